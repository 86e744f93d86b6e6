import { createMachine } from "xstate";
import { chartOf } from "../chart/chart";
import type { Layout, LevelLayout } from "../chart/layout";
import type { DrawnMap } from "../chart/map";
import type { PlannedStep } from "../chart/tests";
import type { MachineUsage } from "../chart/usage-data";
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

export const door = chartOf(doorMachine, "Door", "catalogue", {
  events: {
    "house.sold": "the house is sold",
    "bell.ring": "the visitor rings the bell",
    "wind.blow": "the wind blows",
    "door.shut": "the visitor shuts the door",
    "door.push": "the visitor pushes the door",
  },
  guards: { isAtHome: "somebody is at home" },
  actions: { rattle: "make a noise" },
  delays: {},
  actors: { greet: "greeting the visitor" },
});

const box = { x: 0, y: 0, width: 100, height: 50 };

/** A layout of it; the positions are arbitrary. */
export const doorLayout: Layout = {
  directions: { door: "DOWN" },
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

/** The layout of any of its levels. */
export const drawnDoor: LevelLayout = { hash: door.hash, layout: doorLayout };

/** A map of the door and the house that runs it. */
export const drawnMap: DrawnMap = {
  map: {
    machines: [
      { machine: "door", title: "Door", group: "catalogue", states: 6 },
      { machine: "house", title: "House", group: "catalogue", states: 2 },
    ],
    links: [{ from: "house", to: "door", runs: true, journeys: ["visit"] }],
    journeys: {
      visit: {
        title: "Visiting somebody",
        steps: [
          { machine: "house", does: "Find the house", counted: ["house.found"] },
          { machine: "door", does: "Ring the bell", counted: ["door.closed bell.ring #1", "door.closed bell.ring #2"] },
        ],
      },
      moving: { title: "Moving in", steps: [{ machine: "door", does: "Open it", counted: ["door.open.ajar"] }] },
    },
  },
  layout: {
    width: 1000,
    height: 500,
    machines: { door: box, house: box },
    groups: { catalogue: box },
    lines: [[{ x: 0, y: 0 }]],
    texts: [],
    note: null,
  },
};

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
  runs: [],
  within: null,
  unseen: null,
  hasDrawing: false,
};

/** How it was used, also by an earlier version of it. */
export const usageOfDoor: MachineUsage = {
  machine: "door",
  source: "visits",
  hasRecorded: false,
  isCounted: true,
  countedSince: "2026-10-01",
  since: "2026-11-01",
  until: "2026-11-22",
  transitions: [
    { transition: "door.closed bell.ring #1", count: 60 },
    { transition: "door.closed bell.ring #2", count: 30 },
    { transition: "door.open.wide error(greet)", count: 4 },
    { transition: "door.closed wind.blow", count: 7 },
    { transition: "door.closed stairs.climb", count: 2 },
  ],
  states: [
    { state: "door.closed", entered: 100, left: 92, leftWithPage: 8, times: [0, 50, 42] },
    { state: "door.failed", entered: 30, left: 20, leftWithPage: 2, times: [12, 7, 3] },
    { state: "door.gone", entered: 2, left: 2, leftWithPage: 0, times: [2, 0, 0] },
    { state: "door.attic", entered: 3, left: 3, leftWithPage: 0, times: [3, 0, 0] },
  ],
  limits: [1, 30, 86_400],
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
