import { codeLength, longestCode, promoCodeMachine } from "../../machines/account/promo-code";
import { machines } from "../../machines/index";
import { defineFlow } from "../engine/flow";
import { broken, network, signedOut, tooMany, whoIsHereNow } from "../shared/cases";

/** Nobody changes a code to itself. */
const other =
  (one: string, another: string) =>
  ({ code }: { code: string }) => ({ code: code === one ? another : one });

export const promoCodeFlow = defineFlow({
  machine: promoCodeMachine,
  inputs: machines.promoCode.inputs,
  events: {
    "session.changed": whoIsHereNow,
    "connection.changed": network,
    "code.change": {
      filled: other("SPRING", "SUMMER"),
      empty: other(" ", ""),
      tooLong: other("X".repeat(longestCode + 1), "Y".repeat(longestCode + 1)),
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
  project: ({ code, learnerId, online }) => [Math.min(codeLength(code), longestCode + 1), learnerId, online],
});
