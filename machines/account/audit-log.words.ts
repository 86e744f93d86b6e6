import { wordsFor } from "../shared/machine-words";
import type { auditLogMachine } from "./audit-log";
import { staffListWords } from "./staff-list.words";

export const auditLogWords = wordsFor<typeof auditLogMachine>()(staffListWords);
