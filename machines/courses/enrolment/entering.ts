import { and } from "xstate";
import { commandKey } from "../../shared/events";
import { failTo } from "../../shared/failing";
import { enrolmentSetup } from "./setup";

/** What a visitor who enrolls does first; coming back enrolls them. */
const signInFirst = [
  {
    type: "rememberIntent",
    params: ({ context: { locale, slug } }: { context: { locale: string; slug: string } }) => ({ locale, slug }),
  },
  "askToSignIn",
] as const;
/** Enroll was not pressed before it is known who is here. */
const idle = enrolmentSetup.createStateConfig({
  description: "Enroll was not pressed.",
  meta: { screen: "EnrolmentPanel", requirements: ["S4.landingButton"] },
  on: { "course.enrol": "pressed" },
});

export const unknown = enrolmentSetup.createStateConfig({
  description: "The profile is not known yet; the button takes the press.",
  tags: "pending",
  initial: "idle",
  states: {
    idle,
    pressed: {
      description: "Enroll was pressed: it happens as soon as the profile is known.",
      meta: { screen: "EnrolmentPanel", requirements: ["S4.landingButton"] },
      tags: "busy",
      on: {
        "session.changed": [
          {
            guard: "isSignedIn",
            target: "#enrolment.checking.pressed",
            actions: { type: "takeSeed", params: ({ event }) => event },
          },
          {
            target: "#enrolment.signedOut",
            actions: [...signInFirst],
          },
        ],
      },
    },
  },
});

export const signedOut = enrolmentSetup.createStateConfig({
  description: "A visitor: enrolling asks to sign in, remembers the request, and comes back.",
  meta: { screen: "EnrolmentPanel", requirements: ["S6.signIn", "R37"] },
  entry: { type: "tellPage", params: false },
  on: {
    "course.enrol": {
      actions: [...signInFirst],
    },
  },
});

export const checking = enrolmentSetup.createStateConfig({
  description: "Checking whether the learner is enrolled; the button takes the press.",
  tags: "pending",
  invoke: {
    id: "checkEnrolment",
    src: "checkEnrolment",
    input: ({ context: { locale, slug } }) => ({ locale, slug }),
    onDone: [
      {
        guard: { type: "lacksPlan", params: ({ event }) => event.output.progress },
        target: "planNeeded",
        actions: { type: "keepProgress", params: ({ event }) => event.output.progress },
      },
      { guard: { type: "isIntended", params: ({ event }) => event.output }, target: "enrolling" },
      {
        guard: "wasPressed",
        target: "entering",
        actions: { type: "keepProgress", params: ({ event }) => event.output.progress },
      },
      {
        guard: { type: "isEnrolled", params: ({ event }) => event.output.progress },
        target: "enrolled",
        actions: { type: "keepProgress", params: ({ event }) => event.output.progress },
      },
      {
        target: "notEnrolled",
        actions: { type: "keepProgress", params: ({ event }) => event.output.progress },
      },
    ],
    onError: [
      {
        guard: and(["isSignedOut", "wasPressed"]),
        target: "signedOut",
        actions: ["forget", ...signInFirst],
      },
      { guard: "isSignedOut", target: "signedOut", actions: "forget" },
      failTo("failed"),
    ],
  },
  initial: "idle",
  states: {
    idle,
    pressed: {
      description: "Enroll was pressed: a learner who is not in the course enters it.",
      meta: { screen: "EnrolmentPanel", requirements: ["S4.landingButton"] },
      tags: "busy",
    },
  },
});

export const entering = enrolmentSetup.createStateConfig({
  description: "Enroll was pressed before it was known whether the learner is in the course.",
  always: [{ guard: "isInside", target: "enrolled", actions: "requestFocus" }, { target: "enrolling" }],
});

export const notEnrolled = enrolmentSetup.createStateConfig({
  description: "The course can be entered.",
  meta: { screen: "EnrolmentPanel", requirements: ["S4.course", "R48"] },
  entry: { type: "tellPage", params: false },
  on: { "course.enrol": { target: "enrolling", actions: "clearFailure" } },
});

export const enrolling = enrolmentSetup.createStateConfig({
  description: "Enrolling is in progress; a repeat after a timeout enrolls once (R18).",
  meta: { screen: "EnrolmentPanel", requirements: ["S4.course", "R18"] },
  tags: "busy",
  invoke: {
    id: "enrol",
    src: "enrol",
    input: ({ context }) => ({
      locale: context.locale,
      slug: context.slug,
      key: commandKey(context, "enrol"),
    }),
    onDone: {
      target: "enrolled",
      actions: [{ type: "keepProgress", params: ({ event }) => event.output }, "announceEnrolled", "requestFocus"],
    },
    onError: [
      {
        guard: "isSignedOut",
        target: "signedOut",
        actions: [...signInFirst],
      },
      { guard: "isPlanNeeded", target: "planNeeded" },
      failTo("notEnrolled"),
    ],
  },
});

export const planNeeded = enrolmentSetup.createStateConfig({
  description: "The course is of academy-plus, which the learner's plan does not include: the page says how to get it.",
  meta: { screen: "EnrolmentPanel", requirements: ["R55"] },
  tags: "planNeeded",
  entry: { type: "tellPage", params: false },
  // The plan may have changed in another window, or on another page.
  on: { "enrolment.retry": { target: "checking", actions: "clearFailure" } },
});

export const failed = enrolmentSetup.createStateConfig({
  description: "The enrollment check failed.",
  meta: { screen: "EnrolmentPanel", requirements: ["R11"] },
  tags: "failed",
  entry: { type: "tellPage", params: null },
  on: { "enrolment.retry": { target: "checking", actions: "clearFailure" } },
});
