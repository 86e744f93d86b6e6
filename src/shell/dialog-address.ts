/** The page that is open, at another place of it; the router's own types would want to know which page that is. */
const here = { to: "." as "/academy/", search: true as never, resetScroll: false };

/** A dialog is open where the address says so: going back closes it, and a reload keeps it. */
export const withDialog = (hash: string) => ({ ...here, hash });
export const withoutDialog = { ...here, hash: "", replace: true };
