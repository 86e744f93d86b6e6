import type { Chart, ChartTransition } from "../chart/chart";
import type { Changed, ChartChange, TransitionField } from "./change";
import { eventOf } from "./pair-states";
import { list, quote, type Said, said } from "./text";
import { at, capital, difference, type NameOf, namesIn } from "./wording";

/** The trigger of a transition, with "on", "when", or "after". */
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

/** The guard in words. Without a guard but with rivals before it, a transition applies in all other cases. */
const condition = ({ guard, order }: ChartTransition, word = " only if "): Said => {
  if (guard !== null) return said`${[word]}${guard}`;
  return order !== null && order > 1 ? said` in all other cases` : said``;
};

/** What a transition does: its target, or its actions. */
function way({ targets, actions, source }: ChartTransition, nameOf: NameOf, goes: string, does: string): Said {
  if (targets.length === 1 && targets[0] === source) return said`${[goes]} back to itself`;
  if (targets.length > 0) return said`${[goes]} to ${list(targets.map(nameOf))}`;
  return actions.length > 0 ? said`${[does]} ${list(actions)}` : said`${[does]} nothing`;
}

/** The subject of a sentence: "`asking`", or for the machine itself "whatever its state, it". */
const subject = (transition: ChartTransition, chart: Chart | null): Said =>
  transition.source === chart?.states[0]?.id ? said`whatever its state, it` : at(transition.source, chart);

export function addedTransition(one: ChartTransition, chart: Chart | null): Said {
  const goes = way(one, namesIn(chart), "now goes", "now does");
  return capital(said`${subject(one, chart)} ${goes} ${when(one)}${condition(one)}.`);
}

export function removedTransition(one: ChartTransition, chart: Chart | null): Said {
  const goes = way(one, namesIn(chart), "no longer goes", "no longer does");
  return capital(said`${subject(one, chart)} ${goes} ${when(one)}${condition(one, " if ")}.`);
}

/** A transition as the subject of a sentence: its event if that is unique, otherwise also its target. */
function named(one: ChartTransition, nameOf: NameOf): Said {
  if (one.trigger === "event" && one.order === null) return said`${one.event}`;
  return said`${way(one, nameOf, "going", "doing")} ${when(one)}`;
}

const requires = (before: string | null, after: string | null): Said => {
  if (after === null) return said`no longer requires ${before ?? ""}`;
  return before === null ? said`now requires ${after}` : said`now requires ${after} instead of ${before}`;
};

/** "also does `a` and no longer does `b`" */
function moreAndLess(before: readonly string[], after: readonly string[], phrase: string, still: string): Said {
  const found = difference(before, after);
  if (!found) return said`now ${[phrase]} in another order: ${list(after)}`;
  const parts = [
    ...(found.more.length > 0 ? [said`now ${[still]} ${list(found.more)}`] : []),
    ...(found.less.length > 0 ? [said`no longer ${[phrase]} ${list(found.less)}`] : []),
  ];
  return parts.flatMap((part, index) => (index === 0 ? part : [" and ", ...part]));
}

/** A changed transition, with one sentence for each change. A changed order is reported for the group. */
export function changedTransition(
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
        ? said`${where} ${it} now leaves and re-enters the state.`
        : said`${where} ${it} no longer leaves and re-enters the state.`,
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

/** Changed orders, with one sentence for each group of rivals. */
export function reordered({ after, transitions }: ChartChange): Said[] {
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
