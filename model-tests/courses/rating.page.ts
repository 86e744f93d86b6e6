import { session } from "../../contract/account/session";
import { courses } from "../../contract/courses/courses";
import { learning } from "../../contract/courses/learning";
import { courseProgress, profileOf } from "../../machines/testing";
import { definePage } from "../shared/define-page";
import { course } from "../shared/samples";
import { ratingScreen } from "./rating.screen";

const told = (call: typeof learning.rating | typeof learning.rate) => ({
  call,
  replyFor: (rating: number) => ({ rating }),
});

export const ratingPage = definePage({
  screen: ratingScreen,
  // The test models' course has the same name as a topic, whose page would take precedence (R28).
  path: "/academy/standalone-courses/seo/",
  region: ["[data-part='rating']"],
  calls: { loadRating: told(learning.rating), rate: told(learning.rate) },
  answers: () => [
    [session.profile, { userProfile: profileOf(7), specialRights: false }],
    [courses.bySlug, course],
    // Only enrolled learners can rate the course.
    [courses.progress, courseProgress({ enrolled: true })],
  ],
});
