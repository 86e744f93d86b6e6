import { myCoursesMachine } from "../../../machines/learning/my-courses";
import { myLearningMachine } from "../../../machines/learning/my-learning";
import { myNotesMachine } from "../../../machines/learning/my-notes";
import { myNotesActors } from "../../actors/notes";
import { learningNowActors } from "../../catalogue/actors";
import { defineScreen } from "../../screens/screen";
import { MyLearningPage } from "./MyLearningPage";

export const screen = defineScreen({
  logic: (get) =>
    myLearningMachine.provide({
      actors: {
        // The same list as the one of the main page.
        myCourses: myCoursesMachine.provide(learningNowActors(get)),
        myNotes: myNotesMachine.provide(myNotesActors(get)),
      },
    }),
  area: "notes",
  View: MyLearningPage,
  head: (_, t) => ({ title: t("myLearning.title"), description: t("myLearning.description") }),
});
