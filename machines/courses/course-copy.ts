import { assign, fromCallback, fromPromise, setup } from "xstate";
import type { Failure } from "../../contract/errors";
import type { ConnectionChanged, ScreenMeta, SessionChanged } from "../shared/events";
import { failTo, keepFailure } from "../shared/failing";
import { notProvided } from "../shared/not-provided";
import { connectionGuards, retryOnline } from "../shared/session";
import type { ProgressSettled } from "./progress-settled";

interface Input {
  locale: string;
  slug: string;
}
interface Context extends Input {
  /** How much of the course has been kept so far, in percent. */
  percent: number;
  failure: Failure | null;
}
/** Whether the course is on this device; null if this browser cannot keep it. */
export type KeptCopy = boolean | null;
type Event =
  | SessionChanged
  | ConnectionChanged
  | ProgressSettled
  | { type: "copy.keep" }
  | { type: "copy.cancel" }
  | { type: "copy.remove" }
  | { type: "copy.progressed"; percent: number }
  | { type: "copy.completed" }
  | { type: "store.filled" }
  | { type: "copy.failed"; failure: Failure };

/** A learner's copy of a course's texts on this device, to read without a network. */
export const courseCopyMachine = setup({
  types: {
    input: {} as Input,
    context: {} as Context,
    events: {} as Event,
    tags: {} as "hidden" | "busy" | "failed",
    meta: {} as ScreenMeta,
  },
  actors: {
    findCopy: fromPromise<KeptCopy, Input>(notProvided("findCopy")),
    /**
     * Keeps the course and reports how far it is: `copy.progressed`, then `copy.completed`, `store.filled`, or
     * `copy.failed`. Leaves nothing if it does not come to its end.
     */
    keepCopy: fromCallback<{ type: string }, Input>(notProvided("keepCopy")),
    removeCopy: fromPromise<void, Input>(notProvided("removeCopy")),
  },
  actions: {
    /** Without waiting: the learner is no longer in the course. */
    dropCopy: (_, _course: Input) => notProvided("dropCopy")(),
    begin: assign({ percent: 0, failure: null }),
    keepPercent: assign((_, { percent }: { percent: number }) => ({ percent })),
    keepFailure: keepFailure(),
  },
  guards: {
    isEnrolled: (_, { enrolled }: ProgressSettled) => enrolled === true,
    hasLeft: (_, { enrolled }: ProgressSettled) => enrolled === false,
    isUnsupported: (_, kept: KeptCopy) => kept === null,
    isKept: (_, kept: KeptCopy) => kept === true,
    ...connectionGuards,
  },
}).createMachine({
  id: "courseCopy",
  description: "Whether a course can be read on this device without a network.",
  context: ({ input }) => ({ ...input, percent: 0, failure: null }),
  initial: "outside",
  on: {
    "session.changed": { target: ".outside", description: "The site removes the copies of anyone else." },
    "progress.settled": {
      guard: { type: "hasLeft", params: ({ event }) => event },
      target: ".outside",
      actions: { type: "dropCopy", params: ({ context: { locale, slug } }) => ({ locale, slug }) },
    },
  },
  states: {
    outside: {
      description: "Nobody is known to be in the course: there is nothing to keep.",
      meta: { screen: "CourseCopy", requirements: ["R48", "L3"] },
      tags: "hidden",
      on: {
        "progress.settled": {
          guard: { type: "isEnrolled", params: ({ event }) => event },
          target: "finding",
        },
      },
    },
    finding: {
      description: "The device is asked whether it has the course.",
      meta: { screen: "CourseCopy", requirements: ["L3"] },
      tags: "hidden",
      invoke: {
        id: "findCopy",
        src: "findCopy",
        input: ({ context: { locale, slug } }) => ({ locale, slug }),
        onDone: [
          { guard: { type: "isUnsupported", params: ({ event }) => event.output }, target: "unsupported" },
          { guard: { type: "isKept", params: ({ event }) => event.output }, target: "kept" },
          { target: "notKept" },
        ],
        onError: "unsupported",
      },
    },
    unsupported: {
      description: "This browser cannot keep courses: nothing is offered, and the course is read online.",
      meta: { screen: "CourseCopy", requirements: ["L3"] },
      tags: "hidden",
    },
    notKept: {
      description: "The course can be kept on this device.",
      meta: { screen: "CourseCopy", requirements: ["L3"] },
      on: { "copy.keep": "keeping" },
    },
    keeping: {
      description: "Lessons and steps are being kept, one after the other; the learner can go on reading.",
      meta: { screen: "CourseCopy", requirements: ["L3"] },
      tags: "busy",
      entry: "begin",
      invoke: {
        id: "keepCopy",
        src: "keepCopy",
        input: ({ context: { locale, slug } }) => ({ locale, slug }),
      },
      on: {
        "copy.progressed": { actions: { type: "keepPercent", params: ({ event }) => event } },
        "copy.completed": "kept",
        "store.filled": "full",
        "copy.failed": { target: "failed", actions: { type: "keepFailure", params: ({ event }) => event.failure } },
        "copy.cancel": "notKept",
      },
    },
    kept: {
      description: "The course can be read without a network.",
      meta: { screen: "CourseCopy", requirements: ["L3"] },
      on: { "copy.remove": "removing" },
    },
    full: {
      description: "The device has too little space. Nothing is kept, and the course is read online.",
      meta: { screen: "CourseCopy", requirements: ["R11", "L3"] },
      tags: "failed",
      on: { "copy.keep": "keeping" },
    },
    failed: {
      description: "The course could not be kept; it is tried again on request, or when the network is back.",
      meta: { screen: "CourseCopy", requirements: ["R11", "L3"] },
      tags: "failed",
      on: { "copy.keep": "keeping", ...retryOnline("keeping") },
    },
    removing: {
      description: "The copy is being removed.",
      meta: { screen: "CourseCopy", requirements: ["L3"] },
      tags: "busy",
      invoke: {
        id: "removeCopy",
        src: "removeCopy",
        input: ({ context: { locale, slug } }) => ({ locale, slug }),
        onDone: "notKept",
        onError: failTo("notRemoved"),
      },
    },
    notRemoved: {
      description: "The copy is still on the device; the learner can try again.",
      meta: { screen: "CourseCopy", requirements: ["R11"] },
      tags: "failed",
      on: { "copy.remove": "removing" },
    },
  },
});
