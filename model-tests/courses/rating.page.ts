import { session } from "../../contract/account/session";
import { courses } from "../../contract/courses/courses";
import { learning } from "../../contract/courses/learning";
import { courseProgress, profileOf } from "../../machines/testing";
import { definePage } from "../drivers/page-tests";
import { course } from "../shared/samples";
import { ratingScreen } from "./rating.screen";

const told = (call: typeof learning.rating | typeof learning.rate) => ({
  call,
  replyFor: (rating: number) => ({ rating }),
});

export const ratingPage = definePage({
  screen: ratingScreen,
  // The course of the flows is called as a topic is, whose page would win (R28).
  path: "/academy/standalone-courses/seo/",
  region: ["[data-part='rating']"],
  calls: { loadRating: told(learning.rating), rate: told(learning.rate) },
  answers: () => [
    [session.profile, { userProfile: profileOf(7), specialRights: false }],
    [courses.bySlug, course],
    // Only who is in the course finds a place to rate it.
    [courses.progress, courseProgress({ enrolled: true })],
  ],
});
