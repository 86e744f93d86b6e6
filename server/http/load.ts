import { IncomingMessage } from "node:http";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { ApiError } from "./api-error";
import { watchLag } from "./lag";
import { alwaysLetIn, type Limits, retryAfter } from "./limits";

/** A request's place among those in flight. It is free again when nobody holds it. */
interface Place {
  hold(): () => void;
}

/** Why a request was refused: too many are in flight, or the event loop is late. */
export type ShedReason = "in_flight" | "lag";

/** The work of this process that has not ended. */
export interface Load {
  /**
   * Requests that are being worked on: from their arrival until they are answered and everything begun for them has
   * ended, also what goes on after its time was up. Sending a file is no work.
   */
  inFlight(): number;
  /** Gives a request its place. */
  enter(): Place;
}

declare module "fastify" {
  interface FastifyRequest {
    /** Null before the request was let in, and for one that is always let in. */
    place: Place | null;
    /** Gives back what the answer holds. */
    answered: () => void;
  }
  interface FastifyContextConfig {
    /** Is answered however busy the process is, and does not count as load. */
    isVital?: boolean;
  }
}

export function createLoad(): Load {
  let inFlight = 0;
  return {
    inFlight: () => inFlight,
    enter() {
      let holders = 0;
      return {
        hold() {
          let isHeld = true;
          if (holders === 0) inFlight += 1;
          holders += 1;
          return () => {
            if (!isHeld) return;
            isHeld = false;
            holders -= 1;
            if (holders === 0) inFlight -= 1;
          };
        },
      };
    },
  };
}

/** Whether a request came over the network; a page's own calls are a part of a request that was let in. */
export const isFromOutside = (request: FastifyRequest): boolean => request.raw instanceof IncomingMessage;

const nothing = () => undefined;

/**
 * Refuses requests with 503 `unavailable` and `Retry-After` while too many are in flight or the event loop lags, so
 * that those that were let in are answered in time. Routes with `isVital` are never refused.
 * @param onShed is told of each refusal
 */
export function shedLoad(app: FastifyInstance, load: Load, limits: Limits, onShed: (reason: ShedReason) => void): void {
  let arrived = 0;
  const lag = watchLag(() => {
    arrived = 0;
  });
  app.addHook("onClose", async () => lag.stop());

  const reasonToShed = (): ShedReason | null => {
    arrived += 1;
    if (load.inFlight() >= limits.inFlight) return "in_flight";
    if (arrived <= alwaysLetIn) return null;
    // Only as many as are too many: refusing all of them would let all of them in a moment later.
    return Math.random() > limits.lag / lag.current() ? "lag" : null;
  };

  app.decorateRequest("place", null);
  app.decorateRequest("answered", nothing);
  app.addHook("onRequest", async (request, reply) => {
    if (request.routeOptions.config.isVital) return;
    const reason = isFromOutside(request) ? reasonToShed() : null;
    if (reason) {
      onShed(reason);
      throw new ApiError("unavailable", { retryAfter });
    }
    request.place = load.enter();
    request.answered = request.place.hold();
    // Whoever hangs up waits for no answer.
    reply.raw.once("close", request.answered);
  });
  app.addHook("onSend", async (request) => request.answered());
}
