import { wordsFor } from "../shared/machine-words";
import type { sessionsEndingMachine } from "./sessions-ending";
import { staffActionWords } from "./staff-action.words";

export const sessionsEndingWords = wordsFor<typeof sessionsEndingMachine>()(staffActionWords);
