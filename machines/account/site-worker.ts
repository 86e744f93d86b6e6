import { assign, fromCallback, fromPromise, setup } from "xstate";
import type { ConnectionChanged, ScreenMeta } from "../shared/events";
import { notProvided } from "../shared/not-provided";
import { connectionGuards, retryOnline } from "../shared/session";

export interface TakeOver {
  taken: boolean;
  /** Whether the open page is of the earlier version. */
  outdated: boolean;
}
interface Context {
  /** Whose copies the device may hold: 0 is a visitor; null until it is known. */
  learnerId: number | null;
}
type Event =
  | ConnectionChanged
  | { type: "account.known"; learnerId: number }
  | { type: "page.opened"; path: string }
  | { type: "version.found" };

/** Pages on which a person is in the middle of something. */
const inTheMiddle = /^\/academy\/(.+\/lessons\/|certification\/.|series\/[^/]+\/.|onboarding\/)/;

/**
 * The service worker of the site, which keeps pages and lessons readable without a network. A new version of it waits
 * until nothing can be interrupted, and the copies on the device belong to one account.
 */
export const siteWorkerMachine = setup({
  types: {
    context: {} as Context,
    events: {} as Event,
    tags: {} as "absent",
    meta: {} as ScreenMeta,
  },
  actors: {
    /** Whether this browser and this connection allow a service worker. */
    registerWorker: fromPromise<boolean>(notProvided("registerWorker")),
    /** Sends `version.found` whenever a new version waits. */
    watchVersions: fromCallback(notProvided("watchVersions")),
    /** Removes the copies of everyone else, then keeps what is open now. */
    claimCopies: fromPromise<void, { learnerId: number }>(notProvided("claimCopies")),
    /** Renews the courses that are kept here if their content has changed since. */
    renewCopies: fromPromise<void>(notProvided("renewCopies")),
    /** Asks the new version to take over, which it does not while other pages are open. */
    takeOver: fromPromise<TakeOver>(notProvided("takeOver")),
  },
  actions: {
    keepAccount: assign((_, { learnerId }: { learnerId: number }) => ({ learnerId })),
    reload: notProvided("reload"),
  },
  guards: {
    isSupported: (_, supported: boolean) => supported,
    isKnown: ({ context }) => context.learnerId !== null,
    isInterruptible: (_, { path }: { path: string }) => !inTheMiddle.test(path),
    hasTakenOver: (_, { taken }: TakeOver) => taken,
    isOutdated: (_, { taken, outdated }: TakeOver) => taken && outdated,
    ...connectionGuards,
  },
}).createMachine({
  id: "siteWorker",
  description: "What keeps the site readable without a network.",
  context: { learnerId: null },
  on: {
    "account.known": { actions: { type: "keepAccount", params: ({ event }) => event } },
  },
  initial: "registering",
  states: {
    registering: {
      description: "The browser is told about the service worker.",
      meta: { screen: "Shell", requirements: ["L3"] },
      invoke: {
        id: "registerWorker",
        src: "registerWorker",
        onDone: [
          { guard: { type: "isSupported", params: ({ event }) => event.output }, target: "running" },
          { target: "absent" },
        ],
        onError: "failed",
      },
    },
    absent: {
      description: "This browser has no service workers, or the site is not served over HTTPS: it works online only.",
      meta: { screen: "Shell", requirements: ["L3"] },
      tags: "absent",
    },
    failed: {
      description: "It could not be registered. The site works online, and tries again with the network.",
      meta: { screen: "Shell", requirements: ["L3"] },
      tags: "absent",
      on: retryOnline("registering"),
    },
    running: {
      description: "The service worker is there.",
      type: "parallel",
      states: {
        copies: {
          description: "Whose copies are on this device.",
          initial: "unclaimed",
          on: {
            "account.known": {
              target: ".claiming",
              reenter: true,
              actions: { type: "keepAccount", params: ({ event }) => event },
            },
          },
          states: {
            unclaimed: {
              description: "It is not known who is here: nothing is removed.",
              meta: { screen: "Shell", requirements: ["R37", "L3"] },
              always: { guard: "isKnown", target: "claiming" },
            },
            claiming: {
              description: "Copies of anyone else are being removed; what is open is being kept.",
              meta: { screen: "Shell", requirements: ["R37", "L3"] },
              invoke: {
                id: "claimCopies",
                src: "claimCopies",
                input: ({ context }) => ({ learnerId: context.learnerId ?? 0 }),
                onDone: "renewing",
                onError: "notClaimed",
              },
            },
            renewing: {
              description: "Courses that are kept here are being renewed if their content has changed since.",
              meta: { screen: "Shell", requirements: ["L3"] },
              invoke: { id: "renewCopies", src: "renewCopies", onDone: "claimed", onError: "claimed" },
            },
            claimed: {
              description: "All copies belong to who is here. With the network, they are looked at again.",
              meta: { screen: "Shell", requirements: ["R37", "L3"] },
              on: retryOnline("renewing"),
            },
            notClaimed: {
              description: "The device's store cannot be used; the site works without it.",
              meta: { screen: "Shell", requirements: ["L3"] },
            },
          },
        },
        version: {
          description: "Whether a new version of the site waits.",
          invoke: { id: "watchVersions", src: "watchVersions" },
          initial: "current",
          states: {
            current: {
              description: "No new version is known.",
              meta: { screen: "Shell", requirements: ["L3"] },
              on: { "version.found": "waiting" },
            },
            waiting: {
              description: "A new version waits for a page that can be interrupted. Nothing that is open changes.",
              meta: { screen: "Shell", requirements: ["L3"] },
              on: {
                "page.opened": {
                  guard: { type: "isInterruptible", params: ({ event }) => event },
                  target: "takingOver",
                },
              },
            },
            takingOver: {
              description: "The new version takes over, if this is the only page of the site.",
              meta: { screen: "Shell", requirements: ["L3"] },
              invoke: {
                id: "takeOver",
                src: "takeOver",
                onDone: [
                  {
                    guard: { type: "isOutdated", params: ({ event }) => event.output },
                    target: "current",
                    description: "The files of this page are gone with the earlier version.",
                    actions: "reload",
                  },
                  { guard: { type: "hasTakenOver", params: ({ event }) => event.output }, target: "current" },
                  { target: "waiting" },
                ],
                onError: "waiting",
              },
            },
          },
        },
      },
    },
  },
});
