import { courseCopyMachine } from "../../../machines/courses/course-copy";
import { definePart } from "../../screens/screen";
import { courseCopyActors } from "../copy-actors";
import { CourseCopy } from "./CourseCopy";

export const part = definePart({
  logic: () => courseCopyMachine.provide(courseCopyActors()),
  View: CourseCopy,
});

// What renews copies comes with what makes them: a file of its own would be one more for every lesson.
export { renewCopies } from "../copy-actors";
