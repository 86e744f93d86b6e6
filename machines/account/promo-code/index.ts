import { assign } from "xstate";
import { applied, applying, failed, limited, offline, refused } from "./redeeming";
import { promoCodeSetup } from "./setup";

/** Redeeming a promo code. Codes can be guessed, so the server slows down many tries. */
export const promoCodeMachine = promoCodeSetup.createMachine({
  id: "promoCode",
  description: "A learner redeems a promo code.",
  context: { code: "", appliedCode: "", learnerId: null, online: true, failure: null, seed: "", done: 0 },
  initial: "waiting",
  on: {
    "session.changed": [
      // Another name is not another account; a request in progress continues.
      { guard: { type: "isSame", params: ({ event }) => event } },
      {
        guard: "isSignedIn",
        target: ".entering",
        actions: { type: "takeSession", params: ({ event }) => event },
      },
      { target: ".signedOut", actions: { type: "takeSession", params: ({ event }) => event } },
    ],
    "connection.changed": { actions: assign({ online: ({ event }) => event.online }) },
  },
  states: {
    waiting: {
      description: "The profile is not known yet; a code can already be typed.",
      meta: { screen: "PromoCode", requirements: ["R21"] },
      tags: "pending",
      on: { "code.change": { actions: { type: "keepCode", params: ({ event }) => event.code } } },
    },
    signedOut: {
      description: "Redeeming needs an account: the page says so, with a way to sign in, and keeps what was typed.",
      meta: { screen: "PromoCode", requirements: ["S6.signIn", "R11"] },
      on: {
        "code.change": { actions: { type: "keepCode", params: ({ event }) => event.code } },
        "signIn.choose": { actions: "askToSignIn" },
      },
    },
    entering: {
      description: "A code is being typed.",
      entry: "clearFailure",
      initial: "deciding",
      on: { "code.change": { target: ".deciding", actions: { type: "keepCode", params: ({ event }) => event.code } } },
      states: {
        deciding: {
          description: "Whether it is as long as a code can be.",
          always: [
            { guard: "isBlank", target: "blank" },
            { guard: "isTooLong", target: "tooLong" },
            { target: "ready" },
          ],
        },
        blank: {
          description: "There is nothing to redeem yet.",
          meta: { screen: "PromoCode", requirements: ["S7.promo", "R12"] },
        },
        tooLong: {
          description: "No code has more than 64 characters, and the page says so.",
          meta: { screen: "PromoCode", requirements: ["R12"] },
        },
        ready: {
          description: "The code can be redeemed.",
          meta: { screen: "PromoCode", requirements: ["S7.promo"] },
          on: {
            "code.submit": [{ guard: "isOffline", target: "#promoCode.offline" }, { target: "#promoCode.applying" }],
          },
        },
      },
    },
    applying,
    applied,
    refused,
    limited,
    offline,
    failed,
  },
});
