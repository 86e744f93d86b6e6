import type { Chart } from "../chart/chart";
import type { MachineUsage } from "../chart/usage-data";
import type { Evidence } from "./data";
import {
  failedSteps,
  lookOf,
  plannedTimes,
  type ScreenshotVariant,
  screenshotOf,
  uncoveredOf,
  uncoveredOutcomes,
} from "./evidence";
import type { Overlay } from "./place";
import { countsOfState, failuresIn, isEmpty, notCounted, timesTaken, widthOf } from "./usage";

/** An overlay's marks on the parts of a drawing; undefined for unmarked parts. */
export interface Marks {
  classOfState(id: string): string | undefined;
  classOfTransition(id: string): string | undefined;
  widthOfTransition(id: string): number | undefined;
  markOf(id: string): string | undefined;
}

const nothing = () => undefined;
const noMarks: Marks = {
  classOfState: nothing,
  classOfTransition: nothing,
  widthOfTransition: nothing,
  markOf: nothing,
};

/** Whether a state is left as soon as it is entered, because a transition without an event applies always. */
export const isLeftAtOnce = ({ transitions }: Chart, id: string): boolean =>
  transitions.some(({ source, trigger, guard }) => source === id && trigger === "always" && guard === null);

/** States that can have a screenshot: the innermost ones in which a page can stay. */
export const leavesOf = (chart: Chart): string[] =>
  chart.states
    .filter(({ kind, parent }) => parent !== null && (kind === "atomic" || kind === "final"))
    .map(({ id }) => id)
    .filter((id) => !isLeftAtOnce(chart, id));

const branch = (guard: string): string => (guard.endsWith("[true]") ? "guard never true" : "guard never false");

function marksOfTests(chart: Chart, evidence: Evidence): Marks {
  if (!evidence.tests) return noMarks;
  const times = plannedTimes(evidence.tests);
  const failing = new Set(failedSteps(evidence).flatMap(({ transitions }) => transitions));
  const isState = new Set(chart.states.map(({ id }) => id));
  const isOpen = (id: string) => uncoveredOf(evidence, id).includes(id);
  const openOutcomes = (id: string) => {
    const invokes = chart.states.find((state) => state.id === id)?.invokes ?? [];
    return invokes.flatMap((invoke) => uncoveredOutcomes(evidence, invoke.id)).length;
  };
  return {
    ...noMarks,
    classOfState: (id) => (isOpen(id) || openOutcomes(id) > 0 ? "uncovered" : undefined),
    classOfTransition: (id) =>
      failing.has(id) ? "failing" : uncoveredOf(evidence, id).length > 0 ? "uncovered" : undefined,
    markOf: (id) => {
      if (isState.has(id)) {
        const open = openOutcomes(id);
        if (open > 0) return open === 1 ? "1 outcome untested" : `${open} outcomes untested`;
        return isOpen(id) ? "untested" : undefined;
      }
      const branches = uncoveredOf(evidence, id).filter((one) => one !== id);
      const count = times[id] ?? 0;
      const said = count === 0 ? "untested" : `${count}×`;
      return [failing.has(id) && "fails", said, ...branches.map(branch)].filter(Boolean).join(", ");
    },
  };
}

function marksOfScreenshots(chart: Chart, { screenshots }: Evidence, wanted: ScreenshotVariant): Marks {
  const look = lookOf(screenshots, wanted);
  const leaves = new Set(leavesOf(chart));
  const isMissing = (id: string) => leaves.has(id) && screenshotOf(screenshots, id, look) === null;
  return {
    ...noMarks,
    classOfState: (id) => (isMissing(id) ? "uncovered" : undefined),
    markOf: (id) => (isMissing(id) ? "no screen" : undefined),
  };
}

function marksOfUsage(chart: Chart, usage: MachineUsage | null): Marks {
  if (!usage || (usage.isCounted && isEmpty(usage))) return noMarks;
  const counts = new Map(chart.transitions.map(({ id }) => [id, timesTaken(usage, id)]));
  const most = Math.max(0, ...[...counts.values()].map((count) => count ?? 0));
  const stuck = new Set(failuresIn(chart, usage).stuck.map(({ state }) => state));
  return {
    ...noMarks,
    classOfState: (id) => (stuck.has(id) ? "stuck" : undefined),
    widthOfTransition: (id) => widthOf(counts.get(id) ?? 0, most),
    markOf: (id) => {
      const count = counts.get(id);
      if (count !== undefined) return count === null ? notCounted : String(count);
      const entered = countsOfState(usage, id)?.entered ?? 0;
      return entered > 0 ? `${entered} in` : undefined;
    },
  };
}

/** The marks of the selected overlay on a chart. */
export function marksOf(
  chart: Chart,
  overlay: Overlay,
  evidence: Evidence,
  usage: MachineUsage | null,
  look: ScreenshotVariant,
): Marks {
  if (overlay === "tests") return marksOfTests(chart, evidence);
  if (overlay === "screenshots") return marksOfScreenshots(chart, evidence, look);
  return overlay === "usage" ? marksOfUsage(chart, usage) : noMarks;
}
