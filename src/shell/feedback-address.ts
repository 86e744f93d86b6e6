import { withDialog, withoutDialog } from "./dialog-address";

/** The box is open while the address says so, so that a sign-in can return to it. */
export const feedbackHash = "feedback";

export const withFeedback = withDialog(feedbackHash);
export const withoutFeedback = withoutDialog;
