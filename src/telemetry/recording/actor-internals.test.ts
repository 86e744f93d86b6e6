import { describe, expect, it } from "vitest";
import {
  type AnyActorRef,
  type AnyTransitionDefinition,
  createActor,
  createMachine,
  fromPromise,
  type InspectionEvent,
} from "xstate";
import manifest from "xstate/package.json" with { type: "json" };
import { machineOf, parentOf, transitionsIn } from "./actor-internals";

const child = createMachine({ id: "child" });
const machine = createMachine({
  id: "form",
  invoke: [
    { id: "first", src: child },
    { id: "save", src: fromPromise(() => new Promise<void>(() => {})) },
  ],
});

/** Another version may store them elsewhere: these tests fail before recordings have gaps. */
describe(`the internals of actors in XState ${manifest.version}`, () => {
  const root = createActor(machine).start();
  const { first, save } = root.getSnapshot().children as Record<string, AnyActorRef>;

  it("are of the version that the tests were written for", () => {
    expect(manifest.version).toMatch(/^5\.33\./);
  });

  it("include the running machine's id", () => {
    expect(machineOf(root)).toBe("form");
    expect(machineOf(first as AnyActorRef)).toBe("child");
  });

  it("include no id if no machine runs", () => {
    expect(machineOf(save as AnyActorRef)).toBeNull();
  });

  it("include the transitions of a step", () => {
    const lamp = createMachine({ initial: "off", states: { off: { on: { press: "on" } }, on: {} } });
    const taken: AnyTransitionDefinition[] = [];
    const inspect = (happened: InspectionEvent) => {
      if (happened.type === "@xstate.microstep") taken.push(...transitionsIn(happened));
    };
    createActor(lamp, { inspect }).start().send({ type: "press" });
    expect(taken).toEqual(lamp.states.off?.transitions.get("press"));
  });

  it("include the parent, if there is one", () => {
    expect(parentOf(first as AnyActorRef)).toBe(root);
    expect(parentOf(root)).toBeUndefined();
  });
});
