import type { Matcher, User } from "statechart-testing/drivers/user";

const signIn: Matcher = { role: "button", name: "Sign in" };
const courses: Matcher = { role: "link", name: "Browse courses" };

/** What every series page shows to people without access. */
export const gated = {
  signedOut: (user: User) => user.expectVisible({ role: "heading", name: "Sign in to watch series" }, signIn, courses),
  forbidden: async (user: User) => {
    await user.expectVisible({ role: "heading", name: "Your account doesn’t include series" }, "for students", courses);
    await user.expectAbsent(signIn);
  },
};
