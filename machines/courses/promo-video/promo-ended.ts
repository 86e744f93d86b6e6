import { commandKey } from "../../shared/events";
import { failTo } from "../../shared/failing";
import { retryOnline } from "../../shared/session";
import { type Context, courseRefOf } from "./context";
import { promoVideoSetup } from "./setup";

/** Tells the server; both tries have the same key (R18). */
const posting = <const TId extends string, const TTarget extends string>(id: TId, unposted: TTarget) =>
  ({
    id,
    src: "endPromo",
    input: ({ context }: { context: Context }) => ({ ...courseRefOf(context), key: commandKey(context, "promo") }),
    onDone: { target: "settled", actions: "notePosted" },
    onError: failTo(unposted),
  }) as const;

export const promoEnded = promoVideoSetup.createStateConfig({
  description: "Watched to its end: the page asks to sign in or to enroll while the server is told in the background.",
  initial: "settled",
  on: { "course.enrol": { description: "The page lets the learner in.", actions: "askToEnrol" } },
  states: {
    posting: {
      description: "The server is told.",
      meta: { screen: "PromoVideo", requirements: ["S4.promo", "S7.promo", "R18"] },
      invoke: posting("endPromo", "unposted"),
    },
    unposted: {
      description: "The server was not told; it is told once more when the network is back.",
      meta: { screen: "PromoVideo", requirements: ["S4.promo", "L3"] },
      on: { ...retryOnline("postingAgain") },
    },
    postingAgain: {
      description: "The server is told a second and last time, under the same key.",
      meta: { screen: "PromoVideo", requirements: ["S4.promo", "R18", "L3"] },
      invoke: posting("endPromoAgain", "settled"),
    },
    settled: {
      description: "Nothing more to tell; at worst the promo is shown once more on another visit.",
      meta: { screen: "PromoVideo", requirements: ["S4.promo"] },
    },
  },
});
