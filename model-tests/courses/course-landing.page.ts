import { session } from "../../contract/account/session";
import { courses } from "../../contract/courses/courses";
import { profileOf } from "../../machines/testing";
import { definePage } from "../shared/define-page";
import { courseLandingScreen } from "./course-landing.screen";

const enrolment = "[data-part='enrolment']";

export const courseLandingPage = definePage({
  screen: courseLandingScreen,
  // The test models' course has the same name as a topic, whose page would take precedence (R28).
  path: "/academy/standalone-courses/seo/",
  // Everything except enrolling, which has its own machine.
  region: [
    `main:not(:has(${enrolment}))`,
    `main:has(${enrolment}) > :not(${enrolment}, :has(${enrolment}))`,
    `main :has(${enrolment}) > :not(${enrolment}, :has(${enrolment}))`,
  ],
  calls: { loadCourse: courses.bySlug },
  plays: { enrolment: "it is tested by itself, and its panel stands still here" },
  // The rating waits for the course's progress only if someone is signed in.
  answers: () => [[session.profile, { userProfile: profileOf(7), specialRights: false }]],
});
