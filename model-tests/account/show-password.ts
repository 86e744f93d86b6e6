/** The button in a field for a password, on the screens of other machines. */
export const showPassword = {
  role: "button",
  name: "Show",
  why: "is the field's own machine's: passwordField",
} as const;
