import { tab } from "./storage";

/** Where a tab keeps feedback that was not sent yet. */
export const draftKey = "academy.feedback";

/** What somebody who signs out has begun to write is not for the next one. */
export const forgetDraft = (): void => tab.remove(draftKey);
