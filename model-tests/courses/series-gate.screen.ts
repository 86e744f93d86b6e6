import type { Hands, Sign } from "../drivers/hands";

const signIn: Sign = { role: "button", name: "Sign in" };
const courses: Sign = { role: "link", name: "Browse the courses" };

/** What stands on every page of series for those who do not see them. */
export const gated = {
  signedOut: (hands: Hands) => hands.see({ role: "heading", name: "Sign in to watch series" }, signIn, courses),
  forbidden: async (hands: Hands) => {
    await hands.see({ role: "heading", name: "Your account does not include series" }, "for students", courses);
    await hands.lack(signIn);
  },
};
