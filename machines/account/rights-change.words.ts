import { wordsFor } from "../shared/machine-words";
import type { rightsChangeMachine } from "./rights-change";
import { staffActionWords } from "./staff-action.words";

export const rightsChangeWords = wordsFor<typeof rightsChangeMachine>()(staffActionWords);
