import type { Failure } from "../../../contract/errors";
import type { Exam } from "../../../contract/exams/exams";
import type { ConnectionChanged, ScreenReopened, SessionChanged } from "../../shared/events";
import type { ExamStatuses } from "../exam-statuses";

/** All published exams, or those of agency partners in groups of their own. */
export type ExamListName = "all" | "agencyPartners";

export interface Input {
  locale: string;
  list: ExamListName;
}
export interface Context extends Input {
  exams: Exam[];
  statuses: ExamStatuses | null;
  /** The server's clock: at its answer, then each instant at which an exam opened again. */
  now: string;
  /** Why the exams could not be loaded. */
  failure: Failure | null;
  /** Why the learner's status is unknown. */
  statusesFailure: Failure | null;
}
export type Event =
  | SessionChanged
  | ConnectionChanged
  | ScreenReopened
  | { type: "exams.retry" }
  | { type: "signIn.open" };
