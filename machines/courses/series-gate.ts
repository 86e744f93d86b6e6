import type { ScreenMeta } from "../shared/events";

/**
 * The states in which a series screen is closed to the reader: series are not for everyone (R10). Each needs an action
 * `askToSignIn` and the tags `pending`, `signedOut`, `forbidden`.
 */
export const seriesGate = (screen: string) => ({
  waiting: {
    description: "The profile is not known yet, and series are not for everyone.",
    meta: { screen, requirements: ["S6.signIn", "R21"] } satisfies ScreenMeta,
    tags: "pending" as const,
  },
  signedOut: {
    description: "Series need an account: the page says so and offers sign-in, which comes back here.",
    meta: { screen, requirements: ["S6.signIn", "R11", "R37"] } satisfies ScreenMeta,
    tags: "signedOut" as const,
    on: { "signIn.open": { actions: "askToSignIn" as const } },
  },
  forbidden: {
    description: "The account has no access to series in this language: the page says who they are for.",
    meta: { screen, requirements: ["R10", "R11"] } satisfies ScreenMeta,
    tags: "forbidden" as const,
  },
});
