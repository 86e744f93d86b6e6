import { assign, fromPromise, type SnapshotFrom, setup } from "xstate";
import type { Chart } from "../chart/chart";
import type { Drawn, Layout } from "../chart/layout";
import type { MachineUsage } from "../chart/usage-data";
import { type Evidence, failureOf, type Listed, noEvidence, type ViewerFailure } from "./data";
import { childrenOf } from "./neighbours";
import { notProvided } from "./not-provided";
import type { Place } from "./place";
import type { Asked } from "./services";

interface Size {
  width: number;
  height: number;
}
interface Context {
  place: Place;
  list: readonly Listed[];
  /** The machine that is shown, or was last. */
  drawn: Drawn | null;
  /** Of all machines, for the search. */
  charts: readonly Chart[];
  evidence: Evidence;
  usage: MachineUsage | null;
  /** Why the list, the machine, the search, the evidence, the use is not there. */
  failures: Partial<Record<"list" | "machine" | "charts" | "evidence" | "usage", ViewerFailure>>;
  /** The state or transition that the keyboard is at. */
  focused: string | null;
  /** States whose inner states are hidden. */
  folded: readonly string[];
  /** Once the picture was zoomed by hand. */
  scale: number;
  /** What the picture has to fit into. */
  room: Size | null;
  /** States that the site which runs beside is in. */
  active: readonly string[];
  /** The transition that it took last. */
  lastTaken: string | null;
}

type Event =
  /** Somebody goes somewhere: what is not said stays. */
  | { type: "place.open"; change: Partial<Place>; replace?: boolean }
  /** The browser went back or forward. */
  | { type: "place.changed"; place: Place }
  | { type: "words.type"; words: string }
  | { type: "list.retry" }
  | { type: "machine.retry" }
  | { type: "search.retry" }
  | { type: "evidence.retry" }
  | { type: "usage.retry" }
  | { type: "part.focus"; id: string }
  | { type: "state.fold"; state: string }
  | { type: "states.foldAll" }
  | { type: "states.unfoldAll" }
  | { type: "picture.measured"; room: Size }
  | { type: "picture.zoom"; scale: number }
  | { type: "picture.fit" }
  | { type: "site.moved"; states: readonly string[]; transition: string | null };

/** The least and the most that a picture is scaled to. */
export const scales = { least: 0.1, most: 3 };

/** Smaller than this nobody reads it: a picture that is shown first rather sticks out. */
const readable = 0.65;

const clamp = (scale: number): number => Math.min(scales.most, Math.max(scales.least, scale));

/** The scale that shows a picture as a whole, never larger than it was drawn. */
export const fitting = (picture: Size, room: Size | null): number =>
  room === null ? 1 : clamp(Math.min(1, room.width / picture.width, room.height / picture.height));

/** Where an event leads to from a place. */
const nextPlace = (place: Place, event: { change: Partial<Place> } | { place: Place }): Place =>
  "place" in event ? event.place : { ...place, ...event.change };

const machineOf = (context: Context): string => context.place.machine ?? "";
type PlaceEvent = Extract<Event, { type: "place.open" | "place.changed" }>;
type Asking = { context: Context; event: Event };

const wanted = ({ context: { place }, event }: Asking): Place => nextPlace(place, event as PlaceEvent);

/**
 * The viewer of the flow pictures: what is listed, which machine is shown, what is known of it, and how it is looked at.
 * Where somebody is stands in the address.
 */
export const viewerMachine = setup({
  types: {
    input: {} as { place: Place },
    context: {} as Context,
    events: {} as Event,
    tags: {} as "busyList" | "busyMachine" | "busySearch" | "busyUsage" | "fitted",
  },
  actors: {
    loadList: fromPromise<Listed[]>(notProvided("loadList")),
    loadMachine: fromPromise<Drawn, { machine: string }>(notProvided("loadMachine")),
    loadCharts: fromPromise<Chart[]>(notProvided("loadCharts")),
    loadEvidence: fromPromise<Evidence, { machine: string }>(notProvided("loadEvidence")),
    loadUsage: fromPromise<MachineUsage | null, Asked>(notProvided("loadUsage")),
  },
  actions: {
    tellAddress: (_, _told: { place: Place; replace: boolean }) => notProvided("tellAddress")(),
    takePlace: assign((_, place: Place) => ({ place })),
    keepList: assign((_, list: Listed[]) => ({ list })),
    keepMachine: assign((_, drawn: Drawn) => ({ drawn })),
    keepCharts: assign((_, charts: Chart[]) => ({ charts })),
    keepEvidence: assign((_, evidence: Evidence) => ({ evidence })),
    keepUsage: assign((_, usage: MachineUsage | null) => ({ usage })),
    keepFailure: assign(({ context }, { of, failure }: { of: keyof Context["failures"]; failure: ViewerFailure }) => ({
      failures: { ...context.failures, [of]: failure },
    })),
    forgetMachine: assign({ drawn: null, evidence: noEvidence, usage: null, focused: null, folded: [] }),
    focusPart: assign((_, focused: string) => ({ focused })),
    fold: assign(({ context: { folded } }, state: string) => ({
      folded: folded.includes(state) ? folded.filter((one) => one !== state) : [...folded, state],
    })),
    foldAll: assign(({ context: { drawn } }) => ({
      folded: (drawn?.chart.states ?? [])
        .filter(({ id, parent }) => parent !== null && childrenOf(drawn?.chart as Chart, id).length > 0)
        .map(({ id }) => id),
    })),
    unfoldAll: assign({ folded: [] }),
    takeRoom: assign((_, room: Size) => ({ room })),
    takeScale: assign((_, scale: number) => ({ scale: clamp(scale) })),
    takeSite: assign((_, { states, transition }: { states: readonly string[]; transition: string | null }) => ({
      active: states,
      lastTaken: transition,
    })),
  },
  guards: {
    hasMachine: ({ context }) => context.place.machine !== null,
    hasWords: ({ context }) => context.place.words.trim() !== "",
    opensOther: (asking) => {
      const { machine } = wanted(asking);
      return machine !== null && machine !== asking.context.place.machine;
    },
    goesHome: (asking) => wanted(asking).machine === null,
    asksOtherUsage: (asking) => {
      const [next, { place }] = [wanted(asking), asking.context];
      const asked = (one: Place) => [one.machine, one.period, one.language].join(" ");
      return next.machine !== null && asked(next) !== asked(place);
    },
    isUnknown: (_, failure: ViewerFailure) => failure.code === "notFound",
  },
}).createMachine({
  id: "viewer",
  description: "The viewer of the flow pictures.",
  context: ({ input }) => ({
    place: input.place,
    list: [],
    drawn: null,
    charts: [],
    evidence: noEvidence,
    usage: null,
    failures: {},
    focused: null,
    folded: [],
    scale: 1,
    room: null,
    active: [],
    lastTaken: null,
  }),
  type: "parallel",
  states: {
    address: {
      description: "Where somebody is. Stands first, so that the others start with the place that was gone to.",
      on: {
        "place.open": {
          actions: [
            { type: "takePlace", params: ({ context, event }) => nextPlace(context.place, event) },
            {
              type: "tellAddress",
              params: ({ context, event }) => ({ place: context.place, replace: event.replace ?? false }),
            },
          ],
        },
        "words.type": {
          actions: [
            { type: "takePlace", params: ({ context, event }) => ({ ...context.place, words: event.words }) },
            { type: "tellAddress", params: ({ context }) => ({ place: context.place, replace: true }) },
          ],
        },
        "place.changed": { actions: { type: "takePlace", params: ({ event }) => event.place } },
      },
    },
    list: {
      description: "All machines.",
      initial: "loading",
      states: {
        loading: {
          description: "The list is on its way.",
          tags: "busyList",
          invoke: {
            id: "loadList",
            src: "loadList",
            onDone: { target: "shown", actions: { type: "keepList", params: ({ event }) => event.output } },
            onError: {
              target: "failed",
              actions: { type: "keepFailure", params: ({ event }) => ({ of: "list", failure: failureOf(event) }) },
            },
          },
        },
        shown: { description: "The machines are known." },
        failed: { description: "The list did not arrive.", on: { "list.retry": "loading" } },
      },
    },
    machine: {
      description: "The machine that is looked at.",
      initial: "deciding",
      on: {
        "place.open": [
          { guard: "goesHome", target: ".none" },
          { guard: "opensOther", target: ".loading", actions: "forgetMachine" },
        ],
        "place.changed": [
          { guard: "goesHome", target: ".none" },
          { guard: "opensOther", target: ".loading", actions: "forgetMachine" },
        ],
        // Also while a picture is on its way: the site does not say it again when that has come.
        "site.moved": { actions: { type: "takeSite", params: ({ event }) => event } },
      },
      states: {
        deciding: { always: [{ guard: "hasMachine", target: "loading" }, { target: "none" }] },
        none: { description: "The list is looked at." },
        loading: {
          description: "The machine's picture is on its way.",
          tags: "busyMachine",
          invoke: {
            id: "loadMachine",
            src: "loadMachine",
            input: ({ context }) => ({ machine: machineOf(context) }),
            onDone: { target: "shown", actions: { type: "keepMachine", params: ({ event }) => event.output } },
            onError: [
              { guard: { type: "isUnknown", params: ({ event }) => failureOf(event) }, target: "unknown" },
              {
                target: "failed",
                actions: { type: "keepFailure", params: ({ event }) => ({ of: "machine", failure: failureOf(event) }) },
              },
            ],
          },
        },
        shown: {
          description: "The picture, with its outline and what is known of it.",
          on: {
            "part.focus": { actions: { type: "focusPart", params: ({ event }) => event.id } },
            "state.fold": { actions: { type: "fold", params: ({ event }) => event.state } },
            "states.foldAll": { actions: "foldAll" },
            "states.unfoldAll": { actions: "unfoldAll" },
          },
        },
        unknown: { description: "No machine is called so." },
        failed: { description: "The picture did not arrive.", on: { "machine.retry": "loading" } },
      },
    },
    evidence: {
      description: "Tests, runs and screenshots of the machine.",
      initial: "deciding",
      on: {
        "place.open": { guard: "opensOther", target: ".loading" },
        "place.changed": { guard: "opensOther", target: ".loading" },
      },
      states: {
        deciding: { always: [{ guard: "hasMachine", target: "loading" }, { target: "none" }] },
        none: { description: "No machine is looked at yet." },
        loading: {
          description: "They are on their way.",
          invoke: {
            id: "loadEvidence",
            src: "loadEvidence",
            input: ({ context }) => ({ machine: machineOf(context) }),
            onDone: { target: "known", actions: { type: "keepEvidence", params: ({ event }) => event.output } },
            onError: {
              target: "failed",
              actions: { type: "keepFailure", params: ({ event }) => ({ of: "evidence", failure: failureOf(event) }) },
            },
          },
        },
        known: { description: "As far as there are any, they are shown." },
        failed: {
          description: "They did not arrive; the picture stands without them.",
          on: { "evidence.retry": "loading" },
        },
      },
    },
    usage: {
      description: "How the machine is really used, in a period and a language.",
      initial: "deciding",
      on: {
        "place.open": { guard: "asksOtherUsage", target: ".loading" },
        "place.changed": { guard: "asksOtherUsage", target: ".loading" },
      },
      states: {
        deciding: { always: [{ guard: "hasMachine", target: "loading" }, { target: "none" }] },
        none: { description: "No machine is looked at yet." },
        loading: {
          description: "The counts are on their way.",
          tags: "busyUsage",
          invoke: {
            id: "loadUsage",
            src: "loadUsage",
            input: ({ context, context: { place } }) => ({
              machine: machineOf(context),
              period: place.period,
              language: place.language,
            }),
            onDone: { target: "known", actions: { type: "keepUsage", params: ({ event }) => event.output } },
            onError: {
              target: "failed",
              actions: { type: "keepFailure", params: ({ event }) => ({ of: "usage", failure: failureOf(event) }) },
            },
          },
        },
        known: { description: "What was counted is known, if anything was." },
        failed: { description: "The counts did not arrive.", on: { "usage.retry": "loading" } },
      },
    },
    search: {
      description: "Finding states and events in all machines.",
      initial: "idle",
      states: {
        idle: {
          description: "Nobody has searched yet; only the list is here.",
          always: { guard: "hasWords", target: "waiting" },
        },
        waiting: {
          description: "The list says what is to be searched.",
          tags: "busySearch",
          always: { guard: ({ context }) => context.list.length > 0, target: "gathering" },
        },
        gathering: {
          description: "The charts are on their way.",
          tags: "busySearch",
          invoke: {
            id: "loadCharts",
            src: "loadCharts",
            onDone: { target: "ready", actions: { type: "keepCharts", params: ({ event }) => event.output } },
            onError: {
              target: "failed",
              actions: { type: "keepFailure", params: ({ event }) => ({ of: "charts", failure: failureOf(event) }) },
            },
          },
        },
        ready: { description: "Everything can be found." },
        failed: { description: "The charts did not arrive.", on: { "search.retry": "gathering" } },
      },
    },
    picture: {
      description: "How large the picture is.",
      initial: "fresh",
      on: {
        "picture.measured": { actions: { type: "takeRoom", params: ({ event }) => event.room } },
        "picture.fit": ".fitted",
        "picture.zoom": { target: ".zoomed", actions: { type: "takeScale", params: ({ event }) => event.scale } },
        "place.open": { guard: "opensOther", target: ".fresh" },
        "place.changed": { guard: "opensOther", target: ".fresh" },
      },
      states: {
        fresh: { description: "As it is shown first: as a whole, unless nobody could read it then." },
        fitted: { description: "The whole picture is seen.", tags: "fitted" },
        zoomed: { description: "As large as somebody made it." },
      },
    },
  },
});

export type Viewer = SnapshotFrom<typeof viewerMachine>;

/** The layout that is shown: where screenshots stand on the states, the one with room for them. */
export function layoutOf({ context: { drawn, place } }: Viewer): Layout | null {
  if (drawn === null) return null;
  return place.overlay === "screenshots" ? drawn.roomy : drawn.layout;
}

/** How large the picture is shown, 1 as it was drawn. */
export function scaleOf(snapshot: Viewer): number {
  const { room, scale } = snapshot.context;
  const layout = layoutOf(snapshot);
  if (layout === null) return 1;
  if (snapshot.matches({ picture: "zoomed" })) return scale;
  const whole = fitting(layout, room);
  return snapshot.matches({ picture: "fitted" }) ? whole : Math.max(readable, whole);
}
