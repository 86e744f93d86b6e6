import type { FastifyRequest } from "fastify";
import { isFromOutside } from "./load";

/** Error codes of a connection that its client has closed. */
export const hangUpCodes = /^(?:ECONNRESET|EPIPE|ECONNABORTED|ERR_STREAM_PREMATURE_CLOSE|ERR_STREAM_DESTROYED)$/;

/** Whether an error only means that the client hung up, while sending its request or while being answered. */
export function isHangUp(thrown: unknown, request: FastifyRequest): boolean {
  if (!isFromOutside(request) || !(thrown instanceof Error) || !("code" in thrown)) return false;
  const isGone = request.raw.destroyed && !request.raw.complete;
  return hangUpCodes.test(String(thrown.code)) && (isGone || request.raw.errored === thrown);
}
