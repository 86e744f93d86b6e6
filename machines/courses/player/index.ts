import { playback } from "./playback";
import { playerSetup } from "./setup";
import { speed } from "./speed";

/**
 * One clip, of a lesson, of an episode or on a course's page: what was really played counts (R7, R8). The options tell
 * whether it plays by itself, where it ends, and whether it has the learner's own speed.
 */
export const playerMachine = playerSetup.createMachine({
  id: "player",
  description: "Watching a clip.",
  context: ({ input }) => ({ playsByItself: false, breakpoint: null, hasSpeed: true, rate: 1, ...input }),
  type: "parallel",
  states: { playback, speed },
});
