import type { RunRecord } from "statechart-testing/recordings/records";
import { describe, expect, it } from "vitest";
import type { ScreenshotEntry } from "../chart/screenshots";
import type { PlannedTests } from "../chart/tests";
import { noEvidence } from "./data";
import {
  coveredBy,
  failedSteps,
  lookOf,
  plannedTimes,
  screenshotOf,
  takersOf,
  uncoveredOf,
  uncoveredOutcomes,
  wentOf,
} from "./evidence";
import { push, ring, stepTo } from "./testing";

const start = { transitions: [], guards: [], states: ["door.closed"] };

const tests: PlannedTests = {
  machine: "door",
  hash: "today",
  tests: [
    {
      name: "door 1",
      input: "",
      start,
      steps: [stepTo("bell.ring", ring, "door.open.ajar"), stepTo("door.push", push, "door.open.wide")],
    },
    { name: "door 2", input: "", start, steps: [stepTo("bell.ring", ring, "door.open.ajar")] },
  ],
  ways: {},
  uncovered: { guards: [`${ring} [false]`], outcomes: ["greet → refused"], transitions: [], states: ["door.gone"] },
};

const run = (driver: string, hash: string, results: ("passed" | "failed")[]): RunRecord => ({
  machine: "door",
  driver,
  strategy: "tour",
  seed: 0,
  hash,
  date: "2026-11-22T10:00:00.000Z",
  tests: results.map((result, index) => ({
    number: index + 1,
    input: "",
    steps: 2,
    result,
    ...(result === "failed" && { failure: "door.push: the state is door.open.ajar", failedAt: 2 }),
    covered: { [ring]: 1 },
  })),
});
const evidence = {
  tests,
  runs: [run("model", "today", ["passed", "passed"]), run("dom", "today", ["failed", "passed"])],
  screenshots: [],
  loadedAt: 0,
};

describe("tests of a transition", () => {
  it("are those that take it, with how often and their results", () => {
    const [first, second, ...others] = takersOf(evidence, ring, false);
    expect(others).toEqual([]);
    expect([first?.name, first?.times]).toEqual(["door 1", 1]);
    expect(first?.went.map(({ driver, result }) => `${driver} ${result}`)).toEqual(["model passed", "dom failed"]);
    expect(second?.went.map(({ result }) => result)).toEqual(["passed", "passed"]);
    expect(takersOf(evidence, push, false).map(({ name }) => name)).toEqual(["door 1"]);
  });

  it("of a state are those that enter it or its child states", () => {
    expect(takersOf(evidence, "door.open", true).map(({ name, times }) => [name, times])).toEqual([
      ["door 1", 2],
      ["door 2", 1],
    ]);
    expect(takersOf(evidence, "door.gone", true)).toEqual([]);
  });

  it("of a state that is left at once are those that pass it", () => {
    const passing = { ...stepTo("bell.ring", ring, "door.failed"), transitions: [ring, "door.deciding always #2"] };
    const starting = { ...start, transitions: ["door.deciding always #1"] };
    const test = { name: "door 1", input: "", start: starting, steps: [passing] };
    const passed = { ...evidence, runs: [], tests: { ...tests, tests: [test] } };
    expect(takersOf(passed, "door.deciding", true)).toMatchObject([{ number: 1, times: 2 }]);
    expect(takersOf(passed, "door.deciding always #1", false)).toMatchObject([{ number: 1, times: 1 }]);
    expect(plannedTimes(passed.tests)["door.deciding always #1"]).toBe(1);
  });

  it("of the state in which a test starts include it", () => {
    expect(takersOf(evidence, "door.closed", true).map(({ times }) => times)).toEqual([1, 1]);
  });

  it("have no results from other plans", () => {
    const old = { ...evidence, runs: [run("model", "yesterday", ["failed", "failed"])] };
    expect(takersOf(old, ring, false).flatMap(({ went }) => went)).toEqual([]);
    expect(failedSteps(old)).toEqual([]);
    expect(coveredBy(old, ring)).toMatchObject([{ driver: "model", times: 2, result: "failed", isOld: true }]);
  });

  it("are empty before any are planned", () => {
    expect(takersOf(noEvidence, ring, false)).toEqual([]);
    expect(plannedTimes(null)).toEqual({});
  });

  it("are counted in total", () => {
    expect(plannedTimes(tests)).toEqual({ [ring]: 2, [push]: 1 });
    expect(coveredBy(evidence, ring).map(({ driver, times, result }) => [driver, times, result])).toEqual([
      ["model", 2, "passed"],
      ["dom", 2, "failed"],
    ]);
  });
});

describe("what is wrong", () => {
  it("includes failed steps", () => {
    expect(failedSteps(evidence)).toMatchObject([
      { number: 1, test: "door 1", step: 2, transitions: [push], went: { driver: "dom" } },
    ]);
  });

  it("is matched by test number, even if a driver omits some", () => {
    const browser = run("browser", "today", ["passed", "failed"]);
    const some = { ...evidence, runs: [{ ...browser, tests: browser.tests.slice(1) }] };
    expect(wentOf(some, 1)).toEqual([]);
    expect(wentOf(some, 2)).toMatchObject([{ driver: "browser", result: "failed", failedAt: 2 }]);
  });

  it("includes what no test covers", () => {
    expect(uncoveredOf(evidence, ring)).toEqual([`${ring} [false]`]);
    expect(uncoveredOf(evidence, "door.gone")).toEqual(["door.gone"]);
    expect(uncoveredOf(evidence, "door.closed")).toEqual([]);
    expect(uncoveredOutcomes(evidence, "greet")).toEqual(["greet → refused"]);
    expect(uncoveredOutcomes(evidence, "gre")).toEqual([]);
  });
});

describe("screenshots", () => {
  const screen = (
    state: string,
    language: string,
    theme: ScreenshotEntry["theme"],
    width: number,
  ): ScreenshotEntry => ({
    machine: "door",
    state,
    file: `${state}.${language}.${theme}.${width}.jpg`,
    language,
    theme,
    width,
    date: "2026-11-22",
  });
  const screenshots = [
    screen("door.open.wide", "de", "light", 375),
    screen("door.open.wide", "en", "light", 375),
    screen("door.open.wide", "en", "dark", 1280),
  ];
  const anyLook = { language: null, theme: null, width: null };

  it("are in English, light, and small unless something else is requested and exists", () => {
    expect(lookOf(screenshots, anyLook)).toEqual({ language: "en", theme: "light", width: 375 });
    expect(lookOf(screenshots, { language: "de", theme: "dark", width: 1280 })).toEqual({
      language: "de",
      theme: "dark",
      width: 1280,
    });
    expect(lookOf(screenshots, { ...anyLook, width: 99 }).width).toBe(375);
    expect(lookOf([], anyLook)).toEqual(anyLook);
  });

  it("also apply to their state's parents, but not to other variants", () => {
    const look = lookOf(screenshots, anyLook);
    expect(screenshotOf(screenshots, "door.open", look)?.file).toBe("door.open.wide.en.light.375.jpg");
    expect(screenshotOf(screenshots, "door.closed", look)).toBe(null);
    expect(screenshotOf(screenshots, "door.open.wide", { ...look, language: "fr" })).toBe(null);
  });
});
