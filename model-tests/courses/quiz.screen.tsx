import { definePartTests, defineScreenTests } from "statechart-testing/drivers/screen-tests";
import type { Matcher, User } from "statechart-testing/drivers/user";
import type { SnapshotFrom } from "xstate";
import type { quizMachine } from "../../machines/courses/quiz";
import { videoStep } from "../../machines/samples";
import { QuizStep } from "../../src/courses/lesson/QuizStep";
import { alerts } from "../shared/reason";
import { stepPath, textStep } from "./open-lesson";
import { quizModel } from "./quiz.model";

type Snapshot = SnapshotFrom<typeof quizMachine>;
const choice = (answer: string | undefined) => (answer === "true" ? "True" : "False");
const check = (busy: boolean): Matcher => ({ role: "button", name: "Check!", busy });

/** The current question and the selected options. */
const question = ({ context: { step, index, draft } }: Snapshot): Matcher[] => [
  `Question ${index + 1} of ${step.questions.length}`,
  ...["true", "false"].map((answer) => ({ role: "choice", name: choice(answer), checked: draft.includes(answer) })),
];
/** The score of a finished quiz. */
const score = ({ context: { step } }: Snapshot): string => `${step.result?.right} of ${step.result?.total} correct`;
const kept: Matcher = { role: "status", text: "Your answer is saved on this device" };
const notRestarted = "We couldn’t restart the quiz";
const over =
  (title: string, ...signs: Matcher[]) =>
  async (user: User, snapshot: Snapshot) => {
    await user.expectVisible({ role: "status", text: title }, score(snapshot), "Your answers", ...signs);
    await user.expectAbsent(notRestarted);
  };

const tests = {
  testModel: quizModel,
  does: {
    // A selected option cannot be selected again, so select another one and then the first one.
    "answer.choose": async (user: User, { answer: [answer] }: { answer: string[] }, { context }: Snapshot) => {
      if (context.draft.includes(answer ?? "")) await user.check(answer === "true" ? "False" : "True");
      await user.check(choice(answer));
    },
    "answer.submit": (user: User) => user.press("button", "Check!"),
    "question.next": (user: User, _: unknown, { context }: Snapshot) =>
      user.press("button", context.step.result ? "See result" : "Next question"),
    "quiz.reload": (user: User) => user.press("button", "Try again"),
    "quiz.retry": (user: User, _: unknown, { context }: Snapshot) =>
      user.press("button", context.step.result?.passed ? "Retake quiz" : "Try again"),
  },
  // One of two possible answers stays selected.
  world: ["connection.changed", "answer.choose (nothing)"],
  sees: {
    "quiz.recalling": (user: User) => user.expectVisible({ role: "status", text: "Loading" }),
    "quiz.asking": async (user: User, snapshot: Snapshot) => {
      await user.expectVisible(...question(snapshot), check(false));
      await user.expectAbsent({ role: "alert" });
      await user.expectAbsent(kept);
    },
    "quiz.checking": (user: User, snapshot: Snapshot) => user.expectVisible(...question(snapshot), check(true)),
    "quiz.kept": async (user: User, snapshot: Snapshot) => {
      await user.expectVisible(...question(snapshot), check(false), kept);
      await user.expectAbsent({ role: "alert" });
    },
    "quiz.unsent": (user: User, snapshot: Snapshot) =>
      user.expectVisible(
        ...question(snapshot),
        check(false),
        ...alerts("We couldn’t send your answer", snapshot.context.failure),
      ),
    "quiz.right": (user: User) => user.expectVisible({ role: "status", text: "Correct" }),
    "quiz.wrong": (user: User) => user.expectVisible({ role: "status", text: "Incorrect" }, "Correct answer"),
    "quiz.completed.passed": over("Passed", "This step is done."),
    "quiz.completed.notPassed": over("Not passed yet"),
    "quiz.retrying": (user: User) => user.expectVisible({ role: "status", text: "Loading" }),
    "quiz.retryFailed": (user: User, snapshot: Snapshot) =>
      user.expectVisible(...alerts(notRestarted, snapshot.context.failure), score(snapshot)),
  },
  also: {
    "answer.choose": [
      { role: "choice" as const, name: "True" },
      { role: "choice" as const, name: "False" },
    ],
  },
};

/** What comes before the quiz in its lesson. */
const taught = [textStep, videoStep].map((step) => ({ title: step.title, href: stepPath(step) }));
const links = taught.map(({ title }) => ({ role: "link", name: title }));

/** Part of its lesson's page. */
export const quizPart = definePartTests(tests);

export const quizScreen = defineScreenTests({
  ...tests,
  sees: {
    ...tests.sees,
    "quiz.completed.passed": async (user, snapshot) => {
      await tests.sees["quiz.completed.passed"](user, snapshot);
      await user.expectAbsent("Look at this again first:", ...links);
    },
    "quiz.completed.notPassed": async (user, snapshot) => {
      await tests.sees["quiz.completed.notPassed"](user, snapshot);
      await user.expectVisible("Look at this again first:", ...links);
    },
  },
  render: (actor) => <QuizStep actor={actor} taught={taught} />,
  ignores: [{ role: "link", why: "leads back to what the lesson teaches" }],
});
