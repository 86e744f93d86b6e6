import { describe, expect, it } from "vitest";
import { createActor, createMachine, type InspectionEvent } from "xstate";
import { createInspectors } from "./inspectors";

const lamp = createMachine({
  initial: "off",
  states: { off: { on: { press: "on" } }, on: { on: { press: "off" } } },
});

function page() {
  const inspectors = createInspectors();
  const seen: InspectionEvent[] = [];
  const run = () => createActor(lamp).start();
  return { inspectors, seen, run, inspect: (happened: InspectionEvent) => void seen.push(happened) };
}

describe("machines that can be inspected", () => {
  it("are not inspected at first", () => {
    const { inspectors, seen, run } = page();
    const actor = run();
    inspectors.add(actor);
    actor.send({ type: "press" });
    expect(seen).toEqual([]);
  });

  it("are inspected once requested, including those already running", () => {
    const { inspectors, seen, run, inspect } = page();
    const [early, late] = [run(), run()];
    inspectors.add(early);
    inspectors.watch(inspect);
    inspectors.add(late);
    early.send({ type: "press" });
    late.send({ type: "press" });
    const actors = new Set(seen.map(({ actorRef }) => actorRef));
    expect([actors.has(early), actors.has(late)]).toEqual([true, true]);
  });

  it("stop being inspected immediately, and can be inspected again, with each event reported once", () => {
    const { inspectors, seen, run, inspect } = page();
    const actor = run();
    const forget = inspectors.add(actor);
    inspectors.watch(inspect)();
    actor.send({ type: "press" });
    expect(seen).toEqual([]);
    inspectors.watch(inspect);
    actor.send({ type: "press" });
    expect(seen.filter(({ type }) => type === "@xstate.event")).toHaveLength(1);
    forget();
    expect(inspectors.watch(inspect)).not.toThrow();
  });

  it("do not disturb outside inspectors", () => {
    const { inspectors, seen, inspect } = page();
    const outside: InspectionEvent[] = [];
    const actor = createActor(lamp, { inspect: (happened) => void outside.push(happened) }).start();
    inspectors.add(actor);
    const stop = inspectors.watch(inspect);
    actor.send({ type: "press" });
    const before = outside.length;
    expect(seen.length).toBeGreaterThan(0);
    stop();
    actor.send({ type: "press" });
    expect(outside.length).toBeGreaterThan(before);
  });
});
