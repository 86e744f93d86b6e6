import { defineScreenTests } from "statechart-testing/drivers/screen-tests";
import type { Hands, Sign } from "statechart-testing/drivers/user";
import type { SnapshotFrom } from "xstate";
import type { promoVideoMachine } from "../../machines/courses/promo-video";
import { PromoVideo } from "../../src/courses/course-landing/PromoVideo";
import { broken, clipName, onCoursePage } from "../shared/clip-page";
import { alerts } from "../shared/reason";
import { promoPlayerPart } from "./promo-player.screen";
import { promoVideoFlow } from "./promo-video.model";

type Snapshot = SnapshotFrom<typeof promoVideoMachine>;
const whole: Sign = { role: "video", name: clipName };
const call: Sign = { role: "status", text: "That was the preview" };

const nothing = (hands: Hands) =>
  hands.lack(whole, call, broken, { role: "alert" }, { role: "button", name: "Play the preview" });
const ended = async (hands: Hands, { context }: Snapshot) => {
  await hands.see(call, { role: "button", name: "Enrol and watch on" });
  await (context.learnerId ? hands.lack : hands.see)("you will be asked to sign in");
};

export const promoVideoScreen = defineScreenTests({
  flow: promoVideoFlow,
  render: (actor) => onCoursePage(<PromoVideo actor={actor} />),
  does: {
    "course.enrol": (hands) => hands.press("button", "Enrol and watch on"),
    "promo.retry": (hands) => hands.press("button", "Try again"),
    "player.retry": (hands) => hands.press("button", "Try again"),
  },
  world: ["session.changed", "connection.changed", "progress.settled", "player.fail"],
  sees: {
    "promoVideo.blocked.waitingForProfile": nothing,
    "promoVideo.blocked.loadingProgress": nothing,
    "promoVideo.hidden": nothing,
    "promoVideo.fullVideo.offered": (hands) => hands.see(whole),
    "promoVideo.fullVideo.broken": (hands) => hands.see(broken),
    "promoVideo.promo": (hands) => hands.lack(whole, call),
    "promoVideo.promoEnded.posting": ended,
    "promoVideo.promoEnded.unposted": ended,
    "promoVideo.promoEnded.postingAgain": ended,
    "promoVideo.promoEnded.settled": ended,
    "promoVideo.failed": (hands, { context }) =>
      hands.see(...alerts("The preview could not be loaded", context.failure)),
  },
  children: { promoPlayer: promoPlayerPart },
  ignores: [{ role: "video", name: clipName, why: "plays and pauses like any other: nobody is told" }],
});
