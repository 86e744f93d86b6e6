import { defineScreenTests } from "statechart-testing/drivers/screen-tests";
import type { Control, Hands, Sign } from "statechart-testing/drivers/user";
import type { SnapshotFrom } from "xstate";
import type { StepSummary } from "../../contract/courses/lessons";
import type { lessonMachine } from "../../machines/courses/lesson";
import { LessonPage } from "../../src/courses/lesson/LessonPage";
import { alerts } from "../shared/reason";
import { lessonFlow } from "./lesson.model";
import { playerPart, transcript } from "./player.screen";
import { quizPart } from "./quiz.screen";

type Snapshot = SnapshotFrom<typeof lessonMachine>;
const stepsOf = ({ context: { structure, number } }: Snapshot): StepSummary[] =>
  structure?.lessons[number - 1]?.steps ?? [];
/** The button of a step in the list of all. */
const nameOf = ({ title, done }: Pick<StepSummary, "title" | "done">): string =>
  `${title} ${done ? "done" : "not done"}`;
const title = { role: "heading", name: "One" };
const unnamed = { role: "heading", name: "Lesson 1" };
const button = (name: string): Control => ({ role: "button", name });

const listed = (snapshot: Snapshot): Sign[] => [
  title,
  ...stepsOf(snapshot).map((step) => ({ role: "button", name: nameOf(step) })),
];
const nextOf = ({ context: { step } }: Snapshot): string =>
  step?.type === "quiz" && !step.done ? "Skip for now" : "Next";
const pending = (hands: Hands) => hands.see(unnamed, { busy: true }, { role: "status", text: "Loading" });
const back = { role: "link", name: "Back to the course" };
/** An open step: its position among the others, and that the lesson is not over. */
const step = (kind: string) => async (hands: Hands, snapshot: Snapshot) => {
  const { stepNumber } = snapshot.context;
  const steps = stepsOf(snapshot);
  await hands.see(
    ...listed(snapshot),
    kind,
    `Step ${stepNumber} of ${steps.length}`,
    ...steps.map((one) => ({ role: "button", name: nameOf(one), current: one.number === stepNumber })),
  );
  await (Number(stepNumber) > 1 ? hands.see : hands.lack)(button("Previous"));
  await hands.lack(back);
};
const foot = (busy: boolean) => (hands: Hands, snapshot: Snapshot) =>
  hands.see({ role: "button", name: nextOf(snapshot), busy });
const end = (heading: string) => async (hands: Hands, snapshot: Snapshot) => {
  await hands.see(...listed(snapshot), { role: "heading", name: heading }, back);
  for (const { title: open } of stepsOf(snapshot).filter(({ done }) => !done))
    await hands.see({ role: "button", name: open });
};

export const lessonScreen = defineScreenTests({
  flow: lessonFlow,
  render: (actor) => <LessonPage actor={actor} />,
  does: {
    "step.open": async (hands, { step: number }, snapshot) => {
      const wanted = stepsOf(snapshot)[number - 1];
      await hands.press("button", wanted ? nameOf(wanted) : "no such step");
    },
    "step.complete": (hands) => hands.press("button", "Mark as done"),
    "step.continue": (hands, _, snapshot) => hands.press("button", nextOf(snapshot)),
    "lesson.continue": (hands) => hands.press("button", "Next lesson"),
    "lesson.retry": (hands) => hands.press("button", "Try again"),
  },
  world: ["session.changed", "connection.changed", "page.hidden", "step.open (missing)"],
  sees: {
    "lesson.waiting": pending,
    "lesson.signedOut": (hands) => hands.see(unnamed, "Sign in to open this lesson", { role: "link", name: "Sign in" }),
    "lesson.loading": pending,
    "lesson.opening": async (hands, snapshot) => {
      await hands.see(...listed(snapshot), { busy: true });
      await hands.lack(button("Next"));
    },
    "lesson.active.content.reading": step("Reading"),
    "lesson.active.content.video.kept": step("Video"),
    "lesson.active.content.video.waiting": step("Video"),
    "lesson.active.content.video.saving": step("Video"),
    "lesson.active.content.quiz": step("Quiz"),
    "lesson.active.completion.open": foot(false),
    "lesson.active.completion.completingStep": foot(true),
    "lesson.active.completion.completingAndLeaving": foot(true),
    "lesson.active.completion.kept": async (hands, snapshot) => {
      await foot(false)(hands, snapshot);
      await hands.see({ role: "status", text: "Marked as done on this device" });
      await hands.lack({ role: "alert" });
    },
    "lesson.active.completion.stepCompleted": async (hands, snapshot) => {
      await foot(false)(hands, snapshot);
      await hands.lack(button("Mark as done"));
    },
    "lesson.active.completion.failed": async (hands, snapshot) => {
      await foot(false)(hands, snapshot);
      await hands.see(...alerts("The step could not be marked as done", snapshot.context.failure));
    },
    "lesson.stepFailed": (hands, snapshot) =>
      hands.see(...listed(snapshot), ...alerts("This step could not be loaded", snapshot.context.failure)),
    "lesson.lessonCompleted": (hands, snapshot) =>
      end(snapshot.can({ type: "lesson.continue" }) ? "That was lesson 1" : "That was the last lesson")(
        hands,
        snapshot,
      ),
    "lesson.courseCompleted": end("You have completed the course"),
    "lesson.notEnrolled": (hands) =>
      hands.see(unnamed, "You are not enrolled in this course", { role: "link", name: "To the course page" }),
    "lesson.notFound": (hands) => hands.see({ role: "heading", name: "Page not found" }),
    "lesson.failed": (hands, { context }) =>
      hands.see(unnamed, ...alerts("The lesson could not be loaded", context.failure)),
  },
  also: {
    "step.open": [
      ...["Text", "Clip", "Quiz"].flatMap((name) => [
        button(nameOf({ title: name, done: true })),
        button(nameOf({ title: name, done: false })),
        button(name),
      ]),
      button("Previous"),
    ],
  },
  children: { quiz: quizPart, player: playerPart("Clip") },
  ignores: [
    transcript,
    { role: "combobox", name: "Speed", why: "changes nothing of the lesson: it is tested with the clip alone" },
    { role: "link", why: "leads to other pages" },
    { role: "textbox", name: "Search the courses", why: "is the not-found page's plain form, which needs no script" },
    { role: "button", name: "Search", why: "is the not-found page's plain form, which needs no script" },
  ],
});
