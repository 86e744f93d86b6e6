import { useSelector } from "@xstate/react";
import { definePartTests, defineScreenTests } from "statechart-testing/drivers/screen-tests";
import type { User } from "statechart-testing/drivers/user";
import type { ActorRefFrom } from "xstate";
import type { promoPlayerMachine } from "../../machines/courses/promo-player";
import { PromoPlayer } from "../../src/courses/course-landing/PromoPlayer";
import { broken, onCoursePage } from "../shared/clip-page";
import { promoPlayerModel } from "./promo-player.model";

const stop = { role: "button", name: "Stop the preview" };
const play = { role: "button", name: "Play the preview" };

const moving = async (user: User) => {
  await user.expectVisible(stop);
  await user.expectAbsent(play, broken);
};
const still = async (user: User) => {
  await user.expectVisible(play);
  await user.expectAbsent(stop, broken);
};

const tests = {
  testModel: promoPlayerModel,
  does: {
    "promo.play": (user: User) => user.press("button", "Play the preview"),
    "promo.stop": (user: User) => user.press("button", "Stop the preview"),
    "player.retry": (user: User) => user.press("button", "Try again"),
  },
  // The player has no browser controls: it reports by itself what it does.
  world: ["player.play", "player.pause", "player.end", "player.time", "player.blocked", "player.fail"],
  sees: {
    "promoPlayer.starting": moving,
    "promoPlayer.playing": moving,
    "promoPlayer.resuming": moving,
    "promoPlayer.unstarted": still,
    "promoPlayer.stopped": still,
    "promoPlayer.broken": async (user: User) => {
      await user.expectVisible(broken);
      await user.expectAbsent(play, stop);
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
