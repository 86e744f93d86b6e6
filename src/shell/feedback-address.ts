import { withDialog, withoutDialog } from "./dialog-address";

/** The box is open where the address says so: a sign-in comes back to it. */
export const feedbackHash = "feedback";

export const withFeedback = withDialog(feedbackHash);
export const withoutFeedback = withoutDialog;
