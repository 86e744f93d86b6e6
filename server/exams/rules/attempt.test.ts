import { describe, expect, it } from "vitest";
import { deadlineOf, endOf, grade, isOver, review } from "./attempt";
import type { DrawnQuestion } from "./draw";

const start = new Date("2026-03-01T12:00:00.000Z");
const later = (seconds: number) => new Date(start.getTime() + seconds * 1000);

const question = (id: string, topic: string, lesson: number | null): DrawnQuestion => ({
  id,
  type: "single",
  text: `Question ${id}`,
  options: [
    { id: "a", text: "Right" },
    { id: "b", text: "Wrong" },
  ],
  correct: ["a"],
  explanation: `Why ${id}`,
  topic: { title: topic, lesson },
});
const questions = [question("q1", "One", 1), question("q2", "One", 1), question("q3", "Two", null)];

describe("the clock (R2)", () => {
  it("ends after the exam's seconds, or never", () => {
    expect(deadlineOf(start, 3600)).toEqual(later(3600));
    expect(deadlineOf(start, 0)).toBeNull();
  });
  it("accepts answers until 60 s after the deadline", () => {
    expect(isOver(start, later(60))).toBe(false);
    expect(isOver(start, later(60.001))).toBe(true);
    expect(isOver(null, later(1e9))).toBe(false);
  });
  it("counts an end after the deadline as ended by the clock, at the deadline", () => {
    const clocked = { startedAt: start, deadline: later(10) };
    expect(endOf(clocked, later(9))).toEqual({ finishedAt: later(9), finishedBy: "learner" });
    expect(endOf(clocked, later(10))).toEqual({ finishedAt: later(10), finishedBy: "clock" });
    expect(endOf(clocked, later(50))).toEqual({ finishedAt: later(10), finishedBy: "clock" });
    expect(endOf({ startedAt: start, deadline: null }, later(50))).toEqual({
      finishedAt: later(50),
      finishedBy: "learner",
    });
  });
  it("ends no attempt before its start, even if the clock was set back", () => {
    const clocked = { startedAt: start, deadline: later(10) };
    expect(endOf(clocked, later(-120))).toEqual({ finishedAt: start, finishedBy: "learner" });
  });
});

describe("grade (R1)", () => {
  it("counts unanswered questions as wrong", () => {
    expect(grade(questions, {}, 70)).toEqual({ right: 0, total: 3, score: 0, passed: false });
  });
  it("rounds down, so that a missed mark does not pass", () => {
    const answers = { q1: ["a"], q2: ["a"] };
    expect(grade(questions, answers, 67)).toEqual({ right: 2, total: 3, score: 66, passed: false });
    expect(grade(questions, answers, 66).passed).toBe(true);
  });
  it("passes nothing if no questions were asked", () => {
    expect(grade([], {}, 0)).toEqual({ right: 0, total: 0, score: 0, passed: false });
  });
});

describe("review", () => {
  const answers = { q1: ["a"], q2: ["b"] };
  it("explains the wrong answers after a pass (L6)", () => {
    const { wrong, topics } = review(questions, answers, true);
    expect(wrong.map(({ questionId, given, correct }) => [questionId, given, correct])).toEqual([
      ["q2", ["Wrong"], ["Right"]],
      ["q3", [], ["Right"]],
    ]);
    expect(topics).toEqual([
      { title: "One", lesson: 1, right: 1, total: 2 },
      { title: "Two", lesson: null, right: 0, total: 1 },
    ]);
  });
  it("names only topics after a fail (L7)", () => {
    expect(review(questions, answers, false).wrong).toEqual([]);
    expect(review(questions, answers, false).topics).toHaveLength(2);
  });
});
