import { describe, expect, it } from "vitest";
import { assign, createMachine, emit, enqueueActions, setup } from "xstate";
import { ends, event, simulatorOf } from "./simulator.testing";

describe("effects", () => {
  it("are recorded with their parameters, while XState's own actions run", () => {
    const machine = setup({
      types: { context: {} as { n: number } },
      actions: {
        save: (_, _n: number) => {
          throw new Error("Not for real.");
        },
        count: assign({ n: ({ context }) => context.n + 1 }),
        say: emit({ type: "said" }),
      },
    }).createMachine({
      id: "m",
      context: { n: 0 },
      entry: { type: "save", params: 1 },
      on: {
        go: {
          actions: [
            enqueueActions(({ enqueue }) => {
              enqueue("count");
              enqueue({ type: "save", params: 2 });
            }),
            "say",
          ],
        },
      },
    });
    const simulator = simulatorOf(machine);
    simulator.perform(event("go"));
    expect(simulator.effects).toEqual([
      { name: "save", params: 1 },
      { name: "save", params: 2 },
    ]);
    expect(simulator.snapshot.context.n).toBe(1);
  });
});

describe("a machine that fails", () => {
  it("reports the step of an unhandled error", () => {
    const machine = createMachine({
      id: "m",
      initial: "a",
      states: { a: { invoke: { id: "load", src: "load", onDone: {} } } },
    });
    const simulator = simulatorOf(machine, { outcomes: { load: { offline: { error: { code: "network" } } } } });
    expect(() => simulator.perform(ends("load", "offline"))).toThrow(
      'm breaks at "load → offline": {"code":"network"}',
    );
  });

  it("reports the step at which a guard or an action throws", () => {
    const fail = () => {
      throw new Error("No such thing.");
    };
    const simulator = simulatorOf(createMachine({ id: "m", on: { go: { actions: assign(fail) } } }));
    expect(() => simulator.perform(event("go"))).toThrow('m breaks at "go": No such thing.');
    expect(() => simulatorOf(createMachine({ id: "m", entry: assign(fail) }))).toThrow(
      "m breaks at its start: No such thing.",
    );
  });

  it("reports an endless loop", () => {
    const simulator = simulatorOf(
      createMachine({
        id: "m",
        initial: "a",
        states: { a: { on: { spin: "b" } }, b: { always: "c" }, c: { always: "b" } },
      }),
    );
    expect(() => simulator.perform(event("spin"))).toThrow('m breaks at "spin": Infinite loop detected');
  });
});
