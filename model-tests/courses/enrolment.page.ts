import { courses } from "../../contract/courses/courses";
import { definePage } from "../shared/define-page";
import { enrolmentScreen, examined } from "./enrolment.screen";

export const enrolmentPage = definePage({
  screen: enrolmentScreen,
  // The test models' course has the same name as a topic, whose page would take precedence (R28).
  path: "/academy/standalone-courses/seo/",
  region: ['[data-part="enrolment"]', "[role='dialog']"],
  calls: {
    // The tab remembers whether the visitor had asked to enroll.
    checkEnrolment: { call: courses.progress, replyFor: ({ progress }: { progress: unknown }) => progress },
    enrol: courses.enrol,
    removeEnrolment: courses.removeEnrolment,
  },
  answers: () => [[courses.bySlug, examined]],
  keeps: { "checkEnrolment → intended": { tab: { "academy.intent": "seo" } } },
});
