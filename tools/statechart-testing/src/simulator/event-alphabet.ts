import type { AnyMachineSnapshot } from "xstate";
import { nodesOf } from "../model/identify";
import type { Flow } from "../model/test-model";

/** What a flow sends, and which of it each state of its machine hears. */
interface Ears {
  types: string[];
  heard: Map<string, string[]>;
}
const ears = new WeakMap<Flow, Ears>();

/** Whether a transition under this descriptor takes events of a type: `*` any, `a.*` also `a` and `a.b`. */
const isFor = (type: string) => (descriptor: string) =>
  descriptor === type ||
  descriptor === "*" ||
  (descriptor.endsWith(".*") && `${type}.`.startsWith(descriptor.slice(0, -1)));

function earsOf(flow: Flow): Ears {
  const known = ears.get(flow);
  if (known) return known;
  const states = nodesOf(flow.machine).map(({ id, transitions }) => ({ id, descriptors: [...transitions.keys()] }));
  const named = states
    .flatMap(({ descriptors }) => descriptors)
    .filter((type) => !type.startsWith("xstate.") && !type.endsWith("*"));
  // Those that only a wildcard takes are known by the flow.
  const types = [...new Set([...named, ...Object.keys(flow.events)])];
  const heard = new Map(
    states.map(({ id, descriptors }) => [id, types.filter((type) => descriptors.some(isFor(type)))] as const),
  );
  const found = { types, heard };
  ears.set(flow, found);
  return found;
}

/** The events that a machine listens to where it stands. */
export function heardAt(flow: Flow, { _nodes: nodes }: AnyMachineSnapshot): string[] {
  const { types, heard } = earsOf(flow);
  const now = new Set(nodes.flatMap(({ id }) => heard.get(id) ?? []));
  return types.filter((type) => now.has(type));
}

/** The payloads that an event is tried with; one that carries nothing is sent as it is. */
export const casesOf = ({ events }: Flow, type: string): Record<string, unknown> =>
  (events as Record<string, Record<string, unknown>>)[type] ?? { "": {} };
