import { defineScreenTests } from "statechart-testing/drivers/screen-tests";
import type { User } from "statechart-testing/drivers/user";
import { LandingVideo } from "../../src/courses/course-landing/LandingVideo";
import { onCoursePage } from "../shared/clip-page";
import { landingVideoModel } from "./landing-video.model";
import { coveredControls, coveredPlayerPart } from "./player.screen";

const play = { role: "button", name: "Play video" };

const nothing = (user: User) => user.expectAbsent(play, { role: "button", name: "Pause" });
export const landingVideoScreen = defineScreenTests({
  testModel: landingVideoModel,
  render: (actor) => onCoursePage(<LandingVideo actor={actor} />),
  does: {},
  world: ["session.changed", "progress.settled"],
  sees: {
    "landingVideo.blocked.waitingForProfile": nothing,
    "landingVideo.blocked.waitingForProgress": nothing,
    "landingVideo.shown": async () => undefined,
  },
  children: { player: coveredPlayerPart },
  ignores: coveredControls,
});
