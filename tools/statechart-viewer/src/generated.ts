import { type AnyStateMachine, createMachine } from "xstate";
import { type Chart, chartOf } from "./chart/chart";

/** Pseudorandom numbers, the same for the same seed (mulberry32). */
function numbersOf(seed: number): (below: number) => number {
  let state = seed >>> 0;
  return (below) => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below;
  };
}

/** A state under construction; its child states are added later. */
interface Draft {
  path: string[];
  description: string;
  initial?: string;
  type?: "parallel" | "final";
  tags?: string[];
  on?: Record<string, object[]>;
  after?: Record<number, string>;
  states: Record<string, Draft>;
}

const guards = ["isOnline", "isFirst", "hasAnswer", "isDue"];
const actions = ["keep", "tell", "forget"];

/**
 * Generates a machine with this many states: nested, parallel, with guards, delays, and final states. Transitions lead
 * to nearby states and sometimes to any other, about as many as in machines that people write. The same arguments give
 * the same machine. For tests of what must work with any machine.
 */
export function generatedMachine(states: number, seed = 1): AnyStateMachine {
  const next = numbersOf(seed * 7919 + states);
  const drafts: Draft[] = [];
  const roots: Record<string, Draft> = {};
  for (let index = 0; index < states; index += 1) {
    // Every other state is inside an earlier one, at most four levels deep.
    const parent = index > 2 && next(10) < 6 ? drafts[index - 1 - next(Math.min(index, 8))] : undefined;
    const within = parent && parent.path.length < 4 ? parent : undefined;
    const draft: Draft = {
      path: [...(within?.path ?? []), `s${index}`],
      description: `What is seen at place ${index}.`,
      states: {},
    };
    (within?.states ?? roots)[`s${index}`] = draft;
    drafts.push(draft);
  }
  for (const draft of drafts) {
    const children = Object.keys(draft.states);
    const [first] = children;
    if (first === undefined) {
      if (next(9) === 0) draft.type = "final";
      else if (next(4) === 0) draft.tags = ["busy"];
    } else if (children.length > 1 && next(5) === 0) draft.type = "parallel";
    else draft.initial = first;
  }
  const near = (index: number) => Math.max(0, Math.min(states - 1, index - 3 + next(8)));
  for (const [index, draft] of drafts.entries()) {
    if (draft.type === "final") continue;
    const target = () => `#generated.${drafts[next(12) === 0 ? next(states) : near(index)]?.path.join(".")}`;
    draft.on = {};
    for (let events = next(2); events >= 0; events -= 1) {
      const guarded = Array.from({ length: next(5) === 0 ? 1 + next(2) : 0 }, () => ({
        guard: guards[next(guards.length)],
        target: target(),
        ...(next(2) === 0 && { actions: [actions[next(actions.length)]] }),
      }));
      draft.on[`event.${next(6)}`] = [...guarded, { target: target() }];
    }
    if (next(6) === 0) draft.after = { [1000 * (1 + next(5))]: target() };
  }
  const config = { id: "generated", description: `A machine with ${states} states.`, initial: "s0", states: roots };
  return createMachine(config as unknown as Parameters<typeof createMachine>[0]);
}

export const generatedChart = (states: number, seed = 1): Chart =>
  chartOf(generatedMachine(states, seed), `Generated, with ${states} states`, "learning");
