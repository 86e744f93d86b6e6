// @vitest-environment happy-dom
import { cleanup, render } from "@testing-library/react";
import { I18nextProvider } from "react-i18next";
import { afterEach, expect, it } from "vitest";
import type { QuestionReport } from "../../../contract/engagement/reports";
import type { Report } from "../../../machines/engagement/quiz-reports";
import { createStrictI18n } from "../../i18n/strict-i18n.testing";
import { ReportEntry } from "./ReportEntry";

afterEach(cleanup);

const question: QuestionReport = {
  id: "q1",
  text: "Which link counts?",
  answers: 40,
  right: 35,
  wrong: [],
  isChanged: false,
  earlier: null,
};
const report: Report = {
  kind: "exam",
  id: "exam-1",
  title: "SEO basics",
  course: null,
  // Without an address, there is no link, which needs a router.
  url: null,
  file: "exams/seo/en/questions.yaml",
  attempts: 40,
  passed: 75,
  questions: [],
};

async function texts(more: Partial<Report>): Promise<string> {
  const { container } = render(
    <I18nextProvider i18n={await createStrictI18n("en")}>
      <ReportEntry report={{ ...report, ...more }} />
    </I18nextProvider>,
  );
  return container.textContent ?? "";
}

it("a question says how many answered right, what the others chose, and where it is written", async () => {
  const wrong = [{ id: "b", text: "None of them", share: 50 }];
  const said = await texts({ questions: [{ ...question, wrong }] });
  for (const part of [
    "1 question",
    "Hardest question: 35% right",
    "Which link counts?",
    "35% right of 40 answers",
    "50% chose “None of them”",
    "In the content folder: exams/seo/en/questions.yaml",
  ])
    expect(said).toContain(part);
  expect(said).not.toMatch(/too few|earlier|changed/i);
});

it("a question with few answers says nothing about them", async () => {
  const said = await texts({ passed: null, questions: [{ ...question, answers: 4, right: null }] });
  expect(said).toContain("4 answers: too few to say more");
  expect(said).toContain("Too few to say how many passed");
  expect(said).not.toContain("%");
});

it("earlier versions of a question, and questions that are gone, are told apart", async () => {
  const changed = { ...question, isChanged: true, earlier: { answers: 8, right: 12 } };
  const gone = { ...question, id: "q9", text: null, earlier: { answers: 2, right: null } };
  const said = await texts({ questions: [changed, gone] });
  for (const part of [
    "It no longer exists.",
    "The question has changed since it was last answered.",
    "Earlier versions: 12% right of 8 answers",
    "Question q9, which no longer exists",
    "Earlier versions: 2 answers",
  ])
    expect(said).toContain(part);
});
