import { without } from "statechart-testing/model/test-model";
import { playerModel } from "./player.model";

/** The player on a lesson's or episode's page. */
export const lessonPlayerModel = playerModel;

/** The player on a course's page, without what only counts seconds. */
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

/** The same player under a cover: pressing the cover removes it and starts the player. */
export const coveredPlayerModel = without(coursePlayerModel, "player.stop", "player.retry");
