import type { TourTest } from "./at-revision";
import type { ChartChange } from "./change";

/** Requirements and tests that a machine's change affects. */
export interface Affected {
  /** The requirements of changed states, and of the states at both ends of changed transitions. */
  requirements: readonly string[];
  /** Planned tests that cover something new or changed; null if no tests could be planned. */
  tests: readonly string[] | null;
  /** Ids of new and changed transitions that no planned test takes. */
  untested: readonly string[];
}

const inOrder = new Intl.Collator("en", { numeric: true });

/** The requirements that a change may break. */
export function requirementsOf({ before, after, states, transitions }: ChartChange): string[] {
  const touched = (kind: "before" | "after", only: "added" | "removed") => {
    const moved = [...transitions[only], ...transitions.changed.map((one) => one[kind])];
    return new Set([
      ...states[only].map(({ id }) => id),
      ...states.changed.flatMap((one) => [one[kind].id]),
      ...moved.flatMap(({ source, targets }) => [source, ...targets]),
    ]);
  };
  const was = touched("before", "removed");
  const is = touched("after", "added");
  const named = [
    ...(before?.states.filter(({ id }) => was.has(id)) ?? []),
    ...(after?.states.filter(({ id }) => is.has(id)) ?? []),
  ].flatMap(({ requirements }) => requirements);
  return [...new Set(named)].sort(inOrder.compare);
}

/** @param tests the planned tests of the machine after the change; null if there are none */
export function affectedBy(change: ChartChange, tests: readonly TourTest[] | null): Affected {
  const transitions = [...change.transitions.added, ...change.transitions.changed.map(({ after }) => after)].map(
    ({ id }) => id,
  );
  const states = [...change.states.added, ...change.states.changed.map(({ after }) => after)]
    // Every test enters the machine itself.
    .filter(({ parent }) => parent !== null)
    .map(({ id }) => id);
  const takes = (test: TourTest) =>
    transitions.some((id) => test.transitions.includes(id)) || states.some((id) => test.states.includes(id));
  return {
    requirements: requirementsOf(change),
    tests: tests?.filter(takes).map(({ name }) => name) ?? null,
    untested: tests ? transitions.filter((id) => !tests.some((test) => test.transitions.includes(id))) : [],
  };
}

/** Numbered tests of one machine: `quiz 1, 2, 5`. */
export function testsText(names: readonly string[]): string {
  const [first] = names;
  if (first === undefined) return "none";
  return `${first.split(" ")[0]} ${names.map((name) => name.split(" ")[1]).join(", ")}`;
}
