import { describe, expect, it } from "vitest";
import { assign, createMachine } from "xstate";
import { Simulator } from "./simulator";
import { ends, event, labels, simulatorOf, testModelOf } from "./simulator.testing";

describe("possible steps", () => {
  it("are the events of the active states, in every case of the test model", () => {
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

  it("build an event from the context if its case is a function", () => {
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

  it("exclude events that only children send", () => {
    const simulator = simulatorOf(createMachine({ id: "m", on: { told: {}, go: {} } }), {
      events: { told: {} } as never,
    });
    expect(labels(simulator)).toEqual(["go"]);
  });

  it("include the test model's events that match a wildcard", () => {
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

  it("are none once the machine is done", () => {
    const simulator = simulatorOf(
      createMachine({ id: "m", initial: "a", states: { a: { on: { end: "z" } }, z: { type: "final" } } }),
    );
    expect(simulator.perform(event("end"))).toMatchObject({ transitions: ["m.a end"], states: ["m.z"] });
    expect(simulator.snapshot.status).toBe("done");
    expect(simulator.steps()).toEqual([]);
  });

  it("throw with the step's name if they are impossible", () => {
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
