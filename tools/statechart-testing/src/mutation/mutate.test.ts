import { describe, expect, it } from "vitest";
import { type AnyStateMachine, assign, createMachine, emit, raise, sendParent, sendTo, setup } from "xstate";
import type { TestModel } from "../model/test-model";
import { buildAll, type MutateOptions, mutate } from "./mutate";
import { type Mutant, mutantsOf } from "./operators";
import { linesOf, percentOf, scoreOf } from "./report";

const testModelOf = (machine: AnyStateMachine, more: Partial<TestModel> = {}): TestModel => ({
  machine,
  inputs: { "": undefined },
  events: {} as never,
  outcomes: {},
  ...more,
});
const survivorsOf = (testModel: TestModel, options?: MutateOptions) => mutate(testModel, options).survivors;

const door = createMachine({
  id: "door",
  initial: "closed",
  states: { closed: { tags: "safe", on: { open: "opened" } }, opened: { on: { close: "closed" } } },
});

describe("a tour kills", () => {
  it("removed or redirected transitions, and removed tags", () => {
    expect(mutate(testModelOf(door))).toMatchObject({
      total: mutantsOf(door).length,
      killed: mutantsOf(door).length,
      survivors: [],
      stillborn: [],
    });
  });

  it("removed or negated guards", () => {
    const machine = setup({
      types: { context: {} as { count: number } },
      actions: { count: assign({ count: ({ context }) => context.count + 1 }) },
      guards: { isFull: ({ context }) => context.count >= 1 },
    }).createMachine({
      id: "m",
      context: { count: 0 },
      initial: "on",
      states: { on: { on: { press: [{ guard: "isFull", target: "off" }, { actions: "count" }] } }, off: {} },
    });
    const testModel = testModelOf(machine, { project: ({ count }: { count: number }) => count });
    expect(survivorsOf(testModel)).toEqual([]);
  });

  it("removed actions: on a transition, on entry, on exit; effects, events, and assignments", () => {
    const machine = setup({
      types: { context: {} as { name: string }, emitted: {} as { type: "told" } },
      actors: { helper: createMachine({}) },
      actions: { save: (_, _params: { name: string }) => undefined },
    }).createMachine({
      id: "m",
      context: { name: "" },
      invoke: { id: "helper", src: "helper" },
      initial: "a",
      states: {
        a: {
          exit: [{ type: "save", params: { name: "Ada" } }, sendTo("helper", { type: "hello" })],
          on: { go: { target: "b", actions: [emit({ type: "told" }), assign({ name: "Ada" })] } },
        },
        b: { entry: [sendParent({ type: "arrived" }), raise({ type: "onward" })], on: { onward: "c" } },
        c: {},
      },
    });
    expect(survivorsOf(testModelOf(machine, { outcomes: { helper: {} } }))).toEqual([]);
  });

  it("extended or removed delays, even if time is the only step", () => {
    const machine = setup({ delays: { pause: 300 } }).createMachine({
      id: "m",
      initial: "a",
      states: { a: { after: { pause: "b" } }, b: { after: { 200: "c" } }, c: {} },
    });
    expect(survivorsOf(testModelOf(machine))).toEqual([]);
  });

  it("removed outcomes of an actor, and machines that fail or loop forever", () => {
    const machine = setup({ actors: { call: createMachine({}) } }).createMachine({
      id: "m",
      initial: "calling",
      states: {
        calling: { invoke: { id: "call", src: "call", onDone: "shown", onError: "failed" } },
        shown: { always: { guard: () => false, target: "checking" } },
        checking: { always: "shown" },
        failed: { on: { retry: "calling" } },
      },
    });
    const outcomes = { call: { found: { output: 1 }, offline: { error: "offline" } } };
    const survivors = survivorsOf(testModelOf(machine, { outcomes }));
    // The guard is never true. Without it, or with it negated, the two states loop forever.
    expect(survivors.filter((id) => !id.startsWith("m.checking"))).toEqual([
      "m.calling done(call): retarget → checking",
      "m.shown always: drop",
      "m.shown always: retarget → calling",
      "m.shown always: retarget → shown",
      "m.shown always: retarget → failed",
    ]);
  });
});

describe("an equivalent mutant survives", () => {
  const idle = createMachine({
    id: "m",
    initial: "a",
    states: { a: { on: { go: "b" } }, b: { always: "c" }, c: {} },
  });
  const id = "m.a go: retarget → c";

  it("and is reported", () => {
    expect(survivorsOf(testModelOf(idle))).toEqual([id]);
    expect(linesOf(mutate(testModelOf(idle)))).toContain(`  SURVIVED ${id}`);
  });

  it("and is excluded from the score once it is listed with a reason", () => {
    const report = mutate(testModelOf(idle), { equivalents: { [id]: "b leads on at once" } });
    expect(report).toMatchObject({ survivors: [], equivalent: [{ id, reason: "b leads on at once" }], stale: [] });
    expect(scoreOf(report)).toBe(100);
  });

  it("and listed ids that are killed or unknown are stale, except those of other machines", () => {
    const listed = { "m.a go: drop": "?", "m.z go: drop": "?", "mill.a go: drop": "?" };
    expect(mutate(testModelOf(idle), { equivalents: listed }).stale).toEqual(["m.a go: drop", "m.z go: drop"]);
  });
});

describe("a later plan", () => {
  const machine = createMachine({
    id: "m",
    types: {} as { context: { note: string } },
    context: { note: "" },
    initial: "home",
    states: {
      home: { on: { write: { target: "home", actions: assign({ note: "x" }) }, leave: "away" } },
      away: { on: { back: { target: "home", actions: assign({ note: "" }) } } },
    },
  });
  const testModel = testModelOf(machine);

  it("only runs what survived the previous ones", () => {
    const both = mutate(testModel, { strategies: ["tour", "1-switch"] });
    expect(both.plans.map(({ strategy }) => strategy)).toEqual(["tour", "1-switch"]);
    expect(both.plans.reduce((sum, { killed }) => sum + killed, 0)).toBe(both.killed);
    expect(both.plans[0]?.killed).toBe(mutate(testModel).killed);
  });
});

describe("a report", () => {
  it("is deterministic except for the duration", () => {
    const [one, other] = [mutate(testModelOf(door)), mutate(testModelOf(door))].map(({ seconds: _, ...rest }) => rest);
    expect(one).toEqual(other);
  });

  it("starts with the score", () => {
    expect(linesOf(mutate(testModelOf(door)))[0]).toMatch(
      /^door: killed 5\/5 \(100\.0 %; tour [0-9a-f]{12}: 5\), equivalent 0, /,
    );
  });

  it("never rounds a survivor away", () => {
    expect(percentOf({ killed: 9999, total: 10_000 })).toBe("99.9 %");
    expect(percentOf({ killed: 0, total: 0 })).toBe("100.0 %");
  });

  it("lists mutants that XState rejects separately", () => {
    const refused = {
      id: "door: refused",
      build() {
        throw new Error("No initial state specified.");
      },
    };
    const [fine] = mutantsOf(door);
    expect(buildAll([refused, fine as Mutant])).toMatchObject({
      stillborn: ["door: refused"],
      built: [{ id: "door.closed open: drop" }],
    });
  });

  it("can cover a sample spread over all mutants", () => {
    expect(mutate(testModelOf(door), { sample: 3 })).toMatchObject({ total: 3, killed: 3, stale: [] });
  });
});

it("refuses to measure a machine whose behavior varies", () => {
  let count = 0;
  const machine = createMachine({
    id: "m",
    context: () => {
      count += 1;
      return { count };
    },
  });
  expect(() => mutate(testModelOf(machine))).toThrow("m differs from its copy in test 1, at its start");
});
