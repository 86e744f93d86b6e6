import type { AnyStateMachine, AnyStateNode } from "xstate";
import type { FlowStep } from "../../contract/telemetry";
import { machines } from "../../machines/index";

/** The states and events that a machine's steps may name. */
interface Chart {
  /** Paths of its innermost states, like `light.on`. */
  states: ReadonlySet<string>;
  /** Its event types as they are counted: numbers in them become `#`. */
  events: ReadonlySet<string>;
}

/** Machines that count, or show counts, and are not counted themselves. */
const uncounted: readonly string[] = ["consent", "reports"];

function* innermost(node: AnyStateNode): Generator<string> {
  const inner = Object.values(node.states);
  if (inner.length === 0) yield node.path.join(".");
  for (const one of inner) yield* innermost(one);
}

const chartOf = (machine: AnyStateMachine): Chart => ({
  states: new Set(innermost(machine.root)),
  // Each machine starts with `xstate.init`.
  events: new Set(["xstate.init", ...machine.events.map((type: string) => type.replace(/\d+/g, "#"))]),
});

let known: ReadonlyMap<string, Chart> | undefined;
/** The charts of the site's machines, by id; created on first use. */
function charts(): ReadonlyMap<string, Chart> {
  known ??= new Map(
    Object.values(machines)
      .map(({ machine }): [string, Chart] => [machine.id, chartOf(machine)])
      .filter(([id]) => !uncounted.includes(id)),
  );
  return known;
}

/** Whether the site has a machine with this id. */
export const isMachine = (id: string): boolean => Object.values(machines).some(({ machine }) => machine.id === id);

/** Whether a step names a machine, states, and an event that the site has (R70). */
export function isOfChart({ machine, from, to, event }: Pick<FlowStep, "machine" | "from" | "to" | "event">): boolean {
  const chart = charts().get(machine);
  if (!chart) return false;
  const states = [...(from === "" ? [] : from.split(" ")), ...to.split(" ")];
  return chart.events.has(event) && states.every((state) => chart.states.has(state));
}
