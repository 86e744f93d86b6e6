import { safeParse, z } from "zod/mini";
import { Id } from "../../contract/primitives";
import { ApiError } from "../http/api-error";
import type { HttpPeer, PeerContext } from "./http-peer";

/** What the feedback service is told (specification, section 3): `id` and `email` are the account's own. */
export interface FeedbackMessage {
  id: number;
  email: string;
  message: string;
  url: string;
}

/** The feedback service (specification, section 7). */
export interface FeedbackPeer {
  /**
   * Sends a message, once per idempotency key. Not to be called within a transaction: the embedded database would wait
   * for the service.
   * @param key with the hash of the request that came with it
   * @returns the id that the service gives the message; null where it gives none, or one that is not a number
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

/** How many keys are remembered between the service's reply and the end of the command's transaction, and well after. */
const mostRemembered = 1000;

/**
 * Remembers what is being sent under which key, so that a repeat that comes before the first one is in the database
 * takes part in it. Failures are forgotten.
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
    if (sent.size > mostRemembered && oldest !== undefined) sent.delete(oldest);
    return id;
  };
}

/** Any success has taken the message, whatever it says (R72); an id of its own is passed on where it is a number. */
const Reply = z.unknown();
const WithId = z.object({ id: Id });

/** @param source the tag that is sent along; null leaves it out */
export function createFeedbackPeer(
  peer: HttpPeer,
  { url, source }: { url: string; source: string | null },
): FeedbackPeer {
  const once = createOnce();
  return {
    async send(message, given, context) {
      // Two accounts may use the same key.
      const idempotencyKey = given && `${message.id}-${given.key}`;
      const body = { ...message, ...(source !== null && { source }) };
      const post = async () => {
        const asked = { method: "POST", url, body, idempotencyKey, context } as const;
        const reply = await peer.ask({ ...asked, reply: Reply, isBodyOptional: true });
        return safeParse(WithId, reply).data?.id ?? null;
      };
      return given && idempotencyKey ? once(idempotencyKey, given.requestHash, post) : post();
    },
  };
}
