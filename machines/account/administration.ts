import { assign, emit, setup } from "xstate";
import { type Staff, staffIn } from "../shared/administration";
import type { ScreenMeta, SessionChanged, SignInRequested } from "../shared/events";
import { staffOnly } from "../shared/staff-only";

const screen = "AdministrationPage";

/** The way into the administration: its sections, for editors and administrators (R62). */
export const administrationMachine = setup({
  types: {
    context: {} as { staff: Staff },
    events: {} as SessionChanged | { type: "signIn.open" },
    emitted: {} as SignInRequested,
    tags: {} as "pending" | "forbidden" | "signedOut",
    meta: {} as ScreenMeta,
  },
  actions: {
    keepStaff: assign((_, session: SessionChanged) => ({ staff: staffIn(session) ?? "editors" })),
    askToSignIn: emit({ type: "signIn.requested" }),
  },
  guards: {
    isVisitor: (_, { learner }: SessionChanged) => learner === null,
    isStaff: (_, session: SessionChanged) => staffIn(session) !== null,
  },
}).createMachine({
  id: "administration",
  description: "The way into the administration.",
  context: { staff: "editors" },
  initial: "waiting",
  on: {
    "session.changed": [
      { guard: { type: "isVisitor", params: ({ event }) => event }, target: ".signedOut" },
      {
        guard: { type: "isStaff", params: ({ event }) => event },
        target: ".shown",
        actions: { type: "keepStaff", params: ({ event }) => event },
      },
      { target: ".forbidden" },
    ],
  },
  states: {
    waiting: {
      description: "The profile is not known yet, and the page is not for everyone.",
      meta: { screen, requirements: ["R10", "R21"] },
      tags: "pending",
    },
    shown: {
      description: "The sections that the account may open.",
      meta: { screen, requirements: ["R62"] },
    },
    ...staffOnly(screen, "The account has no rights to administer anything: the page says who it is for."),
  },
});
