import { safeParse, z } from "zod/mini";
import { Id } from "../../contract/primitives";
import { ApiError } from "../http/api-error";
import type { HttpIntegration, PeerContext } from "./http-integration";

/** The message to the feedback service (specification, section 3): `id` and `email` come from the account. */
export interface FeedbackMessage {
  id: number;
  email: string;
  message: string;
  url: string;
}

/** The feedback service (specification, section 7). */
export interface FeedbackIntegration {
  /**
   * Sends a message, once per idempotency key. Do not call it within a transaction: the embedded database would wait
   * for the service.
   * @param key with the hash of its request
   * @returns the id that the service gives the message; null if it gives none, or one that is not a number
   * @throws {ApiError} `unavailable`, `key_reused`
   */
  send(
    message: FeedbackMessage,
    key: { key: string; requestHash: string } | null,
    context: PeerContext,
  ): Promise<number | null>;
}

interface Sent {
  requestHash: string;
  id: Promise<number | null>;
}

/** How many keys are remembered until the command's transaction ends, and well beyond. */
const maxRemembered = 1000;

/**
 * Remembers what is being sent under which key, so that a repeat that arrives before the first one is stored shares its
 * result. Failures are forgotten.
 */
function createOnce() {
  const sent = new Map<string, Sent>();
  return (name: string, requestHash: string, send: () => Promise<number | null>): Promise<number | null> => {
    const earlier = sent.get(name);
    if (earlier && earlier.requestHash !== requestHash) throw new ApiError("key_reused");
    if (earlier) return earlier.id;
    const id = send();
    sent.set(name, { requestHash, id });
    id.catch(() => sent.delete(name));
    const [oldest] = sent.keys();
    if (sent.size > maxRemembered && oldest !== undefined) sent.delete(oldest);
    return id;
  };
}

/**
 * Any success means that the message was accepted, whatever the response says (R72); an id is passed on if it is a
 * number.
 */
const Reply = z.unknown();
const WithId = z.object({ id: Id });

/** @param source the tag to send along; null leaves it out */
export function createFeedbackIntegration(
  integration: HttpIntegration,
  { url, source }: { url: string; source: string | null },
): FeedbackIntegration {
  const once = createOnce();
  return {
    async send(message, given, context) {
      // Two accounts may use the same key.
      const idempotencyKey = given && `${message.id}-${given.key}`;
      const body = { ...message, ...(source !== null && { source }) };
      const post = async () => {
        const asked = { method: "POST", url, body, idempotencyKey, context } as const;
        const reply = await integration.ask({ ...asked, reply: Reply, isBodyOptional: true });
        return safeParse(WithId, reply).data?.id ?? null;
      };
      return given && idempotencyKey ? once(idempotencyKey, given.requestHash, post) : post();
    },
  };
}
