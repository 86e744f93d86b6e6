import { z } from "zod/mini";

/** Why a call was rejected; each code has one HTTP status (R11). */
export const errorStatus = {
  invalid: 400,
  signed_out: 401,
  wrong_credentials: 401,
  forbidden: 403,
  csrf: 403,
  origin: 403,
  page_token: 403,
  not_enrolled: 403,
  plan_needed: 403,
  wrong_confirmation: 403,
  confirmation_needed: 403,
  passkey_needed: 401,
  passkey_unknown: 403,
  passkey_invalid: 403,
  passkey_copied: 403,
  recovery_code_wrong: 403,
  not_offered: 403,
  lessons_unfinished: 403,
  not_found: 404,
  method_not_allowed: 405,
  attempt_over: 409,
  attempt_open: 409,
  cooling_down: 409,
  no_attempt: 409,
  already_certificated: 409,
  promo_unknown: 400,
  common_password: 400,
  promo_expired: 409,
  promo_used_up: 409,
  promo_exists: 409,
  trial_had: 409,
  own_rights: 409,
  last_administrator: 409,
  email_taken: 409,
  passkey_limit: 409,
  passkey_added: 409,
  link_used: 409,
  link_expired: 410,
  passkey_expired: 410,
  sign_in_expired: 410,
  webinar_over: 409,
  conflict: 409,
  unsupported_media_type: 415,
  misdirected: 421,
  key_reused: 422,
  too_many: 429,
  internal: 500,
  unavailable: 503,
} as const;

export type ErrorCode = keyof typeof errorStatus;

/** The envelope of every error response (R11). `fields` names each invalid field of a 400. */
export const ErrorEnvelope = z.object({
  error: z.object({
    code: z.enum(Object.keys(errorStatus) as [ErrorCode, ...ErrorCode[]]),
    message: z.string(),
    requestId: z.string(),
    fields: z.optional(z.array(z.object({ path: z.string(), message: z.string() }))),
    /** For `cooling_down`: when the next attempt opens. */
    retakeAvailableAt: z.optional(z.iso.datetime()),
  }),
});
export type ErrorEnvelope = z.infer<typeof ErrorEnvelope>;

/**
 * A failure as machines keep it: plain, coded, serializable. `network` means no response (R40), `timeout` no response
 * within 5 s, `malformed` a response that violates the contract.
 */
export interface Failure {
  code: ErrorCode | "network" | "timeout" | "malformed";
  /** HTTP status, 0 if there was none. */
  status: number;
  fields?: { path: string; message: string }[];
  retakeAvailableAt?: string;
  /** Seconds to wait, from `Retry-After`. */
  retryAfter?: number;
}
