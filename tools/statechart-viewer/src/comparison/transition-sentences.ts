import type { Chart, ChartTransition } from "../chart/chart";
import type { Changed, ChartChange, TransitionField } from "./change";
import { delayText, type Phrasing } from "./phrasing";
import { quote, type Said, said } from "./text";
import { capital, difference } from "./wording";

/** The guard in words. Without a guard but with rivals before it, a transition applies in all other cases. */
const condition = ({ guard, order }: ChartTransition, say: Phrasing, word = " only if "): Said => {
  if (guard !== null) return said`${[word]}${say.guard(guard)}`;
  return order !== null && order > 1 ? said` in all other cases` : said``;
};

/** What transitions lead to. */
const places = (ids: readonly string[], chart: Chart | null, say: Phrasing): Said =>
  ids.flatMap((id, index) => (index === 0 ? say.state(id, chart) : [", ", ...say.state(id, chart)]));

/** What a transition does: its target, or its actions. */
function way(one: ChartTransition, chart: Chart | null, say: Phrasing, goes: string, does: string): Said {
  const { targets, actions, source } = one;
  if (targets.length === 1 && targets[0] === source) return said`${[goes]} back to itself`;
  if (targets.length > 0) return said`${[goes]} to ${places(targets, chart, say)}`;
  return actions.length > 0 ? said`${[does]} ${say.actions(actions)}` : said`${[does]} nothing`;
}

/** The subject of a sentence: "`asking`", or for the machine itself "whatever its state, it". */
const subject = ({ source }: ChartTransition, chart: Chart | null, say: Phrasing): Said =>
  source === chart?.states[0]?.id ? said`whatever its state, it` : say.state(source, chart);

export function addedTransition(one: ChartTransition, chart: Chart | null, say: Phrasing): Said {
  const goes = way(one, chart, say, "now goes", "now does");
  return capital(said`${subject(one, chart, say)} ${goes} ${say.when(one)}${condition(one, say)}.`);
}

export function removedTransition(one: ChartTransition, chart: Chart | null, say: Phrasing): Said {
  const goes = way(one, chart, say, "no longer goes", "no longer does");
  return capital(said`${subject(one, chart, say)} ${goes} ${say.when(one)}${condition(one, say, " if ")}.`);
}

/** A transition as the subject of a sentence: its event if that is unique, otherwise also its target. */
function named(one: ChartTransition, chart: Chart | null, say: Phrasing): Said {
  if (one.trigger === "event" && one.order === null) return say.event(one);
  return said`${way(one, chart, say, "going", "doing")} ${say.when(one)}`;
}

function requires(before: string | null, after: string | null, say: Phrasing): Said {
  if (after === null) return said`no longer requires ${say.requirement(before ?? "")}`;
  const now = said`now requires ${say.requirement(after)}`;
  return before === null ? now : said`${now} instead of ${say.requirement(before)}`;
}

/** "also does `a` and no longer does `b`" */
function moreAndLess(before: readonly string[], after: readonly string[], say: Phrasing): Said {
  const found = difference(before, after);
  if (!found) return said`now does in another order: ${say.actions(after)}`;
  const parts = [
    ...(found.more.length > 0 ? [said`now also does ${say.actions(found.more)}`] : []),
    ...(found.less.length > 0 ? [said`no longer does ${say.actions(found.less)}`] : []),
  ];
  return parts.flatMap((part, index) => (index === 0 ? part : [" and ", ...part]));
}

/** A changed transition, with one sentence for each change. A changed order is reported for the group. */
export function changedTransition(
  { before, after, fields }: Changed<ChartTransition, TransitionField>,
  change: ChartChange,
  say: Phrasing,
): Said[] {
  const isRoot = after.source === change.after?.states[0]?.id;
  const where = isRoot ? said`whatever its state,` : said`in ${say.state(after.source, change.after)},`;
  const it = named(after, change.after, say);
  const who = subject(after, change.after, say);
  const sentence: Record<TransitionField, () => Said | null> = {
    event: () => {
      const goes = way(after, change.after, say, "now goes", "now does");
      return said`${who} ${goes} ${say.when(after)} instead of ${say.when(before)}${condition(after, say, " if ")}.`;
    },
    targets: () => {
      const goes = way(after, change.after, say, "now goes", "now only does");
      const instead = way(before, change.before, say, "going", "doing");
      const place = before.targets.length > 0 && after.targets.length > 0 ? to(before, change.before, say) : instead;
      return said`${who} ${goes} instead of ${place} ${say.when(after)}${condition(after, say, " if ")}.`;
    },
    guard: () => said`${where} ${it} ${requires(before.guard, after.guard, say)}.`,
    actions: () => said`${where} ${it} ${moreAndLess(before.actions, after.actions, say)}.`,
    order: () => null,
    reentering: () =>
      after.isReentering
        ? said`${where} ${it} now leaves and re-enters the state.`
        : said`${where} ${it} no longer leaves and re-enters the state.`,
    description: () =>
      after.description === null
        ? said`${where} ${it} is no longer described.`
        : said`${where} ${it} is now described so: ${quote(after.description)}`,
    delay: () =>
      say.wording === "product"
        ? said`${where} ${say.wait(after)} is now ${[delayText(after)]} instead of ${[delayText(before)]}.`
        : said`${where} ${say.wait(after)} now waits ${[delayText(after)]} instead of ${[delayText(before)]}.`,
  };
  return fields.flatMap((field) => {
    const one = sentence[field]();
    return one ? [capital(one)] : [];
  });
}

const to = ({ targets, source }: ChartTransition, chart: Chart | null, say: Phrasing): Said =>
  targets.length === 1 && targets[0] === source ? said`back to itself` : places(targets, chart, say);

/** Changed orders, with one sentence for each group of rivals, and its first transition. */
export function reordered({ after, transitions }: ChartChange, say: Phrasing): { of: ChartTransition; said: Said }[] {
  const groups = new Map<string, ChartTransition>();
  for (const { after: one, fields } of transitions.changed)
    if (fields.includes("order")) groups.set(`${one.source} ${one.event}`, one);
  return [...groups.values()].map((one) => {
    const rivals = after?.transitions.filter(({ source, event }) => source === one.source && event === one.event) ?? [];
    const steps = rivals.map((rival) =>
      rival.guard === null ? said`otherwise ${to(rival, after, say)}` : say.guard(rival.guard),
    );
    const order = steps.flatMap((step, index) => (index === 0 ? step : [", then ", ...step]));
    const isRoot = one.source === after?.states[0]?.id;
    const where = isRoot ? said`whatever its state` : said`in ${say.state(one.source, after)}`;
    return {
      of: rivals[0] ?? one,
      said: capital(said`${where}, what happens ${say.when(one)} is tried in another order: ${order}.`),
    };
  });
}
