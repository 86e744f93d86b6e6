/** Terms that people use for the same thing: the search of the flows finds each by any other of its list. */
export const synonyms: readonly (readonly string[])[] = [
  ["cooling down", "cool-down", "cool down", "cooldown", "waiting period"],
  ["sign in", "sign-in", "login", "log in", "log-in"],
  ["sign out", "sign-out", "logout", "log out", "log-out"],
  ["signed out", "signedOut", "logged out", "anonymous", "visitor"],
  ["enroll", "enrol"],
  ["enrollment", "enrolment"],
  ["leave course", "unenroll", "unenrol", "leaving the course"],
  ["catalog", "catalogue"],
  ["retake", "retry", "try again", "another attempt"],
  ["clip", "video"],
  ["preview", "promo", "trailer"],
  ["offline", "no network", "lost connection", "no internet"],
  ["delete", "remove"],
  ["voucher", "promo code", "coupon"],
  ["notice", "toast", "notification"],
  ["dark mode", "dark", "appearance"],
];
