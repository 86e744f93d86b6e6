import { defineTestModel } from "statechart-testing/model/test-model";
import { promoCodeMachine } from "../../machines/account/promo-code";
import { codeLength, maxCodeLength } from "../../machines/account/promo-code/context";
import { machines } from "../../machines/index";
import { broken, network, signedOut, tooMany, whoIsHereNow } from "../shared/cases";

/** Changing the code always gives a different one. */
const other =
  (one: string, another: string) =>
  ({ code }: { code: string }) => ({ code: code === one ? another : one });

export const promoCodeModel = defineTestModel({
  machine: promoCodeMachine,
  inputs: machines.promoCode.inputs,
  events: {
    "session.changed": whoIsHereNow,
    "connection.changed": network,
    "code.change": {
      filled: other("SPRING", "SUMMER"),
      empty: other(" ", ""),
      tooLong: other("X".repeat(maxCodeLength + 1), "Y".repeat(maxCodeLength + 1)),
    },
  },
  outcomes: {
    applyPromo: {
      redeemed: { output: undefined },
      refused: { error: { code: "promo_expired", status: 409 } },
      tooMany,
      signedOut,
      broken,
    },
  },
  project: ({ code, learnerId, online }) => [Math.min(codeLength(code), maxCodeLength + 1), learnerId, online],
  words: { outcomes: { applyPromo: { asks: "redeem the promo code", redeemed: "the code is redeemed" } } },
});
