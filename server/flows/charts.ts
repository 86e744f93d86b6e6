import type { AnyStateMachine, AnyStateNode } from "xstate";
import { uncountedMachines } from "../../contract/telemetry";
import { machines } from "../../machines/index";
import { transitionId } from "../../machines/shared/transition-id";

/** What a machine's counts may name. */
interface Chart {
  /** Ids of its transitions. */
  transitions: ReadonlySet<string>;
  /** Ids of its innermost states. */
  states: ReadonlySet<string>;
}

const nodesOf = (node: AnyStateNode): AnyStateNode[] => [node, ...Object.values(node.states).flatMap(nodesOf)];

function chartOf({ root }: AnyStateMachine): Chart {
  const nodes = nodesOf(root);
  return {
    transitions: new Set(
      nodes.flatMap(({ transitions, always }) =>
        [...[...transitions.values()].flat(), ...(always ?? [])].map(transitionId),
      ),
    ),
    states: new Set(nodes.filter(({ type }) => type === "atomic" || type === "final").map(({ id }) => id)),
  };
}

let known: ReadonlyMap<string, Chart> | undefined;
/** The charts of the site's machines, by id; created on first use. */
function charts(): ReadonlyMap<string, Chart> {
  known ??= new Map(
    Object.values(machines)
      .map(({ machine }): [string, Chart] => [machine.id, chartOf(machine)])
      .filter(([id]) => !uncountedMachines.includes(id)),
  );
  return known;
}

/** Whether the site has a machine with this id. */
export const isMachine = (id: string): boolean => Object.values(machines).some(({ machine }) => machine.id === id);

/** Whether the site counts what this machine does. */
export const isCounted = (machine: string): boolean => charts().has(machine);

/** Whether a machine of the site has this transition (R70). */
export const isTransition = ({ machine, transition }: { machine: string; transition: string }): boolean =>
  charts().get(machine)?.transitions.has(transition) === true;

/** Whether a machine of the site has this innermost state. */
export const isState = ({ machine, state }: { machine: string; state: string }): boolean =>
  charts().get(machine)?.states.has(state) === true;
