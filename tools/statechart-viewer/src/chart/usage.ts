import type { Chart, ChartTransition } from "./chart";
import type { MachineUsage } from "./usage-data";

/** A counted step: ids of the exited and entered states, several separated by a space. */
type CountedStep = MachineUsage["steps"][number];

type Drawn = Pick<Chart, "states" | "transitions">;

/** Whether a state is the other one or inside it. */
const isWithin = (state: string, outer: string): boolean => state === outer || state.startsWith(`${outer}.`);

/** Counted events contain no numbers, which would be delays or ids that an actor was started for. */
const withoutNumbers = (text: string): string => text.replace(/\d+/g, "#");

/** A step's event as charts name it. A delay includes its state. */
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

/** Whether the machine takes a transition by itself while it processes an event: immediately or on a raised event. */
function isOwnDoing({ transitions, states }: Drawn): (transition: ChartTransition) => boolean {
  const done = [...transitions, ...states].flatMap((one) =>
    "actions" in one ? one.actions : [...one.entry, ...one.exit],
  );
  return ({ trigger, event }) => ["always", "onDone"].includes(trigger) || done.includes(`raise ${event}`);
}

/**
 * The transitions that a counted step may have taken: those for its event from an exited state to an entered one. If
 * the machine moved on by itself (`always`), the entered states are not the event's targets. Then any transition for
 * the event may have been taken, or else one that the machine takes by itself there.
 * @returns ids, of which one was taken; none for a step of an older machine
 */
export function takenBy(chart: Drawn, { from, to, event }: CountedStep): string[] {
  const [left, entered, label] = [from.split(" "), to.split(" "), labelOf(event)];
  const ways = chart.transitions.filter((one) => one.targets.length > 0 && leavesOne(one, left));
  const asked = ways.filter((one) => isFor(one, label));
  const leading = (some: ChartTransition[]) => some.filter((one) => leadsToOne(one, entered));
  // The event may only run an action, after which another region moves on.
  const isKnown = chart.transitions.some((one) => isFor(one, label));
  const own = isKnown ? ways.filter(isOwnDoing(chart)) : [];
  const chosen = [leading(asked), asked, leading(own), own].find(({ length }) => length > 0) ?? [];
  // A state's own transition takes precedence over its parent's.
  const isOutdone = (source: string) => chosen.some((one) => one.source !== source && isWithin(one.source, source));
  return chosen.filter(({ source }) => !isOutdone(source)).map(({ id }) => id);
}
