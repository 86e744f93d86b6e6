import { describe, expect, it } from "vitest";
import { type AnyActorRef, assign, createMachine, fromPromise, sendTo, setup } from "xstate";
import type { TestModel } from "../model/test-model";
import { Simulator } from "./simulator";
import { ends, event, labels, passes, testModelOf } from "./simulator.testing";

describe("a copy", () => {
  const goOn = (testModel: TestModel, simulator: Simulator) => new Simulator(testModel, "", simulator.copy());

  it("continues from the state of its simulator without repeating earlier effects", () => {
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

  it("keeps the remaining time of its timers and cancels those of exited states", () => {
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
    // Also a copy of a copy.
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

  it("includes its actors and children, no matter how often it is restored", () => {
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
