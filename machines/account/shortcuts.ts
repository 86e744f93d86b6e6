import { emit, fromCallback, fromPromise, raise, setup } from "xstate";
import type { ScreenMeta } from "../shared/events";
import { notProvided } from "../shared/not-provided";

/** Pages that two keys lead to: `g`, then this one. */
export const shortcutTargets = {
  h: "home",
  c: "courses",
  l: "myLearning",
  w: "webinars",
  x: "exams",
} as const;
export type ShortcutTarget = (typeof shortcutTargets)[keyof typeof shortcutTargets];

/** What a single key activates, if it is on the page. */
export const controls = {
  "/": "search",
  m: "messages",
  n: "next",
  p: "previous",
  b: "bookmark",
} as const;
export type ShortcutControl = (typeof controls)[keyof typeof controls];

/** A key opens another page; the router's listener performs it. */
export interface TargetRequested {
  type: "target.requested";
  target: ShortcutTarget;
}
type Event =
  | { type: "key.press"; key: string }
  | { type: "keys.turnOn" }
  | { type: "keys.turnOff" }
  | { type: "list.open" }
  | { type: "list.close" }
  | { type: "page.opened" };

/** A key's own entry in a table, without properties inherited from Object. */
const find = <T>(table: Readonly<Record<string, T>>, key: string): T | undefined =>
  Object.hasOwn(table, key) ? table[key] : undefined;
const targetOf = (key: string) => find<ShortcutTarget>(shortcutTargets, key);
const controlOf = (key: string) => find<ShortcutControl>(controls, key);

/** Single-key shortcuts. People who use speech input, or press keys by accident, can switch them off (WCAG 2.1.4). */
export const shortcutsMachine = setup({
  types: {
    context: {} as Record<string, never>,
    events: {} as Event,
    emitted: {} as TargetRequested,
    tags: {} as "on" | "open",
    meta: {} as ScreenMeta,
  },
  actors: {
    /** Whether they are switched on for this device. */
    readSwitch: fromPromise<boolean>(notProvided("readSwitch")),
    /** Reports keys pressed outside text fields. */
    watchKeys: fromCallback(notProvided("watchKeys")),
  },
  actions: {
    rememberSwitch: (_, _on: boolean) => notProvided("rememberSwitch")(),
    pressControl: (_, _control: ShortcutControl | undefined) => notProvided("pressControl")(),
    goTo: emit((_, key: string): TargetRequested => ({ type: "target.requested", target: targetOf(key) ?? "home" })),
  },
  guards: {
    isOff: (_, on: boolean) => !on,
    asksForList: (_, key: string) => key === "?",
    begins: (_, key: string) => key === "g",
    isTarget: (_, key: string) => targetOf(key) !== undefined,
    isControl: (_, key: string) => controlOf(key) !== undefined,
  },
  delays: {
    /** How long a first key waits for its second one. */
    chord: 1500,
  },
}).createMachine({
  id: "shortcuts",
  description: "Single-key shortcuts.",
  context: {},
  type: "parallel",
  states: {
    keys: {
      description: "Whether the shortcuts are on.",
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
          description: "Shortcuts are on.",
          tags: "on",
          initial: "waiting",
          invoke: { id: "watchKeys", src: "watchKeys" },
          states: {
            waiting: {
              description: "Waiting for the first key.",
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
                    guard: { type: "isTarget", params: ({ event }) => event.key },
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
          description: "Shortcuts are off.",
          meta: { screen: "ShortcutsDialog", requirements: ["L17"] },
        },
      },
    },
    list: {
      description: "The list of all shortcuts.",
      initial: "closed",
      states: {
        closed: {
          description: "The footer or a question mark opens it.",
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
