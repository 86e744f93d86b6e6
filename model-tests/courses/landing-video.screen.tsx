import { defineScreenTests } from "statechart-testing/drivers/screen-tests";
import type { User } from "statechart-testing/drivers/user";
import { LandingVideo } from "../../src/courses/course-landing/LandingVideo";
import { broken, clipName, onCoursePage } from "../shared/clip-page";
import { landingVideoModel } from "./landing-video.model";

const player = { role: "video", name: clipName };
const play = { role: "button", name: "Play the video" };

const nothing = (user: User) => user.expectAbsent(player, play, broken);
const playing = async (user: User) => {
  await user.expectVisible(player);
  await user.expectAbsent(play, broken);
};

export const landingVideoScreen = defineScreenTests({
  testModel: landingVideoModel,
  render: (actor) => onCoursePage(<LandingVideo actor={actor} />),
  does: {
    "video.play": (user) => user.press("button", "Play the video"),
    "player.play": (user) => user.play(clipName, "play"),
    "player.pause": (user) => user.play(clipName, "pause"),
    "player.retry": (user) => user.press("button", "Try again"),
  },
  world: ["session.changed", "progress.settled", "player.end", "player.blocked", "player.fail"],
  sees: {
    "landingVideo.blocked.waitingForProfile": nothing,
    "landingVideo.blocked.waitingForProgress": nothing,
    "landingVideo.poster": async (user) => {
      await user.expectVisible(play);
      await user.expectAbsent(player);
    },
    "landingVideo.playing": playing,
    "landingVideo.paused": playing,
    "landingVideo.ended": playing,
    "landingVideo.failed": (user) => user.expectVisible(broken),
  },
});
