import { courses } from "../../contract/courses";
import { definePage } from "../drivers/page-tests";
import { course } from "../flows/samples";
import { enrolmentScreen } from "../screens/enrolment";

export const enrolmentPage = definePage({
  screen: enrolmentScreen,
  path: "/academy/courses/seo/",
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
