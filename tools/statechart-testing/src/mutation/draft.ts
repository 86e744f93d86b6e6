import { type AnyStateMachine, type AnyStateNode, type AnyTransitionDefinition, createMachine } from "xstate";
import { eventLabel, nodesOf } from "../model/identify";

/** One value, several, or none, as XState configs allow. */
export const listOf = <T>(value: T | readonly T[] | undefined): T[] =>
  value === undefined ? [] : Array.isArray(value) ? [...value] : [value as T];

/** A transition that can be changed. Its targets are absolute ids, so that they mean the same in any state. */
export interface TransitionDraft {
  id: string;
  target: string[] | undefined;
  guard: unknown;
  actions: unknown[];
  reenter: boolean;
  /** The original definition: its target and its kind. */
  definition: AnyTransitionDefinition;
}
/** The transitions of a state for one event. */
export interface GroupDraft {
  id: string;
  type: string;
  /** The delay of a delayed transition. */
  delay: string | number | undefined;
  transitions: TransitionDraft[];
}
/** A state whose behavior can be changed. */
export interface StateDraft {
  node: AnyStateNode;
  entry: unknown[];
  exit: unknown[];
  tags: string[];
  groups: GroupDraft[];
}
/** A copy of a machine that can be changed without affecting the original; states are in document order. */
export interface Draft {
  states: StateDraft[];
  /** Delays in addition to the machine's own. */
  delays: Record<string, unknown>;
}

function groupOf(node: AnyStateNode, type: string, definitions: readonly AnyTransitionDefinition[]): GroupDraft {
  const id = `${node.id} ${eventLabel(type, node.id)}`;
  const transitions = definitions.map(
    (definition, index): TransitionDraft => ({
      id: definitions.length > 1 ? `${id} #${index + 1}` : id,
      target: definition.target?.map((target: AnyStateNode) => `#${target.id}`),
      guard: definition.guard,
      actions: [...definition.actions],
      reenter: definition.reenter,
      definition,
    }),
  );
  return { id, type, delay: (definitions[0] as { delay?: string | number } | undefined)?.delay, transitions };
}

/** Creates a draft from a machine. */
export const draftOf = (machine: AnyStateMachine): Draft => ({
  delays: {},
  states: nodesOf(machine).map((node) => ({
    node,
    // The node's own lists also contain the actions that XState adds for `after`.
    entry: listOf(node.config.entry),
    exit: listOf(node.config.exit),
    tags: [...node.tags],
    groups: [...node.transitions, ...(node.always ? [["", node.always] as const] : [])].map(([type, definitions]) =>
      groupOf(node, type, definitions),
    ),
  })),
});

const configOfTransition = ({ target, guard, actions, reenter }: TransitionDraft) => ({
  ...(target && { target }),
  ...(guard !== undefined && { guard }),
  actions,
  reenter,
});

/** The config entry for one event; empty if there are no transitions. */
const entryOf = (key: string | number, group: GroupDraft | undefined) =>
  group && group.transitions.length > 0 ? { [key]: group.transitions.map(configOfTransition) } : {};

function invokesOf({ node, groups }: StateDraft): object[] {
  const find = (type: string) => groups.find((group) => group.type === type);
  return listOf(node.config.invoke).map((invoke, index) => {
    const { onDone: _done, onError: _error, onSnapshot: _snapshot, ...rest } = invoke;
    const id = node.invoke[index]?.id;
    return {
      ...rest,
      id,
      ...entryOf("onDone", find(`xstate.done.actor.${id}`)),
      ...entryOf("onError", find(`xstate.error.actor.${id}`)),
      ...entryOf("onSnapshot", find(`xstate.snapshot.${id}`)),
    };
  });
}

function configOf(draft: StateDraft, draftOfNode: ReadonlyMap<AnyStateNode, StateDraft>): object {
  const { node, entry, exit, tags, groups } = draft;
  const {
    on: _on,
    after: _after,
    always: _always,
    onDone: _done,
    invoke: _invoke,
    states: _states,
    ...rest
  } = node.config;
  const children = Object.values(node.states).map((child) => {
    const childDraft = draftOfNode.get(child);
    return [child.key, childDraft ? configOf(childDraft, draftOfNode) : {}];
  });
  return {
    ...rest,
    entry,
    exit,
    tags,
    invoke: invokesOf(draft),
    on: Object.assign(
      {},
      ...groups.filter((group) => isUnderOn(node, group)).map((group) => entryOf(group.type, group)),
    ),
    after: Object.assign({}, ...groups.map((group) => (group.delay === undefined ? {} : entryOf(group.delay, group)))),
    ...entryOf(
      "always",
      groups.find(({ type }) => type === ""),
    ),
    ...entryOf(
      "onDone",
      groups.find(({ type }) => type === `xstate.done.state.${node.id}`),
    ),
    ...(children.length > 0 && { states: Object.fromEntries(children) }),
  };
}

/** Whether a config lists an event under `on`; of XState's own events, this can be those of spawned actors. */
function isUnderOn({ id, invoke }: AnyStateNode, { type, delay }: GroupDraft): boolean {
  if (type === "" || delay !== undefined || type === `xstate.done.state.${id}`) return false;
  return !invoke.some((one) => ownEventsOf(one.id).includes(type));
}

/** The events of an invoked actor that have their own config key. */
const ownEventsOf = (id: string): string[] => [
  `xstate.done.actor.${id}`,
  `xstate.error.actor.${id}`,
  `xstate.snapshot.${id}`,
];

/** Builds a machine from a draft, with the implementations of the original. */
export function machineOf({ states, delays }: Draft, { implementations }: AnyStateMachine): AnyStateMachine {
  const [root] = states;
  if (!root) throw new Error("A machine has a root.");
  const config = configOf(root, new Map(states.map((state) => [state.node, state])));
  return createMachine(
    config as never,
    { ...implementations, delays: { ...implementations.delays, ...delays } } as never,
  );
}
