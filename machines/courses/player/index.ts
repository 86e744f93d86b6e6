import { usualDisplay } from "./context";
import { captions, display } from "./display";
import { playback } from "./playback";
import { playerSetup } from "./setup";
import { speed } from "./speed";

/**
 * One clip, of a lesson, of an episode or on a course's page: what was really played counts (R7, R8). The options tell
 * whether it plays by itself, where it ends, whether it has the learner's own speed, and what can be read aloud.
 */
export const playerMachine = playerSetup.createMachine({
  id: "player",
  description: "Watching a clip.",
  context: ({ input }) => ({
    playsByItself: false,
    breakpoint: null,
    hasSpeed: true,
    speech: null,
    rate: 1,
    display: usualDisplay,
    muted: false,
    ...input,
  }),
  invoke: { id: "narration", src: "narration", input: ({ context: { speech } }) => ({ speech }) },
  on: { "sound.toggle": { actions: "toggleSound" } },
  type: "parallel",
  states: { playback, speed, display, captions },
});
