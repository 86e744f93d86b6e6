import { without } from "statechart-testing/model/test-model";
import { playerModel } from "./player.model";

/** The player on a lesson's or episode's page, which has no start and stop controls of its own. */
export const lessonPlayerModel = without(playerModel, "player.start", "player.stop", "player.blocked");

/** The player on a course's page, without what only counts seconds. */
export const coursePlayerModel = without(
  playerModel,
  "readRate",
  "rate.change",
  "player.time",
  "player.seek",
  "player.wait",
);

/** The same player under a cover: pressing the cover removes it and starts the player. */
export const coveredPlayerModel = without(coursePlayerModel, "player.stop", "player.retry");
