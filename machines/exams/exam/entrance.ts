import { and, assign } from "xstate";
import { commandKey } from "../../shared/events";
import { failTo } from "../../shared/failing";
import { retryOnline } from "../../shared/session";
import { placeOf } from "./context";
import { examSetup } from "./setup";

export const loading = examSetup.createStateConfig({
  description: "The exam's rules are loading. Reading them starts nothing (L5).",
  meta: { screen: "ExamPage", requirements: ["S7.exams", "L5"] },
  tags: "busy",
  invoke: {
    id: "loadExam",
    src: "loadExam",
    input: ({ context: { locale, slug } }) => ({ locale, slug }),
    onDone: [
      { guard: { type: "isWithoutPart", params: ({ event }) => event.output }, target: "notFound" },
      { target: "waiting", actions: assign({ exam: ({ event }) => event.output }) },
    ],
    onError: [{ guard: "isNotFound", target: "notFound" }, failTo("loadFailed")],
  },
  on: { "session.changed": { actions: { type: "takeSession", params: ({ event }) => event } } },
});

export const waiting = examSetup.createStateConfig({
  description: "The rules are shown; the profile is not known yet, but the button takes the press.",
  tags: "pending",
  always: [
    { guard: "isKnown", target: "checking" },
    { guard: "isVisitor", target: "signedOut" },
  ],
  initial: "idle",
  states: {
    idle: {
      description: "Start was not pressed.",
      meta: { screen: "ExamPage", requirements: ["L5", "R21"] },
      on: {
        "exam.start": "pressed",
        "session.changed": [
          {
            guard: "isSignedIn",
            target: "#exam.stage.checking",
            actions: { type: "takeSession", params: ({ event }) => event },
          },
          { target: "#exam.stage.signedOut" },
        ],
      },
    },
    pressed: {
      description: "Start was pressed: it happens as soon as the profile is known.",
      meta: { screen: "ExamPage", requirements: ["L5", "R21"] },
      tags: "busy",
      on: {
        "session.changed": [
          {
            guard: "isSignedIn",
            target: "#exam.stage.checking.pressed",
            actions: { type: "takeSession", params: ({ event }) => event },
          },
          { target: "#exam.stage.signedOut", actions: "askToSignIn" },
        ],
      },
    },
  },
});

export const signedOut = examSetup.createStateConfig({
  description: "A visitor reads the rules; starting asks to sign in and comes back here.",
  meta: { screen: "ExamPage", requirements: ["S6.signIn", "R11"] },
  on: {
    "exam.start": { actions: "askToSignIn" },
    "session.changed": {
      guard: "isSignedIn",
      target: "checking",
      actions: { type: "takeSession", params: ({ event }) => event },
    },
  },
});

export const checking = examSetup.createStateConfig({
  description: "Loading the learner's status from the server, and unsent answers from this device.",
  tags: "pending",
  invoke: {
    id: "loadProgress",
    src: "loadProgress",
    input: ({ context }) => ({ ...placeOf(context), learnerId: context.learnerId }),
    onDone: [
      {
        guard: "wasPressed",
        target: "entering",
        actions: { type: "takeLoaded", params: ({ event }) => event.output },
      },
      { target: "deciding", actions: { type: "takeLoaded", params: ({ event }) => event.output } },
    ],
    onError: [
      { guard: and(["isSignedOut", "wasPressed"]), target: "signedOut", actions: "askToSignIn" },
      { guard: "isSignedOut", target: "signedOut" },
      failTo("checkFailed"),
    ],
  },
  initial: "idle",
  states: {
    idle: {
      description: "Start was not pressed.",
      meta: { screen: "ExamPage", requirements: ["S7.examProgress", "L1", "L4"] },
      on: { "exam.start": "pressed" },
    },
    pressed: {
      description: "Start was pressed: it happens if the status allows it.",
      meta: { screen: "ExamPage", requirements: ["S7.examProgress", "L1", "L4"] },
      tags: "busy",
    },
  },
});

/** What leaves nothing to start. */
const settled = [
  { guard: "hasOpenAttempt", target: "attempting" },
  { guard: "isNameMissing", target: "passed.nameRequired" },
  { guard: "isCertificated", target: "certificated" },
  { guard: "isPending", target: "examPending" },
  { guard: "isCoolingDown", target: "coolingDown" },
] as const;

export const deciding = examSetup.createStateConfig({
  description: "Decides by the server's status; an open attempt continues where it was (R5).",
  always: [...settled, { guard: "isRetakeReady", target: "examAvailable" }, { target: "startExam" }],
});

export const entering = examSetup.createStateConfig({
  description: "Start was pressed before the status was known: starts, where the server's status allows it (L5).",
  always: [...settled, { guard: "isRetakeReady", target: "retaking" }, { target: "starting" }],
});

export const startExam = examSetup.createStateConfig({
  description: "No attempt yet; only an explicit start starts the clock (L5).",
  meta: { screen: "ExamPage", requirements: ["S3.examStatus", "R5", "L5", "L9"] },
  tags: "settled",
  on: { "exam.start": { target: "starting", actions: assign({ failure: null }) } },
});

export const examPending = examSetup.createStateConfig({
  description:
    "Not open yet: the course is not entered or its lessons are unfinished. The page says which, and checks again when the learner did that elsewhere.",
  meta: { screen: "ExamPage", requirements: ["S3.examStatus", "R5", "L9"] },
  tags: "settled",
  on: { "exam.retry": "checking" },
});

export const examAvailable = examSetup.createStateConfig({
  description:
    "The next attempt is open, after a failed one or in the last weeks of a certificate, which still counts (R67).",
  meta: { screen: "ExamPage", requirements: ["S3.examStatus", "R3", "R5", "L9"] },
  tags: "settled",
  on: { "exam.retake": { target: "retaking", actions: assign({ failure: null }) } },
});

export const certificated = examSetup.createStateConfig({
  description: "Holds a valid certificate.",
  meta: { screen: "ExamPage", requirements: ["S3.examStatus", "R4", "R5", "L9"] },
  tags: "settled",
});

export const starting = examSetup.createStateConfig({
  description: "The server draws the questions and starts the clock; a repeat starts nothing twice.",
  meta: { screen: "ExamPage", requirements: ["S4.examStart", "R18", "L1", "L2"] },
  tags: ["busy", "settled"],
  invoke: {
    id: "startExam",
    src: "startExam",
    input: ({ context }) => ({ ...placeOf(context), key: commandKey(context, "start") }),
    onDone: {
      target: "attempting",
      actions: [{ type: "takeProgress", params: ({ event }) => event.output }, "requestFocus"],
    },
    onError: [
      { guard: "isSignedOut", target: "signedOut", actions: "askToSignIn" },
      { guard: "isStale", target: "checking" },
      failTo("startExam"),
    ],
  },
});

export const retaking = examSetup.createStateConfig({
  description: "A token is fetched, then another attempt starts.",
  meta: { screen: "ExamPage", requirements: ["S4.examRetake", "S6.csrf", "R17", "R18"] },
  tags: ["busy", "settled"],
  invoke: {
    id: "retakeExam",
    src: "retakeExam",
    input: ({ context }) => ({ ...placeOf(context), key: commandKey(context, "retake") }),
    onDone: {
      target: "attempting",
      actions: [{ type: "takeProgress", params: ({ event }) => event.output }, "requestFocus"],
    },
    onError: [
      { guard: "isSignedOut", target: "signedOut", actions: "askToSignIn" },
      { guard: "isStale", target: "checking" },
      failTo("examAvailable"),
    ],
  },
});

export const checkFailed = examSetup.createStateConfig({
  description: "The learner's status could not be loaded; an open attempt is safe on the server.",
  meta: { screen: "ExamPage", requirements: ["R11", "R40", "L3"] },
  tags: "failed",
  on: { "exam.retry": "checking", ...retryOnline("checking") },
});

export const loadFailed = examSetup.createStateConfig({
  description: "The rules did not load; the reader can try again.",
  meta: { screen: "ExamPage", requirements: ["R11", "R40"] },
  tags: "failed",
  on: {
    "exam.retry": "loading",
    ...retryOnline("loading"),
    "session.changed": { actions: { type: "takeSession", params: ({ event }) => event } },
  },
});

export const notFound = examSetup.createStateConfig({
  description: "No exam has this address, or the exam has no such module.",
  meta: { screen: "NotFound", requirements: ["R11"] },
  tags: "notFound",
});
