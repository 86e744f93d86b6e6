import type { Chart, ChartState, ChartTransition } from "../chart/chart";
import type { Changed, ChartChange, StateField, TransitionField } from "./change";
import { invokesOf } from "./compare";
import { eventOf } from "./pair-states";
import { list, quote, type Said, said, written } from "./text";

/** Something to be said of a machine. */
export interface Sentence {
  kind: "added" | "removed" | "changed";
  said: Said;
}

/** The names of states in a chart: the way to them, without the machine. */
const namesIn = (chart: Chart | null) => (id: string) => {
  const root = chart?.states[0]?.id ?? "";
  return id.startsWith(`${root}.`) ? id.slice(root.length + 1) : id;
};
type NameOf = ReturnType<typeof namesIn>;

/** Where something happens. Of the machine itself: wherever it stands. */
const at = (id: string, chart: Chart | null): Said =>
  id === chart?.states[0]?.id ? said`whatever its state` : said`${namesIn(chart)(id)}`;

/** What a transition waits for, behind a verb. */
function when(transition: ChartTransition): Said {
  const [, inner = ""] = /\((.+)\)$/.exec(eventOf(transition)) ?? [];
  switch (transition.trigger) {
    case "event":
      return said`on ${transition.event}`;
    case "done":
      return said`when ${inner} is done`;
    case "error":
      return said`when ${inner} fails`;
    case "snapshot":
      return said`whenever ${inner} reports`;
    case "after":
      return /^\d+$/.test(inner) ? said`after ${`${inner} ms`}` : said`after ${inner}`;
    case "always":
      return said`at once`;
    case "onDone":
      return said`when it is finished`;
  }
}

/** Under which condition. What has rivals before it and no guard is for all other cases. */
const condition = ({ guard, order }: ChartTransition, word = " only if "): Said => {
  if (guard !== null) return said`${[word]}${guard}`;
  return order !== null && order > 1 ? said` in all other cases` : said``;
};

/** What a transition does: where it goes, or what else. */
function way({ targets, actions, source }: ChartTransition, nameOf: NameOf, goes: string, does: string): Said {
  if (targets.length === 1 && targets[0] === source) return said`${[goes]} back to itself`;
  if (targets.length > 0) return said`${[goes]} to ${list(targets.map(nameOf))}`;
  return actions.length > 0 ? said`${[does]} ${list(actions)}` : said`${[does]} nothing`;
}

const capital = (sentence: Said): Said => {
  const first = sentence.findIndex((piece) => piece !== "");
  const piece = sentence[first];
  if (typeof piece !== "string") return sentence;
  return [piece.charAt(0).toUpperCase() + piece.slice(1), ...sentence.slice(first + 1)];
};

/** Who does something, and where: "`asking`", or of the machine itself "whatever its state, it". */
const subject = (transition: ChartTransition, chart: Chart | null): Said =>
  transition.source === chart?.states[0]?.id ? said`whatever its state, it` : at(transition.source, chart);

function addedTransition(one: ChartTransition, chart: Chart | null): Said {
  const goes = way(one, namesIn(chart), "now goes", "now does");
  return capital(said`${subject(one, chart)} ${goes} ${when(one)}${condition(one)}.`);
}

function removedTransition(one: ChartTransition, chart: Chart | null): Said {
  const goes = way(one, namesIn(chart), "no longer goes", "no longer does");
  return capital(said`${subject(one, chart)} ${goes} ${when(one)}${condition(one, " if ")}.`);
}

/** A transition as the subject of a sentence: the event where that is enough, else with where it goes. */
function named(one: ChartTransition, nameOf: NameOf): Said {
  if (one.trigger === "event" && one.order === null) return said`${one.event}`;
  return said`${way(one, nameOf, "going", "doing")} ${when(one)}`;
}

const requires = (before: string | null, after: string | null): Said => {
  if (after === null) return said`no longer requires ${before ?? ""}`;
  return before === null ? said`now requires ${after}` : said`now requires ${after} instead of ${before}`;
};

const without = (some: readonly string[], others: readonly string[]): string[] =>
  some.filter((one) => !others.includes(one));

/** What is done more and less; null where only the order is another. */
function difference(before: readonly string[], after: readonly string[]): { more: string[]; less: string[] } | null {
  const [more, less] = [without(after, before), without(before, after)];
  return more.length + less.length > 0 ? { more, less } : null;
}

/** "also does `a` and no longer does `b`" */
function moreAndLess(before: readonly string[], after: readonly string[], command: string, still: string): Said {
  const found = difference(before, after);
  if (!found) return said`now ${[command]} in another order: ${list(after)}`;
  const parts = [
    ...(found.more.length > 0 ? [said`now ${[still]} ${list(found.more)}`] : []),
    ...(found.less.length > 0 ? [said`no longer ${[command]} ${list(found.less)}`] : []),
  ];
  return parts.flatMap((part, index) => (index === 0 ? part : [" and ", ...part]));
}

/** What has changed about a transition, a sentence for each; that its group is tried in another order is said of the group. */
function changedTransition(
  { before, after, fields }: Changed<ChartTransition, TransitionField>,
  change: ChartChange,
): Said[] {
  const [was, is] = [namesIn(change.before), namesIn(change.after)];
  const where =
    after.source === change.after?.states[0]?.id ? said`whatever its state,` : said`in ${is(after.source)},`;
  const it = named(after, is);
  const sentence: Record<TransitionField, () => Said | null> = {
    event: () => {
      const goes = way(after, is, "now goes", "now does");
      return said`${subject(after, change.after)} ${goes} ${when(after)} instead of ${when(before)}${condition(after, " if ")}.`;
    },
    targets: () => {
      const goes = way(after, is, "now goes", "now only does");
      const instead = way(before, was, "going", "doing");
      const place = before.targets.length > 0 && after.targets.length > 0 ? to(before, was) : instead;
      return said`${subject(after, change.after)} ${goes} instead of ${place} ${when(after)}${condition(after, " if ")}.`;
    },
    guard: () => said`${where} ${it} ${requires(before.guard, after.guard)}.`,
    actions: () => said`${where} ${it} ${moreAndLess(before.actions, after.actions, "does", "also does")}.`,
    order: () => null,
    reentering: () =>
      after.isReentering
        ? said`${where} ${it} now leaves the state and enters it anew.`
        : said`${where} ${it} no longer leaves the state to enter it anew.`,
    description: () =>
      after.description === null
        ? said`${where} ${it} is no longer described.`
        : said`${where} ${it} is now described so: ${quote(after.description)}`,
  };
  return fields.flatMap((field) => {
    const one = sentence[field]();
    return one ? [capital(one)] : [];
  });
}

const to = ({ targets, source }: ChartTransition, nameOf: NameOf): Said =>
  targets.length === 1 && targets[0] === source ? said`back to itself` : list(targets.map(nameOf));

/** What is tried in another order, a sentence for each group of rivals. */
function reordered({ after, transitions }: ChartChange): Said[] {
  const groups = new Map<string, ChartTransition>();
  for (const { after: one, fields } of transitions.changed)
    if (fields.includes("order")) groups.set(`${one.source} ${one.event}`, one);
  return [...groups.values()].map((one) => {
    const rivals = after?.transitions.filter(({ source, event }) => source === one.source && event === one.event) ?? [];
    const nameOf = namesIn(after);
    const steps = rivals.map((rival) =>
      rival.guard === null ? said`otherwise ${to(rival, nameOf)}` : said`${rival.guard}`,
    );
    const order = steps.flatMap((step, index) => (index === 0 ? step : [", then ", ...step]));
    const where = one.source === after?.states[0]?.id ? said`whatever its state` : said`in ${nameOf(one.source)}`;
    return capital(said`${where}, what happens ${when(one)} is tried in another order: ${order}.`);
  });
}

const kindText: Record<ChartState["kind"], string> = {
  atomic: "a simple state",
  compound: "a state with states of its own",
  parallel: "a state of parts that stand side by side",
  final: "an end",
  history: "a way back to where one was",
};
const ofKind = ({ kind }: ChartState): string => (kind === "atomic" ? "" : `, ${kindText[kind]}`);

function addedState(state: ChartState, nameOf: NameOf): Said {
  const head = said`State ${nameOf(state.id)} is new${[ofKind(state)]}`;
  return state.description === null ? said`${head}.` : said`${head}: ${quote(state.description)}`;
}

function removedState(state: ChartState, { before, transitions }: ChartChange): Said {
  const lost = transitions.removed.filter(({ source }) => source === state.id).length;
  const head = said`State ${namesIn(before)(state.id)} is gone`;
  return lost === 0 ? said`${head}.` : said`${head}, and with it ${[count(lost, "transition")]} out of it.`;
}

/** "3 states", "1 state". */
export const count = (number: number, one: string): string => `${number} ${one}${number === 1 ? "" : "s"}`;

/** Of tags, requirements, actions: each more and less, in words of its own. */
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
  return found.length > 0 ? found : [said`On ${[moment]} ${name}, things are done in another order: ${list(after)}.`];
};

/** What has changed about a state, as many sentences as there are things to say; with which state a parent begins is said of the parent. */
function changedState({ before, after, fields }: Changed<ChartState, StateField>, change: ChartChange): Said[] {
  const [was, is] = [namesIn(change.before), namesIn(change.after)];
  const isRoot = after.parent === null;
  const name = isRoot ? said`the machine` : said`${is(after.id)}`;
  const sentences: Record<StateField, () => Said[]> = {
    name: () => [said`${was(before.id)} is called ${after.key} now.`],
    parent: () => [
      after.parent === null || after.parent === change.after?.states[0]?.id
        ? said`${was(before.id)} now stands by itself, as ${is(after.id)}.`
        : said`${was(before.id)} now stands within ${is(after.parent)}, as ${is(after.id)}.`,
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
        (words) => said`${name} now also stands for ${words}.`,
        (words) => said`${name} no longer stands for ${words}.`,
      ),
    screen: () => {
      if (after.screen === null) return [said`${name} is no longer shown by ${before.screen ?? ""}.`];
      if (before.screen === null) return [said`${name} is now shown by ${after.screen}.`];
      return [said`${name} is now shown by ${after.screen} instead of ${before.screen}.`];
    },
  };
  return fields.flatMap((field) => sentences[field]()).map(capital);
}

/** With which state a parent begins, where that is another one. */
function beginnings({ before, after, paired, states }: ChartChange): Said[] {
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

/** How large a machine is. */
const size = ({ states, transitions }: Chart): string =>
  `${count(states.length - 1, "state")} and ${count(transitions.length, "transition")}`;

function machineSentences({ before, after, fields, machine }: ChartChange): Said[] {
  if (!before || !after) return [];
  const sentences = {
    title: () => said`${machine} is titled “${written(after.title)}” now; it was “${written(before.title)}”.`,
    group: () => said`It now belongs to ${after.group} instead of ${before.group}.`,
    description: () =>
      after.description === null
        ? said`It is no longer described.`
        : said`It is now described so: ${quote(after.description)}`,
  };
  return fields.map((field) => sentences[field]());
}

/** Says what has changed about a machine, in sentences for whoever looks after the product. */
export function sentencesOf(change: ChartChange): Sentence[] {
  const { before, after, kind, states, transitions, machine } = change;
  if (kind === "added" && after) {
    const head = said`The machine ${machine} is new, with ${[size(after)]}`;
    return [{ kind, said: after.description === null ? said`${head}.` : said`${head}: ${quote(after.description)}` }];
  }
  if (kind === "removed" && before)
    return [{ kind, said: said`The machine ${machine} is gone, with its ${[size(before)]}.` }];
  const isGone = new Set(states.removed.map(({ id }) => id));
  const as =
    (kindOf: Sentence["kind"]) =>
    (one: Said): Sentence => ({ kind: kindOf, said: one });
  return [
    ...machineSentences(change).map(as("changed")),
    ...states.added.map((one) => addedState(one, namesIn(after))).map(as("added")),
    ...states.removed.map((one) => removedState(one, change)).map(as("removed")),
    ...states.changed.flatMap((one) => changedState(one, change)).map(as("changed")),
    ...beginnings(change).map(as("changed")),
    ...transitions.added.map((one) => addedTransition(one, after)).map(as("added")),
    // Those out of a state that is gone have gone with it.
    ...transitions.removed
      .filter(({ source }) => !isGone.has(source))
      .map((one) => removedTransition(one, before))
      .map(as("removed")),
    ...transitions.changed.flatMap((one) => changedTransition(one, change)).map(as("changed")),
    ...reordered(change).map(as("changed")),
  ];
}
