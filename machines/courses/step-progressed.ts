import type { CourseProgress } from "../../contract/courses/progress";

/** Quiz and video tell the lesson what the server has counted, and whether the step is done by it. */
export interface StepProgressed {
  type: "step.progressed";
  progress: CourseProgress | null;
  done: boolean;
}
