// @vitest-environment happy-dom
import { cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { I18nextProvider } from "react-i18next";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { createActor, fromPromise } from "xstate";
import type { QuizStep as Step } from "../../../contract/courses/lessons";
import { quizMachine } from "../../../machines/courses/quiz";
import type { KeptAnswer } from "../../../machines/courses/quiz/context";
import { createStrictI18n } from "../../i18n/strict-i18n.testing";
import { QuizStep } from "./QuizStep";

const step: Step = {
  id: 1,
  number: 1,
  type: "quiz",
  title: "Check",
  seconds: 60,
  done: false,
  passMark: 70,
  questions: [
    {
      id: "q1",
      type: "single",
      text: "Pick one",
      options: [
        { id: "a", text: "Alpha" },
        { id: "b", text: "Beta" },
      ],
    },
    { id: "q2", type: "text", text: "Write one", options: [] },
  ],
  answered: {},
  result: null,
};
const progress = { enrolled: true, progress: 0, stepsDone: 0, stepsCount: 1, resume: null, lessons: [] };
const explanation = "Because it comes first.";

describe("the quiz on the page", () => {
  let reachable: boolean;
  beforeEach(async () => {
    reachable = true;
    const actor = createActor(
      quizMachine.provide({
        actors: {
          checkAnswer: fromPromise(async ({ input }) => {
            if (!reachable) throw { code: "network", status: 0 };
            const [given = ""] = input.answer;
            const right = given === "a" || given === "one";
            const last = input.questionId === "q2";
            return {
              answered: { answer: input.answer, right, correct: [last ? "one" : "a"], explanation },
              result: last ? { score: right ? 100 : 50, passed: right, right: right ? 2 : 1, total: 2 } : null,
              progress,
            };
          }),
          retryQuiz: fromPromise(async () => step),
          recallAnswer: fromPromise(async (): Promise<KeptAnswer | null> => null),
        },
        // The quiz runs alone here, without a parent to report to.
        actions: { tellLesson: () => undefined },
      }),
      { input: { locale: "en", slug: "course", step, learnerId: 7, seed: "seed" } },
    ).start();
    render(
      <I18nextProvider i18n={await createStrictI18n("en")}>
        <QuizStep actor={actor} taught={[]} />
      </I18nextProvider>,
    );
  });
  afterEach(cleanup);
  const check = () => screen.getByRole<HTMLButtonElement>("button", { name: "Check!" });

  it("accepts no empty answer and reveals nothing before one is checked", async () => {
    expect(check().disabled).toBe(true);
    expect(screen.queryByText(explanation)).toBeNull();
    await userEvent.click(screen.getByLabelText("Alpha"));
    expect(check().disabled).toBe(false);
  });

  it("explains each answer, counts them, and offers another try if the score is too low", async () => {
    await userEvent.click(screen.getByLabelText("Beta"));
    await userEvent.click(check());
    await screen.findByText(explanation);
    expect(screen.getByRole("status").textContent).toContain("Incorrect");
    await userEvent.click(screen.getByRole("button", { name: /Next question/ }));
    await userEvent.type(screen.getByLabelText("Your answer"), "two");
    await userEvent.click(check());
    const finish = await screen.findByRole("button", { name: /See result/ });
    expect(screen.getByRole("status").textContent).toBe(`IncorrectCorrect answer: one${explanation}`);
    await userEvent.click(finish);
    screen.getByText("Not passed yet");
    const answers = screen.getByRole("list", { name: "Your answers" });
    expect([...answers.children].map(({ textContent }) => textContent)).toEqual([
      "Pick one Incorrect",
      "Write one Incorrect",
    ]);
    await userEvent.click(screen.getByRole("button", { name: /Try again/ }));
    await screen.findByLabelText("Alpha");
  });

  it("keeps the chosen answer if the network is gone, says so, and sends it again on request", async () => {
    reachable = false;
    await userEvent.click(screen.getByLabelText("Alpha"));
    await userEvent.click(check());
    await screen.findByText("Your answer is saved on this device");
    expect(screen.getByLabelText<HTMLInputElement>("Alpha").checked).toBe(true);
    reachable = true;
    await userEvent.click(check());
    await screen.findByText(explanation);
  });
});
