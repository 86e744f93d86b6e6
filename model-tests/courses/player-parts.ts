import { without } from "statechart-testing/model/test-model";
import { playerModel } from "./player.model";

/** The player on a lesson's or episode's page. */
export const lessonPlayerModel = playerModel;

/** A promo's, and a clip's on a course's page: without what is tested with the player alone. */
export const coursePlayerModel = without(
  playerModel,
  "readRate",
  "readDisplay",
  "rate.change",
  "captions.toggle",
  "captions.resize",
  "captions.fail",
  "transcript.toggle",
  "sound.toggle",
  "player.jump",
  "narration.held",
  "narration.released",
  "player.time",
  "player.seek",
  "player.wait",
);

/** The same under a cover, which is pressed to play it. */
export const coveredPlayerModel = without(coursePlayerModel, "player.stop");
