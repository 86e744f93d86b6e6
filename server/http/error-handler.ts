import type { FastifyError, FastifyReply, FastifyRequest } from "fastify";
import { type ErrorEnvelope, errorStatus } from "../../contract/errors";
import { AccountGone } from "../account/queries/accounts";
import { isAway, refersToGoneAccount } from "../db/failures";
import { ApiError, invalid } from "./api-error";
import { kindOf } from "./faults";
import { isHangUp } from "./hang-up";

/** Converts anything thrown to an error of the contract; anything unknown is a 500 whose text stays in the log. */
function toApiError(thrown: FastifyError | ApiError, request: FastifyRequest): ApiError {
  if (thrown instanceof ApiError) return thrown;
  if (isHangUp(thrown, request)) return invalid("body", "has not arrived completely");
  // The account was deleted in another window during this request.
  if (thrown instanceof AccountGone || refersToGoneAccount(thrown)) return new ApiError("signed_out");
  if (isAway(thrown)) return new ApiError("unavailable", { retryAfter: 5 });
  switch (thrown.code) {
    case "FST_ERR_CTP_INVALID_MEDIA_TYPE":
      return new ApiError("unsupported_media_type", {
        fields: [{ path: "headers.content-type", message: "must be application/json" }],
      });
    case "FST_ERR_CTP_BODY_TOO_LARGE":
      return invalid("body", "is too large");
    case "FST_ERR_BAD_URL":
      return invalid("path", "is not a valid address");
  }
  // What remains below 500 concerns the body: invalid JSON, or a length other than announced.
  if ((thrown.statusCode ?? 500) < 500) return invalid("body", "is not valid JSON");
  return new ApiError("internal");
}

/** How many whole seconds to wait after an error, for `Retry-After`; undefined if it says nothing about that. */
export const secondsToWait = ({ details: { retryAfter } }: ApiError): number | undefined =>
  retryAfter === undefined ? undefined : Math.max(1, Math.ceil(retryAfter));

/** Answers with the envelope of R11. */
export function answerError(error: ApiError, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const { fields, retakeAvailableAt, allow } = error.details;
  const wait = secondsToWait(error);
  const envelope: ErrorEnvelope = {
    error: {
      code: error.code,
      message: error.message,
      requestId: request.id,
      ...(fields && { fields }),
      ...(retakeAvailableAt && { retakeAvailableAt: retakeAvailableAt.toISOString() }),
    },
  };
  if (wait !== undefined) reply.header("retry-after", String(wait));
  if (allow !== undefined) reply.header("allow", allow.join(", "));
  // An invalid address never reached the hook that sets it.
  reply.header("x-request-id", request.id);
  return reply.code(errorStatus[error.code]).header("cache-control", "no-store").send(envelope);
}

/** Logs a fault, once a minute for each kind. */
export function logFault(thrown: unknown, request: FastifyRequest): void {
  const write = () => request.log.error({ err: thrown }, "request failed");
  request.server.academy.faults.note(kindOf(thrown, isAway(thrown)), thrown, write);
}

/**
 * Logs anything thrown and says how to answer it: errors of the contract are logged briefly, faults are logged in full
 * and answered without their text, and a client that hangs up is neither. A busy process counts as a contract error
 * too: under load, a log entry for each fault would make it busier.
 */
export function noteError(thrown: FastifyError | ApiError, request: FastifyRequest): ApiError {
  const error = toApiError(thrown, request);
  const isFault = errorStatus[error.code] >= 500 && !(thrown instanceof ApiError && error.code === "unavailable");
  if (isHangUp(thrown, request)) request.log.info({ code: thrown.code }, "client hung up");
  else if (isFault) logFault(thrown, request);
  else request.log.info({ code: error.code, fields: error.details.fields }, "request rejected");
  return error;
}

/** The error handler of everything but pages: it answers with the envelope. */
export function handleError(thrown: FastifyError | ApiError, request: FastifyRequest, reply: FastifyReply): void {
  answerError(noteError(thrown, request), request, reply);
}

/** A 404 in the envelope, for unknown paths of the API. */
export function handleNotFound(request: FastifyRequest, reply: FastifyReply): void {
  answerError(new ApiError("not_found"), request, reply);
}
