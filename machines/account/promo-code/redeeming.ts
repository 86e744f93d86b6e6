import { assign } from "xstate";
import type { Failure } from "../../../contract/errors";
import { commandKey } from "../../shared/events";
import { failTo } from "../../shared/failing";
import { promoCodeSetup } from "./setup";

export const applying = promoCodeSetup.createStateConfig({
  description: "The server looks at the code; a repeat after a timeout redeems it once (R18).",
  meta: { screen: "PromoCode", requirements: ["S7.promo", "R18", "R38"] },
  tags: "busy",
  entry: "clearFailure",
  invoke: {
    id: "applyPromo",
    src: "applyPromo",
    input: ({ context }) => ({ promo: context.code.trim(), key: commandKey(context, "promo") }),
    onDone: { target: "applied", actions: ["keepApplied", "announceAccount", "announceRedeemed"] },
    onError: [
      { guard: "isSignedOut", target: "signedOut", actions: ["forgetLearner", "announceLoss"] },
      {
        guard: "isRefused",
        ...failTo("refused"),
      },
      {
        guard: "isLimited",
        ...failTo("limited"),
      },
      failTo("failed"),
    ],
  },
});

export const applied = promoCodeSetup.createStateConfig({
  description: "Redeemed, and the page says which code; another one may follow.",
  meta: { screen: "PromoCode", requirements: ["S7.promo", "R38"] },
  on: { "code.change": { target: "entering", actions: { type: "keepCode", params: ({ event }) => event.code } } },
});

export const refused = promoCodeSetup.createStateConfig({
  description: "Unknown, expired or used up, and the page says which; the code stays and can be corrected.",
  meta: { screen: "PromoCode", requirements: ["R11", "R38"] },
  tags: "failed",
  on: {
    "code.change": { target: "entering", actions: { type: "keepCode", params: ({ event }) => event.code } },
    "code.submit": [{ guard: "isOffline", target: "offline" }, { target: "applying" }],
  },
});

export const limited = promoCodeSetup.createStateConfig({
  description: "Too many tries: the page says how long to wait, and the code can be redeemed after that.",
  meta: { screen: "PromoCode", requirements: ["R11"] },
  tags: "failed",
  after: { askedToWait: "entering" },
  on: {
    "code.change": { actions: { type: "keepCode", params: ({ event }) => event.code } },
    // A wait that was restored from a snapshot has lost its timer: it restarts with the page.
    "session.changed": {
      guard: { type: "isSame", params: ({ event }) => event },
      target: "limited",
      reenter: true,
    },
  },
});

export const offline = promoCodeSetup.createStateConfig({
  description: "Nothing was sent offline; the code is kept, and the notice goes when the network is back.",
  meta: { screen: "PromoCode", requirements: ["L3", "R40"] },
  tags: "failed",
  entry: assign({ failure: { code: "network", status: 0 } satisfies Failure }),
  on: {
    "code.change": { target: "entering", actions: { type: "keepCode", params: ({ event }) => event.code } },
    "connection.changed": {
      guard: "isOnline",
      target: "entering",
      actions: assign({ online: true }),
    },
  },
});

export const failed = promoCodeSetup.createStateConfig({
  description: "The server failed to answer; the code is kept and can be sent again.",
  meta: { screen: "PromoCode", requirements: ["R11", "R38", "R40"] },
  tags: "failed",
  on: {
    "code.change": { target: "entering", actions: { type: "keepCode", params: ({ event }) => event.code } },
    "code.submit": [{ guard: "isOffline", target: "offline" }, { target: "applying" }],
  },
});
