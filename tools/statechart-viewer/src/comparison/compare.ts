import type { Chart, ChartState, ChartTransition } from "../chart/chart";
import type { Changed, ChartChange, MachineField, Relative, StateField, TransitionField } from "./change";
import { invokesOf } from "./invokes";
import { eventOf, type Pairs, pairStates } from "./pair-states";
import { type PairOfTransitions, pairTransitions, targetsAfter } from "./pair-transitions";

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);
/** Ignores the order. */
const isSameSet = (some: readonly string[], others: readonly string[]): boolean =>
  isSame([...some].sort(), [...others].sort());

/** The fields that are not the same. */
const unlike = <Field extends string>(answers: Record<Field, boolean>): Field[] =>
  (Object.keys(answers) as Field[]).filter((field) => !answers[field]);

function stateFields(before: ChartState, after: ChartState, { afterOf }: Pairs): StateField[] {
  const isRoot = before.parent === null && after.parent === null;
  return unlike({
    name: isRoot || before.key === after.key,
    parent: isRoot || (before.parent !== null && afterOf.get(before.parent) === after.parent),
    // The root's description is compared as the machine's.
    description: isRoot || before.description === after.description,
    tags: isSameSet(before.tags, after.tags),
    kind: before.kind === after.kind && before.isDeep === after.isDeep,
    initial: before.isInitial === after.isInitial,
    entry: isSame(before.entry, after.entry),
    exit: isSame(before.exit, after.exit),
    invokes: isSameSet(invokesOf(before), invokesOf(after)),
    requirements: isSameSet(before.requirements, after.requirements),
    screen: before.screen === after.screen,
  });
}

/** Finds the transitions that compete with a transition both before and after. */
function rivalsIn(all: readonly PairOfTransitions[]): (pair: PairOfTransitions) => readonly PairOfTransitions[] {
  const groupOf = ({ before, after }: PairOfTransitions) =>
    JSON.stringify([before.source, before.event, after.source, after.event]);
  const groups = new Map<string, PairOfTransitions[]>();
  for (const pair of all) groups.set(groupOf(pair), [...(groups.get(groupOf(pair)) ?? []), pair]);
  return (pair) => groups.get(groupOf(pair)) ?? [];
}

/** Whether a transition's order among its rivals has changed. Added or removed rivals do not count. */
function isReordered(pair: PairOfTransitions, rivals: readonly PairOfTransitions[]): boolean {
  const isAhead = (one: ChartTransition, other: ChartTransition) => (one.order ?? 0) < (other.order ?? 0);
  return rivals.some(({ before, after }) => isAhead(before, pair.before) !== isAhead(after, pair.after));
}

function transitionFields(
  pair: PairOfTransitions,
  rivals: readonly PairOfTransitions[],
  pairs: Pairs,
): TransitionField[] {
  const { before, after } = pair;
  return unlike({
    event: eventOf(before) === eventOf(after),
    guard: before.guard === after.guard,
    targets: isSame(targetsAfter(before, pairs), [...after.targets].sort()),
    actions: isSame(before.actions, after.actions),
    order: !isReordered(pair, rivals),
    reentering: before.isReentering === after.isReentering,
    description: before.description === after.description,
    delay: isSame(before.delay, after.delay) || eventOf(before) !== eventOf(after),
  });
}

const changedOnly = <T, Field>(all: Changed<T, Field>[]): Changed<T, Field>[] =>
  all.filter(({ fields }) => fields.length > 0);

const machineFields = (before: Chart, after: Chart): MachineField[] =>
  unlike({
    title: before.title === after.title,
    group: before.group === after.group,
    description: before.description === after.description,
  });

/** Compares two existing charts. */
function compareBoth(before: Chart, after: Chart): ChartChange {
  const pairs = pairStates(before, after);
  const byId = new Map(after.states.map((state) => [state.id, state]));
  const states = {
    added: after.states.filter(({ id }) => !pairs.beforeOf.has(id)),
    removed: before.states.filter(({ id }) => !pairs.afterOf.has(id)),
    changed: changedOnly(
      before.states.flatMap((was) => {
        const is = byId.get(pairs.afterOf.get(was.id) ?? "");
        return is ? [{ before: was, after: is, fields: stateFields(was, is, pairs) }] : [];
      }),
    ),
  };
  const kept = pairTransitions(before, after, pairs);
  const rivalsOf = rivalsIn(kept);
  const isKept = new Set(kept.flatMap((pair) => [pair.before, pair.after]));
  // In the machine's order, not in the order of discovery.
  const inOrder = kept.sort((a, b) => before.transitions.indexOf(a.before) - before.transitions.indexOf(b.before));
  const transitions = {
    added: after.transitions.filter((one) => !isKept.has(one)),
    removed: before.transitions.filter((one) => !isKept.has(one)),
    changed: changedOnly(inOrder.map((pair) => ({ ...pair, fields: transitionFields(pair, rivalsOf(pair), pairs) }))),
  };
  const fields = machineFields(before, after);
  const lists = [fields, ...Object.values(states), ...Object.values(transitions)];
  const kind = lists.every(({ length }) => length === 0) ? "same" : "changed";
  const { machine, title } = after;
  return { machine, title, before, after, kind, fields, states, transitions, paired: pairs.afterOf, relatives: [] };
}

const none = { added: [], removed: [], changed: [] };

/**
 * Compares two charts of a machine; null means that it does not exist. Renamed, moved, or reordered states and
 * transitions are still recognized.
 */
export function compareCharts(before: Chart | null, after: Chart | null): ChartChange {
  if (before && after) return compareBoth(before, after);
  const chart = after ?? before;
  const kind = after ? "added" : before ? "removed" : "same";
  return {
    machine: chart?.machine ?? "",
    title: chart?.title ?? "",
    before,
    after,
    kind,
    fields: [],
    states: { ...none, ...(chart && { [kind]: chart.states }) },
    transitions: { ...none, ...(chart && { [kind]: chart.transitions }) },
    paired: new Map(),
    relatives: [],
  };
}

/** The machines that have states of a chart: of the same name, kind, and description. */
function relativesOf(chart: Chart, others: readonly Chart[]): Relative[] {
  const marksOf = ({ states }: Chart) =>
    states.flatMap(({ parent, key, kind, description }) =>
      parent === null || description === null ? [] : [JSON.stringify([key, kind, description])],
    );
  const own = new Set(marksOf(chart));
  return others
    .map((other) => ({ machine: other.machine, states: marksOf(other).filter((mark) => own.has(mark)).length }))
    .filter(({ states }) => states > 0);
}

/**
 * Compares all machines of two revisions: those of `after` in their order, then the removed ones. A machine that was
 * renamed, divided, or merged is gone, and the ones that have its states are new: they are named.
 */
export function compareAll(before: readonly Chart[], after: readonly Chart[]): ChartChange[] {
  const was = new Map(before.map((chart) => [chart.machine, chart]));
  const is = new Set(after.map(({ machine }) => machine));
  const added = after.filter(({ machine }) => !was.has(machine));
  const removed = before.filter(({ machine }) => !is.has(machine));
  return [
    ...after.map((chart) => compareCharts(was.get(chart.machine) ?? null, chart)),
    ...removed.map((chart) => compareCharts(chart, null)),
  ].map((change) => {
    if (change.kind === "added" && change.after) return { ...change, relatives: relativesOf(change.after, removed) };
    if (change.kind === "removed" && change.before) return { ...change, relatives: relativesOf(change.before, added) };
    return change;
  });
}
