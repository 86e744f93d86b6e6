import type { catalogueMachine } from "../../../machines/catalogue/catalogue";
import { coursesAtATime } from "../../../machines/catalogue/learning-now";
import { defineDocument } from "../../screens/document";

export const homeDocument = defineDocument<typeof catalogueMachine>({
  preload: ({ locale }) => ({
    calls: [
      ["courses", "loadProgressMap", { locale }],
      ["courses", "loadInProgress", { locale, completed: false, page: 1, limit: coursesAtATime }],
    ],
  }),
});
