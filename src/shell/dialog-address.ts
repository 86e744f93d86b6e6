/** The open page with another fragment; the router's own types would require the page's route. */
const here = { to: "." as "/academy/", search: true as never, resetScroll: false };

/** A dialog is open while the address says so: going back closes it, and a reload keeps it. */
export const withDialog = (hash: string) => ({ ...here, hash });
export const withoutDialog = { ...here, hash: "", replace: true };
