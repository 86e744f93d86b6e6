import { IncomingMessage } from "node:http";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { ApiError } from "./api-error";
import { watchLag } from "./lag";
import { alwaysLetIn, type Limits, retryAfter } from "./limits";
import { sourceOf } from "./source";

/** A request's place among those in flight. It is free again when nobody holds it. */
interface Place {
  hold(): () => void;
  isHeld(): boolean;
}

/** Why a request was refused: too many are in flight, the event loop is late, or its sender has too many unfinished ones: the oldest goes. */
export type ShedReason = "in_flight" | "lag" | "arriving";

/** The work of this process that has not ended. */
export interface Load {
  /**
   * Requests that are being worked on: from their arrival until they are answered and everything begun for them has
   * ended, also what goes on after its time was up. Waiting for a body and sending a file is no work.
   */
  inFlight(): number;
  /** Requests whose body has not arrived in whole. */
  arriving(): number;
  /** Gives a request its place. */
  enter(): Place;
  /**
   * Counts a request whose body has yet to arrive. Where its sender has `most` of them already, the oldest one is given
   * up: a body that is on its way is there within moments, one that never comes is the oldest soon.
   * @returns to be called when it has arrived
   */
  awaitBody(sender: string, most: number, giveUp: () => void): () => void;
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
  let arriving = 0;
  const arrivingOf = new Map<string, Set<() => void>>();
  return {
    inFlight: () => inFlight,
    arriving: () => arriving,
    awaitBody(sender, most, giveUp) {
      const own = arrivingOf.get(sender) ?? new Set();
      const end = () => {
        if (!own.delete(leave)) return;
        arriving -= 1;
        if (own.size === 0) arrivingOf.delete(sender);
      };
      const leave = () => {
        end();
        giveUp();
      };
      const [oldest] = own;
      if (own.size >= most) oldest?.();
      own.add(leave);
      arrivingOf.set(sender, own);
      arriving += 1;
      return end;
    },
    enter() {
      let holders = 0;
      return {
        isHeld: () => holders > 0,
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

/** Counts how many requests each turn of the event loop brings, and says which of them are too many. */
function createShedder(app: FastifyInstance, load: Load, limits: Limits): () => ShedReason | null {
  let arrived = 0;
  const lag = watchLag(() => {
    arrived = 0;
  });
  app.addHook("onClose", async () => lag.stop());
  return () => {
    arrived += 1;
    if (load.inFlight() >= limits.inFlight) return "in_flight";
    if (arrived <= alwaysLetIn) return null;
    // Only as many as are too many: refusing all of them would let all of them in a moment later.
    return Math.random() > limits.lag / lag.current() ? "lag" : null;
  };
}

/** Gives a request what it holds of its place until it is answered. */
function takePlace(request: FastifyRequest, reply: FastifyReply, place: Place): void {
  request.place = place;
  request.answered = place.hold();
  // Nobody waits for the answer to a request whose connection is gone.
  reply.raw.once("close", request.answered);
}

/**
 * Refuses requests with 503 `unavailable` and `Retry-After` while too many are in flight or the event loop lags, so
 * that those that were let in are answered in time. Routes with `isVital` are never refused. While a request's body is
 * on its way, nothing is done for it and it has no place; of one sender only so many are waited for.
 * @param onShed is told of each refusal
 */
export function shedLoad(app: FastifyInstance, load: Load, limits: Limits, onShed: (reason: ShedReason) => void): void {
  const reasonToShed = createShedder(app, load, limits);
  const refuse = (reason: ShedReason): never => {
    onShed(reason);
    throw new ApiError("unavailable", { retryAfter });
  };

  app.decorateRequest("place", null);
  app.decorateRequest("answered", nothing);
  app.addHook("onRequest", async (request, reply) => {
    if (request.routeOptions.config.isVital) return;
    const reason = isFromOutside(request) ? reasonToShed() : null;
    if (reason) refuse(reason);
    takePlace(request, reply, load.enter());
  });
  app.addHook("preParsing", async (request, reply) => {
    // A body that came in the same packet is complete here: the hooks before this one are asynchronous.
    if (!isFromOutside(request) || request.raw.complete) return;
    request.answered();
    const arrived = load.awaitBody(sourceOf(request).address, limits.arriving, () => {
      onShed("arriving");
      request.raw.destroy();
    });
    request.raw.once("end", arrived).once("close", arrived);
    reply.raw.once("close", arrived);
  });
  app.addHook("preValidation", async (request, reply) => {
    if (request.place === null || request.place.isHeld()) return;
    if (load.inFlight() >= limits.inFlight) refuse("in_flight");
    takePlace(request, reply, request.place);
  });
  app.addHook("onSend", async (request) => request.answered());
}
