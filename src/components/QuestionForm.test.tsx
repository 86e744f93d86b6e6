// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { I18nextProvider } from "react-i18next";
import { afterEach, describe, expect, it } from "vitest";
import type { Question } from "../../contract/courses/questions";
import { createStrictI18n } from "../i18n/strict-i18n.testing";
import { QuestionForm } from "./QuestionForm";

afterEach(cleanup);

const options = ["a", "b", "c"].map((id) => ({ id, text: `Option ${id}` }));

async function open(type: Question["type"], answer: string[], correct?: string[]) {
  const given: string[][] = [];
  const question = { id: "q", type, text: "Which?", options } as Question;
  render(
    <I18nextProvider i18n={await createStrictI18n("en")}>
      <QuestionForm
        question={question}
        answer={answer}
        correct={correct}
        disabled={correct !== undefined}
        onAnswer={(changed) => given.push(changed)}
      />
    </I18nextProvider>,
  );
  return given;
}
const rows = () => [...document.querySelectorAll("label")].map(({ textContent }) => textContent);

describe("a question", () => {
  it("with several answers adds what is chosen and removes only what is no longer", async () => {
    const given = await open("multiple", ["a", "c"]);
    fireEvent.click(screen.getByLabelText("Option b"));
    fireEvent.click(screen.getByLabelText("Option a"));
    expect(given).toEqual([["a", "c", "b"], ["c"]]);
    expect(screen.getByText("More than one answer can be correct. Select all that apply.")).toBeTruthy();
  });

  it("with one answer replaces it", async () => {
    const given = await open("single", ["a"]);
    fireEvent.click(screen.getByLabelText("Option b"));
    expect(given).toEqual([["b"]]);
  });

  it("about a statement is answered with true or false", async () => {
    const given = await open("trueFalse", ["true"]);
    expect(rows()).toEqual(["True", "False"]);
    fireEvent.click(screen.getByLabelText("False"));
    expect(given).toEqual([["false"]]);
  });

  it("to be answered in writing takes the text as it is", async () => {
    const given = await open("text", []);
    fireEvent.change(screen.getByLabelText("Your answer"), { target: { value: " one " } });
    expect(given).toEqual([[" one "]]);
  });

  it("says after grading how each choice turned out, and cannot be changed", async () => {
    await open("multiple", ["a", "b"], ["a", "c"]);
    expect(rows()).toEqual(["Option aCorrect", "Option bIncorrect", "Option cAlso correct"]);
    cleanup();
    await open("single", ["b"], ["a"]);
    expect(rows()).toEqual(["Option aCorrect answer", "Option bIncorrect", "Option c"]);
    expect(screen.getAllByRole<HTMLInputElement>("radio").every(({ disabled }) => disabled)).toBe(true);
  });
});
