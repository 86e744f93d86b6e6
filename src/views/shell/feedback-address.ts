/** The box is open where the address says so: going back closes it, and a sign-in comes back to it. */
export const feedbackHash = "feedback";

/** The page that is open, at another place of it; the router's own types would want to know which page that is. */
const here = { to: "." as "/academy/", search: true as never, resetScroll: false };
export const withFeedback = { ...here, hash: feedbackHash };
export const withoutFeedback = { ...here, hash: "", replace: true };
