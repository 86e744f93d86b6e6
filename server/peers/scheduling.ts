import { z } from "zod/mini";
import { EventType } from "../../contract/site";
import type { HttpPeer, PeerContext } from "./http-peer";
import { isWebAddress } from "./links";

/** The scheduling service (specification, section 7). */
export interface SchedulingPeer {
  /** @throws {ApiError} `not_found`, `unavailable` */
  eventType(slug: string, context: PeerContext): Promise<EventType>;
}

/** People are sent there: an address of the web or none. */
const Reply = EventType.check(
  z.refine(({ bookingUrl }) => bookingUrl === null || isWebAddress(bookingUrl), {
    path: ["bookingUrl"],
    error: "is no address of the web",
  }),
);

export function createSchedulingPeer(peer: HttpPeer, url: string): SchedulingPeer {
  const base = url.replace(/\/$/, "");
  return {
    eventType: (slug, context) =>
      peer.ask({
        method: "GET",
        url: `${base}/event-types/${encodeURIComponent(slug)}`,
        reply: Reply.check(
          z.refine((eventType) => eventType.slug === slug, { path: ["slug"], error: "is another one" }),
        ),
        context,
      }),
  };
}
