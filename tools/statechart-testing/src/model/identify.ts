import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from "xstate";

/** The name of an event in ids and reports; XState's internal events get readable names. */
export function eventLabel(type: string, state = ""): string {
  if (type === "") return "always";
  if (type.startsWith("xstate.done.state.")) return "onDone";
  const actor = /^xstate\.(done|error|snapshot)\.(?:actor\.)?(.+)$/.exec(type);
  if (actor) return `${actor[1]}(${actor[2]})`;
  const delay = "xstate.after.";
  return type.startsWith(delay) && type.endsWith(`.${state}`)
    ? `after(${type.slice(delay.length, -state.length - 1)})`
    : type;
}

const below = (node: AnyStateNode): AnyStateNode[] => [node, ...Object.values(node.states).flatMap(below)];

/** The root of a machine and all its states, in document order. */
export const nodesOf = ({ root }: AnyStateMachine): AnyStateNode[] => below(root);

/** Every state that a machine can be in, in document order. */
export const statesOf = (machine: AnyStateMachine): AnyStateNode[] =>
  nodesOf(machine).filter(({ parent, type }) => parent !== undefined && type !== "history");

/** Every transition with its id: source, event, and, if there are several, its index among them. */
export function transitionsOf(machine: AnyStateMachine): Map<AnyTransitionDefinition, string> {
  const ids = new Map<AnyTransitionDefinition, string>();
  for (const node of nodesOf(machine)) {
    const groups: [string, readonly AnyTransitionDefinition[]][] = [...node.transitions];
    if (node.always) groups.push(["", node.always]);
    for (const [type, transitions] of groups)
      for (const [index, transition] of transitions.entries()) {
        const position = transitions.length > 1 ? ` #${index + 1}` : "";
        ids.set(transition, `${node.id} ${eventLabel(type, node.id)}${position}`);
      }
  }
  return ids;
}

/** A guard that passed or failed. */
export const branchOf = (id: string, answer: boolean): string => `${id} [${answer}]`;

/** The guard branches of a machine: one that passes and one that fails for each guarded transition. */
export const guardBranchesOf = (machine: AnyStateMachine): string[] =>
  [...transitionsOf(machine)].flatMap(([{ guard }, id]) => (guard ? [branchOf(id, true), branchOf(id, false)] : []));
