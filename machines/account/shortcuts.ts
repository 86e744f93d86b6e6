import { emit, fromCallback, fromPromise, raise, setup } from "xstate";
import type { ScreenMeta } from "../shared/events";
import { notProvided } from "../shared/not-provided";

/** Pages that two keys lead to: `g`, then this one. */
export const places = {
  h: "home",
  c: "courses",
  l: "myLearning",
  w: "webinars",
  x: "exams",
} as const;
export type Place = (typeof places)[keyof typeof places];

/** What one key presses, where it stands on the page. */
export const controls = {
  "/": "search",
  m: "messages",
  n: "next",
  p: "previous",
  b: "bookmark",
} as const;
export type ShortcutControl = (typeof controls)[keyof typeof controls];

/** A key leads on to another page; the router's one listener performs it. */
export interface PlaceRequested {
  type: "place.requested";
  place: Place;
}
type Event =
  | { type: "key.press"; key: string }
  | { type: "keys.turnOn" }
  | { type: "keys.turnOff" }
  | { type: "list.open" }
  | { type: "list.close" }
  | { type: "page.opened" };

/** What a key stands for in a table, without what every object has. */
const find = <T>(table: Readonly<Record<string, T>>, key: string): T | undefined =>
  Object.hasOwn(table, key) ? table[key] : undefined;
const placeOf = (key: string) => find<Place>(places, key);
const controlOf = (key: string) => find<ShortcutControl>(controls, key);

/** Single keys that lead through the site. Whoever speaks to a computer, or slips, can switch them off (WCAG 2.1.4). */
export const shortcutsMachine = setup({
  types: {
    context: {} as Record<string, never>,
    events: {} as Event,
    emitted: {} as PlaceRequested,
    tags: {} as "on" | "open",
    meta: {} as ScreenMeta,
  },
  actors: {
    /** Whether this device wants them. */
    readSwitch: fromPromise<boolean>(notProvided("readSwitch")),
    /** Tells of keys that nobody types into a field. */
    watchKeys: fromCallback(notProvided("watchKeys")),
  },
  actions: {
    rememberSwitch: (_, _on: boolean) => notProvided("rememberSwitch")(),
    pressControl: (_, _control: ShortcutControl | undefined) => notProvided("pressControl")(),
    goTo: emit((_, key: string): PlaceRequested => ({ type: "place.requested", place: placeOf(key) ?? "home" })),
  },
  guards: {
    isOff: (_, on: boolean) => !on,
    asksForList: (_, key: string) => key === "?",
    begins: (_, key: string) => key === "g",
    isPlace: (_, key: string) => placeOf(key) !== undefined,
    isControl: (_, key: string) => controlOf(key) !== undefined,
  },
  delays: {
    /** How long a first key waits for its second one. */
    chord: 1500,
  },
}).createMachine({
  id: "shortcuts",
  description: "Getting about by single keys.",
  context: {},
  type: "parallel",
  states: {
    keys: {
      description: "Whether keys do anything.",
      initial: "reading",
      on: {
        "keys.turnOn": { target: ".on", actions: { type: "rememberSwitch", params: true } },
        "keys.turnOff": { target: ".off", actions: { type: "rememberSwitch", params: false } },
      },
      states: {
        reading: {
          description: "Looking for an earlier choice on this device.",
          meta: { screen: "ShortcutsDialog", requirements: ["L17"] },
          invoke: {
            id: "readSwitch",
            src: "readSwitch",
            onDone: [
              { guard: { type: "isOff", params: ({ event }) => event.output }, target: "off" },
              { target: "on" },
            ],
            onError: "on",
          },
        },
        on: {
          description: "Keys are listened to.",
          tags: "on",
          initial: "waiting",
          invoke: { id: "watchKeys", src: "watchKeys" },
          states: {
            waiting: {
              description: "For a key that means something.",
              meta: { screen: "ShortcutsDialog", requirements: ["L17"] },
              on: {
                "key.press": [
                  { guard: { type: "begins", params: ({ event }) => event.key }, target: "begun" },
                  {
                    guard: { type: "asksForList", params: ({ event }) => event.key },
                    actions: raise({ type: "list.open" }),
                  },
                  {
                    guard: { type: "isControl", params: ({ event }) => event.key },
                    actions: { type: "pressControl", params: ({ event }) => controlOf(event.key) },
                  },
                ],
              },
            },
            begun: {
              description: "The first of two keys was pressed.",
              meta: { screen: "ShortcutsDialog", requirements: ["L17"] },
              after: { chord: "waiting" },
              on: {
                "key.press": [
                  {
                    guard: { type: "isPlace", params: ({ event }) => event.key },
                    target: "waiting",
                    actions: { type: "goTo", params: ({ event }) => event.key },
                  },
                  { target: "waiting" },
                ],
              },
            },
          },
        },
        off: {
          description: "No key does anything, and none is listened to.",
          meta: { screen: "ShortcutsDialog", requirements: ["L17"] },
        },
      },
    },
    list: {
      description: "The list of all of them.",
      initial: "closed",
      states: {
        closed: {
          description: "The footer leads to it, and a question mark.",
          meta: { screen: "ShortcutsDialog", requirements: ["L17"] },
          on: { "list.open": "open" },
        },
        open: {
          description: "Every key with what it does, and the switch.",
          meta: { screen: "ShortcutsDialog", requirements: ["L17"] },
          tags: "open",
          on: { "list.close": "closed", "page.opened": "closed" },
        },
      },
    },
  },
});
