import { defineScreenTests } from "statechart-testing/drivers/screen-tests";
import type { Control, Matcher, User } from "statechart-testing/drivers/user";
import type { SnapshotFrom } from "xstate";
import type { StepSummary } from "../../contract/courses/lessons";
import type { lessonMachine } from "../../machines/courses/lesson";
import { quizStep, videoStep } from "../../machines/samples";
import { LessonPage } from "../../src/courses/lesson/LessonPage";
import { holdPlayersStill } from "../shared/clip-page";
import { lessons, reading } from "../shared/demo-content";
import { alerts } from "../shared/reason";
import { lessonModel } from "./lesson.model";
import { playerControls, playerPart, transcript } from "./player.screen";
import { quizPart } from "./quiz.screen";

type Snapshot = SnapshotFrom<typeof lessonMachine>;
const stepsOf = ({ context: { structure, number } }: Snapshot): StepSummary[] =>
  structure?.lessons[number - 1]?.steps ?? [];
/** The button of a step in the list of all. */
const nameOf = ({ title, done }: Pick<StepSummary, "title" | "done">): string =>
  `${title} ${done ? "done" : "not done"}`;
const title = { role: "heading", name: lessons[0].title };
const unnamed = { role: "heading", name: "Lesson 1" };
const button = (name: string): Control => ({ role: "button", name });

const listed = (snapshot: Snapshot): Matcher[] => [
  title,
  ...stepsOf(snapshot).map((step) => ({ role: "button", name: nameOf(step) })),
];
const nextOf = ({ context: { step } }: Snapshot): string =>
  step?.type === "quiz" && !step.done ? "Skip for now" : "Next";
const pending = (user: User) => user.expectVisible(unnamed, { busy: true }, { role: "status", text: "Loading" });
const back = { role: "link", name: "Back to course" };
/** An open step: its position among the others, and that the lesson is not over. */
const step = (kind: string) => async (user: User, snapshot: Snapshot) => {
  const { stepNumber } = snapshot.context;
  const steps = stepsOf(snapshot);
  await user.expectVisible(
    ...listed(snapshot),
    kind,
    `Step ${stepNumber} of ${steps.length}`,
    ...steps.map((one) => ({ role: "button", name: nameOf(one), current: one.number === stepNumber })),
  );
  await (Number(stepNumber) > 1 ? user.expectVisible : user.expectAbsent)(button("Previous"));
  await user.expectAbsent(back);
};
const foot = (busy: boolean) => (user: User, snapshot: Snapshot) =>
  user.expectVisible({ role: "button", name: nextOf(snapshot), busy });
const end = (heading: string) => async (user: User, snapshot: Snapshot) => {
  await user.expectVisible(...listed(snapshot), { role: "heading", name: heading }, back);
  for (const { title: open } of stepsOf(snapshot).filter(({ done }) => !done))
    await user.expectVisible({ role: "button", name: open });
};

export const lessonScreen = defineScreenTests({
  testModel: lessonModel,
  render: (actor) => {
    holdPlayersStill();
    return <LessonPage actor={actor} />;
  },
  does: {
    "step.open": async (user, { step: number }, snapshot) => {
      const wanted = stepsOf(snapshot)[number - 1];
      await user.press("button", wanted ? nameOf(wanted) : "no such step");
    },
    "step.complete": (user) => user.press("button", "Mark as done"),
    "step.continue": (user, _, snapshot) => user.press("button", nextOf(snapshot)),
    "lesson.continue": (user) => user.press("button", "Next lesson"),
    "lesson.retry": (user) => user.press("button", "Try again"),
  },
  world: ["session.changed", "connection.changed", "page.hidden", "step.open (missing)"],
  sees: {
    "lesson.waiting": pending,
    "lesson.signedOut": (user) =>
      user.expectVisible(unnamed, "Sign in to open this lesson", { role: "link", name: "Sign in" }),
    "lesson.loading": pending,
    "lesson.opening": async (user, snapshot) => {
      await user.expectVisible(...listed(snapshot), { busy: true });
      await user.expectAbsent(button("Next"));
    },
    "lesson.active.content.reading": step("Reading"),
    "lesson.active.content.video.kept": step("Video"),
    "lesson.active.content.video.waiting": step("Video"),
    "lesson.active.content.video.saving": step("Video"),
    "lesson.active.content.quiz": step(quizStep(1).title),
    "lesson.active.completion.open": foot(false),
    "lesson.active.completion.completingStep": foot(true),
    "lesson.active.completion.completingAndLeaving": foot(true),
    "lesson.active.completion.kept": async (user, snapshot) => {
      await foot(false)(user, snapshot);
      await user.expectVisible({ role: "status", text: "Marked as done on this device" });
      await user.expectAbsent({ role: "alert" });
    },
    "lesson.active.completion.stepCompleted": async (user, snapshot) => {
      await foot(false)(user, snapshot);
      await user.expectAbsent(button("Mark as done"));
    },
    "lesson.active.completion.failed": async (user, snapshot) => {
      await foot(false)(user, snapshot);
      await user.expectVisible(...alerts("We couldn’t mark the step as done", snapshot.context.failure));
    },
    "lesson.stepFailed": (user, snapshot) =>
      user.expectVisible(...listed(snapshot), ...alerts("We couldn’t load this step", snapshot.context.failure)),
    "lesson.lessonCompleted": (user, snapshot) =>
      end(snapshot.can({ type: "lesson.continue" }) ? "End of lesson 1" : "End of the last lesson")(user, snapshot),
    "lesson.courseCompleted": end("You completed the course"),
    "lesson.notEnrolled": (user) =>
      user.expectVisible(unnamed, "You’re not enrolled in this course", { role: "link", name: "Go to course page" }),
    "lesson.notFound": (user) => user.expectVisible({ role: "heading", name: "Page not found" }),
    "lesson.failed": (user, { context }) =>
      user.expectVisible(unnamed, ...alerts("We couldn’t load the lesson", context.failure)),
  },
  also: {
    "step.open": [
      ...[reading.title, videoStep.title, quizStep(1).title].flatMap((name) => [
        button(nameOf({ title: name, done: true })),
        button(nameOf({ title: name, done: false })),
        button(name),
      ]),
      button("Previous"),
    ],
  },
  children: { quiz: quizPart, player: playerPart },
  ignores: [
    ...playerControls,
    transcript,
    { role: "combobox", name: "Speed", why: "changes nothing of the lesson: it is tested with the clip alone" },
    { role: "link", why: "leads to other pages" },
    { role: "textbox", name: "Search courses", why: "is the not-found page's plain form, which needs no script" },
    { role: "button", name: "Search", why: "is the not-found page's plain form, which needs no script" },
  ],
});
