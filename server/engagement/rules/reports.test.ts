import { describe, expect, it } from "vitest";
import { countOfAttempt, countsOfAnswer, versionOf } from "./answer-counts";
import { chosenIn, reportsOf, shareOf } from "./reports";

const question = {
  id: "q1",
  type: "single" as const,
  text: "Which?",
  options: [
    { id: "a", text: "A" },
    { id: "b", text: "B" },
  ],
  correct: ["a"],
  explanation: "Because.",
};
const day = (n: number) => new Date(Date.UTC(2026, 2, n));
const sum = (questionId: string, more: object = {}) => ({
  kind: "quiz" as const,
  targetId: 1,
  questionId,
  version: "v1",
  locale: "en",
  count: 10,
  right: 5,
  lastAt: day(1),
  ...more,
});
const byHardest = { sort: "hardest", fewest: 5 } as const;

describe("what is counted", () => {
  it("is an answer, and each option that it chose", () => {
    const version = versionOf(question);
    expect(countsOfAnswer(question, ["b"])).toEqual([
      { questionId: "q1", version, option: "", right: false },
      { questionId: "q1", version, option: "b", right: false },
    ]);
    expect(countsOfAnswer(question, ["a"])[0]?.right).toBe(true);
    expect(countOfAttempt(true)).toEqual({ questionId: "", version: "", option: "", right: true });
  });

  it("is nothing that someone typed", () => {
    const typed = { ...question, type: "text" as const, options: [], correct: ["robots.txt"] };
    expect(countsOfAnswer(typed, ["my name is Lea"])).toEqual([expect.objectContaining({ option: "", right: false })]);
  });

  it("is another version once the text, an option, or the key has changed, but not the explanation", () => {
    const version = versionOf(question);
    expect(versionOf({ ...question, explanation: "For another reason." })).toBe(version);
    for (const changed of [{ text: "Which one?" }, { correct: ["b"] }, { options: question.options.slice(0, 1) }])
      expect(versionOf({ ...question, ...changed })).not.toBe(version);
  });
});

describe("a report", () => {
  it("says a share from five answers on, rounded down", () => {
    expect([shareOf(4, 4, 5), shareOf(2, 5, 5), shareOf(2, 3, 1), shareOf(0, 0, 0)]).toEqual([null, 40, 66, null]);
  });

  it("has the hardest question first, and those with too few answers last", () => {
    const sums = [sum("easy", { right: 9 }), sum("hard", { right: 2 }), sum("new", { count: 4, right: 0 }), sum("")];
    const [report] = reportsOf(sums, byHardest);
    expect(report?.questions.map(({ id }) => id)).toEqual(["hard", "easy", "new"]);
    expect(report?.attempts).toEqual({ answers: 10, right: 5 });
  });

  it("comes by its hardest question, or by attempts", () => {
    const sums = [
      sum("a", { right: 9 }),
      sum("", { count: 90 }),
      sum("b", { targetId: 2, right: 1 }),
      sum("c", { targetId: 3, count: 2, right: 0 }),
      sum("d", { kind: "exam", right: 5 }),
    ];
    const ids = (sort: "hardest" | "attempts") =>
      reportsOf(sums, { sort, fewest: 5 }).map(({ kind, id }) => `${kind} ${id}`);
    expect(ids("hardest")).toEqual(["quiz 2", "exam 1", "quiz 1", "quiz 3"]);
    expect(ids("attempts")[0]).toBe("quiz 1");
  });

  it("keeps earlier versions of a question apart, in each language", () => {
    const sums = [
      sum("q", { version: "old", right: 1 }),
      sum("q", { version: "new", lastAt: day(2), right: 8 }),
      sum("q", { version: "deutsch", locale: "de", right: 6 }),
    ];
    const [report] = reportsOf(sums, byHardest);
    const [tally] = report?.questions ?? [];
    expect(tally).toMatchObject({ answers: 20, right: 14, earlier: { answers: 10, right: 1 } });
    const option = (version: string, count: number, more: object = {}) => ({
      ...sum("q", { version, count, ...more }),
      option: "b",
    });
    const options = [
      option("old", 9),
      option("new", 2),
      option("deutsch", 4, { locale: "de" }),
      option("new", 7, { targetId: 2 }),
      option("new", 7, { questionId: "other" }),
    ];
    expect(report && tally && chosenIn(report, tally, options)).toEqual(new Map([["b", 6]]));
  });
});
