import type { AnyStateMachine, AnyStateNode } from "xstate";
import type { FlowStep } from "../../contract/telemetry";
import { machines } from "../../machines/index";

/** What steps of a machine may be made of. */
interface Chart {
  /** Ways to its innermost states, like `light.on`. */
  states: ReadonlySet<string>;
  /** Types of its events, as they are counted: numbers in them are `#`. */
  events: ReadonlySet<string>;
}

/** What counts, and what shows what was counted, is not counted itself. */
const uncounted: readonly string[] = ["consent", "reports"];

function* innermost(node: AnyStateNode): Generator<string> {
  const inner = Object.values(node.states);
  if (inner.length === 0) yield node.path.join(".");
  for (const one of inner) yield* innermost(one);
}

const chartOf = (machine: AnyStateMachine): Chart => ({
  states: new Set(innermost(machine.root)),
  // With the first one of all, each machine begins.
  events: new Set(["xstate.init", ...machine.events.map((type: string) => type.replace(/\d+/g, "#"))]),
});

let known: ReadonlyMap<string, Chart> | undefined;
/** The charts of the site's machines, by id; made when they are first asked for. */
function charts(): ReadonlyMap<string, Chart> {
  known ??= new Map(
    Object.values(machines)
      .map(({ machine }): [string, Chart] => [machine.id, chartOf(machine)])
      .filter(([id]) => !uncounted.includes(id)),
  );
  return known;
}

/** Whether a step is one of the site's own machines, by the names of machine, states and event (R70). */
export function isOfChart({ machine, from, to, event }: Pick<FlowStep, "machine" | "from" | "to" | "event">): boolean {
  const chart = charts().get(machine);
  if (!chart) return false;
  const states = [...(from === "" ? [] : from.split(" ")), ...to.split(" ")];
  return chart.events.has(event) && states.every((state) => chart.states.has(state));
}
