import { describe, expect, it } from "vitest";
import { type AnyStateMachine, assign, fromPromise, setup } from "xstate";
import { transitionsOf } from "../model/identify";
import { draftOf, machineOf } from "./draft";
import { mutantsOf } from "./operators";

const small = setup({
  actors: { call: fromPromise(() => Promise.resolve()) },
  types: { events: {} as { type: "go" } | { type: "stop" }, context: {} as { count: number } },
  actions: { beep: () => undefined, count: assign({ count: ({ context }) => context.count + 1 }) },
  guards: { isFirst: ({ context }) => context.count === 0 },
  delays: { pause: 100 },
}).createMachine({
  id: "m",
  context: { count: 0 },
  initial: "idle",
  on: { stop: ".idle" },
  states: {
    idle: {
      tags: "calm",
      on: { go: [{ guard: "isFirst", target: "calling", actions: ["count", "beep", "beep"] }, { target: "waiting" }] },
    },
    calling: {
      entry: "beep",
      exit: assign({ count: 0 }),
      invoke: {
        id: "call",
        src: "call",
        onDone: [{ guard: "isFirst", target: "idle" }, { target: "waiting" }],
        onError: "idle",
      },
    },
    waiting: { after: { pause: "idle", 500: "calling" } },
  },
});

const idsOf = (machine: AnyStateMachine) => mutantsOf(machine).map(({ id }) => id);
const build = (id: string): AnyStateMachine => {
  const mutant = mutantsOf(small).find((one) => one.id === id);
  if (!mutant) throw new Error(`No mutant "${id}".`);
  return mutant.build();
};
/** The parts of a state that a fault can change. */
const stateOf = (machine: AnyStateMachine, key: string) => {
  const { states } = machineOfConfig(machine);
  return states[key] as Record<string, unknown>;
};
const machineOfConfig = ({ config }: AnyStateMachine) => config as unknown as { states: Record<string, unknown> };

describe("mutants", () => {
  it("have ids of place and fault, in the order of the machine", () => {
    expect(idsOf(small)).toMatchInlineSnapshot(`
      [
        "m stop: drop",
        "m stop: retarget → calling",
        "m stop: retarget → waiting",
        "m.idle go #1: drop",
        "m.idle go #2: drop",
        "m.idle go #1: retarget → idle",
        "m.idle go #1: retarget → waiting",
        "m.idle go #2: retarget → idle",
        "m.idle go #2: retarget → calling",
        "m.idle go #1: swap targets with go #2",
        "m.idle go #1: negate guard",
        "m.idle go #1: drop guard",
        "m.idle go #1: drop action count",
        "m.idle go #1: drop action beep",
        "m.idle go #1: drop action beep #2",
        "m.idle: drop tag calm",
        "m.calling done(call) #1: drop",
        "m.calling done(call) #2: drop",
        "m.calling error(call): drop",
        "m.calling done(call): drop all",
        "m.calling done(call) #1: retarget → calling",
        "m.calling done(call) #1: retarget → waiting",
        "m.calling done(call) #2: retarget → idle",
        "m.calling done(call) #2: retarget → calling",
        "m.calling error(call): retarget → calling",
        "m.calling error(call): retarget → waiting",
        "m.calling done(call) #1: swap targets with done(call) #2",
        "m.calling done(call) #2: swap targets with error(call)",
        "m.calling done(call) #1: negate guard",
        "m.calling done(call) #1: drop guard",
        "m.calling: drop entry beep",
        "m.calling: drop exit assign",
        "m.waiting after(500): drop",
        "m.waiting after(pause): drop",
        "m.waiting after(500): retarget → idle",
        "m.waiting after(500): retarget → waiting",
        "m.waiting after(pause): retarget → calling",
        "m.waiting after(pause): retarget → waiting",
        "m.waiting after(500): swap targets with after(pause)",
        "m.waiting after(500): delay × 2",
        "m.waiting after(500): no delay",
        "m.waiting after(pause): delay × 2",
        "m.waiting after(pause): no delay",
      ]
    `);
  });

  it("are deterministic and have unique ids", () => {
    const ids = idsOf(small);
    expect(idsOf(small)).toEqual(ids);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it("do not change the machine itself", () => {
    const before = JSON.stringify(small.config);
    for (const mutant of mutantsOf(small)) mutant.build();
    expect(JSON.stringify(small.config)).toBe(before);
  });
});

describe("a fault", () => {
  it("is the only difference", () => {
    const whole = machineOf(draftOf(small), small);
    const without = build("m.waiting after(pause): drop");
    expect([...transitionsOf(whole).values()]).toEqual([...transitionsOf(small).values()]);
    expect([...transitionsOf(without).values()]).toEqual(
      [...transitionsOf(small).values()].filter((id) => id !== "m.waiting after(pause)"),
    );
  });

  it("moves a transition to another state", () => {
    expect(stateOf(build("m.idle go #1: retarget → waiting"), "idle")).toMatchObject({
      on: { go: [{ target: ["#m.waiting"], guard: "isFirst" }, { target: ["#m.waiting"] }] },
    });
  });

  it("swaps two targets", () => {
    expect(stateOf(build("m.idle go #1: swap targets with go #2"), "idle")).toMatchObject({
      on: { go: [{ target: ["#m.waiting"] }, { target: ["#m.calling"] }] },
    });
  });

  it("removes a guard", () => {
    expect(stateOf(build("m.idle go #1: drop guard"), "idle")).not.toMatchObject({
      on: { go: [{ guard: "isFirst" }, {}] },
    });
  });

  it("removes one of two equal actions", () => {
    expect(stateOf(build("m.idle go #1: drop action beep #2"), "idle")).toMatchObject({
      on: { go: [{ actions: ["count", "beep"] }, {}] },
    });
  });

  it("removes entry actions, exit actions, and tags", () => {
    expect(stateOf(build("m.calling: drop entry beep"), "calling")).toMatchObject({ entry: [] });
    expect(stateOf(build("m.calling: drop exit assign"), "calling")).toMatchObject({ exit: [] });
    expect(stateOf(build("m.idle: drop tag calm"), "idle")).toMatchObject({ tags: [] });
  });

  it("removes all transitions for the end of an actor", () => {
    const { invoke } = stateOf(build("m.calling done(call): drop all"), "calling") as { invoke: object[] };
    expect(Object.keys(invoke[0] ?? {})).toEqual(["id", "src", "onError"]);
  });

  it("extends or removes a delay, named or not", () => {
    const named = build("m.waiting after(pause): delay × 2");
    expect(stateOf(named, "waiting")).toMatchObject({ after: { "pause × 2": {}, 500: {} } });
    expect(named.implementations.delays).toMatchObject({ pause: 100, "pause × 2": 200 });
    expect(stateOf(build("m.waiting after(500): delay × 2"), "waiting")).toMatchObject({
      after: { 1000: {}, pause: {} },
    });
    expect(stateOf(build("m.waiting after(500): no delay"), "waiting")).toMatchObject({ after: { 0: {}, pause: {} } });
  });
});
