import type { FastifyBaseLogger } from "fastify";
import { z } from "zod/mini";
import type { EventType } from "../../contract/catalogue/site";
import { cleanText } from "../content/clean-text";
import type { HttpIntegration, PeerContext } from "./http-integration";
import { isWebAddress } from "./links";

/** The scheduling service (specification, section 7). */
export interface SchedulingIntegration {
  /** @throws {ApiError} `not_found`, `unavailable` */
  eventType(slug: string, context: PeerContext): Promise<EventType>;
}

/** Only the title is needed (R72). */
const Reply = z.object({
  slug: z.optional(z.string()),
  title: z.string().check(z.trim(), z.minLength(1)),
  description: z.catch(z._default(z.string(), ""), ""),
  minutes: z.catch(z._default(z.number(), 0), 0),
  bookingUrl: z.optional(z.unknown()),
});

/**
 * The scheduling service of another system.
 * @param log called for a booking address that people cannot be sent to; the meeting is then shown without it
 */
export function createSchedulingIntegration(
  integration: HttpIntegration,
  url: string,
  log: Pick<FastifyBaseLogger, "warn">,
): SchedulingIntegration {
  const base = url.replace(/\/$/, "");
  const bookingUrlOf = (value: unknown, { requestId }: PeerContext): string | null => {
    if (typeof value === "string" && isWebAddress(value)) return value;
    const reasons = ["has a bookingUrl that is not a web address"];
    if (value)
      log.warn(
        { integration: "scheduling", reqId: requestId, dropped: 1, reasons },
        "peer sent items that cannot be shown",
      );
    return null;
  };
  return {
    async eventType(slug, context) {
      const reply = await integration.ask({
        method: "GET",
        url: `${base}/event-types/${encodeURIComponent(slug)}`,
        reply: Reply.check(
          z.refine((eventType) => eventType.slug === undefined || eventType.slug === slug, {
            path: ["slug"],
            error: "has another slug",
          }),
        ),
        context,
      });
      return {
        slug,
        title: cleanText(reply.title),
        description: cleanText(reply.description),
        minutes: Math.max(0, Math.round(reply.minutes)),
        bookingUrl: bookingUrlOf(reply.bookingUrl, context),
      };
    },
  };
}
