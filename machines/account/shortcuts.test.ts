import { describe, expect, it } from "vitest";
import { createActor, fromCallback, SimulatedClock } from "xstate";
import { fakeActor } from "../testing";
import { controls, shortcutsMachine, shortcutTargets } from "./shortcuts";

function keyboard() {
  const readSwitch = fakeActor<boolean>();
  const clock = new SimulatedClock();
  const pressed: unknown[] = [];
  const remembered: boolean[] = [];
  let listeners = 0;
  const actor = createActor(
    shortcutsMachine.provide({
      actors: {
        readSwitch: readSwitch.logic,
        watchKeys: fromCallback(() => {
          listeners += 1;
          return () => {
            listeners -= 1;
          };
        }),
      },
      actions: {
        rememberSwitch: (_, on) => remembered.push(on),
        pressControl: (_, control) => pressed.push(control),
      },
    }),
    { clock },
  );
  const asked: string[] = [];
  actor.on("target.requested", ({ target: place }) => asked.push(place));
  actor.start();
  return {
    actor,
    clock,
    readSwitch,
    pressed,
    remembered,
    asked,
    listeners: () => listeners,
    state: () => actor.getSnapshot().value,
    isOpen: () => actor.getSnapshot().hasTag("open"),
    press: (...keys: string[]) => {
      for (const key of keys) actor.send({ type: "key.press", key });
    },
  };
}
async function ready() {
  const opened = keyboard();
  await opened.readSwitch.answer(true);
  return opened;
}

describe("single keys", () => {
  it.each(Object.entries(controls))("%s presses %s", async (key, control) => {
    const { press, pressed, asked } = await ready();
    press(key);
    expect(pressed).toEqual([control]);
    expect(asked).toEqual([]);
  });

  it.each(Object.entries(shortcutTargets))("g and %s lead to %s", async (key, place) => {
    const { press, pressed, asked } = await ready();
    press("g", key);
    expect(asked).toEqual([place]);
    expect(pressed).toEqual([]);
  });

  it("mean nothing that is not listed", async () => {
    const { press, pressed, asked, isOpen, state } = await ready();
    press("y", "h", "G", "constructor", "g", "y", "c", "g", "g", "n", "g", "toString");
    expect(asked).toEqual([]);
    expect(pressed).toEqual(["next"]);
    expect(isOpen()).toBe(false);
    expect(state()).toMatchObject({ keys: { on: "waiting" } });
  });

  it("are dropped when the second key does not come in time", async () => {
    const { press, asked, clock } = await ready();
    press("g");
    clock.increment(1500);
    press("c");
    expect(asked).toEqual([]);
    press("g");
    clock.increment(1499);
    press("c");
    expect(asked).toEqual(["courses"]);
  });

  it("each do one thing", () => {
    const keys = [...Object.keys(controls), "?", "g"];
    expect(new Set(keys).size).toBe(keys.length);
    expect(new Set([...Object.values(controls), ...Object.values(shortcutTargets)]).size).toBe(
      Object.keys(controls).length + Object.keys(shortcutTargets).length,
    );
  });
});

describe("switching them off", () => {
  it("is remembered, and keys are ignored from then on", async () => {
    const { actor, remembered, listeners, press, pressed, isOpen } = await ready();
    expect(listeners()).toBe(1);
    actor.send({ type: "keys.turnOff" });
    expect(remembered).toEqual([false]);
    expect(listeners()).toBe(0);
    press("n", "g", "c", "?");
    expect(pressed).toEqual([]);
    expect(isOpen()).toBe(false);
    actor.send({ type: "keys.turnOn" });
    expect(remembered).toEqual([false, true]);
    expect(listeners()).toBe(1);
  });

  it("was done on this device before", async () => {
    const { readSwitch, listeners, state } = keyboard();
    expect(listeners()).toBe(0);
    await readSwitch.answer(false);
    expect(state()).toEqual({ keys: "off", list: "closed" });
    expect(listeners()).toBe(0);
  });

  it("also counts when made before the stored choice is known", async () => {
    const { actor, readSwitch, state } = keyboard();
    actor.send({ type: "keys.turnOff" });
    await readSwitch.answer(true);
    expect(state()).toMatchObject({ keys: "off" });
  });

  it("is not assumed when the device cannot read the choice", async () => {
    const { readSwitch, state } = keyboard();
    await readSwitch.fail("internal");
    expect(state()).toMatchObject({ keys: { on: "waiting" } });
  });
});

describe("the list", () => {
  it("opens with a question mark and closes on request", async () => {
    const { actor, press, isOpen } = await ready();
    press("?");
    expect(isOpen()).toBe(true);
    actor.send({ type: "list.close" });
    expect(isOpen()).toBe(false);
  });

  it("also opens from the footer while the keys are off, and closes when another page opens", async () => {
    const { actor, isOpen } = await ready();
    actor.send({ type: "keys.turnOff" });
    actor.send({ type: "list.open" });
    expect(isOpen()).toBe(true);
    actor.send({ type: "page.opened" });
    expect(isOpen()).toBe(false);
  });
});
