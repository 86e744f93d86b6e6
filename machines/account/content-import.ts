import type { CheckedFolder, ContentChange, ContentJob } from "../../contract/account/content-imports";
import { createStaffAction } from "./staff-action";

/** The folder as it was checked, and what importing it changes. */
export interface ContentImport extends CheckedFolder {
  changes: ContentChange[];
}

/** Importing the content folder as it was checked (R62). */
export const contentImportMachine = createStaffAction<ContentImport, ContentJob>({
  id: "contentImport",
  description: "Importing the content folder as it was checked.",
  screen: "ContentImportDialog",
  requirements: ["R62"],
});
