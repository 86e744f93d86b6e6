import { describe, expect, it } from "vitest";
import { assign, createMachine } from "xstate";
import { event, labels, passes, simulatorOf } from "./simulator.testing";

describe("time", () => {
  const typing = createMachine({
    id: "m",
    initial: "idle",
    states: {
      idle: { on: { type: "typing" } },
      typing: { after: { 300: "idle" }, on: { type: { target: "typing", reenter: true } } },
    },
  });

  it("advances to the next timer", () => {
    const simulator = simulatorOf(typing);
    expect(labels(simulator)).toEqual(["type"]);
    simulator.perform(event("type"));
    expect(labels(simulator)).toEqual(["type", "after 300 ms"]);
    expect(simulator.perform(passes(300)).transitions).toEqual(["m.typing after(300)"]);
  });

  it("fires all timers that are due at the same time", () => {
    const region = { initial: "a", states: { a: { after: { 100: "b" } }, b: {} } };
    const simulator = simulatorOf(createMachine({ id: "m", type: "parallel", states: { one: region, two: region } }));
    expect(simulator.perform(passes(100)).transitions).toEqual(["m.one.a after(100)", "m.two.a after(100)"]);
    expect(simulator.steps()).toEqual([]);
  });

  it("keeps ticking", () => {
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

  it("is part of the place while a timer is pending", () => {
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
