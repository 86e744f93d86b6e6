import type { ErrorCode } from "../../contract/errors";

/** Default messages of errors. */
export const refusalTexts: Record<ErrorCode, string> = {
  invalid: "The request is invalid.",
  signed_out: "Please sign in first.",
  wrong_credentials: "The email address or password is wrong.",
  forbidden: "This account is not allowed to do that.",
  csrf: "The CSRF token is missing or out of date; get a new one.",
  origin: "The request comes from another site.",
  page_token: "The page's token was not issued by this site or has expired; get a new one.",
  not_enrolled: "Enroll in the course first.",
  plan_needed: "This is part of academy-plus: it needs a paid plan, a trial, or a promo code.",
  lessons_unfinished: "Finish the course's lessons first.",
  not_found: "There is nothing at this address.",
  method_not_allowed: "This address does not support this method; see the Allow header for supported methods.",
  attempt_over: "This attempt is finished.",
  attempt_open: "An attempt is already open.",
  cooling_down: "The next attempt is not open yet.",
  no_attempt: "There is no attempt to repeat; start the exam.",
  already_certificated: "You have passed this exam, and your certificate is valid.",
  wrong_confirmation: "What you entered to confirm is wrong.",
  confirmation_needed: "Confirm with your password or a passkey first; without either, sign out and in again.",
  passkey_needed: "The password is right; now use your passkey or a recovery code.",
  passkey_unknown: "This passkey is not one of this account here; it may have been removed.",
  passkey_invalid: "The passkey's answer is not valid here: it is for another site, incomplete, or altered.",
  passkey_copied: "This passkey has been used with an older count than before, so it may have been copied; remove it.",
  recovery_code_wrong: "This recovery code is wrong or has been used.",
  passkey_limit: "The account has as many passkeys as it can have; remove one first.",
  passkey_added: "This passkey has been added already.",
  passkey_expired: "That took too long, or it has been answered already; try again.",
  sign_in_expired: "Signing in took too long; enter your password again.",
  not_offered: "This site does not offer that.",
  common_password: "The password is among those that are guessed first; choose another one, like four random words.",
  email_taken: "Another account uses this email address now.",
  link_used: "This link has been used already.",
  link_expired: "This link has expired; ask for a new one.",
  promo_unknown: "This promo code does not exist.",
  promo_expired: "This promo code has expired.",
  webinar_over: "This webinar is over.",
  promo_used_up: "This promo code has already been used up.",
  promo_exists: "There is such a promo code already; it was left as it is.",
  trial_had: "This account has already had its trial.",
  last_administrator: "Nobody else administers the site: give someone else the right first.",
  own_rights:
    "Administrators cannot remove their own administrator right, or send themselves away from the academy; ask another administrator.",
  conflict: "This has been changed on another device or in another window; look at the change first.",
  unsupported_media_type: "The body must be JSON, sent with content-type: application/json.",
  misdirected: "This server does not serve this host.",
  key_reused: "This Idempotency-Key was already used for another request.",
  too_many: "Too many attempts; please wait.",
  internal: "Something went wrong on our side.",
  unavailable: "The service is busy; please try again.",
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
  /** The methods of an address that supports no others. */
  allow?: readonly string[];
}

/** An error of the contract (R11); thrown by handlers, turned into the envelope by the error handler. */
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
