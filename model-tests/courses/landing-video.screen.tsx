import { defineScreenTests } from "statechart-testing/drivers/screen-tests";
import type { Hands } from "statechart-testing/drivers/user";
import { LandingVideo } from "../../src/courses/course-landing/LandingVideo";
import { broken, clipName, onCoursePage } from "../shared/clip-page";
import { landingVideoFlow } from "./landing-video.model";

const player = { role: "video", name: clipName };
const play = { role: "button", name: "Play the video" };

const nothing = (hands: Hands) => hands.lack(player, play, broken);
const playing = async (hands: Hands) => {
  await hands.see(player);
  await hands.lack(play, broken);
};

export const landingVideoScreen = defineScreenTests({
  flow: landingVideoFlow,
  render: (actor) => onCoursePage(<LandingVideo actor={actor} />),
  does: {
    "video.play": (hands) => hands.press("button", "Play the video"),
    "player.play": (hands) => hands.play(clipName, "play"),
    "player.pause": (hands) => hands.play(clipName, "pause"),
    "player.retry": (hands) => hands.press("button", "Try again"),
  },
  world: ["session.changed", "progress.settled", "player.end", "player.blocked", "player.fail"],
  sees: {
    "landingVideo.blocked.waitingForProfile": nothing,
    "landingVideo.blocked.waitingForProgress": nothing,
    "landingVideo.poster": async (hands) => {
      await hands.see(play);
      await hands.lack(player);
    },
    "landingVideo.playing": playing,
    "landingVideo.paused": playing,
    "landingVideo.ended": playing,
    "landingVideo.failed": (hands) => hands.see(broken),
  },
});
