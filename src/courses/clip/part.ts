import { landingVideoMachine } from "../../../machines/courses/landing-video";
import { definePart } from "../../screens/screen";
import { LandingVideo } from "../course-landing/LandingVideo";
import { playerLogic } from "../player/player-logic";

/** A clip on a page that is not a course's: nobody has progress there that it would have to wait for. */
export const part = definePart({
  logic: () => landingVideoMachine.provide({ actors: { player: playerLogic() }, guards: { isSignedIn: () => false } }),
  View: LandingVideo,
});
