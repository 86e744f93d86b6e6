import { commandKey } from "../../shared/events";
import { failTo } from "../../shared/failing";
import { enrolmentSetup } from "./setup";

export const unknown = enrolmentSetup.createStateConfig({
  description: "The profile is not known yet; the button keeps its place.",
  meta: { screen: "EnrolmentPanel", requirements: ["S4.landingButton"] },
  tags: "pending",
});

export const signedOut = enrolmentSetup.createStateConfig({
  description: "A visitor: enrolling asks to sign in, remembers the request, and comes back.",
  meta: { screen: "EnrolmentPanel", requirements: ["S6.signIn", "R37"] },
  entry: { type: "tellPage", params: false },
  on: {
    "course.enrol": {
      actions: [
        { type: "rememberIntent", params: ({ context: { locale, slug } }) => ({ locale, slug }) },
        "askToSignIn",
      ],
    },
  },
});

export const checking = enrolmentSetup.createStateConfig({
  description: "Checking whether the learner is enrolled; the button is busy.",
  meta: { screen: "EnrolmentPanel", requirements: ["S4.landingButton"] },
  tags: "pending",
  invoke: {
    id: "checkEnrolment",
    src: "checkEnrolment",
    input: ({ context: { locale, slug } }) => ({ locale, slug }),
    onDone: [
      { guard: { type: "isIntended", params: ({ event }) => event.output }, target: "enrolling" },
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
    onError: [{ guard: "isSignedOut", target: "signedOut", actions: "forget" }, failTo("failed")],
  },
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
        actions: [
          { type: "rememberIntent", params: ({ context: { locale, slug } }) => ({ locale, slug }) },
          "askToSignIn",
        ],
      },
      failTo("notEnrolled"),
    ],
  },
});

export const failed = enrolmentSetup.createStateConfig({
  description: "The enrollment check failed.",
  meta: { screen: "EnrolmentPanel", requirements: ["R11"] },
  tags: "failed",
  entry: { type: "tellPage", params: null },
  on: { "enrolment.retry": { target: "checking", actions: "clearFailure" } },
});
