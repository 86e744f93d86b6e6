import { IncomingMessage } from "node:http";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { ApiError } from "./api-error";
import { watchLag } from "./lag";
import { alwaysLetIn, type Limits, retryAfter } from "./limits";
import { sourceOf } from "./source";

/** A request's place among those in flight. It is free again when nothing holds it. */
interface Slot {
  hold(): () => void;
  isHeld(): boolean;
}

/**
 * Why a request was rejected: too many are in flight, the event loop lags, or its sender has too many unfinished
 * requests, and this is the oldest.
 */
export type ShedReason = "in_flight" | "lag" | "arriving";

/** The unfinished work of this process. */
export interface Load {
  /**
   * Requests being worked on: from their arrival until they are answered and everything started for them has finished,
   * even after their time was up. Waiting for a body and sending a file do not count as work.
   */
  inFlight(): number;
  /** Requests whose body has not arrived completely. */
  arriving(): number;
  /** Gives a request its place. */
  enter(): Slot;
  /**
   * Counts a request whose body has yet to arrive. If its sender already has `most` of them, the oldest is dropped: a
   * body that is really being sent arrives within moments, and a body that never comes is soon the oldest.
   * @returns a function to call when the body has arrived
   */
  awaitBody(sender: string, most: number, giveUp: () => void): () => void;
}

declare module "fastify" {
  interface FastifyRequest {
    /** Null before the request was accepted, and for requests that are always accepted. */
    slot: Slot | null;
    /** Frees what the response holds. */
    answered: () => void;
  }
  interface FastifyContextConfig {
    /** Is answered however busy the process is, and does not count as load. */
    isVital?: boolean;
    /** Comes before others: answered while the event loop lags, and has places of its own when all others are taken. */
    isUrgent?: boolean;
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

/** Whether a request came over the network; a page's own calls are part of an accepted request. */
export const isFromOutside = (request: FastifyRequest): boolean => request.raw instanceof IncomingMessage;

const hasBody = ({ headers }: FastifyRequest): boolean =>
  headers["transfer-encoding"] !== undefined || (headers["content-length"] ?? "0") !== "0";

const nothing = () => undefined;

const isUrgent = ({ routeOptions }: FastifyRequest): boolean => routeOptions.config.isUrgent === true;

const placesFor = (request: FastifyRequest, { inFlight, urgent }: Limits): number =>
  isUrgent(request) ? inFlight + urgent : inFlight;

/** Counts the requests of each turn of the event loop, and decides which of them are too many. */
function createShedder(
  app: FastifyInstance,
  load: Load,
  limits: Limits,
): (request: FastifyRequest) => ShedReason | null {
  let arrived = 0;
  const lag = watchLag(() => {
    arrived = 0;
  });
  app.addHook("onClose", async () => lag.stop());
  return (request) => {
    arrived += 1;
    if (load.inFlight() >= placesFor(request, limits)) return "in_flight";
    if (arrived <= alwaysLetIn || isUrgent(request)) return null;
    // Only the excess: rejecting all of them would let all of them in a moment later.
    return Math.random() > limits.lag / lag.current() ? "lag" : null;
  };
}

/** Holds a request's place until it is answered. */
function takeSlot(request: FastifyRequest, reply: FastifyReply, slot: Slot): void {
  request.slot = slot;
  request.answered = slot.hold();
  // Nobody waits for the response if the connection is gone.
  reply.raw.once("close", request.answered);
}

/**
 * Rejects requests with 503 `unavailable` and `Retry-After` while too many are in flight or the event loop lags, so
 * that accepted requests are answered in time. Routes with `isVital` are never rejected, those with
 * `isUrgent` only while even the places that they have to themselves are taken. While a request's body is
 * arriving, it causes no work and takes no place; per sender, only a limited number may be arriving.
 * @param onShed called for each rejection
 */
export function shedLoad(app: FastifyInstance, load: Load, limits: Limits, onShed: (reason: ShedReason) => void): void {
  const reasonToShed = createShedder(app, load, limits);
  const refuse = (reason: ShedReason): never => {
    onShed(reason);
    throw new ApiError("unavailable", { retryAfter });
  };

  app.decorateRequest("slot", null);
  app.decorateRequest("answered", nothing);
  app.addHook("onRequest", (request, reply, done) => {
    if (request.routeOptions.config.isVital) return done();
    const reason = isFromOutside(request) ? reasonToShed(request) : null;
    if (reason) refuse(reason);
    takeSlot(request, reply, load.enter());
    done();
  });
  app.addHook("preParsing", async (request, reply) => {
    if (!isFromOutside(request) || !hasBody(request)) return;
    // A body in the same packet is complete a moment later.
    await undefined;
    if (request.raw.complete) return;
    request.answered();
    const arrived = load.awaitBody(sourceOf(request).address, limits.arriving, () => {
      onShed("arriving");
      request.raw.destroy();
    });
    request.raw.once("end", arrived).once("close", arrived);
    reply.raw.once("close", arrived);
  });
  app.addHook("preValidation", (request, reply, done) => {
    if (request.slot === null || request.slot.isHeld()) return done();
    if (load.inFlight() >= placesFor(request, limits)) refuse("in_flight");
    takeSlot(request, reply, request.slot);
    done();
  });
  app.addHook("onSend", (request, _, __, done) => {
    request.answered();
    done();
  });
}
