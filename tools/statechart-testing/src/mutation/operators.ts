import { type AnyStateMachine, not } from "xstate";
import { type Draft, draftOf, type GroupDraft, machineOf, type StateDraft, type TransitionDraft } from "./draft";

/** A machine with one fault. */
export interface Mutant {
  /** A stable id: the place and the fault. */
  id: string;
  /** @throws {Error} if XState rejects the machine */
  build(): AnyStateMachine;
}
/** A fault that can be injected into a state of a draft; the draft must not be shared. */
interface Fault {
  id: string;
  put(state: StateDraft, draft: Draft): void;
}

/** The names of actions, numbered if a name occurs twice. */
function actionNames(actions: readonly unknown[]): string[] {
  const names = actions.map((action) => {
    const { type, name } = action as { type?: string; name?: string };
    return typeof action === "string" ? action : (type ?? name ?? "").replace(/^xstate\./, "") || "inline";
  });
  return names.map((name, index) => {
    const nth = names.slice(0, index + 1).filter((other) => other === name).length;
    return nth > 1 ? `${name} #${nth}` : name;
  });
}

/** Faults of single transitions: how to find the transition in a draft, and how to change it. */
function ofTransitions(
  { groups }: StateDraft,
  faultsOf: (transition: TransitionDraft) => { what: string; put(transition: TransitionDraft): void }[],
): Fault[] {
  return groups.flatMap((group, g) =>
    group.transitions.flatMap((transition, t) =>
      faultsOf(transition).map(({ what, put }) => ({
        id: `${transition.id}: ${what}`,
        put: (state) => put(state.groups[g]?.transitions[t] as TransitionDraft),
      })),
    ),
  );
}

const dropTransitions = ({ groups }: StateDraft): Fault[] =>
  groups.flatMap((group, g) =>
    group.transitions.map((transition, t) => ({
      id: `${transition.id}: drop`,
      put: (state) => state.groups[g]?.transitions.splice(t, 1),
    })),
  );

/** Redirects each transition to every other sibling of its target. */
const retarget = (state: StateDraft): Fault[] =>
  ofTransitions(state, ({ definition, target: targets }) => {
    const [target] = definition.target ?? [];
    const siblings = Object.values(target?.parent?.states ?? {}).filter((sibling) => sibling !== target);
    return siblings.map((sibling) => ({
      what: `retarget → ${sibling.key}`,
      put: (transition) => {
        transition.target = [`#${sibling.id}`, ...(targets ?? []).slice(1)];
      },
    }));
  });

const sameTarget = (one: TransitionDraft, other: TransitionDraft): boolean =>
  one.target?.join() === other.target?.join();

/** Swaps the targets of each transition and the next one of the same state with another target. */
function swapTargets({ node, groups }: StateDraft): Fault[] {
  const places = groups.flatMap((group, g) =>
    group.transitions.map((transition, t) => ({
      transition,
      find: (state: StateDraft) => state.groups[g]?.transitions[t] as TransitionDraft,
    })),
  );
  return places.flatMap(({ transition, find }, index) => {
    const next = places.slice(index + 1).find((place) => !sameTarget(place.transition, transition));
    if (!next) return [];
    return {
      id: `${transition.id}: swap targets with ${next.transition.id.slice(node.id.length + 1)}`,
      put: (state: StateDraft) => {
        const [one, other] = [find(state), next.find(state)];
        [one.target, other.target] = [other.target, one.target];
      },
    };
  });
}

const changeGuards = (state: StateDraft): Fault[] =>
  ofTransitions(state, ({ guard }) =>
    guard === undefined
      ? []
      : [
          {
            what: "negate guard",
            put: (transition) => {
              transition.guard = not(guard as never);
            },
          },
          {
            what: "drop guard",
            put: (transition) => {
              transition.guard = undefined;
            },
          },
        ],
  );

const dropActions = (state: StateDraft): Fault[] => [
  ...ofTransitions(state, ({ actions }) =>
    actionNames(actions).map((name, index) => ({
      what: `drop action ${name}`,
      put: (transition) => transition.actions.splice(index, 1),
    })),
  ),
  ...(["entry", "exit"] as const).flatMap((when) =>
    actionNames(state[when]).map((name, index) => ({
      id: `${state.node.id}: drop ${when} ${name}`,
      put: (of: StateDraft) => of[when].splice(index, 1),
    })),
  ),
];

const twice = (delay: unknown): unknown =>
  typeof delay === "function" ? (...args: unknown[]) => 2 * delay(...args) : 2 * (delay as number);

/** Doubles the delay. A named delay may be shared, so the longer one gets a new name. */
function prolong(group: GroupDraft, draft: Draft, machine: AnyStateMachine): void {
  if (typeof group.delay === "number") {
    group.delay *= 2;
    return;
  }
  const { delays } = machine.implementations as { delays: Record<string, unknown> };
  const name = `${group.delay} × 2`;
  draft.delays[name] = twice(delays[group.delay ?? ""]);
  group.delay = name;
}

const changeDelays = ({ node, groups }: StateDraft): Fault[] =>
  groups.flatMap((group, g) =>
    group.delay === undefined
      ? []
      : [
          {
            id: `${group.id}: delay × 2`,
            put: (state, draft) => prolong(state.groups[g] as GroupDraft, draft, node.machine),
          },
          {
            id: `${group.id}: no delay`,
            put: (state) => {
              (state.groups[g] as GroupDraft).delay = 0;
            },
          },
        ],
  );

const dropTags = ({ node, tags }: StateDraft): Fault[] =>
  tags.map((tag, index) => ({ id: `${node.id}: drop tag ${tag}`, put: (state) => state.tags.splice(index, 1) }));

/** Drops all transitions for the end of an actor. A single transition is already covered by dropping it. */
const dropInvokeBranches = ({ groups }: StateDraft): Fault[] =>
  groups.flatMap((group, g) =>
    /^xstate\.(done|error)\.actor\./.test(group.type) && group.transitions.length > 1
      ? [{ id: `${group.id}: drop all`, put: (state) => state.groups[g]?.transitions.splice(0) }]
      : [],
  );

const operators = [
  dropTransitions,
  dropInvokeBranches,
  retarget,
  swapTargets,
  changeGuards,
  dropActions,
  changeDelays,
  dropTags,
];

/** Every machine that differs from this one by one fault, in a fixed order. */
export const mutantsOf = (machine: AnyStateMachine): Mutant[] =>
  draftOf(machine).states.flatMap((state, index) =>
    operators
      .flatMap((faultsOf): Fault[] => faultsOf(state))
      .map(({ id, put }) => ({
        id,
        build() {
          const draft = draftOf(machine);
          put(draft.states[index] as StateDraft, draft);
          return machineOf(draft, machine);
        },
      })),
  );
