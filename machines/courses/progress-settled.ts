/**
 * A course's page tells its parts whether the learner is in the course: once it is known, and whenever it changes.
 * `enrolled` is null where it could not be asked. The page itself hears it from its enrolment.
 */
export interface ProgressSettled {
  type: "progress.settled";
  enrolled: boolean | null;
}

/** A part stands on its page, and may have missed what the page announced. */
export interface PartOpened {
  type: "part.opened";
}

/** A part of a course's page asks for the way into the course, which is the page's. */
export interface EnrolmentRequested {
  type: "enrolment.requested";
}
