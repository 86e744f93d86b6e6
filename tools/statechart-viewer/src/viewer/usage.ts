import type { Chart } from "../chart/chart";
import { takenBy } from "../chart/usage";
import type { MachineUsage } from "../chart/usage-data";
import { isWithin } from "./neighbours";

/** How often each transition was taken, by id, and the steps that match no transition of the current chart. */
export interface CountsOnChart {
  counts: Readonly<Record<string, number>>;
  mismatches: readonly MachineUsage["steps"][number][];
}

const idsOf = (machine: string, names: string): string[] =>
  names.split(" ").map((name) => (isWithin(name, machine) ? name : `${machine}.${name}`));

/** Maps counted steps to a chart's transitions. If several match, the first one counts: guards are not recorded. */
export function countsOn(chart: Chart, { steps }: MachineUsage): CountsOnChart {
  const counts: Record<string, number> = {};
  const mismatches: MachineUsage["steps"][number][] = [];
  for (const step of steps) {
    const [first] = takenBy(chart, step);
    if (first) counts[first] = (counts[first] ?? 0) + step.count;
    else mismatches.push(step);
  }
  return { counts, mismatches };
}

/** The thickness of a transition's line in pixels, from 1.5 to 9, growing with the square root of its count. */
export function widthOf(count: number, most: number): number {
  return count === 0 || most === 0 ? 1 : 1.5 + 7.5 * Math.sqrt(count / most);
}

type StateUsage = MachineUsage["states"][number];

/** The counts of a state; recorded names may omit the machine's id. */
export const countsOfState = (usage: MachineUsage, state: string): StateUsage | null =>
  usage.states.find((one) => idsOf(usage.machine, one.state).includes(state)) ?? null;

/** The number of people who entered the state and were not seen leaving it. */
export const stayed = ({ entered, left }: StateUsage): number => Math.max(0, entered - left);

/** The minimum number of people who stay in a failure, and their minimum share of those who entered it. */
const leastStuck = 5;
const shareStuck = 0.2;

/** Whether a state is a failure: it has a failure tag, or is the target of a failed call. */
export function isFailure(chart: Chart, id: string): boolean {
  const state = chart.states.find((one) => one.id === id);
  return (
    state?.tags.some((tag) => /^failed/.test(tag)) === true ||
    chart.transitions.some(({ trigger, targets }) => trigger === "error" && targets.includes(id))
  );
}

/** A failure state that many people stay in, with their number. */
export interface Stuck {
  state: string;
  entered: number;
  stayed: number;
}

/** Failure states that people get stuck in, worst first. */
export function stuckIn(chart: Chart, usage: MachineUsage): Stuck[] {
  return usage.states
    .map((one) => ({ id: idsOf(chart.machine, one.state)[0] ?? one.state, one }))
    .filter(({ id, one }) => {
      const count = stayed(one);
      return count >= leastStuck && count > one.entered * shareStuck && isFailure(chart, id);
    })
    .map(({ id, one }) => ({ state: id, entered: one.entered, stayed: stayed(one) }))
    .sort((a, b) => b.stayed - a.stayed);
}

/** A duration in readable units. */
export function duration(ms: number | null): string {
  if (ms === null) return "–";
  if (ms < 1000) return `${Math.round(ms)} ms`;
  const seconds = ms / 1000;
  if (seconds < 60) return `${seconds < 10 ? seconds.toFixed(1) : Math.round(seconds)} s`;
  const minutes = seconds / 60;
  return minutes < 60 ? `${minutes.toFixed(minutes < 10 ? 1 : 0)} min` : `${(minutes / 60).toFixed(1)} h`;
}

export const share = (part: number, whole: number): string =>
  whole === 0 ? "–" : `${Math.round((100 * part) / whole)} %`;
