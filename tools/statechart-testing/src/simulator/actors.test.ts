import { describe, expect, it } from "vitest";
import { assign, createMachine, fromCallback, fromPromise, sendParent, sendTo, setup, spawnChild } from "xstate";
import { Simulator } from "./simulator";
import { ends, event, labels, simulatorOf, testModelOf } from "./simulator.testing";

describe("actors", () => {
  const loading = createMachine({
    id: "m",
    context: { got: null as unknown, wanted: 5 },
    initial: "loading",
    states: {
      loading: {
        invoke: {
          id: "load",
          src: "load",
          onDone: { target: "shown", actions: assign({ got: ({ event: { output } }) => output }) },
          onError: { target: "failed", actions: assign({ got: ({ event: { error } }) => error }) },
        },
      },
      shown: {},
      failed: { on: { retry: "loading" } },
    },
  });
  const outcomes = {
    load: {
      loaded: { output: ({ wanted }: { wanted: number }) => ({ id: wanted }) },
      offline: { error: { code: "network" } },
    },
  };

  it("end as the test model defines", () => {
    const simulator = simulatorOf(loading, { outcomes });
    expect(labels(simulator)).toEqual(["load → loaded", "load → offline"]);
    expect(simulator.perform(ends("load", "offline")).transitions).toEqual(["m.loading error(load)"]);
    expect(simulator.snapshot.context.got).toEqual({ code: "network" });
    simulator.perform(event("retry"));
    expect(simulator.perform(ends("load", "loaded")).transitions).toEqual(["m.loading done(load)"]);
    expect(simulator.snapshot.context.got).toEqual({ id: 5 });
  });

  it("are undeclared if the test model omits them, and never end if it lists no outcome", () => {
    expect(simulatorOf(loading).undeclared()).toEqual(["load"]);
    const simulator = simulatorOf(loading, { outcomes: { load: {} } });
    expect([simulator.undeclared(), simulator.steps()]).toEqual([[], []]);
  });

  it("end only once, even if their parent stays in its state", () => {
    const machine = createMachine({ id: "m", invoke: { id: "load", src: "load", onDone: {} } });
    const simulator = simulatorOf(machine, { outcomes: { load: { loaded: { output: 1 } } } });
    const before = simulator.key();
    expect(simulator.perform(ends("load", "loaded")).transitions).toEqual(["m done(load)"]);
    expect(simulator.steps()).toEqual([]);
    expect(simulator.key()).not.toBe(before);
  });

  it("restart with the state that invokes them", () => {
    const machine = createMachine({
      id: "m",
      initial: "a",
      states: {
        a: { invoke: { id: "load", src: "load", onDone: "b" }, on: { again: { target: "a", reenter: true } } },
        b: {},
      },
    });
    const simulator = simulatorOf(machine, { outcomes: { load: { loaded: { output: 1 } } } });
    simulator.perform(event("again"));
    expect(simulator.perform(ends("load", "loaded")).transitions).toEqual(["m.a done(load)"]);
  });

  it("accept events from their parent, which stubs ignore", () => {
    const machine = createMachine({
      id: "m",
      invoke: { id: "player", src: "player" },
      on: { stop: { actions: sendTo("player", { type: "stop" }) } },
    });
    const simulator = simulatorOf(machine, { outcomes: { player: {} } });
    expect(simulator.perform(event("stop")).transitions).toEqual(["m stop"]);
    expect(simulator.snapshot.status).toBe("active");
  });

  it("can be spawned, with or without a reference", () => {
    const machine = setup({ actors: { load: fromPromise(async () => 1) } }).createMachine({
      id: "m",
      context: { ref: null as unknown },
      entry: [spawnChild("load", { id: "one" }), assign({ ref: ({ spawn }) => spawn("load", { id: "two" }) })],
      on: { "xstate.done.actor.one": {} },
    });
    const simulator = simulatorOf(machine, { outcomes: { one: { loaded: { output: 1 } }, two: {} } });
    expect([labels(simulator), simulator.undeclared()]).toEqual([["one → loaded"], []]);
    expect(simulator.perform(ends("one", "loaded")).transitions).toEqual(["m done(one)"]);
  });

  it("that are spawned without an id still count as one place", () => {
    const machine = setup({ actors: { load: fromPromise(async () => 1) } }).createMachine({
      id: "m",
      entry: spawnChild("load"),
    });
    const [one, other] = [simulatorOf(machine), simulatorOf(machine)];
    expect(one.key()).toBe(other.key());
    expect(one.undeclared()).toEqual(["load without an id"]);
  });

  it("do nothing even if their logic is inline, invoked or spawned", () => {
    let runs = 0;
    const logic = fromCallback(() => {
      runs += 1;
    });
    const machine = createMachine({
      id: "m",
      invoke: { id: "load", src: logic },
      entry: spawnChild(logic, { id: "spawned" }),
    });
    expect(simulatorOf(machine).undeclared()).toEqual(["spawned", "load"]);
    const copied = new Simulator(testModelOf(machine), "", simulatorOf(machine).copy());
    expect(copied.undeclared()).toEqual(["spawned", "load"]);
    expect(runs).toBe(0);
  });
});

describe("unstubbed children", () => {
  const grandchild = createMachine({
    id: "grandchild",
    initial: "a",
    states: { a: { on: { finish: "z" } }, z: { type: "final" } },
  });
  const child = setup({ actors: { grandchild, load: fromPromise(async () => 1) } }).createMachine({
    id: "child",
    context: { answers: 0 },
    initial: "asking",
    invoke: { id: "grandchild", src: "grandchild", onDone: { actions: sendParent({ type: "below.done" }) } },
    states: {
      asking: { invoke: { id: "load", src: "load", onDone: "told" } },
      told: { entry: sendParent({ type: "child.told" }) },
    },
  });
  const parent = setup({ actors: { child } }).createMachine({
    id: "parent",
    initial: "waiting",
    invoke: { id: "child", src: "child" },
    on: { "child.told": ".told", "below.done": ".below" },
    states: { waiting: {}, told: {}, below: {} },
  });
  const testModel = testModelOf(parent, {
    events: { "child.told": {}, "below.done": {} } as never,
    children: {
      child: testModelOf(child, {
        outcomes: { load: { loaded: { output: 1 } } },
        children: { grandchild: testModelOf(grandchild) },
        project: ({ answers }) => answers,
      }),
    },
  });

  it("take their own events and outcomes and notify their parents, at any depth", () => {
    const simulator = new Simulator(testModel, "");
    expect(labels(simulator)).toEqual(["child: load → loaded", "child/grandchild: finish"]);
    expect(simulator.perform(ends("load", "loaded", "child"))).toMatchObject({ transitions: ["parent child.told"] });
    expect(simulator.perform(event("finish", "", "child/grandchild"))).toMatchObject({
      transitions: ["parent below.done"],
    });
    expect(simulator.steps()).toEqual([]);
  });

  it("are part of the place", () => {
    const machine = setup({ actors: { grandchild } }).createMachine({
      id: "m",
      invoke: { id: "grandchild", src: "grandchild", onDone: {} },
    });
    const simulator = simulatorOf(machine, { children: { grandchild: testModelOf(grandchild) } });
    const before = simulator.key();
    simulator.perform(event("finish", "", "grandchild"));
    expect(simulator.key()).not.toBe(before);
  });

  it("are found by their machine if they are spawned", () => {
    const machine = setup({ actors: { grandchild } }).createMachine({
      id: "m",
      entry: spawnChild("grandchild", { id: "step.1" }),
      on: { "xstate.done.actor.step.1": {} },
    });
    const simulator = simulatorOf(machine, { children: { "step.1": testModelOf(grandchild) } });
    expect(labels(simulator)).toEqual(["step.1: finish"]);
    expect(simulator.perform(event("finish", "", "step.1")).transitions).toEqual(["m done(step.1)"]);
    expect(() => simulatorOf(machine, { children: { other: testModelOf(child) } })).toThrow(
      'The test model of m lists the child "other", which the machine neither invokes nor spawns',
    );
  });

  it("find their root in the system", () => {
    const teller = createMachine({
      id: "teller",
      on: { tell: { actions: sendTo(({ system }) => system.get("academy"), { type: "told" }) } },
    });
    const machine = setup({ actors: { teller } }).createMachine({
      id: "m",
      invoke: { id: "teller", src: "teller" },
      on: { told: {} },
    });
    const more = { events: { told: {} } as never, children: { teller: testModelOf(teller) } };
    expect(
      simulatorOf(machine, { ...more, systemId: "academy" }).perform(event("tell", "", "teller")).transitions,
    ).toEqual(["m told"]);
    // Otherwise, the machine's own parent is registered as the academy.
    expect(simulatorOf(machine, more).perform(event("tell", "", "teller")).transitions).toEqual([]);
  });
});
