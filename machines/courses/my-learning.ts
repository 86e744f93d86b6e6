import { assign, emit, sendTo, setup } from "xstate";
import type { ConnectionChanged, ScreenMeta, ScreenReopened, SessionChanged, SignInRequested } from "../shared/events";
import { learnerGuards, sessionGuards } from "../shared/session";
import { myCoursesMachine } from "./my-courses";
import { myNotesMachine } from "./my-notes";

interface Input {
  locale: string;
}
interface Context extends Input {
  /** The page's owner; 0 = no one. */
  learnerId: number;
  seed: string;
}
type Event = SessionChanged | ConnectionChanged | ScreenReopened;

/** Each list handles it separately. */
const toEachList = ["tellInProgress", "tellCompleted", "tellNotes"] as const;

/** Everything that a learner has begun, completed, noted and bookmarked; each list is a separate machine. */
export const myLearningMachine = setup({
  types: {
    input: {} as Input,
    context: {} as Context,
    events: {} as Event,
    emitted: {} as SignInRequested,
    tags: {} as "pending",
    meta: {} as ScreenMeta,
    children: {} as { inProgress: "myCourses"; completed: "myCourses"; notes: "myNotes" },
  },
  actors: { myCourses: myCoursesMachine, myNotes: myNotesMachine },
  actions: {
    takeLearner: assign((_, { learner, seed }: SessionChanged) => ({ learnerId: learner?.id ?? 0, seed })),
    tellInProgress: sendTo("inProgress", ({ event }) => event),
    tellCompleted: sendTo("completed", ({ event }) => event),
    tellNotes: sendTo("notes", ({ event }) => event),
    askToSignIn: emit({ type: "signIn.requested" }),
  },
  guards: {
    ...learnerGuards,
    isSignedIn: sessionGuards.isSignedIn,
  },
}).createMachine({
  id: "myLearning",
  description: "The page of everything that a learner is learning.",
  context: ({ input }) => ({ ...input, learnerId: 0, seed: "" }),
  initial: "waiting",
  on: {
    "session.changed": [
      {
        guard: { type: "isSameLearner", params: ({ event }) => event },
        description: "The same learner, perhaps by another name: nothing is loaded again.",
      },
      {
        guard: "isSignedIn",
        target: ".shown",
        reenter: true,
        actions: { type: "takeLearner", params: ({ event }) => event },
      },
      { target: ".signedOut", actions: { type: "takeLearner", params: ({ event }) => event } },
    ],
  },
  states: {
    waiting: {
      description: "The profile is not known yet.",
      meta: { screen: "MyLearningPage", requirements: ["R21"] },
      tags: "pending",
    },
    signedOut: {
      description: "The page needs an account: sign-in opens and comes back here.",
      meta: { screen: "MyLearningPage", requirements: ["S6.signIn", "R11"] },
      entry: "askToSignIn",
    },
    shown: {
      description: "Courses in progress, completed ones, notes: each loads and fails by itself.",
      meta: { screen: "MyLearningPage", requirements: ["R37", "R40"] },
      invoke: [
        {
          id: "inProgress",
          src: "myCourses",
          input: ({ context: { locale } }) => ({ locale, completed: false }),
        },
        {
          id: "completed",
          src: "myCourses",
          input: ({ context: { locale } }) => ({ locale, completed: true }),
        },
        {
          id: "notes",
          src: "myNotes",
          input: ({ context: { locale, learnerId, seed } }) => ({ locale, learnerId, seed }),
        },
      ],
      on: {
        "connection.changed": { actions: toEachList },
        "screen.reopened": { actions: toEachList },
      },
    },
  },
});
