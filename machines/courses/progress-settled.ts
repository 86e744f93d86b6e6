/**
 * A course's page tells its parts whether the learner is in the course: once it is known, and whenever it changes.
 * `enrolled` is null when the check failed. The page itself learns it from its enrollment.
 */
export interface ProgressSettled {
  type: "progress.settled";
  enrolled: boolean | null;
}

/** A part has started on its page, and may have missed what the page announced. */
export interface PartOpened {
  type: "part.opened";
}

/** A part of a course's page asks the page to let the learner into the course. */
export interface EnrolmentRequested {
  type: "enrolment.requested";
}
