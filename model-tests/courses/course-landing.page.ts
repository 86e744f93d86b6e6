import { session } from "../../contract/account/session";
import { courses } from "../../contract/courses/courses";
import { profileOf } from "../../machines/testing";
import { definePage } from "../drivers/page-tests";
import { courseLandingScreen } from "./course-landing.screen";

const enrolment = "[data-part='enrolment']";

export const courseLandingPage = definePage({
  screen: courseLandingScreen,
  // The course of the flows is called as a topic is, whose page would win (R28).
  path: "/academy/standalone-courses/seo/",
  // Enrolling is a part with a machine of its own: everything but that.
  region: [
    `main:not(:has(${enrolment}))`,
    `main:has(${enrolment}) > :not(${enrolment}, :has(${enrolment}))`,
    `main :has(${enrolment}) > :not(${enrolment}, :has(${enrolment}))`,
  ],
  calls: { loadCourse: courses.bySlug },
  plays: { enrolment: "it is tested by itself, and its panel stands still here" },
  // The rating waits for the course's own word only where somebody is signed in.
  answers: () => [[session.profile, { userProfile: profileOf(7), specialRights: false }]],
});
