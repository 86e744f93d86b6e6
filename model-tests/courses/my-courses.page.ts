import { session } from "../../contract/account/session";
import { courses } from "../../contract/courses/courses";
import { notes } from "../../contract/courses/notes";
import { profileOf } from "../../machines/testing";
import { definePage } from "../shared/define-page";
import { pageOf } from "../shared/samples";
import { myCoursesScreen } from "./my-courses.screen";

const reply = (output: unknown) => output;

export const myCoursesPage = definePage({
  screen: myCoursesScreen,
  path: "/academy/my-learning/",
  // The page has both lists.
  region: (input) => [`main section:nth-of-type(${input === "completed" ? 2 : 1})`],
  actor: { "in progress": "inProgress", completed: "completed" },
  calls: (input) => {
    const asked = { call: courses.inProgress, query: { completed: String(input === "completed") }, replyFor: reply };
    return { loadInProgress: asked, refreshCourses: asked, loadMore: asked };
  },
  keepsLearner: true,
  answers: () => [
    [session.profile, { userProfile: profileOf(7), specialRights: false }],
    [courses.inProgress, pageOf([])],
    [notes.list, pageOf([])],
  ],
});
