import { EnrolmentPanel } from "../../src/courses/course-landing/EnrolmentPanel";
import "../../src/courses/course-landing/LeaveCourseDialog";
import { defineScreenTests } from "statechart-testing/drivers/screen-tests";
import type { Hands } from "statechart-testing/drivers/user";
import { course } from "../shared/samples";
import { enrolmentFlow } from "./enrolment.model";

const dialog = { role: "dialog", name: "Leave this course?" };
const left = { role: "status", text: "You have left the course." };
const hint = "You will be asked to sign in, and come back enrolled.";
const enrol = (busy: boolean) => ({ role: "button", name: "Enrol for free", busy });

const unknown = (hands: Hands) => hands.see(enrol(true));

export const enrolmentScreen = defineScreenTests({
  flow: enrolmentFlow,
  render: (actor) => <EnrolmentPanel actor={actor} course={course} />,
  does: {
    "course.enrol": (hands) => hands.press("button", "Enrol for free"),
    "course.leave": (hands) => hands.press("button", "Leave this course"),
    "removal.confirm": (hands) => hands.press("button", "Leave the course"),
    "removal.cancel": (hands) => hands.press("button", "Stay enrolled"),
    "enrolment.retry": (hands) => hands.press("button", "Try again"),
  },
  world: ["session.changed"],
  sees: {
    "enrolment.unknown": unknown,
    "enrolment.signedOut": (hands) => hands.see(enrol(false), hint),
    "enrolment.checking": unknown,
    "enrolment.notEnrolled": async (hands, { context }) => {
      await hands.see(enrol(false));
      await hands.lack(hint, left);
      if (context.failure) await hands.see({ role: "alert", text: "That did not work" });
      else await hands.lack({ role: "alert" });
    },
    "enrolment.enrolling": unknown,
    "enrolment.enrolled": async (hands, { context }) => {
      await hands.see("0 of 4 steps", { role: "link", name: "Go through it again" });
      await hands.lack(dialog);
      if (context.failure) await hands.see({ role: "alert", text: "That did not work" });
      else await hands.lack({ role: "alert" });
    },
    "enrolment.removalConfirming": (hands) =>
      hands.see(dialog, { role: "button", name: "Leave the course", busy: false }),
    "enrolment.removing": (hands) =>
      hands.see(
        dialog,
        { role: "button", name: "Leave the course", busy: true },
        { role: "button", name: "Close", disabled: true },
      ),
    "enrolment.removed": (hands) => hands.see(enrol(false), left),
    "enrolment.failed": (hands) => hands.see({ role: "alert", text: "We could not ask whether you are enrolled" }),
  },
  also: { "removal.cancel": [{ role: "button", name: "Close" }] },
  ignores: [{ role: "link", why: "leads to other pages" }],
});
