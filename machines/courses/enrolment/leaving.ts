import { commandKey } from "../../shared/events";
import { failTo } from "../../shared/failing";
import { enrolmentSetup } from "./setup";

export const enrolled = enrolmentSetup.createStateConfig({
  description: "In the course; continuing opens the place where the learner stopped.",
  meta: { screen: "EnrolmentPanel", requirements: ["S4.course", "L14"] },
  tags: "enrolled",
  entry: { type: "tellPage", params: true },
  on: { "course.leave": { target: "removalConfirming", actions: "clearFailure" } },
});

export const removalConfirming = enrolmentSetup.createStateConfig({
  description: "Leaving hides the course and keeps its progress; the learner is asked first.",
  meta: { screen: "LeaveCourseDialog", requirements: ["S4.course", "R19", "L21"] },
  tags: "enrolled",
  on: { "removal.confirm": "removing", "removal.cancel": "enrolled" },
});

export const removing = enrolmentSetup.createStateConfig({
  description: "A token is fetched, then the course is left.",
  meta: { screen: "LeaveCourseDialog", requirements: ["S4.course", "S6.csrf", "R17"] },
  tags: ["busy", "enrolled"],
  invoke: {
    id: "removeEnrolment",
    src: "removeEnrolment",
    input: ({ context }) => ({
      locale: context.locale,
      slug: context.slug,
      key: commandKey(context, "leave"),
    }),
    onDone: {
      target: "removed",
      actions: [{ type: "keepProgress", params: ({ event }) => event.output }, "announceLeft", "requestFocus"],
    },
    onError: [{ guard: "isSignedOut", target: "signedOut", actions: ["forget", "askToSignIn"] }, failTo("enrolled")],
  },
});

export const removed = enrolmentSetup.createStateConfig({
  description: "Left; entering again brings the progress back.",
  meta: { screen: "EnrolmentPanel", requirements: ["S4.course", "R19"] },
  entry: { type: "tellPage", params: false },
  on: { "course.enrol": "enrolling" },
});
