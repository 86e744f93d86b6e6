import { without } from "statechart-testing/model/test-model";
import { playerModel } from "./player.model";

/** On the page of a lesson or an episode, which has no start and stop controls of its own. */
export const lessonPlayerModel = without(playerModel, "player.start", "player.stop", "player.blocked");

/** On a course's page: what only counts seconds is left out. */
export const coursePlayerModel = without(
  playerModel,
  "readRate",
  "rate.change",
  "player.time",
  "player.seek",
  "player.wait",
);

/** The same under a cover: the press that takes the cover away starts it. */
export const coveredPlayerModel = without(coursePlayerModel, "player.stop", "player.retry");
