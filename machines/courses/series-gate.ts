/**
 * The states in which a screen of series stands outside: series are not for everyone (R10). Each needs an action
 * `askToSignIn` and the tags `pending`, `signedOut`, `forbidden`.
 */
export const seriesGate = (screen: string) => ({
  waiting: {
    description: "Nobody has said who is here, and series are not for everyone.",
    meta: { screen, requirements: ["S6.signIn", "R21"] },
    tags: "pending" as const,
  },
  signedOut: {
    description: "Series need an account: the page says so and offers to sign in, which comes back here.",
    meta: { screen, requirements: ["S6.signIn", "R11", "R37"] },
    tags: "signedOut" as const,
    on: { "signIn.open": { actions: "askToSignIn" as const } },
  },
  forbidden: {
    description: "An account that does not see series in this language: the page says for whom they are.",
    meta: { screen, requirements: ["R10", "R11"] },
    tags: "forbidden" as const,
  },
});
