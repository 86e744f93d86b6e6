import { tab } from "./storage";

/** The key under which a tab keeps unsent feedback. */
export const draftKey = "academy.feedback";

/** Removed on sign-out: a user's draft must not reach the next user. */
export const forgetDraft = (): void => tab.remove(draftKey);
