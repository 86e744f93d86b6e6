import type { RunRecord } from "statechart-testing/recordings/records";
import type { Ran, Result } from "./evidence";

const drivers: Record<string, string> = {
  model: "on the machine alone",
  dom: "in its view",
  browser: "in the browser",
};

/** Where tests ran: "in the browser". */
export const placeOf = ({ driver, strategy }: Pick<Ran, "driver" | "strategy">): string =>
  `${drivers[driver] ?? `with ${driver}`}${strategy === "tour" ? "" : ` (${strategy})`}`;

const units = [
  ["minute", 60_000],
  ["hour", 3_600_000],
  ["day", 86_400_000],
] as const;
const inWords = new Intl.RelativeTimeFormat("en");

/** How long ago something was: "3 days ago". @param now in milliseconds since 1970 */
export function agoText(date: string, now: number): string {
  const past = now - Date.parse(date);
  const [unit, length] = units.findLast(([, ms]) => past >= ms) ?? [];
  return unit === undefined || length === undefined ? "just now" : inWords.format(-Math.floor(past / length), unit);
}

/** The revision of a run: "abc1234", "abc1234 with changes"; empty if it is not known. */
export const revisionText = ({ revision }: Pick<Ran, "revision">): string =>
  revision ? `${revision.commit.slice(0, 7)}${revision.isChanged ? " with changes" : ""}` : "";

/** When tests ran, and at which revision: "3 days ago, at abc1234". */
export function whenText(ran: Pick<Ran, "date" | "revision">, now: number): string {
  const revision = revisionText(ran);
  return `${agoText(ran.date, now)}${revision && `, at ${revision}`}`;
}

/** The result of a test as a verb. */
const verbs: Record<Result, string> = { passed: "passed", failed: "failed", flaky: "failed now and then" };

/** A test's result in words: "passed in the browser, 3 days ago, at abc1234". */
export const resultText = (went: Ran & { result: Result }, now: number): string =>
  `${verbs[went.result]} ${placeOf(went)}, ${whenText(went, now)}`;

/** How a run ended: "5 of 5 tests passed in the browser, 3 days ago, at abc1234, older than the machine's current plan". */
export function runText(run: RunRecord, isOld: boolean, now: number): string {
  const { tests, planned = tests.length } = run;
  const passed = tests.filter(({ result }) => result === "passed").length;
  const left = planned - tests.length;
  return [
    `${passed} of ${tests.length} ${tests.length === 1 ? "test" : "tests"} passed ${placeOf(run)}`,
    ...(left > 0 ? [`${left} not run`] : []),
    whenText(run, now),
    ...(isOld ? ["older than the machine's current plan"] : []),
  ].join(", ");
}
