import type { CourseProgress } from "../../contract/courses/progress";

/** Quiz and clip tell the lesson what the server has counted, and whether that completes the step. */
export interface StepProgressed {
  type: "step.progressed";
  progress: CourseProgress | null;
  done: boolean;
}
