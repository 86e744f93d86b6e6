import type { Hands, Sign } from "statechart-testing/drivers/user";

const signIn: Sign = { role: "button", name: "Sign in" };
const courses: Sign = { role: "link", name: "Browse the courses" };

/** What every series page shows to people without access. */
export const gated = {
  signedOut: (hands: Hands) => hands.see({ role: "heading", name: "Sign in to watch series" }, signIn, courses),
  forbidden: async (hands: Hands) => {
    await hands.see({ role: "heading", name: "Your account does not include series" }, "for students", courses);
    await hands.lack(signIn);
  },
};
