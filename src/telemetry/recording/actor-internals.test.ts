import { describe, expect, it } from "vitest";
import { type AnyActorRef, createActor, createMachine, fromPromise } from "xstate";
import manifest from "xstate/package.json" with { type: "json" };
import { machineOf, parentOf } from "./actor-internals";

const child = createMachine({ id: "child" });
const machine = createMachine({
  id: "form",
  invoke: [
    { id: "first", src: child },
    { id: "save", src: fromPromise(() => new Promise<void>(() => {})) },
  ],
});

/** Another version may keep them elsewhere: these tests say so before a recording lacks them. */
describe(`what is read of the actors of XState ${manifest.version}`, () => {
  const root = createActor(machine).start();
  const { first, save } = root.getSnapshot().children as Record<string, AnyActorRef>;

  it("is of the version that the tests were written for", () => {
    expect(manifest.version).toMatch(/^5\.33\./);
  });

  it("is the machine that runs, by its id", () => {
    expect(machineOf(root)).toBe("form");
    expect(machineOf(first as AnyActorRef)).toBe("child");
  });

  it("is nothing where no machine runs", () => {
    expect(machineOf(save as AnyActorRef)).toBeNull();
  });

  it("is who runs it, if anybody does", () => {
    expect(parentOf(first as AnyActorRef)).toBe(root);
    expect(parentOf(root)).toBeUndefined();
  });
});
