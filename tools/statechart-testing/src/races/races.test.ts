import { describe, expect, it, vi } from "vitest";
import { assign, createActor, createMachine, emit, fromCallback, fromObservable, fromPromise } from "xstate";
import { explore } from "../planner/explore";
import { SimulatedClock } from "../simulator/clock";
import { testModelOf } from "../simulator/simulator.testing";
import { lateOutcomes } from "./late-outcomes";
import { sleepDifferences } from "./sleep";

const outcomes = { load: { found: { output: 1 }, offline: { error: new Error("offline") } } };
const late = (machine: Parameters<typeof testModelOf>[0], more: Parameters<typeof testModelOf>[1] = {}) => {
  const testModel = testModelOf(machine, { outcomes, ...more } as never);
  return lateOutcomes(testModel, explore(testModel));
};
const load = { id: "load", src: fromPromise(async () => 1) };

describe("the outcome of a call that was left", () => {
  it("changes nothing where only the call's own state hears it", () => {
    const machine = createMachine({
      id: "m",
      initial: "loading",
      on: { leave: ".left" },
      states: { loading: { invoke: { ...load, onDone: "shown", onError: "failed" } }, shown: {}, failed: {}, left: {} },
    });
    expect(late(machine)).toEqual([]);
  });

  it("is noticed by a transition elsewhere, and by what that changes", () => {
    const machine = createMachine({
      id: "m",
      context: { value: 0 },
      initial: "loading",
      on: {
        leave: ".left",
        "xstate.done.actor.load": { actions: [assign({ value: 2 }), "announce", emit({ type: "told" })] },
      },
      states: { loading: { invoke: { ...load, onDone: "shown", onError: "shown" } }, shown: {}, left: {} },
    }).provide({ actions: { announce: () => undefined } });
    const by = "m xstate.done.actor.load";
    const changes = [`took ${by}`, "did announce", "emitted told", "changed the context"];
    expect(late(machine).filter((one) => one.includes("after leave"))).toEqual(
      changes.map((change) =>
        expect.stringMatching(`after leave in loading, the late load → found ${change.split(" ")[0]}`),
      ),
    );
    expect(
      late(machine).some((one) => one.startsWith("after load → found in loading, the repeated load → found")),
    ).toBe(true);
  });

  it("is noticed by a wildcard, also for an error", () => {
    const machine = createMachine({
      id: "m",
      initial: "loading",
      on: { leave: ".left" },
      states: {
        loading: { invoke: { ...load, onDone: "shown", onError: "shown" } },
        shown: {},
        left: { on: { "xstate.error.*": "loading" } },
      },
    });
    expect(late(machine)).toEqual([
      expect.stringMatching(/^after leave in loading, the late load → offline took/),
      expect.stringMatching(/led to loading$/),
    ]);
  });

  it("is noticed in a child that runs unstubbed", () => {
    const child = createMachine({
      id: "child",
      initial: "loading",
      states: {
        loading: { invoke: { ...load, onDone: "shown", onError: "shown" }, on: { leave: "left" } },
        shown: {},
        left: { on: { "xstate.done.actor.load": "shown" } },
      },
    });
    const machine = createMachine({ id: "m", invoke: { id: "child", src: child } });
    expect(late(machine, { outcomes: {}, children: { child: testModelOf(child, { outcomes } as never) } })).toEqual([
      "after child: leave, the late child: load → found led to shown",
    ]);
  });

  it("is dropped by XState's own actors, whatever they are: that is why only what a machine hears itself is checked", async () => {
    // XState warns of what it drops.
    const warn = vi.spyOn(console, "warn").mockImplementation(() => undefined);
    const heard: string[] = [];
    let report: () => void = () => undefined;
    let resolve: (value: number) => void = () => undefined;
    let next: (value: number) => void = () => undefined;
    const observable = {
      subscribe: (observer: { next?: (value: number) => void }) => {
        next = (value) => observer.next?.(value);
        return { unsubscribe: () => undefined };
      },
    };
    const machine = createMachine({
      initial: "on",
      on: { "*": { actions: ({ event }) => void heard.push(event.type) } },
      states: {
        on: {
          invoke: [
            {
              id: "promise",
              src: fromPromise(
                () =>
                  new Promise<number>((done) => {
                    resolve = done;
                  }),
              ),
            },
            {
              id: "callback",
              src: fromCallback(({ sendBack }) => {
                report = () => sendBack({ type: "reported" });
              }),
            },
            {
              id: "observable",
              src: fromObservable(() => observable as never),
              onSnapshot: { actions: () => void heard.push("snapshot") },
            },
          ],
          on: { leave: "off" },
        },
        off: {},
      },
    });
    const actor = createActor(machine).start();
    actor.send({ type: "leave" });
    heard.length = 0;
    resolve(1);
    report();
    next(1);
    await new Promise((done) => setTimeout(done, 0));
    expect(heard).toEqual([]);
    warn.mockRestore();
  });
});

describe("a sleep", () => {
  const machine = createMachine({
    id: "m",
    type: "parallel",
    states: {
      one: { initial: "a", states: { a: { after: { 300: "b" } }, b: { after: { 500: "c" } }, c: {} } },
      two: { initial: "a", states: { a: { after: { 700: "b" } }, b: {} } },
    },
  });
  const differences = () => {
    const testModel = testModelOf(machine);
    return sleepDifferences(testModel, explore(testModel));
  };

  it("ends delays as they would have ended awake", () => {
    expect(differences()).toEqual([]);
  });

  it("is noticed by a clock that ends them in another order", () => {
    const { advance } = SimulatedClock.prototype;
    // All that are due end at once, when the device wakes up; what they start begins then.
    SimulatedClock.prototype.advance = function (this: SimulatedClock, ms) {
      const wakes = this.now() + ms;
      advance.call(this, 0);
      Object.assign(this, { time: wakes });
      advance.call(this, 0);
    };
    try {
      expect(differences()).toContainEqual(
        expect.stringMatching(/^asleep for 800 ms in \(one\.a, two\.a\), its place/),
      );
    } finally {
      SimulatedClock.prototype.advance = advance;
    }
  });
});
