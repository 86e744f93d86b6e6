import { describe, expect, it, vi } from "vitest";
import { type AnyActorRef, createActor, createMachine, type InspectionEvent } from "xstate";
import { createInspectors, type Happening } from "./inspectors";

const lamp = createMachine({
  id: "lamp",
  initial: "off",
  states: { off: { on: { press: "on" } }, on: { on: { press: "off" } } },
});

function page(isExpected = false) {
  const clock = { now: 0 };
  const inspectors = createInspectors(isExpected, () => clock.now);
  const seen: Happening[] = [];
  const left: AnyActorRef[] = [];
  const watcher = { see: (one: Happening) => void seen.push(one), leave: (root: AnyActorRef) => void left.push(root) };
  /** As pages create actors. */
  const create = () => {
    const inspect = inspectors.forNew();
    return createActor(lamp, { ...(inspect && { inspect }) });
  };
  const open = () => {
    const actor = create();
    const remove = inspectors.add(actor);
    inspectors.show(actor);
    return { actor: actor.start(), remove };
  };
  const events = () => seen.flatMap(({ happened }) => (happened.type === "@xstate.event" ? happened.event.type : []));
  return { clock, inspectors, seen, left, watcher, create, open, events };
}

describe("machines that can be watched", () => {
  it("are not inspected at first", () => {
    const { inspectors, create } = page();
    const actor = create();
    const inspect = vi.spyOn(actor.system, "inspect");
    inspectors.add(actor);
    inspectors.show(actor);
    expect(inspectors.forNew()).toBeUndefined();
    expect(inspect).not.toHaveBeenCalled();
  });

  it("are seen once a watcher comes, including those already running", () => {
    const { inspectors, open, watcher, seen } = page();
    const early = open().actor;
    inspectors.watch(watcher);
    const late = open().actor;
    early.send({ type: "press" });
    late.send({ type: "press" });
    const actors = new Set(seen.map(({ happened }) => happened.actorRef));
    expect([actors.has(early), actors.has(late)]).toEqual([true, true]);
  });

  it("are no longer seen when the watcher stops, and can be watched again, with each event once", () => {
    const { inspectors, open, watcher, events } = page();
    const early = open().actor;
    const stop = inspectors.watch(watcher);
    const late = open().actor;
    stop();
    early.send({ type: "press" });
    late.send({ type: "press" });
    expect(events()).toEqual(["xstate.init"]);
    inspectors.watch(watcher);
    early.send({ type: "press" });
    late.send({ type: "press" });
    expect(events()).toEqual(["xstate.init", "press", "press"]);
  });

  it("have the value before an event with it, and the time", () => {
    const { inspectors, open, watcher, seen, clock } = page();
    inspectors.watch(watcher);
    const { actor } = open();
    clock.now = 70;
    actor.send({ type: "press" });
    const pressed = seen.find(({ happened }) => happened.event.type === "press");
    expect(pressed).toMatchObject({ at: 70, value: "off" });
    expect(actor.getSnapshot().value).toBe("on");
  });

  it("do not disturb outside inspectors", () => {
    const { inspectors, seen, watcher } = page();
    const outside: InspectionEvent[] = [];
    const actor = createActor(lamp, { inspect: (happened) => void outside.push(happened) }).start();
    inspectors.add(actor);
    inspectors.show(actor);
    const stop = inspectors.watch(watcher);
    actor.send({ type: "press" });
    const before = outside.length;
    expect(seen.length).toBeGreaterThan(0);
    stop();
    actor.send({ type: "press" });
    expect(outside.length).toBeGreaterThan(before);
  });
});

describe("what happens before a watcher comes", () => {
  it("is kept if one is expected, with its time, from the creation on", () => {
    const { inspectors, open, watcher, seen, events, clock } = page(true);
    const { actor } = open();
    clock.now = 40;
    actor.send({ type: "press" });
    clock.now = 900;
    inspectors.watch(watcher);
    expect(events()).toEqual(["xstate.init", "press"]);
    expect(seen.map(({ at }) => at)).toEqual([0, 0, 40, 40, 40]);
    actor.send({ type: "press" });
    expect(events()).toEqual(["xstate.init", "press", "press"]);
  });

  it("is dropped if none comes", () => {
    const { inspectors, open, watcher, seen } = page(true);
    const { actor } = open();
    inspectors.giveUp();
    actor.send({ type: "press" });
    inspectors.watch(watcher);
    expect(seen).toEqual([]);
    // A watcher that is there stays.
    inspectors.giveUp();
    actor.send({ type: "press" });
    expect(seen.length).toBeGreaterThan(0);
  });

  it("is kept to a limit", () => {
    const { inspectors, open, watcher, seen } = page(true);
    const { actor } = open();
    for (let count = 0; count < 2_000; count += 1) actor.send({ type: "press" });
    inspectors.watch(watcher);
    expect(seen).toHaveLength(1_000);
  });
});

describe("a page", () => {
  it("that was only prepared is never seen; one that opens is, from its first step on", () => {
    const { inspectors, create, watcher, seen, events, left } = page();
    inspectors.watch(watcher);
    const [unopened, opened] = [create(), create()];
    const removals = [unopened, opened].map((actor) => inspectors.add(actor));
    for (const actor of [unopened, opened]) actor.start().send({ type: "press" });
    expect(seen).toEqual([]);
    inspectors.show(opened);
    expect(events()).toEqual(["xstate.init", "press"]);
    expect(seen.every(({ happened }) => happened.actorRef === opened)).toBe(true);
    for (const remove of removals) remove();
    expect(left).toEqual([opened]);
  });

  it("that is left is not seen until it is opened again", () => {
    const { inspectors, open, watcher, events, left } = page();
    inspectors.watch(watcher);
    const { actor, remove } = open();
    remove();
    expect(left).toEqual([actor]);
    actor.send({ type: "press" });
    expect(events()).toEqual(["xstate.init"]);
    inspectors.add(actor);
    actor.send({ type: "press" });
    inspectors.show(actor);
    actor.send({ type: "press" });
    expect(events()).toEqual(["xstate.init", "press", "press"]);
  });

  it("that was created before there was a watcher is inspected no longer when it is left", () => {
    const { inspectors, open, watcher, seen, left } = page();
    const { actor, remove } = open();
    inspectors.watch(watcher);
    remove();
    actor.send({ type: "press" });
    expect([seen, left]).toEqual([[], [actor]]);
  });
});
