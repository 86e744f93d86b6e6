import type { RunRecord } from "statechart-testing/recordings/records";
import type { ScreenshotEntry } from "../chart/screenshots";
import type { PlannedTests } from "../chart/tests";
import type { Evidence, Tested } from "./data";
import { isWithin } from "./neighbours";

export type Result = RunRecord["tests"][number]["result"];

/** What ran a test, when, and at which revision. */
export type Ran = Pick<RunRecord, "driver" | "strategy" | "date" | "revision">;

/** A test's latest result with one driver. */
export interface Went extends Ran {
  result: Result;
  /** What went wrong, after the step's label. */
  failure: string | null;
  /** The number of the failed step, from 1; 0 is the start. Null if none failed. */
  failedAt: number | null;
  /** Files from a failure: the saved test and the screenshot of the page. */
  recording: string | null;
  picture: string | null;
  trace: string | null;
}

/** A planned test that takes a transition or enters a state. */
export interface Taker {
  /** Its number in the plan, from 1. */
  number: number;
  name: string;
  input: string;
  /** How often, by its plan. */
  times: number;
  /** Its latest results; empty if it was never run with this plan. */
  went: readonly Went[];
}

/** How often one run covered something, over all its tests. */
export interface Covered extends Ran {
  times: number;
  /** The worst result among the tests that covered it. */
  result: Result;
  /** Whether the run had a different plan from the displayed one. */
  isOld: boolean;
}

const worst = (results: readonly Result[]): Result =>
  (["failed", "flaky"] as const).find((one) => results.includes(one)) ?? "passed";

/** A test's results, by its number in the displayed plan; runs of other plans are ignored. */
export const wentOf = ({ tests, runs }: Tested, number: number): Went[] =>
  runs.flatMap(({ driver, strategy, date, revision, hash, tests: ran }) => {
    const test = hash === tests?.hash ? ran.find((one) => one.number === number) : undefined;
    if (!test) return [];
    const { result, failure = null, failedAt = null, recording = null, picture = null, trace = null } = test;
    return [{ driver, strategy, date, revision, result, failure, failedAt, recording, picture, trace }];
  });

/** Whether a run had another plan than the machine has today. */
export const isOfOldPlan = (tests: PlannedTests | null, { strategy, hash }: RunRecord): boolean =>
  tests !== null && strategy === "tour" && hash !== tests.hash;

const sourceOf = (transition: string): string => transition.split(" ")[0] ?? transition;

/** How often a test enters a state, also one that is left at once, or takes a transition. */
function timesOf(
  { start, steps }: Pick<PlannedTests["tests"][number], "start" | "steps">,
  id: string,
  isState: boolean,
) {
  const parts = [start, ...steps];
  if (!isState) return parts.filter(({ transitions }) => transitions.includes(id)).length;
  const isIn = (states: readonly string[] = []) => states.some((state) => isWithin(state, id));
  // A step that ends elsewhere has passed the states whose transitions it took, except the one where it began.
  return parts.filter(
    ({ transitions, states }, index) =>
      isIn(states) || (!isIn(parts[index - 1]?.states) && transitions.some((taken) => isWithin(sourceOf(taken), id))),
  ).length;
}

/** The planned tests that take a transition or enter a state, with their results. */
export function takersOf(evidence: Tested, id: string, isState: boolean): Taker[] {
  return (evidence.tests?.tests ?? []).flatMap(({ name, input, ...test }, index) => {
    const [times, number] = [timesOf(test, id, isState), index + 1];
    return times > 0 ? [{ number, name, input, times, went: wentOf(evidence, number) }] : [];
  });
}

/** The runs that covered a state, transition, guard branch, or outcome. */
export function coveredBy({ tests, runs }: Evidence, id: string): Covered[] {
  return runs.flatMap((run) => {
    const { driver, strategy, date, revision, tests: ran } = run;
    const those = ran.filter(({ covered }) => (covered[id] ?? 0) > 0);
    if (those.length === 0) return [];
    const times = those.reduce((sum, { covered }) => sum + (covered[id] ?? 0), 0);
    const result = worst(those.map((one) => one.result));
    return [{ driver, strategy, date, revision, times, result, isOld: isOfOldPlan(tests, run) }];
  });
}

/** How often all planned tests together take each transition. */
export function plannedTimes(tests: PlannedTests | null): Readonly<Record<string, number>> {
  const times: Record<string, number> = {};
  for (const { start, steps } of tests?.tests ?? [])
    for (const { transitions } of [start, ...steps]) for (const id of transitions) times[id] = (times[id] ?? 0) + 1;
  return times;
}

/** A step that failed in the latest run. */
export interface FailedStep {
  /** The number of the test in the plan, from 1, and its name. */
  number: number;
  test: string;
  /** From 1; 0 is the start. */
  step: number;
  transitions: readonly string[];
  went: Went;
}

/** The steps that failed in the plan's latest runs. */
export function failedSteps(evidence: Evidence): FailedStep[] {
  return (evidence.tests?.tests ?? []).flatMap(({ name, start, steps }, index) =>
    wentOf(evidence, index + 1)
      .filter(({ result }) => result !== "passed")
      .map((went) => {
        const step = went.failedAt ?? 0;
        const { transitions } = steps[step - 1] ?? start;
        return { number: index + 1, test: name, step, transitions, went };
      }),
  );
}

/** What no planned test covers of a transition or state: its guard branches, or itself. */
export function uncoveredOf({ tests }: Evidence, id: string): readonly string[] {
  const { guards = [], transitions = [], states = [] } = tests?.uncovered ?? {};
  const branches = guards.filter((guard) => guard.startsWith(`${id} [`));
  return [...branches, ...[...transitions, ...states].filter((one) => one === id)];
}

/** Outcomes of a call that no planned test covers: `loadExam → offline`. */
export const uncoveredOutcomes = ({ tests }: Evidence, invoke: string): readonly string[] =>
  (tests?.uncovered.outcomes ?? []).filter((outcome) => outcome.startsWith(`${invoke} → `));

/** The available variants of some screenshots, in order. */
export function looksOf(screenshots: readonly ScreenshotEntry[]) {
  const distinct = <T>(values: readonly T[]) => [...new Set(values)];
  return {
    // English first: it is the language that the product is written in.
    languages: distinct(screenshots.map(({ language }) => language)).sort((a, b) =>
      a === "en" ? -1 : b === "en" ? 1 : a.localeCompare(b),
    ),
    themes: distinct(screenshots.map(({ theme }) => theme))
      .sort()
      .reverse(),
    widths: distinct(screenshots.map(({ width }) => width)).sort((a, b) => a - b),
  };
}

/** The requested variant; null for any. */
export interface ScreenshotVariant {
  language: string | null;
  theme: "light" | "dark" | null;
  width: number | null;
}

/** The displayed variant: the requested one if it exists, otherwise the first one. */
export function lookOf(screenshots: readonly ScreenshotEntry[], wanted: ScreenshotVariant): ScreenshotVariant {
  const { languages, themes, widths } = looksOf(screenshots);
  const chosen = <T>(some: readonly T[], one: T | null) =>
    one !== null && some.includes(one) ? one : (some[0] ?? null);
  return {
    language: wanted.language ?? languages[0] ?? null,
    theme: chosen(themes, wanted.theme),
    width: chosen(widths, wanted.width),
  };
}

/** A state's screenshot in a variant; for a compound state, that of the first child state that has one. */
export function screenshotOf(
  screenshots: readonly ScreenshotEntry[],
  state: string,
  { language, theme, width }: ScreenshotVariant,
): ScreenshotEntry | null {
  const fitting = screenshots.filter(
    (one) => one.language === language && one.theme === theme && one.width === width && isWithin(one.state, state),
  );
  return fitting.find((one) => one.state === state) ?? fitting[0] ?? null;
}
