import { describe, expect, it } from "vitest";
import {
  createCommandRate,
  createConfirmationRate,
  createExportRate,
  createFeedbackRate,
  createQuizReportRate,
  createSignInRate,
} from "./account-rates";

const minute = 60;
const hour = 60 * minute;
const day = 24 * hour;
const start = Date.parse("2026-03-01T12:00:00Z");

/** Counts for one account; returns the seconds to wait, 0 if allowed. */
function counter(limit: (accountId: number, now: Date) => void) {
  return (seconds: number, accountId = 1): number => {
    try {
      limit(accountId, new Date(start + seconds * 1000));
      return 0;
    } catch (thrown) {
      const { code, details } = thrown as { code: string; details: { retryAfter: number } };
      expect(code).toBe("too_many");
      return details.retryAfter;
    }
  };
}

describe("of one account", () => {
  it.each([
    { what: "messages", create: createFeedbackRate, most: 20, seconds: hour },
    { what: "reports of quizzes", create: createQuizReportRate, most: 120, seconds: minute },
    { what: "changes", create: createCommandRate, most: 300, seconds: minute },
    { what: "sign-ins", create: createSignInRate, most: 1000, seconds: hour },
    { what: "confirmations", create: createConfirmationRate, most: 60, seconds: hour },
    { what: "exports", create: createExportRate, most: 20, seconds: hour },
  ])("$most $what are accepted within $seconds s, and as many again after that", ({ create, most, seconds }) => {
    const count = counter(create());
    const take = (at: number) => Array.from({ length: most }, () => count(at));
    expect(new Set(take(0))).toEqual(new Set([0]));
    expect(count(20)).toBe(seconds - 20);
    expect(count(20, 2)).toBe(0);
    expect(new Set(take(seconds))).toEqual(new Set([0]));
    expect(count(seconds)).toBe(seconds);
  });

  it.each([
    { what: "reports of quizzes", create: createQuizReportRate, perMinute: 120, most: 3000 },
    { what: "changes", create: createCommandRate, perMinute: 300, most: 20_000 },
  ])("$most $what are accepted within a day, however they are spread", ({ create, perMinute, most }) => {
    const count = counter(create());
    const waits = Array.from({ length: most }, (_, index) => count(Math.floor(index / perMinute) * minute));
    expect(new Set(waits)).toEqual(new Set([0]));
    expect(count(12 * hour)).toBe(12 * hour);
    expect(count(12 * hour, 2)).toBe(0);
    expect(count(day)).toBe(0);
  });
});
