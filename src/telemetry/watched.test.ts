import { describe, expect, it } from "vitest";
import { createActor, createMachine, type InspectionEvent } from "xstate";
import { createWatched } from "./watched";

const lamp = createMachine({
  initial: "off",
  states: { off: { on: { press: "on" } }, on: { on: { press: "off" } } },
});

function page() {
  const watched = createWatched();
  const seen: InspectionEvent[] = [];
  const run = () => createActor(lamp).start();
  return { watched, seen, run, inspect: (happened: InspectionEvent) => void seen.push(happened) };
}

describe("machines that may be watched", () => {
  it("are not watched at first", () => {
    const { watched, seen, run } = page();
    const actor = run();
    watched.add(actor);
    actor.send({ type: "press" });
    expect(seen).toEqual([]);
  });

  it("are watched from then on, those that ran before and those that come later", () => {
    const { watched, seen, run, inspect } = page();
    const [early, late] = [run(), run()];
    watched.add(early);
    watched.watch(inspect);
    watched.add(late);
    early.send({ type: "press" });
    late.send({ type: "press" });
    const actors = new Set(seen.map(({ actorRef }) => actorRef));
    expect([actors.has(early), actors.has(late)]).toEqual([true, true]);
  });

  it("are let go at once, and can be watched again, each thing told once", () => {
    const { watched, seen, run, inspect } = page();
    const actor = run();
    const forget = watched.add(actor);
    watched.watch(inspect)();
    actor.send({ type: "press" });
    expect(seen).toEqual([]);
    watched.watch(inspect);
    actor.send({ type: "press" });
    expect(seen.filter(({ type }) => type === "@xstate.event")).toHaveLength(1);
    forget();
    expect(watched.watch(inspect)).not.toThrow();
  });

  it("do not disturb who watches them from outside", () => {
    const { watched, seen, inspect } = page();
    const outside: InspectionEvent[] = [];
    const actor = createActor(lamp, { inspect: (happened) => void outside.push(happened) }).start();
    watched.add(actor);
    const stop = watched.watch(inspect);
    actor.send({ type: "press" });
    const before = outside.length;
    expect(seen.length).toBeGreaterThan(0);
    stop();
    actor.send({ type: "press" });
    expect(outside.length).toBeGreaterThan(before);
  });
});
