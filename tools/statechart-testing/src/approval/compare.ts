import { messageOf } from "../cli/usage-error";
import type { TestModel } from "../model/test-model";
import { reached } from "../planner/plan";
import type { Planning } from "../planner/planning";
import { type Step, stepLabel } from "../simulator/step";
import type { Approved, ApprovedTest } from "./approved-file";
import { differencesBetween } from "./differences";
import { type Moment, Observer } from "./moments";

/** A difference between the approved behavior of a machine and today's. */
export interface Difference {
  /** Its name for `approve`: the state and the step, as in `asking-answer-submit`. */
  name: string;
  /** Where it is: `after answer.submit in asking`. */
  place: string;
  /** What differs, one sentence each. */
  says: string[];
  /** The tests that show it, by their number in the file, from 1. */
  tests: number[];
}

/** A text as a part of a name that no shell needs quotes for. */
export const slug = (text: string): string =>
  text
    .replaceAll(/[^\p{L}\p{N}]+/gu, "-")
    .replaceAll(/^-|-$/g, "")
    .replaceAll(/(\p{Ll})(\p{Lu})/gu, "$1-$2")
    .toLowerCase();

export type Found = Pick<Difference, "name" | "place" | "says">;

/** Observes today's behavior in the steps of a test. */
export function observed(testModel: TestModel, input: string, steps: readonly Step[]): ApprovedTest {
  const observer = new Observer(testModel, input);
  return { input, start: observer.start, steps: steps.map((step) => ({ step, ...observer.perform(step) })) };
}

/** A step as part of a sentence. */
export const afterStep = (step: Step): string => (step.kind === "time" ? stepLabel(step) : `after ${stepLabel(step)}`);

/** Compares a test step by step, until the machine is in another state than the approved one. */
function* differencesIn(testModel: TestModel, test: ApprovedTest, covered: Set<string>): Generator<Found> {
  const start = test.input === "" ? "start" : `start-${slug(test.input)}`;
  const at = test.input === "" ? "at the start" : `at the start with the input "${test.input}"`;
  let observer: Observer;
  try {
    observer = new Observer(testModel, test.input);
  } catch (thrown) {
    yield { name: start, place: at, says: [`it cannot start: ${messageOf(thrown)}`] };
    return;
  }
  try {
    const says = differencesBetween(test.start, observer.start, "");
    if (says.length > 0) yield { name: start, place: at, says };
    let state = test.start.state.join(", ");
    for (const { step, ...was } of test.steps) {
      // In another state, every step would differ.
      if (observer.state !== state) return;
      const found = { name: slug(`${state} ${stepLabel(step)}`), place: `${afterStep(step)} in ${state}` };
      let is: Moment;
      try {
        is = observer.perform(step);
      } catch (thrown) {
        yield { ...found, says: [`this step is no longer possible: ${messageOf(thrown)}`] };
        return;
      }
      if (step.kind === "outcome" && step.actor === "") covered.add(`${step.invoke} → ${step.case}`);
      const differences = differencesBetween(was, is, state);
      if (differences.length > 0) yield { ...found, says: differences };
      state = was.state.join(", ") || state;
    }
  } finally {
    for (const id of observer.covered) covered.add(id);
  }
}

/** Differences with the same name and the same sentences are one; another one with the same name gets a number. */
export function grouped(found: readonly (Found & { test: number })[]): Difference[] {
  const groups: Difference[] = [];
  for (const { test, name, place, says } of found) {
    const same = groups.find((one) => one.place === place && one.says.join("\n") === says.join("\n"));
    if (same) {
      if (!same.tests.includes(test)) same.tests.push(test);
      continue;
    }
    const namesakes = groups.filter((one) => one.name === name || one.name.startsWith(`${name}--`)).length;
    groups.push({ name: namesakes > 0 ? `${name}--${namesakes + 1}` : name, place, says, tests: [test] });
  }
  return groups;
}

/** What today's plan reaches and no approved test does, although nothing approved differs. */
function unapproved({ testModel, graph, plan }: Planning, approved: Approved, covered: ReadonlySet<string>): Found[] {
  const inputs = new Set(approved.tests.map(({ input }) => input));
  return [
    ...Object.keys(testModel.inputs)
      .filter((input) => !inputs.has(input))
      .map((input) => ({
        name: `new-input-${slug(input)}`,
        place: `with the input "${input}"`,
        says: ["no approved test starts with it"],
      })),
    ...[...reached(graph, plan.tests)]
      .filter((id) => !covered.has(id))
      .map((id) => ({ name: `new-${slug(id)}`, place: id, says: ["no approved test reaches it"] })),
  ];
}

/**
 * Compares a machine with its approved behavior.
 * @param planned today's plan, whose states, transitions, guard branches, and outcomes approved tests must reach
 */
export function compare(planned: Planning, approved: Approved): Difference[] {
  const covered = new Set<string>();
  const found = approved.tests.flatMap((test, index) =>
    [...differencesIn(planned.testModel, test, covered)].map((one) => ({ ...one, test: index + 1 })),
  );
  if (found.length > 0) return grouped(found);
  return grouped(unapproved(planned, approved, covered).map((one) => ({ ...one, test: 0 })));
}

/** By place and step: what was observed there. */
function byPlace({ tests }: Approved): Map<string, string> {
  const all = new Map<string, Set<string>>();
  const add = (key: string, moment: Moment) => {
    const known = all.get(key) ?? new Set();
    known.add(JSON.stringify(moment));
    all.set(key, known);
  };
  for (const { input, start, steps } of tests) {
    add(`start ${input}`, start);
    let state = start.state.join(", ");
    for (const { step, ...moment } of steps) {
      add(`${afterStep(step)} in ${state}`, moment);
      state = moment.state.join(", ") || state;
    }
  }
  return new Map([...all].map(([key, moments]) => [key, [...moments].sort().join("\n")]));
}

/** The places that two versions of the approved behavior have in common, and at which something else was observed. */
export function changedPlaces(before: Approved, now: Approved): string[] {
  const old = byPlace(before);
  return [...byPlace(now)].filter(([key, moments]) => old.has(key) && old.get(key) !== moments).map(([key]) => key);
}
