import type { CourseProgress } from "../../contract/courses/progress";

/** Quiz and clip tell the lesson what the server has counted, and whether that completes the step. */
export interface StepProgressed {
  type: "step.progressed";
  progress: CourseProgress | null;
  done: boolean;
}

/** The learner asks for the step as it is now: its content has changed since it was opened. */
export interface StepOutdated {
  type: "step.outdated";
}
