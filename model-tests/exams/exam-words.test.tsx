// @vitest-environment happy-dom
/** What an exam's page says about attempts, and that it calls a part of an exam a part wherever it speaks of it. */
import { screen } from "@testing-library/react";
import { afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import type { AnyEventObject } from "xstate";
import type { Exam } from "../../contract/exams/exams";
import { attempt, exam as plainExam, result } from "../../machines/exams/exam.testing";
import { ExamPage } from "../../src/exams/exam/ExamPage";
import { examPast } from "../../src/exams/exam/exam-past";
import { examTaken } from "../../src/exams/exam/exam-taken";
import { texts as entrance } from "../../src/i18n/locales/en/exams";
import { texts as taken } from "../../src/i18n/locales/en/exams-attempt";
import { openPage } from "../drivers/page";
import { stubActor } from "../shared/stub-actors";

const exam: Exam = {
  ...plainExam,
  course: { slug: "links", title: "Links", background: "", motif: "" },
  modules: [{ id: 2, title: "Anchors", questionsCount: 1 }],
};
const failure = { code: "network", status: 0 };
const about = (differs: object) => ({
  progress: { attemptsCount: 0, attempts: [], courseProgress: 40, result: null, certificate: null, ...differs },
});

let close = () => {};
// The attempt and its result load when they are needed.
beforeAll(async () => {
  examTaken.prepare();
  await vi.waitFor(() => expect(examTaken.component()).not.toBeNull(), { timeout: 20_000 });
});
afterEach(() => close());

/** What the page of an exam says in these stages, with these tags; or that of its part. */
async function said(is: readonly string[], context: object, moduleId?: number): Promise<string> {
  const known = { exam, slug: "seo", attempt: null, answers: {}, refused: [], queue: [], failure: null, index: 0 };
  const stages = is.map((name) => {
    const [stage = "", within] = name.split(".");
    return JSON.stringify({ stage: within ? { [stage]: within } : stage });
  });
  const actor = stubActor({
    context: { ...known, moduleId, part: moduleId ? { ...exam, title: "Anchors" } : null, progress: null, ...context },
    children: {},
    hasTag: (tag: string) => is.includes(tag),
    can: ({ type }: AnyEventObject) => is.includes(type),
    matches: (asked: object) => stages.includes(JSON.stringify(asked)),
  });
  ({ close } = await openPage(<ExamPage actor={actor as never} />));
  return (document.body.textContent ?? "").replaceAll(/\s+/g, " ");
}

describe("a part of an exam is called a part, and an exam an exam:", () => {
  const words: Record<string, unknown> = { ...entrance.exam, ...taken.attempt };
  const wordsOf = (key: string, suffix: string) => String(words[`${key}${suffix}`]).replace("{{course}}", "Links");
  const ofParts = Object.keys(words).flatMap((key) => (key.endsWith("_part") ? [key.slice(0, -"_part".length)] : []));
  const attempting = { attempt: attempt({ questions: [] }), secondsLeft: null };
  const rows: [string, string[], object, string[]][] = [
    ["while it is loading", [], { exam: null, part: null }, ["crumb", "starting"]],
    ["before the first attempt", ["startExam"], about({}), ["starting", "start", "firstAttempt"]],
    ["if it could not be started", ["startExam"], { ...about({}), failure }, ["starting", "start", "startFailed"]],
    [
      "for learners who have not enrolled",
      ["examPending"],
      about({ reason: "notEnrolled" }),
      ["starting", "pendingEnrol", "pendingEnrolText"],
    ],
    [
      "with lessons to do before",
      ["examPending"],
      about({ reason: "lessonsUnfinished" }),
      ["starting", "pendingLessonsText", "courseProgress"],
    ],
    ["in the review", ["attemptShown"], attempting, ["crumb", "finish"]],
    ["while answers are sent", ["attemptShown", "attempting.saving"], attempting, ["crumb", "finish", "savingAll"]],
    [
      "if it could not be finished",
      ["attemptShown", "finishFailed"],
      { ...attempting, failure },
      ["crumb", "finish", "finishFailed"],
    ],
    ["once it is failed", ["finished", "failed"], about({ result: result(false) }), ["failedCrumb"]],
    [
      "if it could not be started again",
      ["finished", "failed"],
      { ...about({ result: result(false) }), failure },
      ["failedCrumb", "startFailed"],
    ],
    ["once it is passed", ["finished", "passed"], about({ result: result(true) }), ["passedCrumb"]],
  ];

  it("in all that differs", () => {
    expect([...new Set(rows.flatMap(([, , , keys]) => keys))].sort()).toEqual(ofParts.toSorted());
  });

  it.each(rows)("%s", async (_, is, context, keys) => {
    for (const [moduleId, own, other] of [
      [undefined, "", "_part"],
      [2, "_part", ""],
    ] as const) {
      const page = await said(is, context, moduleId);
      for (const key of keys) expect(page).toContain(wordsOf(key, own));
      // "Part" and "Exam" are in other words, too.
      for (const key of keys.filter((one) => one !== "crumb")) expect(page).not.toContain(wordsOf(key, other));
      close();
    }
  });
});

describe("the next attempt", () => {
  const failed = result(false);
  const reopened = (differs: object, moduleId?: number) => said(["examAvailable"], about(differs), moduleId);

  it.each([
    ["after one", { attemptsCount: 1, result: failed }, "You can start your next attempt. Last time: 0%. (1 attempt)"],
    [
      "after several",
      { attemptsCount: 3, result: failed },
      "You can start your next attempt. Last time: 0%. (3 attempts)",
    ],
    ["after one without a result", { attemptsCount: 1 }, "You can start your next attempt. (1 attempt)"],
    ["after none that counts", { attemptsCount: 0 }, "You can start your next attempt. Start new attempt"],
  ])("says how the last one ended and how many there were: %s", async (_, differs, words) => {
    expect(await reopened(differs)).toContain(words);
    expect(screen.getByRole("button", { name: "Start new attempt" })).toBeTruthy();
  });

  it("of a part that is passed says so", async () => {
    expect(await reopened({ attemptsCount: 1, result: result(true) }, 2)).toContain(
      "You passed this part with 100%. You can take it again.",
    );
    close();
    expect(await reopened({ attemptsCount: 1, result: failed }, 2)).toContain("Last time: 0%. (1 attempt)");
    close();
    expect(await reopened({ attemptsCount: 1, result: result(true) })).toContain("Last time: 100%. (1 attempt)");
  });
});

describe("earlier attempts", () => {
  const summary = (id: number, passed: boolean, finishedBy: "learner" | "clock") => ({
    id,
    passed,
    score: passed ? 75 : 25,
    finishedAt: `2026-03-0${id}T10:00:00.000Z`,
    finishedBy,
  });
  const attempts = [summary(3, false, "clock"), summary(2, true, "learner")];
  const lesson = { title: "Crawling", lesson: 1, right: 0, total: 1, resources: [] };
  const last = { ...result(false), topics: [lesson] };
  const held = { id: 3, hash: "hash", dateExpires: "2026-04-01T10:00:00.000Z" };
  const now = "2026-03-04T10:00:00.000Z";
  // What is not on the first page of a visitor loads when it is needed.
  beforeAll(async () => {
    examPast.prepare();
    await vi.waitFor(() => expect(examPast.component()).not.toBeNull(), { timeout: 20_000 });
  });

  it.each([
    ["while the next one is open", ["examAvailable", "settled"]],
    ["after learners left the course", ["examPending", "settled"]],
    ["below the last result", ["finished", "failed"]],
  ])("are listed with date and result, newest first, with the last review: %s", async (_, is) => {
    const page = await said(is, about({ attemptsCount: 2, attempts, result: last, now, certificate: null }));
    const [list] = screen.getAllByRole("list").filter((one) => one.hasAttribute("reversed"));
    const rows = [...(list?.children ?? [])].map((row) => [
      row.querySelector("time")?.dateTime,
      row.textContent?.includes("Not passed: 25%"),
      row.textContent?.includes("Passed with 75%"),
      row.textContent?.includes("Time ran out"),
    ]);
    expect(rows).toEqual([
      ["2026-03-03T10:00:00.000Z", true, false, true],
      ["2026-03-02T10:00:00.000Z", false, true, false],
    ]);
    expect(page).toContain("What to review");
    expect(page).toContain("Crawling");
  });

  it("are not shown before the learner is known again", async () => {
    const page = await said(["signedOut"], about({ attemptsCount: 2, attempts, result: last, now, certificate: held }));
    expect(page).not.toContain("Your attempts");
    expect(page).not.toContain("You’ve earned this certificate");
  });

  it.each([
    ["a retake that is open", ["examAvailable", "settled"], "You can start your next attempt."],
    ["a course that was left", ["examPending", "settled"], "This exam belongs to a course"],
    ["a renewal that failed", ["finished", "failed"], "Not passed: 0%"],
  ])("come after the word that a certificate is valid: %s", async (_, is, then) => {
    const page = await said(is, about({ attempts, result: last, now, certificate: held, reason: "notEnrolled" }));
    const words = page.indexOf("You’ve earned this certificate");
    expect(page).toContain("It is valid until April 1, 2026. A new attempt doesn’t change that, whatever its result.");
    expect(words).toBeGreaterThan(-1);
    expect(page.indexOf(then)).toBeGreaterThan(words);
    expect(screen.getByRole("link", { name: "Show certificate" }).getAttribute("href")).toContain("/hash/");
    close();
    const expired = { ...held, dateExpires: now };
    expect(await said(is, about({ attempts, result: last, now, certificate: expired }))).not.toContain(
      "You’ve earned this certificate",
    );
  });
});

it.each([
  ["without questions", { attempt: attempt({ questions: [] }) }],
  ["that has not arrived", { attempt: null }],
])("an attempt %s shows none", async (_, context) => {
  await said(["attemptShown", "attempting.answering"], { ...context, secondsLeft: null });
  expect(screen.queryByRole("heading", { level: 2 })).toBeNull();
  expect(screen.queryAllByRole("button")).toEqual([]);
});
