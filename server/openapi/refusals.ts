import type { Endpoint } from "../../contract/endpoint";
import type { ErrorCode } from "../../contract/errors";

const starting: readonly ErrorCode[] = ["plan_needed", "not_enrolled", "lessons_unfinished", "cooling_down"];

/** What can be wrong with the answer of a passkey. */
const answering: readonly ErrorCode[] = ["passkey_unknown", "passkey_invalid", "passkey_copied", "passkey_expired"];

/** Errors that do not follow from the shape of a call. */
const own: Record<string, readonly ErrorCode[]> = {
  // A module earns no certificate that could prevent another attempt.
  "exams.start": ["already_certificated"],
  "exams.retake": ["already_certificated"],
  "session.signIn": ["wrong_credentials", "passkey_needed", "too_many"],
  "registration.register": ["not_offered", "common_password", "too_many"],
  "registration.confirm": ["wrong_credentials", "link_used", "link_expired", "too_many"],
  "registration.forgotPassword": ["not_offered", "too_many"],
  "registration.newPassword": ["common_password", "link_used", "link_expired"],
  "registration.changePassword": ["wrong_confirmation", "not_offered", "common_password", "too_many"],
  "registration.changeEmail": ["wrong_confirmation", "not_offered", "too_many"],
  "registration.confirmNewEmail": ["wrong_credentials", "email_taken", "link_used", "link_expired", "too_many"],
  "sessions.confirm": ["wrong_confirmation", "not_offered", ...answering, "too_many"],
  "passkeys.addOptions": ["passkey_limit", "too_many"],
  "passkeys.add": ["passkey_invalid", "passkey_expired", "passkey_limit", "passkey_added"],
  "passkeys.makeCodes": ["not_offered"],
  "passkeys.confirmOptions": ["not_offered", "too_many"],
  "passkeys.signInOptions": ["sign_in_expired", "too_many"],
  "passkeys.signIn": [...answering, "sign_in_expired", "too_many"],
  "passkeys.recover": ["recovery_code_wrong", "sign_in_expired", "too_many"],
  "session.applyPromo": ["promo_unknown", "promo_expired", "promo_used_up", "too_many"],
  "session.startTrial": ["not_offered", "trial_had"],
  "session.deleteAccount": ["wrong_confirmation", "last_administrator", "too_many"],
  "webinars.registration": ["not_offered"],
  "webinars.register": ["not_offered", "webinar_over"],
  "webinars.unregister": ["not_offered"],
  "courses.enrol": ["plan_needed"],
  // Those of academy-plus are open to more people than the others.
  "series.bySlug": ["forbidden"],
  "series.episodes": ["forbidden"],
  "series.progress": ["forbidden"],
  "series.episode": ["forbidden", "plan_needed"],
  "series.watch": ["forbidden", "plan_needed"],
  "site.terms": ["not_found"],
  "lessons.auditQuiz": ["not_found", "plan_needed", "not_enrolled"],
  "lessons.answers": ["plan_needed", "not_enrolled"],
  "lessons.quizNext": ["conflict"],
  "notes.save": ["conflict"],
  "staffCertificates.revoke": ["conflict"],
  "staffCertificates.restore": ["conflict"],
  "admin.updateUser": ["own_rights", "conflict"],
  "admin.addPromoCode": ["promo_exists"],
  "admin.endPromoCode": ["conflict"],
  "admin.removeRating": ["conflict"],
  "contentImports.check": ["conflict"],
  "contentImports.start": ["conflict"],
  "siteSettings.save": ["conflict"],
  "flows.addCounts": ["page_token", "too_many"],
  "flowComments.list": ["not_found"],
  "flowComments.open": ["not_found"],
  "flowComments.add": ["not_found", "too_many"],
};

/** Errors of the calls of an exam, and of a module of one. */
const ofExamTarget: Record<string, readonly ErrorCode[]> = {
  start: [...starting, "attempt_over"],
  retake: [...starting, "no_attempt"],
  quizNext: ["attempt_over"],
  finish: ["attempt_over", "attempt_open"],
};

/** Whether an endpoint concerns a course that requires enrollment. */
const isStudying = ({ id, path }: Endpoint): boolean =>
  ["learning.rate", "learning.flushQuestions", "notes.save"].includes(id) ||
  (id.startsWith("lessons.") && path.includes("/courses/"));

/** Every error that a call can return, in the order in which the server checks. */
export function refusalsOf(endpoint: Endpoint): ErrorCode[] {
  const { id, access, method, params, query, body, csrf, confirmed, idempotent, path } = endpoint;
  const [area = "", action = ""] = id.split(".");
  const codes: (ErrorCode | false)[] = [
    method !== "GET" && "origin",
    access !== "public" && "signed_out",
    !["public", "signed-in"].includes(access) && "forbidden",
    Boolean(csrf) && "csrf",
    Boolean(confirmed) && "confirmation_needed",
    method !== "GET" && "unsupported_media_type",
    (params ?? query ?? (body || method !== "GET")) ? "invalid" : false,
    path.replace("{locale}", "").includes("{") && "not_found",
    isStudying(endpoint) && "plan_needed",
    isStudying(endpoint) && "not_enrolled",
    ...(["exams", "moduleExams"].includes(area) ? (ofExamTarget[action] ?? []) : []),
    ...(own[id] ?? []),
    Boolean(idempotent) && "key_reused",
    "internal",
    "unavailable",
  ];
  return [...new Set(codes.filter((code) => code !== false))];
}
