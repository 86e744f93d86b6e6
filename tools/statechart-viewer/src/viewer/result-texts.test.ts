import type { RunRecord } from "statechart-testing/recordings/records";
import { describe, expect, it } from "vitest";
import { agoText, placeOf, resultText, runText } from "./result-texts";

const now = Date.parse("2026-11-25T12:00:00.000Z");
const ran = {
  driver: "browser",
  strategy: "tour",
  date: "2026-11-22T10:00:00.000Z",
  revision: { commit: "abc12345def0", isChanged: false },
} as const;

describe("the age of a result", () => {
  it.each([
    ["2026-11-25T12:00:00.000Z", "just now"],
    ["2026-11-25T11:59:01.000Z", "just now"],
    ["2026-11-25T11:59:00.000Z", "1 minute ago"],
    ["2026-11-25T10:00:01.000Z", "1 hour ago"],
    ["2026-11-24T12:00:00.000Z", "1 day ago"],
    ["2026-11-22T10:00:00.000Z", "3 days ago"],
    // The clock of the computer that ran them may be ahead.
    ["2026-11-25T12:05:00.000Z", "just now"],
  ])("of %s is %s", (date, text) => {
    expect(agoText(date, now)).toBe(text);
  });
});

describe("a result", () => {
  it("says where, when, and at which revision", () => {
    expect(resultText({ ...ran, result: "passed" }, now)).toBe("passed in the browser, 3 days ago, at abc1234");
    const changed = { ...ran, revision: { ...ran.revision, isChanged: true } };
    expect(resultText({ ...changed, driver: "dom", result: "failed" }, now)).toBe(
      "failed in its view, 3 days ago, at abc1234 with changes",
    );
    expect(resultText({ ...ran, revision: null, result: "flaky" }, now)).toBe(
      "failed now and then in the browser, 3 days ago",
    );
  });

  it("names other drivers and strategies", () => {
    expect(placeOf({ driver: "phone", strategy: "1-switch" })).toBe("with phone (1-switch)");
    expect(placeOf({ driver: "model", strategy: "tour" })).toBe("on the machine alone");
  });
});

describe("a run", () => {
  const test = { number: 1, input: "", steps: 2, covered: {} };
  const run: RunRecord = {
    ...ran,
    machine: "door",
    seed: 0,
    hash: "a",
    planned: 3,
    tests: [
      { ...test, result: "passed" },
      { ...test, result: "failed" },
    ],
  };

  it("says how many tests passed, and how many were not run", () => {
    expect(runText(run, false, now)).toBe("1 of 2 tests passed in the browser, 1 not run, 3 days ago, at abc1234");
  });

  it("says that it is of an older plan", () => {
    const { planned: _, ...old } = run;
    expect(runText({ ...old, tests: old.tests.slice(0, 1) }, true, now)).toBe(
      "1 of 1 test passed in the browser, 3 days ago, at abc1234, older than the machine's current plan",
    );
  });
});
