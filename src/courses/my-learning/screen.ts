import { myCoursesMachine } from "../../../machines/courses/my-courses";
import { myLearningMachine } from "../../../machines/courses/my-learning";
import { myNotesMachine } from "../../../machines/courses/my-notes";
import { learningNowActors } from "../../catalogue/actors";
import type { Address, Opening } from "../../routes/page-route";
import { defineScreen } from "../../screens/screen";
import { myNotesActors } from "../note-actors";
import { MyLearningPage } from "./MyLearningPage";

export const screen = defineScreen({
  logic: (get) =>
    myLearningMachine.provide({
      actors: {
        // The same list as on the main page.
        myCourses: myCoursesMachine.provide(learningNowActors(get)),
        myNotes: myNotesMachine.provide(myNotesActors(get)),
      },
    }),
  area: "notes",
  View: MyLearningPage,
  head: (_, t) => ({ title: t("myLearning.title"), description: t("myLearning.description") }),
});

export const open = ({ locale }: Address): Opening => ({
  view: "my-learning",
  texts: ["courses-my-learning"],
  key: `my-learning ${locale}`,
  input: { locale },
});
