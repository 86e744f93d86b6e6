import { defineScreenTests } from "statechart-testing/drivers/screen-tests";
import type { Matcher, User } from "statechart-testing/drivers/user";
import type { SnapshotFrom } from "xstate";
import type { promoVideoMachine } from "../../machines/courses/promo-video";
import { PromoVideo } from "../../src/courses/course-landing/PromoVideo";
import { broken, clipName, onCoursePage } from "../shared/clip-page";
import { alerts } from "../shared/reason";
import { promoPlayerPart } from "./player.screen";
import { promoVideoModel } from "./promo-video.model";

type Snapshot = SnapshotFrom<typeof promoVideoMachine>;
const whole: Matcher = { role: "video", name: clipName };
const call: Matcher = { role: "status", text: "That was the preview" };

const nothing = (user: User) =>
  user.expectAbsent(whole, call, broken, { role: "alert" }, { role: "button", name: "Play the preview" });
const ended = async (user: User, { context }: Snapshot) => {
  await user.expectVisible(call, { role: "button", name: "Enrol and watch on" });
  await (context.learnerId ? user.expectAbsent : user.expectVisible)("you will be asked to sign in");
};

export const promoVideoScreen = defineScreenTests({
  testModel: promoVideoModel,
  render: (actor) => onCoursePage(<PromoVideo actor={actor} />),
  does: {
    "course.enrol": (user) => user.press("button", "Enrol and watch on"),
    "promo.retry": (user) => user.press("button", "Try again"),
  },
  world: ["session.changed", "connection.changed", "progress.settled"],
  sees: {
    "promoVideo.blocked.waitingForProfile": nothing,
    "promoVideo.blocked.loadingProgress": nothing,
    "promoVideo.hidden": nothing,
    "promoVideo.fullVideo": (user) => user.expectAbsent(call),
    "promoVideo.promo": (user) => user.expectAbsent(whole, call),
    "promoVideo.promoEnded.posting": ended,
    "promoVideo.promoEnded.unposted": ended,
    "promoVideo.promoEnded.postingAgain": ended,
    "promoVideo.promoEnded.settled": ended,
    "promoVideo.failed": (user, { context }) =>
      user.expectVisible(...alerts("The preview could not be loaded", context.failure)),
  },
  children: { player: promoPlayerPart },
});
