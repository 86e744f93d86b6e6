import { assign, fromPromise, sendTo, setup } from "xstate";
import type { Billing } from "../../contract/account/session";
import type { Failure } from "../../contract/errors";
import type { ScreenMeta } from "../shared/events";
import { failureOf } from "../shared/failure";
import { notProvided } from "../shared/not-provided";

interface Context {
  billing: Billing | null;
  failure: Failure | null;
}
type Event =
  | { type: "profile.settled"; profile: { id: number } | null; billing: Billing | null }
  | { type: "page.opened" }
  | { type: "billing.retry" };

/** The record that comes with a profile; null without one. */
const told = ({ event }: { event: { billing: Billing | null } }) => event.billing;

/**
 * The learner's billing record: it comes with the profile, or is requested once per profile, and is settled even when it
 * comes back empty (R23).
 */
export const billingMachine = setup({
  types: {
    context: {} as Context,
    events: {} as Event,
    tags: {} as "busy" | "failed" | "settled",
    meta: {} as ScreenMeta,
  },
  actors: { loadBilling: fromPromise<Billing>(notProvided("loadBilling")) },
  actions: {
    keepTold: assign((_, billing: Billing | null) => ({ billing, failure: null })),
    tellAcademy: sendTo(
      ({ system }) => system.get("academy"),
      ({ context }) => ({ type: "billing.settled", billing: context.billing }),
    ),
  },
  guards: {
    hasProfile: (_, profile: { id: number } | null) => (profile?.id ?? 0) > 0,
    isPaidStatusTold: (_, billing: Billing | null) => (billing?.paidStatus ?? "") !== "",
    isTold: (_, billing: Billing | null) => billing !== null,
    saysPaidStatus: (_, billing: Billing) => billing.paidStatus !== "",
  },
}).createMachine({
  id: "billing",
  description: "Whether the learner is a customer.",
  context: { billing: null, failure: null },
  initial: "waiting",
  on: {
    "profile.settled": [
      {
        guard: { type: "isPaidStatusTold", params: told },
        target: ".known",
        actions: { type: "keepTold", params: told },
      },
      { guard: { type: "isTold", params: told }, target: ".unknown", actions: { type: "keepTold", params: told } },
      { guard: { type: "hasProfile", params: ({ event }) => event.profile }, target: ".checking", reenter: true },
      { target: ".waiting", actions: assign({ billing: null, failure: null }) },
    ],
  },
  states: {
    waiting: {
      description: "There is no profile, so nothing is requested.",
      meta: { screen: "none", requirements: ["S4.billing", "S6.billing", "R23"] },
    },
    checking: {
      description: "The profile came without the billing record, which is loading.",
      meta: { screen: "none", requirements: ["S4.billing", "R23"] },
      tags: "busy",
      entry: assign({ billing: null, failure: null }),
      invoke: {
        id: "loadBilling",
        src: "loadBilling",
        onDone: [
          {
            guard: { type: "saysPaidStatus", params: ({ event }) => event.output },
            target: "known",
            actions: assign({ billing: ({ event }) => event.output }),
          },
          { target: "unknown", actions: assign({ billing: ({ event }) => event.output }) },
        ],
        onError: { target: "failed", actions: assign({ failure: ({ event }) => failureOf(event) }) },
      },
    },
    known: {
      description: "The record says what the learner pays for.",
      meta: { screen: "none", requirements: ["S4.billing", "R23"] },
      tags: "settled",
      entry: "tellAcademy",
    },
    unknown: {
      description: "The record has no paid status: unknown counts as not paid, and is not requested again.",
      meta: { screen: "none", requirements: ["R23"] },
      tags: "settled",
      entry: "tellAcademy",
    },
    failed: {
      description: "The record could not be read; the next page asks again.",
      meta: { screen: "none", requirements: ["R11", "R23"] },
      tags: ["failed", "settled"],
      on: { "billing.retry": "checking", "page.opened": "checking" },
    },
  },
});
