import { courses } from "../../contract/courses";
import { notes } from "../../contract/notes";
import { definePage } from "../drivers/page-tests";
import { myLearningScreen } from "../screens/my-learning";
import { pageOf } from "../shared/samples";

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
