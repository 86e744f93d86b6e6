import type { ScreenMeta } from "./events";

/**
 * The states of a page for staff while someone else is here: it says why, and what can be done (R62).
 * @param forbidden the description of the state of an account without the right
 */
export const staffOnly = (
  screen: string,
  forbidden = "The account does not administer the site: the page says who it is for.",
) => {
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
      description: forbidden,
      meta: ofOthers,
      tags: "forbidden",
    },
  } as const;
};
