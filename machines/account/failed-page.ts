import { emit, setup } from "xstate";
import type { ConnectionChanged, ReloadRequested, ScreenMeta } from "../shared/events";
import { connectionGuards } from "../shared/session";

interface Input {
  /** Whether the browser has a network. */
  online: boolean;
}
type Event = ConnectionChanged | { type: "page.reload" };

/**
 * What replaces a page whose code failed or did not load. Without a network, that is nobody's fault: the page says so,
 * and goes on by itself when the network is back.
 */
export const failedPageMachine = setup({
  types: {
    input: {} as Input,
    context: {} as Input,
    events: {} as Event,
    emitted: {} as ReloadRequested,
    tags: {} as "offline" | "busy",
    meta: {} as ScreenMeta,
  },
  actions: {
    requestReload: emit({ type: "reload.requested" }),
  },
  guards: {
    isWithoutNetwork: ({ context }) => !context.online,
    ...connectionGuards,
  },
}).createMachine({
  id: "failedPage",
  description: "A page that could not be shown.",
  context: ({ input }) => input,
  initial: "deciding",
  states: {
    deciding: {
      description: "Why: by whether there is a network.",
      always: [{ guard: "isWithoutNetwork", target: "offline" }, { target: "broken" }],
    },
    broken: {
      description: "The page has a network and failed nevertheless: it says that the fault is ours.",
      meta: { screen: "FailedPage", requirements: ["R11"] },
      on: {
        "page.reload": "reloading",
        "connection.changed": [
          { guard: "isOnline", description: "The network was there all the time." },
          { target: "offline" },
        ],
      },
    },
    offline: {
      description: "There is no network, and the page is not on this device. It opens by itself later.",
      meta: { screen: "FailedPage", requirements: ["R11", "R40", "L3"] },
      tags: "offline",
      on: { "page.reload": "reloading", "connection.changed": { guard: "isOnline", target: "reloading" } },
    },
    reloading: {
      description: "The browser loads the page again.",
      meta: { screen: "FailedPage", requirements: ["R11"] },
      tags: "busy",
      entry: "requestReload",
    },
  },
});
