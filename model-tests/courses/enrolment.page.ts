import { courses } from "../../contract/courses/courses";
import { definePage } from "../drivers/page-tests";
import { course } from "../shared/samples";
import { enrolmentScreen } from "./enrolment.screen";

export const enrolmentPage = definePage({
  screen: enrolmentScreen,
  // The course of the flows is called as a topic is, whose page would win (R28).
  path: "/academy/standalone-courses/seo/",
  region: ['[data-part="enrolment"]', "[role='dialog']"],
  calls: {
    // Whether the visitor had asked to enrol is kept in the tab.
    checkEnrolment: { call: courses.progress, replyFor: ({ progress }: { progress: unknown }) => progress },
    enrol: courses.enrol,
    removeEnrolment: courses.removeEnrolment,
  },
  answers: () => [[courses.bySlug, course]],
  keeps: { "checkEnrolment → intended": { tab: { "academy.intent": "seo" } } },
});
