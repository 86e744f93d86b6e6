import type { ErrorCode } from "../../contract/errors";

/** What a refusal says where nothing better is known. */
export const refusalTexts: Record<ErrorCode, string> = {
  invalid: "The request is not valid.",
  signed_out: "Sign in first.",
  wrong_credentials: "E-mail or password is wrong.",
  forbidden: "This account may not do that.",
  csrf: "The CSRF token is missing or stale; fetch a new one.",
  origin: "The request comes from another site.",
  not_enrolled: "Enrol in the course first.",
  lessons_unfinished: "Finish the course's lessons first.",
  not_found: "There is nothing here.",
  method_not_allowed: "This address does not support this method; the Allow header names those that it supports.",
  attempt_over: "This attempt is finished.",
  attempt_open: "An attempt is open already.",
  cooling_down: "The next attempt is not open yet.",
  no_attempt: "There is no attempt to repeat; start the exam.",
  already_certificated: "This exam is passed and its certificate is valid.",
  wrong_confirmation: "What was typed to confirm it is wrong.",
  promo_unknown: "There is no such promo code.",
  promo_expired: "This promo code has expired.",
  promo_used_up: "This promo code has been used up.",
  own_rights: "Administrators cannot take their own right away; ask another one.",
  conflict: "It has been changed meanwhile, on another device or in another window; look at that first.",
  unsupported_media_type: "The body must be JSON, sent with content-type: application/json.",
  misdirected: "This server does not serve this host.",
  key_reused: "This Idempotency-Key was used for another request.",
  too_many: "Too many attempts; wait.",
  internal: "Something went wrong here.",
  unavailable: "The service is busy; try again.",
};

export interface Field {
  /** `params.slug`, `body.email`, `headers.idempotency-key`. */
  path: string;
  message: string;
}
interface Details {
  message?: string;
  fields?: Field[];
  retakeAvailableAt?: Date | null;
  /** Seconds. */
  retryAfter?: number;
  /** The methods of an address that has no other ones. */
  allow?: readonly string[];
}

/** A refusal of the contract (R11); thrown by handlers, turned into the envelope by the error handler. */
export class ApiError extends Error {
  override name = "ApiError";

  constructor(
    readonly code: ErrorCode,
    readonly details: Details = {},
  ) {
    super(details.message ?? refusalTexts[code]);
  }
}

/** A 400 that names one field. */
export const invalid = (path: string, message: string): ApiError =>
  new ApiError("invalid", { fields: [{ path, message }] });
