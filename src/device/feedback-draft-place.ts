import { tab } from "./storage";

/** Where a tab keeps feedback that was not sent yet. */
export const draftKey = "academy.feedback";

/** A draft of somebody who signs out must not reach the next user. */
export const forgetDraft = (): void => tab.remove(draftKey);
