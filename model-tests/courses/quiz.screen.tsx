import { definePartTests, defineScreenTests } from "statechart-testing/drivers/screen-tests";
import type { Hands, Sign } from "statechart-testing/drivers/user";
import type { SnapshotFrom } from "xstate";
import type { quizMachine } from "../../machines/courses/quiz";
import { QuizStep } from "../../src/courses/lesson/QuizStep";
import { alerts } from "../shared/reason";
import { quizFlow } from "./quiz.model";

type Snapshot = SnapshotFrom<typeof quizMachine>;
const choice = (answer: string | undefined) => (answer === "true" ? "True" : "False");
const check = (busy: boolean): Sign => ({ role: "button", name: "Check!", busy });

/** The current question and the selected options. */
const question = ({ context: { step, index, draft } }: Snapshot): Sign[] => [
  `Question ${index + 1} of ${step.questions.length}`,
  ...["true", "false"].map((answer) => ({ role: "choice", name: choice(answer), checked: draft.includes(answer) })),
];
/** The score of a finished quiz. */
const score = ({ context: { step } }: Snapshot): string => `${step.result?.right} of ${step.result?.total} right`;
const notRestarted = "The quiz could not be restarted";
const over =
  (title: string, ...signs: Sign[]) =>
  async (hands: Hands, snapshot: Snapshot) => {
    await hands.see({ role: "status", text: title }, score(snapshot), ...signs);
    await hands.lack(notRestarted);
  };

const tests = {
  flow: quizFlow,
  does: {
    // A selected option cannot be selected again: select another one, then the first one.
    "answer.choose": async (hands: Hands, { answer: [answer] }: { answer: string[] }, { context }: Snapshot) => {
      if (context.draft.includes(answer ?? "")) await hands.check(answer === "true" ? "False" : "True");
      await hands.check(choice(answer));
    },
    "answer.submit": (hands: Hands) => hands.press("button", "Check!"),
    "question.next": (hands: Hands, _: unknown, { context }: Snapshot) =>
      hands.press("button", context.step.result ? "See the result" : "Next question"),
    "quiz.retry": (hands: Hands, _: unknown, { context }: Snapshot) =>
      hands.press("button", context.step.result?.passed ? "Take it again" : "Try again"),
  },
  // One of two possible answers stays selected.
  world: ["connection.changed", "answer.choose (nothing)"],
  sees: {
    "quiz.recalling": (hands: Hands) => hands.see({ role: "status", text: "Loading" }),
    "quiz.asking": async (hands: Hands, snapshot: Snapshot) => {
      await hands.see(...question(snapshot), check(false));
      await hands.lack({ role: "alert" });
    },
    "quiz.checking": (hands: Hands, snapshot: Snapshot) => hands.see(...question(snapshot), check(true)),
    "quiz.kept": async (hands: Hands, snapshot: Snapshot) => {
      await hands.see(...question(snapshot), check(false), {
        role: "status",
        text: "Your answer is kept on this device",
      });
      await hands.lack({ role: "alert" });
    },
    "quiz.unsent": (hands: Hands, snapshot: Snapshot) =>
      hands.see(
        ...question(snapshot),
        check(false),
        ...alerts("Your answer has not been sent", snapshot.context.failure),
      ),
    "quiz.right": (hands: Hands) => hands.see({ role: "status", text: "Right" }),
    "quiz.wrong": (hands: Hands) => hands.see({ role: "status", text: "Not right" }, "Right answer"),
    "quiz.completed.passed": over("Passed", "This step is done."),
    "quiz.completed.notPassed": over("Not enough yet"),
    "quiz.retrying": (hands: Hands) => hands.see({ role: "status", text: "Loading" }),
    "quiz.retryFailed": (hands: Hands, snapshot: Snapshot) =>
      hands.see(...alerts(notRestarted, snapshot.context.failure), score(snapshot)),
  },
  also: {
    "answer.choose": [
      { role: "choice" as const, name: "True" },
      { role: "choice" as const, name: "False" },
    ],
  },
};

/** As part of its lesson's page. */
export const quizPart = definePartTests(tests);

export const quizScreen = defineScreenTests({ ...tests, render: (actor) => <QuizStep actor={actor} /> });
