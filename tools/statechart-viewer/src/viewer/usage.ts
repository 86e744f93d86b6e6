import type { Chart, ChartState } from "../chart/chart";
import type { JourneyStep } from "../chart/map";
import type { MachineUsage, StateCounts } from "../chart/usage-data";

/** Fewer visits than this say nothing about shares, times, and failures. */
const leastVisits = 20;

/** What is said instead. */
export const tooFew = "too few to say";

/** What is said where nothing could be counted. */
export const notCounted = "not counted";

/** How often a transition was taken; null if that was not counted. */
export function timesTaken({ isCounted, transitions }: MachineUsage, id: string): number | null {
  if (!isCounted) return null;
  return transitions.find(({ transition }) => transition === id)?.count ?? 0;
}

/** The counts of a state; null if it was not entered while counting. */
export const countsOfState = ({ states }: MachineUsage, id: string): StateCounts | null =>
  states.find(({ state }) => state === id) ?? null;

/** How often a step of a journey was done; null if that was not counted. */
export function timesDone({ machine, counted }: JourneyStep, usages: readonly MachineUsage[]): number | null {
  const usage = usages.find((one) => one.machine === machine);
  if (!usage?.isCounted) return null;
  return counted.reduce((sum, id) => sum + (countsOfState(usage, id)?.entered ?? timesTaken(usage, id) ?? 0), 0);
}

/** Whether nothing of the machine was counted in the period. */
export const isEmpty = ({ transitions, states }: MachineUsage): boolean =>
  transitions.length === 0 && states.length === 0;

/** What was counted of transitions and states that the machine no longer has. */
export function goneFrom(chart: Chart, { transitions, states }: MachineUsage): { id: string; count: number }[] {
  const ids = new Set([...chart.transitions, ...chart.states].map(({ id }) => id));
  return [
    ...transitions.map(({ transition, count }) => ({ id: transition, count })),
    ...states.map(({ state, entered }) => ({ id: state, count: entered })),
  ].filter(({ id }) => !ids.has(id));
}

/** The thickness of a transition's line in pixels, from 1.5 to 9, growing with the square root of its count. */
export function widthOf(count: number, most: number): number {
  return count === 0 || most === 0 ? 1 : 1.5 + 7.5 * Math.sqrt(count / most);
}

/** How many entered a state and left it neither by a transition nor with the page. */
export const stayed = ({ entered, left, leftWithPage }: StateCounts): number =>
  Math.max(0, entered - left - leftWithPage);

/** The share of those who entered a failure that has to stay in it to be reported. */
const shareStuck = 0.2;

/** Whether a state is a failure: it has a failure tag, and the machine goes on after it. */
export const isFailure = ({ tags, kind }: ChartState): boolean =>
  kind !== "final" && tags.some((tag) => tag.startsWith("failed"));

/** What can be said about failures that people stay in. */
export interface Failures {
  /** Those that many stay in, worst first. */
  stuck: { state: string; entered: number; stayed: number }[];
  /** Ids of those that too few entered. */
  unclear: string[];
}

/** Which failures people get stuck in. */
export function failuresIn(chart: Chart, usage: MachineUsage): Failures {
  const entered = chart.states.filter(isFailure).flatMap(({ id }) => {
    const counts = countsOfState(usage, id);
    return counts && counts.entered > 0 ? [{ state: id, entered: counts.entered, stayed: stayed(counts) }] : [];
  });
  const clear = entered.filter((one) => one.entered >= leastVisits);
  return {
    stuck: clear.filter((one) => one.stayed > one.entered * shareStuck).sort((a, b) => b.stayed - a.stayed),
    unclear: entered.filter((one) => one.entered < leastVisits).map(({ state }) => state),
  };
}

/** A share in percent, or that there are too few. */
export const share = (part: number, whole: number): string =>
  whole < leastVisits ? tooFew : `${Math.round((100 * part) / whole)}%`;

/** A limit of times in readable units. */
function limitText(seconds: number): string {
  if (seconds < 60) return `${seconds} s`;
  if (seconds < 3600) return `${seconds / 60} min`;
  return seconds < 86_400 ? `${seconds / 3600} h` : `${seconds / 86_400} d`;
}

/** How long this part of those who left a state was in it at most; null if there are too few. */
export function timeOf(part: number, { times }: StateCounts, limits: readonly number[]): string | null {
  const known = times.reduce((sum, count) => sum + count, 0);
  if (known < leastVisits) return null;
  let within = 0;
  const index = times.findIndex((count) => {
    within += count;
    return within >= part * known;
  });
  return limitText(limits[index] ?? 0);
}
