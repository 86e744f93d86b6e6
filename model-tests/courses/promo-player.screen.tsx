import { useSelector } from "@xstate/react";
import { definePartTests, defineScreenTests } from "statechart-testing/drivers/screen-tests";
import type { Hands } from "statechart-testing/drivers/user";
import type { ActorRefFrom } from "xstate";
import type { promoPlayerMachine } from "../../machines/courses/promo-player";
import { PromoPlayer } from "../../src/courses/course-landing/PromoPlayer";
import { broken, onCoursePage } from "../shared/clip-page";
import { promoPlayerFlow } from "./promo-player.model";

const stop = { role: "button", name: "Stop the preview" };
const play = { role: "button", name: "Play the preview" };

const moving = async (hands: Hands) => {
  await hands.see(stop);
  await hands.lack(play, broken);
};
const still = async (hands: Hands) => {
  await hands.see(play);
  await hands.lack(stop, broken);
};

const tests = {
  flow: promoPlayerFlow,
  does: {
    "promo.play": (hands: Hands) => hands.press("button", "Play the preview"),
    "promo.stop": (hands: Hands) => hands.press("button", "Stop the preview"),
    "player.retry": (hands: Hands) => hands.press("button", "Try again"),
  },
  // The player has no browser controls: it reports by itself what it does.
  world: ["player.play", "player.pause", "player.end", "player.time", "player.blocked", "player.fail"],
  sees: {
    "promoPlayer.starting": moving,
    "promoPlayer.playing": moving,
    "promoPlayer.resuming": moving,
    "promoPlayer.unstarted": still,
    "promoPlayer.stopped": still,
    "promoPlayer.broken": async (hands: Hands) => {
      await hands.see(broken);
      await hands.lack(play, stop);
    },
  },
};

/** As part of the promo's place on the page. */
export const promoPlayerPart = definePartTests(tests);

/** The promo shows its player while it plays. */
const Promo = ({ actor }: { actor: ActorRefFrom<typeof promoPlayerMachine> }) =>
  useSelector(actor, ({ status }) => status === "active") ? <PromoPlayer actor={actor} /> : null;

export const promoPlayerScreen = defineScreenTests({
  ...tests,
  render: (actor) => onCoursePage(<Promo actor={actor} />),
});
