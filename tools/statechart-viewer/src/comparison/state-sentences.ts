import type { Chart, ChartState } from "../chart/chart";
import type { Changed, ChartChange, StateField } from "./change";
import { invokesOf } from "./invokes";
import type { Phrasing } from "./phrasing";
import { list, quote, type Said, said } from "./text";
import { capital, count, difference } from "./wording";

const kindText: Record<ChartState["kind"], string> = {
  atomic: "a simple state",
  compound: "a compound state",
  parallel: "a parallel state",
  final: "a final state",
  history: "a history state",
};
const ofKind = ({ kind }: ChartState): string => (kind === "atomic" ? "" : `, ${kindText[kind]}`);

export function addedState(state: ChartState, chart: Chart | null, say: Phrasing): Said {
  const head = said`State ${say.state(state.id, chart)} is new${[ofKind(state)]}`;
  return state.description === null ? said`${head}.` : said`${head}: ${quote(state.description)}`;
}

export function removedState(state: ChartState, { before, transitions }: ChartChange, say: Phrasing): Said {
  const lost = transitions.removed.filter(({ source }) => source === state.id).length;
  const head = said`State ${say.state(state.id, before)} is gone`;
  return lost === 0 ? said`${head}.` : said`${head}, and with it ${[count(lost, "transition")]} out of it.`;
}

/** Added and removed tags, requirements, and actions, each with its own wording. */
function gainsAndLosses(
  before: readonly string[],
  after: readonly string[],
  gain: (words: Said) => Said,
  loss: (words: Said) => Said,
  listed: (codes: readonly string[]) => Said = list,
) {
  const found = difference(before, after);
  if (!found) return [];
  return [
    ...(found.more.length > 0 ? [gain(listed(found.more))] : []),
    ...(found.less.length > 0 ? [loss(listed(found.less))] : []),
  ];
}

function actionsText(
  moment: string,
  name: Said,
  before: readonly string[],
  after: readonly string[],
  say: Phrasing,
): Said[] {
  const found = gainsAndLosses(
    before,
    after,
    (words) => said`On ${[moment]} ${name}, ${words} is now done.`,
    (words) => said`On ${[moment]} ${name}, ${words} is no longer done.`,
    say.actions,
  );
  return found.length > 0
    ? found
    : [said`On ${[moment]} ${name}, the order of actions has changed: ${say.actions(after)}.`];
}

/** A changed state, with one sentence for each change. A changed initial state is reported for the parent. */
export function changedState(
  { before, after, fields }: Changed<ChartState, StateField>,
  change: ChartChange,
  say: Phrasing,
): Said[] {
  const was = say.state(before.id, change.before);
  const is = say.state(after.id, change.after);
  const isRoot = after.parent === null;
  const name = isRoot ? said`the machine` : is;
  const sentences: Record<StateField, () => Said[]> = {
    name: () => [said`${was} is called ${say.ownName(after)} now.`],
    parent: () => [
      after.parent === null || after.parent === change.after?.states[0]?.id
        ? said`${was} is now a top-level state, as ${is}.`
        : said`${was} is now within ${say.state(after.parent, change.after)}, as ${is}.`,
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
    entry: () => actionsText("entering", name, before.entry, after.entry, say),
    exit: () => actionsText("leaving", name, before.exit, after.exit, say),
    invokes: () =>
      gainsAndLosses(
        invokesOf(before),
        invokesOf(after),
        (words) => said`In ${name}, ${words} now runs.`,
        (words) => said`In ${name}, ${words} no longer runs.`,
        say.invokes,
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

/** A parent's new initial state, if it has changed; with the parent. */
export function beginnings(
  { before, after, paired, states }: ChartChange,
  say: Phrasing,
): { of: string; said: Said }[] {
  const isNew = new Set(states.added.map(({ id }) => id));
  const initialOf = (chart: Chart | null, parent: string) =>
    chart?.states.find((one) => one.parent === parent && one.isInitial)?.id;
  return [...paired].flatMap(([was, is]) => {
    const [first, now] = [initialOf(before, was), initialOf(after, is)];
    if (first === undefined || now === undefined || paired.get(first) === now || isNew.has(is)) return [];
    const [old, name] = [say.state(first, before), say.state(now, after)];
    const who = is === after?.states[0]?.id ? said`the machine` : say.state(is, after);
    return [{ of: is, said: capital(said`${who} now begins with ${name} instead of ${old}.`) }];
  });
}
