import type { ScreenMeta } from "./events";

/** Where the page of an administrator's machine is without one: it says why, and what can be done (R62). */
export const staffOnly = (screen: string) => {
  const ofVisitor: ScreenMeta = { screen, requirements: ["S6.signIn", "R11", "R37"] };
  const ofOthers: ScreenMeta = { screen, requirements: ["R10", "R11", "R62"] };
  return {
    signedOut: {
      description: "The page needs an account: it says so and offers to sign in, which comes back here.",
      meta: ofVisitor,
      tags: "signedOut",
      on: { "signIn.open": { actions: "askToSignIn" } },
    },
    forbidden: {
      description: "The account does not administer the site: the page says who it is for.",
      meta: ofOthers,
      tags: "forbidden",
    },
  } as const;
};
