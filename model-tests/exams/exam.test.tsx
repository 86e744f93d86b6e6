// @vitest-environment happy-dom
/** Parts of an exam's page in situations that no planned test reaches: several rejected answers, other ways to end. */
import { fireEvent, screen } from "@testing-library/react";
import type { ReactElement } from "react";
import { snapshotOf } from "statechart-testing/accessibility/snapshot";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { AnyEventObject } from "xstate";
import type { Exam, ExamResult as Result, StudyResource } from "../../contract/exams/exams";
import { exam as plainExam } from "../../machines/exams/exam.testing";
import { ExamResult } from "../../src/exams/exam/ExamResult";
import { ExamReview } from "../../src/exams/exam/ExamReview";
import { ExamRules } from "../../src/exams/exam/ExamRules";
import type { ExamActor } from "../../src/exams/exam/exam-actor";
import { examTaken } from "../../src/exams/exam/exam-taken";
import { RefusedAnswers } from "../../src/exams/exam/RefusedAnswers";
import { openPage } from "../drivers/page";
import { stubActor } from "../shared/stub-actors";

const question = (id: string) => ({ id, type: "trueFalse", text: "?", options: [] });
const attempt = { questions: ["a", "b", "c"].map(question), answers: {} as Record<string, string[]> };
const ofCourse = { slug: "seo", title: "SEO", background: "", motif: "" };
const exam: Exam = {
  ...plainExam,
  clockSeconds: 0,
  coolDownSeconds: 0,
  validityMonths: 0,
  topics: ["Links", "Words"],
  course: ofCourse,
  modules: [{ id: 2, title: "Links", questionsCount: 1 }],
};

let close = () => {};
/** What was loaded on intent. */
let loads: string[] = [];
beforeEach(() => {
  loads = [];
  vi.spyOn(examTaken, "prepare").mockImplementation(() => void loads.push("prepare"));
});
afterEach(() => {
  vi.restoreAllMocks();
  close();
});

/** An exam in a state, which hears what its view sends. */
function examIn(state: string, context: object, sent: AnyEventObject[] = []): ExamActor {
  const [stage, within] = state.split(".");
  const known = { attempt, answers: {}, refused: [], queue: [], failure: null, index: 0, progress: null, ...context };
  const snapshot = {
    context: { moduleId: undefined, exam, part: null, ...known },
    hasTag: () => false,
    can: ({ type }: AnyEventObject) => type !== "answer.resend" || known.refused.length > 0,
    matches: ({ stage: asked }: { stage: string | object }) =>
      typeof asked === "string" ? asked === stage : Object.entries(asked).flat().join(".") === `${stage}.${within}`,
  };
  return stubActor(snapshot, (event) => sent.push(event)) as never;
}
async function shown(view: ReactElement): Promise<string> {
  ({ close } = await openPage(view));
  return snapshotOf(document.body).lines.join("\n");
}
const rejected = (questionId: string) => ({ questionId, failure: { code: "invalid", status: 422 } });

describe("what only an attempt and its result need", () => {
  const startButton = async (state: string) => {
    await shown(<ExamRules actor={examIn(state, {})} exam={exam} rules={exam} />);
    return screen.getByRole("button");
  };

  it("is not loaded by a visitor, who signs in first", async () => {
    const button = await startButton("signedOut");
    fireEvent.pointerEnter(button);
    fireEvent.click(button);
    await new Promise((resolve) => setTimeout(resolve));
    expect(loads).toEqual([]);
  });

  it.each(["pointerEnter", "focus", "click"] as const)("is loaded on %s", async (intent) => {
    fireEvent[intent](await startButton("startExam"));
    expect(loads).toEqual(["prepare"]);
  });
});

describe("rejected answers", () => {
  const open = async (state: string, context: object) => {
    const sent: AnyEventObject[] = [];
    await shown(<RefusedAnswers actor={examIn(state, context, sent)} />);
    return { sent, buttons: screen.queryAllByRole("button").map(({ textContent }) => textContent) };
  };

  it("are named by their numbers, and a button leads to the next one that is not shown", async () => {
    const refused = [rejected("a"), rejected("c")];
    const { sent, buttons } = await open("attempting.answering", { refused, index: 0 });
    expect(screen.getByRole("alert").textContent).toContain("1, 3");
    expect(buttons).toEqual(["Go to question 3", "Try again"]);
    for (const button of screen.getAllByRole("button")) fireEvent.click(button);
    expect(sent).toEqual([{ type: "question.open", index: 2 }, { type: "answer.resend" }]);
  });

  it("can all be opened from the review", async () => {
    const { buttons } = await open("attempting.reviewing", { refused: [rejected("a")], index: 0 });
    expect(buttons).toEqual(["Go to question 1", "Try again"]);
  });

  it("can only be sent again if the rejected one is shown", async () => {
    const { buttons } = await open("attempting.answering", { refused: [rejected("a")], index: 0 });
    expect(buttons).toEqual(["Try again"]);
  });

  it("are not mentioned if there are none", async () => {
    expect((await open("attempting.answering", {})).buttons).toEqual([]);
    expect(screen.queryByRole("alert")).toBeNull();
  });
});

describe("the review", () => {
  const answers = { a: ["true"], b: ["true"], c: [" "] };

  it("counts what is answered, without empty texts", async () => {
    expect(await shown(<ExamReview actor={examIn("attempting.reviewing", { answers })} />)).toContain(
      "2 answers. 1 question isn’t answered yet.",
    );
    const numbers = screen.getAllByRole("button", { name: /^\d/ }).map(({ textContent }) => textContent);
    expect(numbers).toEqual(["1, answered", "2, answered", "3, not answered"]);
  });

  it("counts a rejected answer only if the server has an earlier one", async () => {
    const refused = [rejected("a")];
    await shown(<ExamReview actor={examIn("attempting.reviewing", { answers, refused })} />);
    expect(document.body.textContent).toContain("1 answer. 2 questions aren’t answered yet.");
    close();
    const earlier = { ...attempt, answers: { a: ["false"] } };
    await shown(<ExamReview actor={examIn("attempting.reviewing", { answers, refused, attempt: earlier })} />);
    expect(document.body.textContent).toContain("2 answers. 1 question isn’t answered yet.");
  });

  it.each([
    ["of an exam", undefined, [], "We couldn’t finish the exam", "Your answers are saved on the server."],
    [
      "of a part",
      2,
      [{ questionId: "a" }],
      "We couldn’t finish this part",
      "are saved on this device and will be sent",
    ],
  ])("%s says what happens to the answers if finishing failed", async (_, moduleId, queue, title, text) => {
    const failure = { code: "network", status: 0 };
    await shown(<ExamReview actor={examIn("finishFailed", { failure, moduleId, queue })} />);
    const said = screen.getByRole("alert").textContent;
    expect(said).toContain(title);
    expect(said).toContain(text);
  });
});

describe("the rules", () => {
  const rulesOf = async (context: object, rules: Exam) => {
    await shown(<ExamRules actor={examIn("startExam", context)} exam={exam} rules={rules} />);
    const [list] = screen.getAllByRole("list");
    return [...(list?.children ?? [])].map(({ textContent }) => textContent);
  };

  it("name every limit of an exam, and of none that there is none", async () => {
    const limited = { ...exam, clockSeconds: 3600, coolDownSeconds: 43_200, validityMonths: 12 };
    expect(await rulesOf({}, limited)).toMatchInlineSnapshot(`
      [
        "3 questions, one at a time. You can go back and change answers until you finish.",
        "You need 70% correct answers to pass.",
        "You have 1 hour. The clock starts when you press the button and keeps running if you leave.",
        "Every answer is saved as soon as you give it. You lose nothing if your connection drops.",
        "If you don’t pass, you can try again after 12 hours.",
        "The certificate is valid for 12 months.",
      ]
    `);
    close();
    expect(await rulesOf({}, exam)).toMatchInlineSnapshot(`
      [
        "3 questions, one at a time. You can go back and change answers until you finish.",
        "You need 70% correct answers to pass.",
        "There’s no time limit. Take the time you need.",
        "Every answer is saved as soon as you give it. You lose nothing if your connection drops.",
        "If you don’t pass, you can try again right away.",
        "The certificate doesn’t expire.",
      ]
    `);
  });

  it("of a part say that it earns no certificate, and list no parts", async () => {
    expect((await rulesOf({ moduleId: 2 }, exam)).at(-1)).toBe(
      "A part doesn’t earn a certificate. The full exam does.",
    );
    expect(screen.queryByRole("link", { name: "Links" })).toBeNull();
  });
});

describe("the result", () => {
  const lessonOn: StudyResource = {
    kind: "lesson",
    title: "Interne Links",
    courseTitle: "SEO-Grundlagen",
    lesson: 2,
    url: "/academy/courses/seo/lessons/lesson-2/",
    language: "de",
  };
  const other = { courseTitle: null, lesson: null, language: "en" } as const;
  const single: StudyResource = {
    ...other,
    kind: "standAloneLesson",
    title: "Titles",
    url: "/academy/standalone-courses/titles/",
  };
  const term: StudyResource = {
    ...other,
    kind: "term",
    title: "Anchor",
    url: "/academy/digital-marketing-glossary/anchor/",
  };
  const template: StudyResource = { ...other, kind: "template", title: "Map", url: "/academy/templates/map/" };
  const result: Result = {
    attemptId: 11,
    passed: false,
    score: 0,
    passMark: 70,
    right: 0,
    total: 2,
    finishedAt: "2026-03-01T10:00:00.000Z",
    finishedBy: "learner",
    wrong: [],
    topics: [
      { title: "Links", lesson: 2, right: 0, total: 1, resources: [lessonOn, template] },
      { title: "Words", lesson: null, right: 0, total: 1, resources: [single, term] },
    ],
  };
  const open = (differs: Partial<Result>, of: Exam = exam) =>
    shown(
      <ExamResult
        actor={examIn("failed", { progress: { attempts: [], certificate: null, result: { ...result, ...differs } } })}
        exam={of}
      />,
    );

  it("of a failed attempt leads from every topic to what teaches it, even without a course", async () => {
    await open({}, { ...exam, course: null });
    const rows = [...document.querySelectorAll("li li")].map((row) => row.textContent);
    expect(rows).toEqual([
      "Interne Links SEO-Grundlagen · Lesson 2",
      "Map Templates",
      "Titles Single lesson",
      "Anchor Glossary",
    ]);
    expect(screen.queryAllByRole("link").map((link) => link.getAttribute("href"))).toEqual(
      [lessonOn, template, single, term].map(({ url }) => url),
    );
    expect(screen.getByText("Interne Links").lang).toBe("de");
  });

  it("of a failed attempt lists a topic that nothing teaches without links", async () => {
    const topics = result.topics.map((topic) => ({ ...topic, resources: [] }));
    expect(await open({ topics })).toContain("Words");
    expect(screen.queryAllByRole("link")).toEqual([]);
  });

  it("says if the time ran out, and only then", async () => {
    expect(await open({ finishedBy: "clock" })).toContain("Time ran out");
    close();
    expect(await open({})).not.toContain("Time ran out");
  });

  it("of a passed attempt lists what was not right, in words", async () => {
    const wrong = [
      { questionId: "a", text: "Links help", given: ["false"], correct: ["true"], explanation: "They lead on." },
      { questionId: "b", text: "Which?", given: ["One", "Two"], correct: ["Three"], explanation: "It is." },
      { questionId: "c", text: "Name it", given: [], correct: ["SEO"], explanation: "That is it." },
    ];
    await open({ passed: true, wrong });
    const given = [...document.querySelectorAll("dl")].map((list) =>
      [...list.querySelectorAll("dd")].map(({ textContent }) => textContent),
    );
    expect(given).toEqual([
      ["False", "True"],
      ["One; Two", "Three"],
      ["no answer", "SEO"],
    ]);
  });
});
