import type { FastifyError, FastifyReply, FastifyRequest } from "fastify";
import { type ErrorEnvelope, errorStatus } from "../../contract/errors";
import { AccountGone } from "../account/queries/accounts";
import { isAway, refersToGoneAccount } from "../db/failures";
import { ApiError, invalid } from "./api-error";
import { kindOf } from "./faults";
import { isHangUp } from "./observe";

/** Whatever was thrown as a refusal of the contract; what is not one is a 500 whose text stays in the log. */
function toApiError(thrown: FastifyError | ApiError, request: FastifyRequest): ApiError {
  if (thrown instanceof ApiError) return thrown;
  if (isHangUp(thrown, request)) return invalid("body", "has not arrived in whole");
  // The account was deleted in another window while this was done for it.
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
  // What is left below 500 is the body: no JSON, another length than announced.
  if ((thrown.statusCode ?? 500) < 500) return invalid("body", "is not valid JSON");
  return new ApiError("internal");
}

/** Answers with the envelope of R11. */
function sendError(error: ApiError, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const { fields, retakeAvailableAt, retryAfter, allow } = error.details;
  const envelope: ErrorEnvelope = {
    error: {
      code: error.code,
      message: error.message,
      requestId: request.id,
      ...(fields && { fields }),
      ...(retakeAvailableAt && { retakeAvailableAt: retakeAvailableAt.toISOString() }),
    },
  };
  if (retryAfter !== undefined) reply.header("retry-after", String(Math.max(1, Math.ceil(retryAfter))));
  if (allow !== undefined) reply.header("allow", allow.join(", "));
  // An address that is none never came to the hook that sets it.
  reply.header("x-request-id", request.id);
  return reply.code(errorStatus[error.code]).header("cache-control", "no-store").send(envelope);
}

/** Writes the line of a fault, once a minute for each kind of it. */
function logFault(thrown: Error, request: FastifyRequest): void {
  const write = () => request.log.error({ err: thrown }, "request failed");
  request.server.academy.faults.note(kindOf(thrown, isAway(thrown)), thrown, write);
}

/**
 * The one error handler: refusals are noted, faults are logged whole and answered without their text, and a client that hangs up is neither. That the process
 * is busy is a refusal too: under load each fault's lines would make it busier.
 */
export function handleError(thrown: FastifyError | ApiError, request: FastifyRequest, reply: FastifyReply): void {
  const error = toApiError(thrown, request);
  const isFault = errorStatus[error.code] >= 500 && !(thrown instanceof ApiError && error.code === "unavailable");
  if (isHangUp(thrown, request)) request.log.info({ code: thrown.code }, "client hung up");
  else if (isFault) logFault(thrown, request);
  else request.log.info({ code: error.code, fields: error.details.fields }, "request refused");
  sendError(error, request, reply);
}

/** A 404 in the envelope, for paths of the API that nothing answers. */
export function handleNotFound(request: FastifyRequest, reply: FastifyReply): void {
  sendError(new ApiError("not_found"), request, reply);
}
