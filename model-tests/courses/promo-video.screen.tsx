import { defineScreenTests } from "statechart-testing/drivers/screen-tests";
import type { Matcher, User } from "statechart-testing/drivers/user";
import type { SnapshotFrom } from "xstate";
import type { promoVideoMachine } from "../../machines/courses/promo-video";
import { PromoVideo } from "../../src/courses/course-landing/PromoVideo";
import { broken, onCoursePage } from "../shared/clip-page";
import { alerts } from "../shared/reason";
import { coveredControls, promoPlayerPart } from "./player.screen";
import { promoVideoModel } from "./promo-video.model";

type Snapshot = SnapshotFrom<typeof promoVideoMachine>;
const whole: Matcher = { role: "button", name: "Play video" };
const call: Matcher = { role: "status", text: "End of preview" };

const nothing = (user: User) =>
  user.expectAbsent(whole, call, broken, { role: "alert" }, { role: "button", name: "Play preview" });
const ended = async (user: User, { context }: Snapshot) => {
  await user.expectVisible(call, { role: "button", name: "Enroll and keep watching" });
  await (context.learnerId ? user.expectAbsent : user.expectVisible)("you’ll need to sign in");
};

export const promoVideoScreen = defineScreenTests({
  testModel: promoVideoModel,
  render: (actor) => onCoursePage(<PromoVideo actor={actor} />),
  does: {
    "course.enrol": (user) => user.press("button", "Enroll and keep watching"),
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
      user.expectVisible(...alerts("We couldn’t load the preview", context.failure)),
  },
  children: { player: promoPlayerPart },
  ignores: coveredControls.filter(({ name }) => name !== "Pause"),
});
