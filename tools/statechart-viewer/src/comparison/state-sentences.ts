import type { Chart, ChartState } from "../chart/chart";
import type { Changed, ChartChange, StateField } from "./change";
import { invokesOf } from "./compare";
import { list, quote, type Said, said } from "./text";
import { capital, count, difference, type NameOf, namesIn } from "./wording";

const kindText: Record<ChartState["kind"], string> = {
  atomic: "a simple state",
  compound: "a compound state",
  parallel: "a parallel state",
  final: "a final state",
  history: "a history state",
};
const ofKind = ({ kind }: ChartState): string => (kind === "atomic" ? "" : `, ${kindText[kind]}`);

export function addedState(state: ChartState, nameOf: NameOf): Said {
  const head = said`State ${nameOf(state.id)} is new${[ofKind(state)]}`;
  return state.description === null ? said`${head}.` : said`${head}: ${quote(state.description)}`;
}

export function removedState(state: ChartState, { before, transitions }: ChartChange): Said {
  const lost = transitions.removed.filter(({ source }) => source === state.id).length;
  const head = said`State ${namesIn(before)(state.id)} is gone`;
  return lost === 0 ? said`${head}.` : said`${head}, and with it ${[count(lost, "transition")]} out of it.`;
}

/** Added and removed tags, requirements, and actions, each with its own wording. */
function gainsAndLosses(
  before: readonly string[],
  after: readonly string[],
  gain: (words: Said) => Said,
  loss: (words: Said) => Said,
) {
  const found = difference(before, after);
  if (!found) return [];
  return [
    ...(found.more.length > 0 ? [gain(list(found.more))] : []),
    ...(found.less.length > 0 ? [loss(list(found.less))] : []),
  ];
}

const actionsText = (moment: string, name: Said, before: readonly string[], after: readonly string[]): Said[] => {
  const found = gainsAndLosses(
    before,
    after,
    (words) => said`On ${[moment]} ${name}, ${words} is now done.`,
    (words) => said`On ${[moment]} ${name}, ${words} is no longer done.`,
  );
  return found.length > 0 ? found : [said`On ${[moment]} ${name}, the order of actions has changed: ${list(after)}.`];
};

/** A changed state, with one sentence for each change. A changed initial state is reported for the parent. */
export function changedState({ before, after, fields }: Changed<ChartState, StateField>, change: ChartChange): Said[] {
  const [was, is] = [namesIn(change.before), namesIn(change.after)];
  const isRoot = after.parent === null;
  const name = isRoot ? said`the machine` : said`${is(after.id)}`;
  const sentences: Record<StateField, () => Said[]> = {
    name: () => [said`${was(before.id)} is called ${after.key} now.`],
    parent: () => [
      after.parent === null || after.parent === change.after?.states[0]?.id
        ? said`${was(before.id)} is now a top-level state, as ${is(after.id)}.`
        : said`${was(before.id)} is now within ${is(after.parent)}, as ${is(after.id)}.`,
    ],
    description: () => [
      after.description === null
        ? said`${name} is no longer described.`
        : said`${name} is now described so: ${quote(after.description)}`,
    ],
    tags: () =>
      gainsAndLosses(
        before.tags,
        after.tags,
        (words) => said`${name} is now tagged ${words}.`,
        (words) => said`${name} is no longer tagged ${words}.`,
      ),
    kind: () =>
      before.kind === after.kind
        ? [said`${name} now leads back to the ${[after.isDeep ? "innermost" : "outermost"]} states.`]
        : [said`${name} is now ${[kindText[after.kind]]} instead of ${[kindText[before.kind]]}.`],
    initial: () => [],
    entry: () => actionsText("entering", name, before.entry, after.entry),
    exit: () => actionsText("leaving", name, before.exit, after.exit),
    invokes: () =>
      gainsAndLosses(
        invokesOf(before),
        invokesOf(after),
        (words) => said`In ${name}, ${words} now runs.`,
        (words) => said`In ${name}, ${words} no longer runs.`,
      ),
    requirements: () =>
      gainsAndLosses(
        before.requirements,
        after.requirements,
        (words) => said`${name} now also covers ${words}.`,
        (words) => said`${name} no longer covers ${words}.`,
      ),
    screen: () => {
      if (after.screen === null) return [said`${name} is no longer shown by ${before.screen ?? ""}.`];
      if (before.screen === null) return [said`${name} is now shown by ${after.screen}.`];
      return [said`${name} is now shown by ${after.screen} instead of ${before.screen}.`];
    },
  };
  return fields.flatMap((field) => sentences[field]()).map(capital);
}

/** A parent's new initial state, if it has changed. */
export function beginnings({ before, after, paired, states }: ChartChange): Said[] {
  const isNew = new Set(states.added.map(({ id }) => id));
  const initialOf = (chart: Chart | null, parent: string) =>
    chart?.states.find((one) => one.parent === parent && one.isInitial)?.id;
  return [...paired].flatMap(([was, is]) => {
    const [first, now] = [initialOf(before, was), initialOf(after, is)];
    if (first === undefined || now === undefined || paired.get(first) === now || isNew.has(is)) return [];
    const [old, name] = [namesIn(before)(first), namesIn(after)(now)];
    const who = is === after?.states[0]?.id ? said`the machine` : said`${namesIn(after)(is)}`;
    return [capital(said`${who} now begins with ${name} instead of ${old}.`)];
  });
}
