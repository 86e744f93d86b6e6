import { wordsFor } from "../shared/machine-words";
import type { accountListMachine } from "./account-list";
import { staffListWords } from "./staff-list.words";

export const accountListWords = wordsFor<typeof accountListMachine>()(staffListWords);
