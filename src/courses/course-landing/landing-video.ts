import { landingVideoMachine } from "../../../machines/courses/landing-video";
import { definePart } from "../../screens/screen";
import { playerLogic } from "../player/player-logic";
import { LandingVideo } from "./LandingVideo";

export const part = definePart({
  logic: () => landingVideoMachine.provide({ actors: { player: playerLogic() } }),
  View: LandingVideo,
});
