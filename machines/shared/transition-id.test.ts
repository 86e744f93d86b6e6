import { expect, it } from "vitest";
import { createMachine } from "xstate";
import { transitionId } from "./transition-id";

/** Each kind of transition, and two for one event. */
const lamp = createMachine({
  id: "lamp",
  initial: "off",
  states: {
    off: { on: { press: [{ guard: "isBroken", target: "broken" }, { target: "on" }], "xstate.after.all": "broken" } },
    on: {
      always: { guard: "isBroken", target: "broken" },
      after: { cooling: "off" },
      invoke: { id: "readSensor", src: "readSensor", onDone: "off", onError: "broken" },
      initial: "bright",
      states: { bright: { on: { dim: "dimmed" } }, dimmed: { type: "final" } },
      onDone: "off",
    },
    broken: {},
  },
});

it("is the state, the event by a readable name, and the place among those for the event", () => {
  const { off, on } = lamp.states;
  const ids = [off, on, on?.states.bright].flatMap((node) =>
    node ? [...[...node.transitions.values()].flat(), ...(node.always ?? [])].map(transitionId) : [],
  );
  expect(ids.sort()).toEqual([
    "lamp.off press #1",
    "lamp.off press #2",
    "lamp.off xstate.after.all",
    "lamp.on after(cooling)",
    "lamp.on always",
    "lamp.on done(readSensor)",
    "lamp.on error(readSensor)",
    "lamp.on onDone",
    "lamp.on.bright dim",
  ]);
});
