import type { Chart, ChartTransition } from "./chart";
import type { MachineUsage } from "./usage-data";

/** A step as it was counted: ids of the states that were left and entered, several joined by a space. */
type CountedStep = MachineUsage["steps"][number];

type Drawn = Pick<Chart, "states" | "transitions">;

/** Whether a state is another one or lies within it. */
const isWithin = (state: string, outer: string): boolean => state === outer || state.startsWith(`${outer}.`);

/** Counted events have no numbers: they would be delays, or ids of what an actor was started for. */
const withoutNumbers = (text: string): string => text.replace(/\d+/g, "#");

/** The event of a step as charts name it; a delay bears the state that it ran in. */
function labelOf(event: string): string {
  const [, kind, actor] = /^xstate\.(done|error|snapshot)\.actor\.(.+)$/.exec(event) ?? [];
  if (kind) return `${kind}(${actor})`;
  const [, delay] = /^xstate\.after\.([^.]+)\./.exec(event) ?? [];
  return delay ? `after(${delay})` : event;
}

const leavesOne = ({ source }: ChartTransition, left: readonly string[]): boolean =>
  left.some((state) => isWithin(state, source));

const leadsToOne = ({ targets }: ChartTransition, entered: readonly string[]): boolean =>
  targets.some((target) => entered.some((state) => isWithin(state, target)));

const isFor = ({ event }: ChartTransition, label: string): boolean => {
  const named = withoutNumbers(event);
  return named === label || (named.endsWith("*") && label.startsWith(named.slice(0, -1)));
};

/** What a machine does by itself, while it does what an event asks for: it goes on at once, or tells itself of more. */
function isOwnDoing({ transitions, states }: Drawn): (transition: ChartTransition) => boolean {
  const done = [...transitions, ...states].flatMap((one) =>
    "actions" in one ? one.actions : [...one.entry, ...one.exit],
  );
  return ({ trigger, event }) => ["always", "onDone"].includes(trigger) || done.includes(`raise ${event}`);
}

/**
 * The transitions of a chart that a counted step may have gone: what its event does in the states that were left, and
 * leads to those that were entered. Where the machine went on by itself (`always`), the states that were entered are not
 * those that the event leads to: then every transition for it there may have been the one, or else what the machine does
 * there by itself.
 * @returns ids, of which one was taken; none for a step of an older machine
 */
export function takenBy(chart: Drawn, { from, to, event }: CountedStep): string[] {
  const [left, entered, label] = [from.split(" "), to.split(" "), labelOf(event)];
  const ways = chart.transitions.filter((one) => one.targets.length > 0 && leavesOne(one, left));
  const asked = ways.filter((one) => isFor(one, label));
  const leading = (some: ChartTransition[]) => some.filter((one) => leadsToOne(one, entered));
  // An event that only does something where it is heard, and another part goes on for it.
  const isKnown = chart.transitions.some((one) => isFor(one, label));
  const own = isKnown ? ways.filter(isOwnDoing(chart)) : [];
  const chosen = [leading(asked), asked, leading(own), own].find(({ length }) => length > 0) ?? [];
  // A state's own transition goes before that of a state around it.
  const isOutdone = (source: string) => chosen.some((one) => one.source !== source && isWithin(one.source, source));
  return chosen.filter(({ source }) => !isOutdone(source)).map(({ id }) => id);
}
