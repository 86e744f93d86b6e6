import { describe, expect, it } from "vitest";
import {
  type AnyActorRef,
  type AnyStateMachine,
  and,
  assign,
  createMachine,
  emit,
  enqueueActions,
  fromCallback,
  fromPromise,
  not,
  or,
  raise,
  sendParent,
  sendTo,
  setup,
  spawnChild,
  stateIn,
} from "xstate";
import type { TestModel } from "../model/test-model";
import { Simulator, type Step, stepLabel } from "./simulator";

const testModelOf = (machine: AnyStateMachine, more: Partial<TestModel> = {}): TestModel => ({
  machine,
  inputs: { "": undefined },
  events: {} as never,
  outcomes: {},
  ...more,
});
const simulatorOf = (machine: AnyStateMachine, more: Partial<TestModel> = {}) =>
  new Simulator(testModelOf(machine, more), "");
const event = (type: string, one = "", actor = ""): Step => ({ kind: "event", actor, type, case: one });
const ends = (invoke: string, one: string, actor = ""): Step => ({ kind: "outcome", actor, invoke, case: one });
const passes = (ms: number): Step => ({ kind: "time", ms });
const labels = (simulator: Simulator) => simulator.steps().map(stepLabel);

describe("what a step takes", () => {
  it("tells the transition, the states that are entered and what guards answer", () => {
    const simulator = simulatorOf(
      createMachine({
        id: "m",
        initial: "a",
        states: {
          a: {
            on: {
              go: [
                { guard: () => false, target: "b" },
                { guard: () => true, target: "b" },
                { guard: () => true, target: "b" },
              ],
            },
          },
          b: {},
        },
      }),
    );
    expect(simulator.first).toEqual({ states: ["m.a"], transitions: [], guards: [] });
    expect(simulator.perform(event("go"))).toEqual({
      states: ["m.b"],
      transitions: ["m.a go #2"],
      guards: ["m.a go #1 [false]", "m.a go #2 [true]"],
    });
  });

  it("tells a guard that refuses where nothing is taken, also in a state further out", () => {
    const simulator = simulatorOf(
      createMachine({
        id: "m",
        initial: "a",
        on: { go: { guard: () => false, target: ".b" } },
        states: { a: { on: { go: { guard: () => false, target: "b" } } }, b: {} },
      }),
    );
    expect(simulator.perform(event("go"))).toEqual({
      states: [],
      transitions: [],
      guards: ["m.a go [false]", "m go [false]"],
    });
  });

  it("does not ask a state further out once one further in has taken the event", () => {
    const simulator = simulatorOf(
      createMachine({
        id: "m",
        initial: "a",
        on: { go: { guard: () => true, target: ".b" } },
        states: { a: { on: { go: "c" } }, b: {}, c: {} },
      }),
    );
    expect(simulator.perform(event("go"))).toMatchObject({ transitions: ["m.a go"], guards: [] });
  });

  it("follows a chain of eventless transitions, from the start and from a step", () => {
    const simulator = simulatorOf(
      createMachine({
        id: "m",
        context: { ready: false },
        initial: "a",
        states: {
          a: { always: [{ guard: ({ context }) => context.ready, target: "c" }, { target: "b" }] },
          b: { always: { target: "c", actions: assign({ ready: true }) } },
          c: { on: { again: "a" } },
        },
      }),
    );
    expect(simulator.first).toEqual({
      states: ["m.a", "m.b", "m.c"],
      transitions: ["m.a always #2", "m.b always"],
      guards: ["m.a always #1 [false]"],
    });
    expect(simulator.perform(event("again"))).toEqual({
      states: ["m.a", "m.c"],
      transitions: ["m.c again", "m.a always #1"],
      guards: ["m.a always #1 [true]"],
    });
  });

  it("follows raised events, also those raised while entering", () => {
    const simulator = simulatorOf(
      createMachine({
        id: "m",
        type: "parallel",
        states: {
          one: {
            initial: "a",
            states: {
              a: { on: { go: { target: "b", actions: raise({ type: "told" }) } } },
              b: { entry: raise({ type: "in" }) },
            },
          },
          two: { initial: "a", states: { a: { on: { told: "b" } }, b: { on: { in: "c" } }, c: {} } },
        },
      }),
    );
    expect(simulator.perform(event("go")).transitions).toEqual(["m.one.a go", "m.two.a told", "m.two.b in"]);
  });

  it("follows done states, of a compound state and of parallel regions", () => {
    const region = { initial: "a", states: { a: { on: { end: "z" } }, z: { type: "final" as const } } };
    const simulator = simulatorOf(
      createMachine({
        id: "m",
        initial: "work",
        states: {
          work: { type: "parallel", states: { one: region, two: region }, onDone: "alone" },
          alone: { ...region, onDone: { target: "over" } },
          over: {},
        },
      }),
    );
    expect(simulator.perform(event("end")).transitions).toEqual([
      "m.work.one.a end",
      "m.work.two.a end",
      "m.work onDone",
    ]);
    expect(simulator.perform(event("end")).transitions).toEqual(["m.alone.a end", "m.alone onDone"]);
  });

  it("leaves out a transition that conflicts with one that goes first", () => {
    const simulator = simulatorOf(
      createMachine({
        id: "m",
        initial: "work",
        states: {
          work: {
            type: "parallel",
            states: {
              one: { initial: "a", states: { a: { on: { stop: "#m.over" } } } },
              two: { initial: "a", states: { a: { on: { stop: "b" } }, b: {} } },
            },
          },
          over: {},
        },
      }),
    );
    expect(simulator.perform(event("stop"))).toEqual({
      states: ["m.over"],
      transitions: ["m.work.one.a stop"],
      guards: [],
    });
  });

  it("knows every kind of guard", () => {
    const machine = setup({
      types: { context: {} as { n: number } },
      guards: {
        isMany: ({ context }) => context.n > 1,
        isAbove: ({ context }, than: number) => context.n > than,
        isAt: stateIn("a"),
      },
    }).createMachine({
      id: "m",
      context: { n: 1 },
      initial: "a",
      states: {
        a: {
          on: {
            named: { guard: "isMany", target: "b" },
            given: { guard: { type: "isAbove", params: 0 }, actions: () => undefined },
            composed: { guard: and(["isAt", not("isMany"), or(["isMany", "isAt"])]), actions: () => undefined },
          },
        },
        b: {},
      },
    });
    const simulator = simulatorOf(machine);
    expect(simulator.perform(event("named")).guards).toEqual(["m.a named [false]"]);
    expect(simulator.perform(event("given")).guards).toEqual(["m.a given [true]"]);
    expect(simulator.perform(event("composed")).guards).toEqual(["m.a composed [true]"]);
  });

  it("takes a forbidden event, and does not make it one that can be sent", () => {
    const simulator = simulatorOf(
      createMachine({
        id: "m",
        initial: "a",
        on: { go: ".b" },
        states: { a: { on: { go: {}, ask: { guard: () => true } } }, b: {} },
      }),
    );
    expect(simulator.snapshot.can({ type: "go" })).toBe(false);
    expect(simulator.perform(event("go"))).toEqual({ states: [], transitions: ["m.a go"], guards: [] });
    expect(simulator.perform(event("ask"))).toEqual({
      states: [],
      transitions: ["m.a ask"],
      guards: ["m.a ask [true]"],
    });
  });

  it("enters anew where a transition says so", () => {
    const simulator = simulatorOf(
      createMachine({
        id: "m",
        initial: "a",
        states: { a: { on: { again: { target: "a", reenter: true }, same: "a" } } },
      }),
    );
    expect(simulator.perform(event("again")).states).toEqual(["m.a"]);
    expect(simulator.perform(event("same"))).toMatchObject({ states: [], transitions: ["m.a same"] });
  });

  it("changes nothing of the machine that it plays", () => {
    const machine = createMachine({
      id: "m",
      initial: "a",
      states: { a: { on: { go: { guard: () => true, target: "b", actions: ["x"] } } }, b: { entry: ["y"] } },
    });
    const before = JSON.stringify(machine.definition);
    simulatorOf(machine).perform(event("go"));
    expect(JSON.stringify(machine.definition)).toBe(before);
  });
});

describe("what can happen", () => {
  it("is what active states listen to, in every case of the test model", () => {
    const machine = createMachine({
      id: "m",
      initial: "a",
      on: { always: {} },
      states: { a: { on: { choose: "b" } }, b: { on: { back: "a" } } },
    });
    const simulator = simulatorOf(machine, { events: { choose: { one: { id: 1 }, two: { id: 2 } } } as never });
    expect(labels(simulator)).toEqual(["always", "choose (one)", "choose (two)"]);
    simulator.perform(event("choose", "two"));
    expect(labels(simulator)).toEqual(["always", "back"]);
  });

  it("makes an event of the context where its case says so", () => {
    const machine = createMachine({
      id: "m",
      context: { id: 7 },
      on: { choose: { actions: assign({ id: ({ event: sent }) => sent.id + 1 }) } },
    });
    const simulator = simulatorOf(machine, {
      events: { choose: { next: ({ id }: { id: number }) => ({ id }) } } as never,
    });
    simulator.perform(event("choose", "next"));
    expect(simulator.snapshot.context).toEqual({ id: 8 });
  });

  it("is nothing that only children send", () => {
    const simulator = simulatorOf(createMachine({ id: "m", on: { told: {}, go: {} } }), {
      events: { told: {} } as never,
    });
    expect(labels(simulator)).toEqual(["go"]);
  });

  it("hears by wildcards what the test model names", () => {
    const machine = createMachine({
      id: "m",
      initial: "a",
      states: { a: { on: { "page.*": "b" } }, b: { on: { "*": { target: "a", guard: () => true } } } },
    });
    const simulator = simulatorOf(machine, { events: { "page.opened": { "": {} }, pages: { "": {} } } as never });
    expect(labels(simulator)).toEqual(["page.opened"]);
    expect(simulator.perform(event("page.opened")).transitions).toEqual(["m.a page.*"]);
    expect(labels(simulator)).toEqual(["page.opened", "pages"]);
    expect(simulator.perform(event("pages"))).toMatchObject({ transitions: ["m.b *"], guards: ["m.b * [true]"] });
  });

  it("is nothing once the machine is done", () => {
    const simulator = simulatorOf(
      createMachine({ id: "m", initial: "a", states: { a: { on: { end: "z" } }, z: { type: "final" } } }),
    );
    expect(simulator.perform(event("end"))).toMatchObject({ transitions: ["m.a end"], states: ["m.z"] });
    expect(simulator.snapshot.status).toBe("done");
    expect(simulator.steps()).toEqual([]);
  });

  it("is refused by name where it is not possible", () => {
    const simulator = simulatorOf(createMachine({ id: "m", on: { go: {} } }), {
      outcomes: { load: { loaded: { output: 1 } } },
    });
    expect(() => simulator.perform(event("go", "quickly"))).toThrow('go has no case "quickly"');
    expect(() => simulator.perform(ends("load", "loaded"))).toThrow("load is not running");
    expect(() => simulator.perform(ends("load", "late"))).toThrow('load has no outcome "late"');
    expect(() => simulator.perform(event("go", "", "quiz"))).toThrow("quiz is not running");
    expect(() => new Simulator(testModelOf(createMachine({ id: "m" })), "other")).toThrow('m has no input "other"');
  });
});

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

  it("end as the test model says", () => {
    const simulator = simulatorOf(loading, { outcomes });
    expect(labels(simulator)).toEqual(["load → loaded", "load → offline"]);
    expect(simulator.perform(ends("load", "offline")).transitions).toEqual(["m.loading error(load)"]);
    expect(simulator.snapshot.context.got).toEqual({ code: "network" });
    simulator.perform(event("retry"));
    expect(simulator.perform(ends("load", "loaded")).transitions).toEqual(["m.loading done(load)"]);
    expect(simulator.snapshot.context.got).toEqual({ id: 5 });
  });

  it("are undeclared where the test model says nothing of them, and end never where it names no way", () => {
    expect(simulatorOf(loading).undeclared()).toEqual(["load"]);
    const simulator = simulatorOf(loading, { outcomes: { load: {} } });
    expect([simulator.undeclared(), simulator.steps()]).toEqual([[], []]);
  });

  it("end once: one that has ended is over, also where its parent stays", () => {
    const machine = createMachine({ id: "m", invoke: { id: "load", src: "load", onDone: {} } });
    const simulator = simulatorOf(machine, { outcomes: { load: { loaded: { output: 1 } } } });
    const before = simulator.key();
    expect(simulator.perform(ends("load", "loaded")).transitions).toEqual(["m done(load)"]);
    expect(simulator.steps()).toEqual([]);
    expect(simulator.key()).not.toBe(before);
  });

  it("are started anew with the state that invokes them", () => {
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

  it("may be sent events by their parent, which stubs do not mind", () => {
    const machine = createMachine({
      id: "m",
      invoke: { id: "player", src: "player" },
      on: { stop: { actions: sendTo("player", { type: "stop" }) } },
    });
    const simulator = simulatorOf(machine, { outcomes: { player: {} } });
    expect(simulator.perform(event("stop")).transitions).toEqual(["m stop"]);
    expect(simulator.snapshot.status).toBe("active");
  });

  it("may be spawned, with or without a reference to them", () => {
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

  it("that are spawned without an id count as one place all the same", () => {
    const machine = setup({ actors: { load: fromPromise(async () => 1) } }).createMachine({
      id: "m",
      entry: spawnChild("load"),
    });
    const [one, other] = [simulatorOf(machine), simulatorOf(machine)];
    expect(one.key()).toBe(other.key());
    expect(one.undeclared()).toEqual(["load without an id"]);
  });

  it("do nothing either where their logic is written inline, invoked or spawned", () => {
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

describe("children that run for real", () => {
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

  it("take events and outcomes of their own and tell their parents, at any depth", () => {
    const simulator = new Simulator(testModel, "");
    expect(labels(simulator)).toEqual(["child: load → loaded", "child/grandchild: finish"]);
    expect(simulator.perform(ends("load", "loaded", "child"))).toMatchObject({ transitions: ["parent child.told"] });
    expect(simulator.perform(event("finish", "", "child/grandchild"))).toMatchObject({
      transitions: ["parent below.done"],
    });
    expect(simulator.steps()).toEqual([]);
  });

  it("are part of where the machine stands", () => {
    const machine = setup({ actors: { grandchild } }).createMachine({
      id: "m",
      invoke: { id: "grandchild", src: "grandchild", onDone: {} },
    });
    const simulator = simulatorOf(machine, { children: { grandchild: testModelOf(grandchild) } });
    const before = simulator.key();
    simulator.perform(event("finish", "", "grandchild"));
    expect(simulator.key()).not.toBe(before);
  });

  it("are found by the machine that they are where they are spawned", () => {
    const machine = setup({ actors: { grandchild } }).createMachine({
      id: "m",
      entry: spawnChild("grandchild", { id: "step.1" }),
      on: { "xstate.done.actor.step.1": {} },
    });
    const simulator = simulatorOf(machine, { children: { "step.1": testModelOf(grandchild) } });
    expect(labels(simulator)).toEqual(["step.1: finish"]);
    expect(simulator.perform(event("finish", "", "step.1")).transitions).toEqual(["m done(step.1)"]);
    expect(() => simulatorOf(machine, { children: { other: testModelOf(child) } })).toThrow('m has no child "other"');
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
    // Otherwise the academy is the machine's own parent.
    expect(simulatorOf(machine, more).perform(event("tell", "", "teller")).transitions).toEqual([]);
  });
});

describe("time", () => {
  const typing = createMachine({
    id: "m",
    initial: "idle",
    states: {
      idle: { on: { type: "typing" } },
      typing: { after: { 300: "idle" }, on: { type: { target: "typing", reenter: true } } },
    },
  });

  it("passes as far as to what is due next", () => {
    const simulator = simulatorOf(typing);
    expect(labels(simulator)).toEqual(["type"]);
    simulator.perform(event("type"));
    expect(labels(simulator)).toEqual(["type", "after 300 ms"]);
    expect(simulator.perform(passes(300)).transitions).toEqual(["m.typing after(300)"]);
  });

  it("brings everything that is due at once", () => {
    const region = { initial: "a", states: { a: { after: { 100: "b" } }, b: {} } };
    const simulator = simulatorOf(createMachine({ id: "m", type: "parallel", states: { one: region, two: region } }));
    expect(simulator.perform(passes(100)).transitions).toEqual(["m.one.a after(100)", "m.two.a after(100)"]);
    expect(simulator.steps()).toEqual([]);
  });

  it("ticks on and on", () => {
    const machine = createMachine({
      id: "m",
      context: { seconds: 0 },
      initial: "running",
      states: {
        running: {
          after: {
            1000: {
              target: "running",
              reenter: true,
              actions: assign({ seconds: ({ context }) => context.seconds + 1 }),
            },
          },
        },
      },
    });
    const simulator = simulatorOf(machine);
    const before = simulator.key();
    for (let tick = 0; tick < 3; tick += 1) simulator.perform(passes(1000));
    expect(simulator.snapshot.context.seconds).toBe(3);
    expect(simulator.key()).toBe(before);
  });

  it("is part of where the machine stands while something is due", () => {
    const machine = createMachine({
      id: "m",
      type: "parallel",
      states: {
        clock: { initial: "on", states: { on: { after: { 1000: { target: "on", reenter: true } } } } },
        wait: { initial: "a", states: { a: { after: { 2500: "b" } }, b: {} } },
      },
    });
    const simulator = simulatorOf(machine);
    const before = simulator.key();
    simulator.perform(passes(1000));
    expect(simulator.key()).not.toBe(before);
    simulator.perform(passes(1000));
    expect(labels(simulator)).toEqual(["after 500 ms"]);
    expect(simulator.perform(passes(500)).transitions).toEqual(["m.wait.a after(2500)"]);
  });
});

describe("a copy", () => {
  const goOn = (testModel: TestModel, simulator: Simulator) => new Simulator(testModel, "", simulator.copy());

  it("goes on from where its simulator stands, without what was done there being done again", () => {
    const testModel = testModelOf(
      setup({ actions: { note: () => undefined } }).createMachine({
        id: "m",
        initial: "a",
        states: { a: { on: { go: "b" } }, b: { entry: "note", on: { go: "c" } }, c: {} },
      }),
    );
    const simulator = new Simulator(testModel, "");
    simulator.perform(event("go"));
    expect(simulator.effects).toEqual([{ name: "note", params: undefined }]);
    const copy = goOn(testModel, simulator);
    expect([copy.effects, copy.first.states, copy.key()]).toEqual([[], [], simulator.key()]);
    copy.perform(event("go"));
    expect([copy.snapshot.value, simulator.snapshot.value]).toEqual(["c", "b"]);
  });

  it("knows how long its timers have still to go, and stops those that are left", () => {
    const testModel = testModelOf(
      createMachine({
        id: "m",
        type: "parallel",
        states: {
          short: { initial: "a", states: { a: { after: { 100: "b" } }, b: {} } },
          long: { initial: "a", states: { a: { after: { 250: "b" }, on: { leave: "c" } }, b: {}, c: {} } },
        },
      }),
    );
    const simulator = new Simulator(testModel, "");
    simulator.perform(passes(100));
    expect(goOn(testModel, simulator).perform(passes(150)).transitions).toEqual(["m.long.a after(250)"]);
    const left = goOn(testModel, simulator);
    left.perform(event("leave"));
    expect(left.steps()).toEqual([]);
    // A copy of a copy, too.
    expect(labels(goOn(testModel, goOn(testModel, simulator)))).toEqual(["leave", "after 150 ms"]);
  });

  it("remembers history", () => {
    const testModel = testModelOf(
      createMachine({
        id: "m",
        initial: "work",
        states: {
          work: {
            initial: "a",
            states: { a: { on: { next: "b" } }, b: {}, past: { type: "history" } },
            on: { pause: "paused" },
          },
          paused: { on: { resume: "work.past" } },
        },
      }),
    );
    const simulator = new Simulator(testModel, "");
    simulator.perform(event("pause"));
    const early = simulator.key();
    expect(goOn(testModel, simulator).perform(event("resume")).states).toEqual(["m.work", "m.work.a"]);
    simulator.perform(event("resume"));
    simulator.perform(event("next"));
    simulator.perform(event("pause"));
    expect(simulator.key()).not.toBe(early);
    expect(goOn(testModel, simulator).perform(event("resume")).states).toEqual(["m.work", "m.work.b"]);
  });

  it("has its actors and its children with it, as often as it is taken", () => {
    const child = createMachine({
      id: "child",
      initial: "a",
      states: {
        a: { on: { next: "b" } },
        b: { invoke: { id: "load", src: "load", onDone: "c" }, after: { 50: "a" } },
        c: {},
      },
    });
    const machine = setup({ actors: { child, load: fromPromise(async () => 1) } }).createMachine({
      id: "m",
      context: { ref: null as unknown },
      invoke: { id: "child", src: "child" },
      entry: assign({ ref: ({ spawn }) => spawn("load", { id: "kept" }) }),
      on: { ask: { actions: sendTo(({ context }) => context.ref as AnyActorRef, { type: "asked" }) } },
    });
    const testModel = testModelOf(machine, {
      outcomes: { kept: {} },
      children: { child: testModelOf(child, { outcomes: { load: { loaded: { output: 1 } } } }) },
    });
    const simulator = new Simulator(testModel, "");
    simulator.perform(event("next", "", "child"));
    const copy = simulator.copy();
    for (const one of [new Simulator(testModel, "", copy), new Simulator(testModel, "", copy)]) {
      expect(one.key()).toBe(simulator.key());
      expect(labels(one)).toEqual(["ask", "child: load → loaded", "after 50 ms"]);
      expect(one.snapshot.context.ref).toBe(one.snapshot.children.kept);
      one.perform(ends("load", "loaded", "child"));
      expect((one.snapshot.children.child as never as { getSnapshot(): { value: unknown } }).getSnapshot().value).toBe(
        "c",
      );
    }
  });
});

describe("effects", () => {
  it("are noted with their parameters, and what XState does itself is done", () => {
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

describe("a machine that breaks", () => {
  it("says where: an error that nothing handles", () => {
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

  it("says where: a guard or an action that throws", () => {
    const fail = () => {
      throw new Error("No such thing.");
    };
    const simulator = simulatorOf(createMachine({ id: "m", on: { go: { actions: assign(fail) } } }));
    expect(() => simulator.perform(event("go"))).toThrow('m breaks at "go": No such thing.');
    expect(() => simulatorOf(createMachine({ id: "m", entry: assign(fail) }))).toThrow(
      "m breaks at its start: No such thing.",
    );
  });

  it("says that it does not come to rest", () => {
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
