import type { FastifyError, FastifyReply, FastifyRequest } from "fastify";
import { type ErrorEnvelope, errorStatus } from "../../contract/errors";
import { ApiError, invalid } from "./api-error";

/** Failures of the database itself: connection lost, shutting down, out of resources, out of time. */
const databaseIsAway = /^(?:08|57P|57014|25P03|53|40001|40P01|ECONN|ETIMEDOUT|EPIPE|ENOTFOUND)/;

/** What the driver says without a code. */
const connectionIsGone =
  /^(?:timeout exceeded when trying to connect|Connection terminated|Client .+ is not queryable|The connection was held)/;

/** Whether the database is away; a drizzle error hides the driver's one in its cause. */
function isAway(thrown: unknown): boolean {
  for (let one = thrown, depth = 0; one instanceof Error && depth < 5; one = one.cause, depth += 1)
    if (("code" in one && databaseIsAway.test(String(one.code))) || connectionIsGone.test(one.message)) return true;
  return false;
}

/** Whatever was thrown as a refusal of the contract; what is not one is a 500 whose text stays in the log. */
function toApiError(thrown: FastifyError | ApiError): ApiError {
  if (thrown instanceof ApiError) return thrown;
  if (isAway(thrown)) return new ApiError("unavailable", { retryAfter: 5 });
  switch (thrown.code) {
    case "FST_ERR_CTP_INVALID_MEDIA_TYPE":
      return invalid("headers.content-type", "must be application/json");
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
  const { fields, retakeAvailableAt, retryAfter } = error.details;
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
  // An address that is none never came to the hook that sets it.
  reply.header("x-request-id", request.id);
  return reply.code(errorStatus[error.code]).header("cache-control", "no-store").send(envelope);
}

/**
 * The one error handler: refusals are noted, faults are logged whole and answered without their text. That the process
 * is busy is a refusal too: under load each fault's lines would make it busier.
 */
export function handleError(thrown: FastifyError | ApiError, request: FastifyRequest, reply: FastifyReply): void {
  const error = toApiError(thrown);
  const isFault = errorStatus[error.code] >= 500 && !(thrown instanceof ApiError && error.code === "unavailable");
  if (isFault) request.log.error({ err: thrown }, "request failed");
  else request.log.info({ code: error.code, fields: error.details.fields }, "request refused");
  sendError(error, request, reply);
}

/** A 404 in the envelope, for paths of the API that nothing answers. */
export function handleNotFound(request: FastifyRequest, reply: FastifyReply): void {
  sendError(new ApiError("not_found"), request, reply);
}
