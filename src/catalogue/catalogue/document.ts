import type { catalogueMachine } from "../../../machines/catalogue/catalogue";
import { defineDocument } from "../../screens/document";

export const catalogueDocument = defineDocument<typeof catalogueMachine>({
  preload: ({ locale }) => ({ calls: [["courses", "loadProgressMap", { locale }]] }),
});
