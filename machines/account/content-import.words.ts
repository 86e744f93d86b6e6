import { wordsFor } from "../shared/machine-words";
import type { contentImportMachine } from "./content-import";
import { staffActionWords } from "./staff-action.words";

export const contentImportWords = wordsFor<typeof contentImportMachine>()(staffActionWords);
