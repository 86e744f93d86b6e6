import { type Difference, slug } from "../approval/compare";
import { sentencesOf } from "./line-sentences";
import { hunksOf } from "./page-diff";
import { type Shown, screenPrefix } from "./screen-file";

/** A sentence, where it holds, and the test that shows it. */
export interface Finding {
  state: string;
  says: string;
  test: number;
}

/** What differs in one moment. */
export function* differencesAt(was: Shown, is: Shown, moment: string): Generator<string> {
  yield* sentencesOf(hunksOf(was.lines, is.lines));
  if (was.focus !== is.focus) yield `${moment}, the focus was on ${was.focus}, is on ${is.focus}`;
}

const unique = <T>(some: readonly T[]): T[] => [...new Set(some)];

/** How many states a difference names; the others are counted. */
const maxStates = 3;

function placeOf(states: readonly string[]): string {
  const named = states.slice(0, maxStates).join("; ");
  return `in ${named}${states.length > maxStates ? `; and ${states.length - maxStates} more` : ""}`;
}

function groupBy<T>(some: Iterable<T>, keyOf: (one: T) => string): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const one of some) {
    const key = keyOf(one);
    groups.set(key, [...(groups.get(key) ?? []), one]);
  }
  return groups;
}

/** Sentences that hold in the same states are one difference. */
export function grouped(findings: readonly Finding[]): Difference[] {
  const statesOf = (found: readonly Finding[]) => unique(found.map(({ state }) => state));
  const bySentence = groupBy(findings, ({ says }) => says);
  const byStates = groupBy(bySentence, ([, found]) => JSON.stringify(statesOf(found)));
  const names = new Map<string, number>();
  return [...byStates.values()].map((sentences) => {
    const found = sentences.flatMap(([, some]) => some);
    const states = statesOf(found);
    const name = `${screenPrefix}${slug(states[0] ?? "")}`;
    const count = (names.get(name) ?? 0) + 1;
    names.set(name, count);
    return {
      name: count > 1 ? `${name}--${count}` : name,
      place: placeOf(states),
      says: sentences.map(([says]) => says),
      tests: unique(found.map(({ test }) => test)),
    };
  });
}
