import { assign, fromPromise, setup } from "xstate";
import { definePage } from "../drivers/page-tests";
import { definePartTests, defineScreenTests } from "../drivers/screen-tests";
import type { Endpoint, Refusal, Site } from "../drivers/site";
import { defineTestModel } from "../model/test-model";

/** The question before an order, on the same page. */
const asking = setup({ types: { events: {} as { type: "ask.answer" } } }).createMachine({
  id: "asking",
  initial: "open",
  states: { open: { on: { "ask.answer": "closed" } }, closed: {} },
});
const askingModel = defineTestModel({ machine: asking, inputs: { "": undefined }, events: {}, outcomes: {} });

type Event =
  | { type: "ice.order"; kind: string }
  | { type: "ice.eat" }
  | { type: "shop.close" }
  | { type: "weather.changed"; degrees: number };
const kiosk = setup({
  types: { context: {} as { kind: string }, events: {} as Event, input: {} as { kind: string } },
  actors: {
    asking,
    makeIce: fromPromise<object, string>(async () => ({})),
    cleanUp: fromPromise<void>(async () => undefined),
    melt: fromPromise<void>(async () => undefined),
  },
  guards: { isKnown: ({ event }) => event.type === "ice.order" && event.kind !== "" },
}).createMachine({
  id: "kiosk",
  context: ({ input }) => ({ kind: input.kind }),
  initial: "open",
  on: { "weather.changed": {}, "shop.close": ".closing" },
  states: {
    open: {
      on: {
        "ice.order": { guard: "isKnown", target: "making", actions: assign({ kind: ({ event }) => event.kind }) },
        "ice.eat": {},
      },
    },
    making: {
      invoke: [
        { id: "makeIce", src: "makeIce", input: ({ context }) => context.kind, onDone: "made", onError: "open" },
        { id: "asking", src: "asking" },
      ],
    },
    made: {
      invoke: { id: "melt", src: "melt", onDone: "open", onError: "open" },
      after: { 4000: "open" },
      on: { "ice.eat": "open" },
    },
    closing: { invoke: { id: "cleanUp", src: "cleanUp", onDone: "closed", onError: "open" } },
    closed: { type: "final" },
  },
});
export const kioskModel = defineTestModel({
  machine: kiosk,
  inputs: { "": { kind: "none" }, abroad: { kind: "gelato" } },
  events: {
    "ice.order": { vanilla: { kind: "vanilla" }, unknown: { kind: "" } },
    "weather.changed": { hot: { degrees: 30 } },
  },
  outcomes: {
    makeIce: {
      done: { output: { made: "with much care", of: "milk and sugar and vanilla" } },
      offline: { error: { code: "network", status: 0 } },
      refused: {
        error: { code: "too_many", status: 429, retryAfter: 30, fields: [{ path: "kind", message: "No more." }] },
      },
    },
    cleanUp: { done: { output: undefined }, broken: { error: { code: "internal", status: 500 } } },
    melt: { done: { output: undefined } },
  },
  children: { asking: askingModel },
});

export const call = (method: string, path: string, reply: unknown = {}): Endpoint => ({ method, path, reply });

const site: Site = {
  now: Date.parse("2026-03-01T10:00:00.000Z"),
  root: {
    machine: "root",
    inspector: "kioskInspector",
    opened: "opened",
    pageOpened: "page.opened",
    refresh: "refresh",
    sessionLost: "lost",
  },
  session: {
    call: call("GET", "/me/"),
    cookie: { name: "kiosk", value: "1" },
    event: "session.changed",
    reply: () => ({}),
  },
  network: () => {
    throw new Error("Written tests use no network.");
  },
  export: {
    variable: "KIOSK_URL",
    address: "http://localhost:3000",
    calls: "/academy/api/",
    answers: [[call("POST", "/token/"), { token: "token" }]],
    refusal: (error) => {
      const refusal = error as Refusal;
      return refusal.status === 0 ? null : refusal;
    },
  },
};

/** The page of the kiosk. */
export const kioskPage = definePage({
  site,
  from: "/",
  screen: defineScreenTests({
    testModel: kioskModel,
    render: () => null as never,
    does: {
      "ice.order": async (user, { kind }) => {
        await user.fill("Kind", kind);
        await user.press("button", "Order, please");
      },
      "ice.eat": (user) => user.press("button", "Eat it"),
      "shop.close": (user) => user.press("button", "Close"),
    },
    world: ["weather.changed"],
    sees: {
      "kiosk.open": (user) => user.expectVisible("Open", "Open", { role: "textbox", name: "Kind" }),
      "kiosk.made": (user, { context }) => user.expectVisible(`One ${context.kind}`),
    },
    allowedDifferences: [
      { drift: "unable", event: "shop.close", in: ["kiosk.made"], why: "the key is under the counter" },
    ],
    children: {
      asking: definePartTests({
        testModel: askingModel,
        does: { "ask.answer": (user) => user.press("button", "Yes") },
        sees: { "asking.open": (user) => user.expectVisible({ role: "dialog", name: "Really?" }) },
        modal: ["asking.open"],
      }),
    },
  }),
  path: "/academy/kiosk/",
  region: ["main", "[role='dialog']"],
  calls: {
    makeIce: { call: call("POST", "/academy/api/ice/{kind}/"), replyFor: (output: object) => ({ ice: output }) },
    cleanUp: call("DELETE", "/academy/api/day/", null),
  },
  plays: { melt: "the sun does it" },
  answers: () => [[call("GET", "/academy/api/prices/"), { vanilla: 2 }]],
  never: { abroad: "the kiosk stays here" },
  keeps: {
    "ice.order (vanilla)": (_, event) => ({ device: { ordered: event?.kind } }),
    "makeIce → done": { device: { ice: "1" }, tab: { cone: "2" } },
  },
  brings: { "": { tab: { purse: "full" } } },
});
