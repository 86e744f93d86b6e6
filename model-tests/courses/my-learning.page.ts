import { courses } from "../../contract/courses/courses";
import { notes } from "../../contract/courses/notes";
import { definePage } from "../shared/define-page";
import { pageOf } from "../shared/samples";
import { myLearningScreen } from "./my-learning.screen";

const why = "a list with a machine and tests of its own";

export const myLearningPage = definePage({
  screen: myLearningScreen,
  path: "/academy/my-learning/",
  calls: {},
  runs: { inProgress: why, completed: why, notes: why },
  answers: () => [
    [courses.inProgress, pageOf([])],
    [notes.list, pageOf([])],
  ],
});
