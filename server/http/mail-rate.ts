import type { FastifyRequest } from "fastify";
import { ApiError } from "./api-error";
import { createSourceRate } from "./rate";
import { sourceOf } from "./source";

/** Requests from one address within an hour: enough for several classes behind it. */
const each = 200;
/** From all addresses together, so that the mail server's limits hold; a network has a fifth of it. */
const all = 5000;
const seconds = 60 * 60;

/**
 * Limits how many mails one address can make this process send.
 * @returns a function that counts a request; throws {@link ApiError} `too_many` with the seconds to wait
 */
export function createMailRate() {
  const rate = createSourceRate({ each, all, seconds });
  return (request: FastifyRequest, now: Date): void => {
    const retryAfter = rate.take(sourceOf(request), 1, now);
    if (retryAfter > 0) throw new ApiError("too_many", { retryAfter });
  };
}
