import type { Failure } from "../../contract/errors";
import { administrator, editor, learner } from "../../machines/testing";

/** The ways in which a call may fail, as test models name them. */
const failed = (code: Failure["code"], status: number, more: Partial<Failure> = {}): { error: Failure } => ({
  error: { code, status, ...more },
});
export const offline = failed("network", 0);
export const broken = failed("internal", 500);
export const signedOut = failed("signed_out", 401);
export const notFound = failed("not_found", 404);
export const forbidden = failed("forbidden", 403);
export const notEnrolled = failed("not_enrolled", 403);
export const tooMany = failed("too_many", 429, { retryAfter: 30 });
export const refused = failed("invalid", 400);
export const webinarOver = failed("webinar_over", 409);
export const attemptOver = failed("attempt_over", 409);

/** The sessions that the academy may report. */
export const whoIsHere = {
  learner: { learner, seed: "seed" },
  visitor: { learner: null, seed: "seed" },
};
/** The same sessions for a machine that checks whether the person has changed. */
export const whoIsHereNow = {
  ...whoIsHere,
  another: { learner: { ...learner, id: 8, name: "Bob", email: "bob@academy.test" }, seed: "seed" },
};

/** Adds someone who can see drafts, for machines where that matters (R10). */
export const editorIsHere = { editor: { learner: editor, seed: "seed" } };

/** Adds someone who administers the site (R10). */
export const administratorIsHere = { administrator: { learner: administrator, seed: "seed" } };

/** What the academy may report about the network. */
export const network = { restored: { online: true }, lost: { online: false } };
