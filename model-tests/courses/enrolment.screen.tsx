import { EnrolmentPanel } from "../../src/courses/course-landing/EnrolmentPanel";
import "../../src/courses/course-landing/LeaveCourseDialog";
import { defineScreenTests } from "statechart-testing/drivers/screen-tests";
import type { User } from "statechart-testing/drivers/user";
import type { SnapshotFrom } from "xstate";
import type { Course } from "../../contract/courses/courses";
import type { enrolmentMachine } from "../../machines/courses/enrolment";
import { course } from "../shared/samples";
import { enrolmentModel } from "./enrolment.model";

const dialog = { role: "dialog", name: "Leave this course?" };
const left = { role: "status", text: "You left the course. Your progress is saved." };
const hint = "You’ll sign in first and come back enrolled.";
const enrol = (busy: boolean) => ({ role: "button", name: "Enroll for free", busy });

/** The course of the panel; its exam is offered at the end only. */
export const examined: Course = {
  ...course,
  exam: { slug: "seo", title: "SEO", questionsCount: 20, passMark: 70, clockSeconds: 0, validityMonths: 12 },
};
const ways = ["Start course", "Continue where you left off", "Review course"];
/** The progress, and the way on: only one is offered. */
const inCourse = async (user: User, { context: { progress } }: SnapshotFrom<typeof enrolmentMachine>) => {
  const done = progress?.stepsDone ?? 0;
  const isFinished = progress?.resume === null;
  await user.expectVisible(`${done} of 4 steps`);
  for (const [at, name] of ways.entries()) {
    const isOffered = at === (isFinished ? 2 : Math.min(done, 1));
    await (isOffered ? user.expectVisible : user.expectAbsent)({ role: "link", name });
  }
  await (isFinished ? user.expectVisible : user.expectAbsent)({ role: "link", name: "Go to exam" });
};

const waits = (user: User) => user.expectVisible(enrol(true));
/** Nothing is known, but the button takes the press. */
const unknown = async (user: User) => {
  await user.expectVisible(enrol(false));
  await user.expectAbsent(hint, left);
};

export const enrolmentScreen = defineScreenTests({
  losesFocus: [
    {
      after: "removeEnrolment → signedOut",
      in: ["enrolment.removing"],
      why: "the dialog closes, and nothing else is here; on the site, the heading of the page has the focus",
    },
    {
      after: "session.changed",
      in: ["enrolment.removalConfirming"],
      why: "the dialog closes, and nothing else is here; on the site, the heading of the page has the focus",
    },
  ],
  testModel: enrolmentModel,
  render: (actor) => <EnrolmentPanel actor={actor} course={examined} />,
  does: {
    "course.enrol": (user) => user.press("button", "Enroll for free"),
    "course.leave": (user) => user.press("button", "Leave this course"),
    "removal.confirm": (user) => user.press("button", "Leave course"),
    "removal.cancel": (user) => user.press("button", "Stay enrolled"),
    "enrolment.retry": (user) => user.press("button", "Try again"),
  },
  world: ["session.changed"],
  sees: {
    "enrolment.unknown.idle": unknown,
    "enrolment.unknown.pressed": waits,
    "enrolment.signedOut": (user) => user.expectVisible(enrol(false), hint),
    "enrolment.checking.idle": unknown,
    "enrolment.checking.pressed": waits,
    "enrolment.notEnrolled": async (user, { context }) => {
      await user.expectVisible(enrol(false));
      await user.expectAbsent(hint, left);
      if (context.failure) await user.expectVisible({ role: "alert", text: "That didn’t work" });
      else await user.expectAbsent({ role: "alert" });
    },
    "enrolment.planNeeded": async (user) => {
      await user.expectVisible("Part of Academy Plus", { role: "link", name: "Go to your plan" });
      await user.expectAbsent(enrol(false), hint, left, { role: "alert" });
    },
    "enrolment.enrolling": waits,
    "enrolment.enrolled": async (user, snapshot) => {
      const { context } = snapshot;
      await inCourse(user, snapshot);
      await user.expectAbsent(dialog);
      if (context.failure) await user.expectVisible({ role: "alert", text: "That didn’t work" });
      else await user.expectAbsent({ role: "alert" });
    },
    "enrolment.removalConfirming": (user) =>
      user.expectVisible(dialog, { role: "button", name: "Leave course", busy: false }),
    "enrolment.removing": (user) =>
      user.expectVisible(
        dialog,
        { role: "button", name: "Leave course", busy: true },
        { role: "button", name: "Close", disabled: true },
      ),
    "enrolment.removed": (user) => user.expectVisible(enrol(false), left),
    "enrolment.failed": (user) =>
      user.expectVisible({ role: "alert", text: "We couldn’t check whether you’re enrolled" }),
  },
  also: { "removal.cancel": [{ role: "button", name: "Close" }] },
  ignores: [{ role: "link", why: "leads to other pages" }],
});
