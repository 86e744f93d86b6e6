import type { Endpoint } from "../../contract/endpoint";
import type { ErrorCode } from "../../contract/errors";

const starting: readonly ErrorCode[] = ["not_enrolled", "lessons_unfinished", "cooling_down"];

/** Errors that do not follow from the shape of a call. */
const own: Record<string, readonly ErrorCode[]> = {
  // A module earns no certificate that could prevent another attempt.
  "exams.start": ["already_certificated"],
  "exams.retake": ["already_certificated"],
  "session.signIn": ["wrong_credentials", "too_many"],
  "registration.register": ["not_offered", "common_password", "too_many"],
  "registration.confirm": ["wrong_credentials", "link_used", "link_expired", "too_many"],
  "registration.forgotPassword": ["not_offered", "too_many"],
  "registration.newPassword": ["common_password", "link_used", "link_expired"],
  "registration.changePassword": ["wrong_confirmation", "not_offered", "common_password", "too_many"],
  "session.applyPromo": ["promo_unknown", "promo_expired", "promo_used_up", "too_many"],
  "session.deleteAccount": ["wrong_confirmation", "too_many"],
  "site.terms": ["not_found"],
  "lessons.auditQuiz": ["not_found", "not_enrolled"],
  "lessons.answers": ["not_enrolled"],
  "lessons.quizNext": ["conflict"],
  "notes.save": ["conflict"],
  "admin.updateUser": ["own_rights"],
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
  finish: ["attempt_over"],
};

/** Whether an endpoint concerns a course that requires enrollment. */
const isStudying = ({ id, path }: Endpoint): boolean =>
  ["learning.rate", "learning.flushQuestions", "notes.save"].includes(id) ||
  (id.startsWith("lessons.") && path.includes("/courses/"));

/** Every error that a call can return, in the order in which the server checks. */
export function refusalsOf(endpoint: Endpoint): ErrorCode[] {
  const { id, access, method, params, query, body, csrf, idempotent, path } = endpoint;
  const [area = "", action = ""] = id.split(".");
  const codes: (ErrorCode | false)[] = [
    method !== "GET" && "origin",
    access !== "public" && "signed_out",
    !["public", "signed-in"].includes(access) && "forbidden",
    Boolean(csrf) && "csrf",
    method !== "GET" && "unsupported_media_type",
    (params ?? query ?? (body || method !== "GET")) ? "invalid" : false,
    path.replace("{locale}", "").includes("{") && "not_found",
    isStudying(endpoint) && "not_enrolled",
    ...(["exams", "moduleExams"].includes(area) ? (ofExamTarget[action] ?? []) : []),
    ...(own[id] ?? []),
    Boolean(idempotent) && "key_reused",
    "internal",
    "unavailable",
  ];
  return [...new Set(codes.filter((code) => code !== false))];
}
