import type { FastifyRequest } from "fastify";
import type { LastKnown } from "../content/last-known";
import { ApiError } from "./api-error";
import { retryAfter } from "./limits";

declare module "fastify" {
  interface FastifyRequest {
    /** The remaining time for work on this request, in milliseconds. */
    budget: number;
  }
}

/**
 * Waits for a result for a limited time; the work itself goes on.
 * @param ms milliseconds
 * @throws {ApiError} `unavailable` when the time is up.
 */
export async function inTime<T>(done: Promise<T>, ms: number, onLate: () => void = () => undefined): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const timeIsUp = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      onLate();
      reject(new ApiError("unavailable", { retryAfter }));
    }, ms);
  });
  try {
    return await Promise.race([done, timeIsUp]);
  } finally {
    clearTimeout(timer);
  }
}

/** The same value, which callers wait for only for a limited time. @param ms milliseconds */
export const knownInTime = <T>(known: LastKnown<T>, ms: number): LastKnown<T> =>
  Object.assign(async () => known.fresh() ?? inTime(known(), ms), { fresh: known.fresh });

/**
 * Does a part of a request's work within its remaining time. Work that takes longer goes on and keeps the request's
 * place, but its result is dropped: a command may still commit, and its repeat then gets its response (R18). Fastify's
 * own `handlerTimeout` does not work here: on Node 20 it forgets every request whose body has been read.
 * @throws {ApiError} `unavailable` when the time is up.
 */
export async function withinBudget<T>(request: FastifyRequest, work: () => Promise<T>): Promise<T> {
  const begun = performance.now();
  const release = request.slot?.hold();
  // In an async function, so that work that throws synchronously also frees its place.
  const done = (async () => work())().finally(() => release?.());
  try {
    return await inTime(done, request.budget, () => {
      const context = { method: request.method, route: request.routeOptions.url };
      request.server.academy.metrics.overBudget();
      request.log.warn(context, "request took too long and was answered 503");
      done.catch((err: unknown) => request.log.warn({ err, ...context }, "request failed after its time was up"));
    });
  } finally {
    request.budget -= performance.now() - begun;
  }
}
