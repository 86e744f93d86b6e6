import { courseCopyMachine } from "../../../machines/courses/course-copy";
import { definePart } from "../../screens/screen";
import { courseCopyActors } from "../copy-actors";
import { CourseCopy } from "./CourseCopy";

export const part = definePart({
  logic: () => courseCopyMachine.provide(courseCopyActors()),
  View: CourseCopy,
});
