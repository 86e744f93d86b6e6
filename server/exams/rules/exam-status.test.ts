import { describe, expect, it } from "vitest";
import { refusalToStart, type StatusFacts, statusOf } from "./exam-status";

const now = new Date("2026-03-01T12:00:00.000Z");
const inHours = (hours: number) => new Date(now.getTime() + hours * 3_600_000);
const ready: StatusFacts = {
  enrolled: true,
  needsPlan: false,
  courseProgress: 100,
  attempts: 0,
  hasOpenAttempt: false,
  lastFinished: null,
  pass: null,
  coolDownSeconds: 12 * 3600,
  now,
};
const failed: StatusFacts = { ...ready, attempts: 1, lastFinished: { passed: false, finishedAt: inHours(-1) } };
const passed: StatusFacts = { ...ready, attempts: 1, lastFinished: { passed: true, finishedAt: inHours(-1) } };

describe("statusOf (R5)", () => {
  it.each<[string, StatusFacts, string, string | null, Date | null]>([
    ["ready", ready, "startExam", null, null],
    ["not enrolled", { ...ready, enrolled: false }, "examPending", "notEnrolled", null],
    ["without the plan that the course needs", { ...ready, needsPlan: true }, "examPending", "planNeeded", null],
    ["lessons unfinished", { ...ready, courseProgress: 99 }, "examPending", "lessonsUnfinished", null],
    ["an attempt is open", { ...ready, attempts: 1, hasOpenAttempt: true }, "examAvailable", null, null],
    [
      "an attempt is open and the course was left",
      { ...ready, hasOpenAttempt: true, enrolled: false },
      "examAvailable",
      null,
      null,
    ],
    ["just failed", failed, "examPending", "coolingDown", inHours(11)],
    ["failed twelve hours ago", { ...failed, now: inHours(11) }, "examAvailable", null, null],
    [
      "failed a moment less ago",
      { ...failed, now: new Date(inHours(11).getTime() - 1) },
      "examPending",
      "coolingDown",
      inHours(11),
    ],
    ["failed without a cool-down (R3)", { ...failed, coolDownSeconds: 0 }, "examAvailable", null, null],
    ["failed and left the course", { ...failed, enrolled: false }, "examPending", "notEnrolled", null],
    ["certificated for good", { ...passed, pass: { expiresAt: null } }, "certificated", null, null],
    ["certificated", { ...passed, pass: { expiresAt: inHours(24 * 365) } }, "certificated", null, inHours(24 * 305)],
    [
      "certificated, and left the course",
      { ...passed, enrolled: false, pass: { expiresAt: null } },
      "certificated",
      null,
      null,
    ],
    ["in the last 60 days (R4)", { ...passed, pass: { expiresAt: inHours(24 * 60) } }, "examAvailable", null, null],
    [
      "a moment before the last 60 days",
      { ...passed, pass: { expiresAt: inHours(24 * 60 + 1) } },
      "certificated",
      null,
      inHours(1),
    ],
    ["expired at this instant (R43)", { ...passed, pass: { expiresAt: now } }, "examAvailable", null, null],
    ["deleted the certificate", passed, "examAvailable", null, null],
  ])("%s", (_, statusFacts, status, reason, retakeAvailableAt) => {
    expect(statusOf(statusFacts)).toEqual({ status, reason, retakeAvailableAt });
  });

  it("always has a reason with examPending", () => {
    for (const enrolled of [true, false])
      for (const courseProgress of [0, 100])
        for (const base of [ready, failed, passed]) {
          const { status, reason } = statusOf({ ...base, enrolled, courseProgress });
          expect(status === "examPending").toBe(reason !== null);
        }
  });
});

describe("refusalToStart", () => {
  it.each<[string, "start" | "retake", StatusFacts, string | null]>([
    ["first start", "start", ready, null],
    ["start after an attempt", "start", { ...failed, coolDownSeconds: 0 }, "attempt_over"],
    ["retake before an attempt", "retake", ready, "no_attempt"],
    ["retake when it is open", "retake", { ...failed, coolDownSeconds: 0 }, null],
    ["retake while cooling down", "retake", failed, "cooling_down"],
    ["not enrolled", "start", { ...ready, enrolled: false }, "not_enrolled"],
    ["lessons unfinished", "start", { ...ready, courseProgress: 50 }, "lessons_unfinished"],
    ["certificated", "retake", { ...passed, pass: { expiresAt: null } }, "already_certificated"],
  ])("%s", (_, command, statusFacts, refusal) => {
    expect(refusalToStart(command, statusFacts)).toBe(refusal);
  });
});
