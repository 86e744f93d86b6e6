import { coursesAtATime } from "../../../machines/courses/my-courses";
import type { myLearningMachine } from "../../../machines/courses/my-learning";
import { defineDocument } from "../../screens/document";

export const myLearningDocument = defineDocument<typeof myLearningMachine>({
  preload: ({ locale }) => ({
    calls: [
      ["courses", "loadInProgress", { locale, completed: false, page: 1, limit: coursesAtATime }],
      ["courses", "loadInProgress", { locale, completed: true, page: 1, limit: coursesAtATime }],
      ["notes", "loadNotes", { locale }],
    ],
  }),
});
