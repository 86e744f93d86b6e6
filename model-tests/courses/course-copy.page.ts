import { session } from "../../contract/account/session";
import { courses } from "../../contract/courses/courses";
import { courseProgress, profileOf } from "../../machines/testing";
import { definePage } from "../shared/define-page";
import { course } from "../shared/samples";
import { courseCopyScreen } from "./course-copy.screen";

const onDevice = "the browser's store has it, and its calls are those of lessons";

export const courseCopyPage = definePage({
  screen: courseCopyScreen,
  // The test models' course has the same name as a topic, whose page would take precedence (R28).
  path: "/academy/standalone-courses/seo/",
  region: ["[data-part='copy']"],
  calls: {},
  plays: { findCopy: onDevice, keepCopy: onDevice, removeCopy: onDevice },
  answers: () => [
    [session.profile, { userProfile: profileOf(7), specialRights: false }],
    [courses.bySlug, course],
    // Only enrolled learners can keep the course.
    [courses.progress, courseProgress({ enrolled: true })],
  ],
});
