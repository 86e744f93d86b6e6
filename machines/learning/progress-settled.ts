/**
 * A course's page tells its parts whether the learner is in the course: once it is known, and whenever it changes.
 * `enrolled` is null where it could not be asked.
 */
export interface ProgressSettled {
  type: "progress.settled";
  enrolled: boolean | null;
}
