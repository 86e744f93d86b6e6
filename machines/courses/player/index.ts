import { usualDisplay } from "./context";
import { captions, display } from "./display";
import { playback } from "./playback";
import { playerSetup } from "./setup";
import { speed } from "./speed";

/**
 * One clip, of a lesson, an episode, a course's page, or a webinar: what was really played counts (R7, R8). The options
 * tell whether it plays by itself, where it ends, and what can be read aloud.
 */
export const playerMachine = playerSetup.createMachine({
  id: "player",
  description: "Watching a clip.",
  context: ({ input }) => ({
    playsByItself: false,
    breakpoint: null,
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
