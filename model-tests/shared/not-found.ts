const why = "is the not-found page's plain form, which needs no script";

/** The controls of the not-found page, which belong to no machine. */
export const notFoundForm = [
  { role: "textbox" as const, name: "Search courses", why },
  { role: "button" as const, name: "Search", why },
];
