import { createMachine } from "xstate";
import { chartOf } from "../chart/chart";
import type { Drawn, Layout } from "../chart/layout";
import type { PlannedStep } from "../chart/tests";
import type { Listed } from "./data";

/** A small machine with everything that the viewer handles: levels, competing guards, an invoke, a history state. */
const doorMachine = createMachine({
  id: "door",
  description: "A door with a bell.",
  initial: "closed",
  on: { "house.sold": { target: ".gone" } },
  states: {
    closed: {
      description: "Nobody looks out.",
      tags: "quiet",
      meta: { screen: "DoorPage", requirements: ["S1.door"] },
      on: {
        "bell.ring": [{ guard: "isAtHome", target: "open" }, { target: "failed" }],
        "wind.blow": { actions: "rattle" },
      },
    },
    open: {
      initial: "ajar",
      on: { "door.shut": "closed" },
      states: {
        ajar: { on: { "door.push": "wide" } },
        wide: { invoke: { id: "greet", src: "greet", onError: "ajar" } },
      },
    },
    failed: { tags: "failed", on: { "bell.ring": "closed" } },
    gone: { type: "final" },
  },
});

export const door = chartOf(doorMachine, "Door", "catalogue");

const box = { x: 0, y: 0, width: 100, height: 50 };

/** A layout of it; the positions are arbitrary. */
export const doorLayout: Layout = {
  width: 1000,
  height: 500,
  states: Object.fromEntries(
    [...door.states.map(({ id }) => id), "door initial", "door.open initial"].map((id) => [id, box]),
  ),
  transitions: [...door.transitions.map(({ id }) => id), "door begins", "door.open begins"].map((id) => ({
    id,
    lines: [],
    label: box,
  })),
  lines: {},
  note: null,
};

export const drawnDoor: Drawn = { chart: door, layout: doorLayout, roomy: doorLayout };

export const listedDoor: Listed = {
  machine: "door",
  title: "Door",
  group: "catalogue",
  description: "A door with a bell.",
  hash: door.hash,
  section: "Going in and out",
  isMain: true,
  shows: "door.open.ajar",
  states: 6,
  innermost: 5,
  transitions: 8,
  within: null,
  unseen: null,
  hasDrawing: false,
};

/** Two of its transitions. */
export const [ring, push] = ["door.closed bell.ring #1", "door.open.ajar door.push"];

/** A step of a planned test that takes one transition. */
export const stepTo = (label: string, transition: string, state: string): PlannedStep => ({
  label,
  transitions: [transition],
  guards: [],
  outcomes: [],
  states: [state],
});
