import { createMachine } from "xstate";

/** A player that resumes when it is switched on: in its mode (shallow) or at the same song (deep). */
export const historyMachine = createMachine({
  id: "player",
  initial: "off",
  states: {
    off: { on: { power: "on", resume: "on.shallow", resumeExactly: "on.deep" } },
    on: {
      initial: "radio",
      on: { power: "off" },
      states: {
        radio: { on: { mode: "tape" } },
        tape: {
          initial: "sideA",
          on: { mode: "radio" },
          states: { sideA: { on: { turn: "sideB" } }, sideB: { on: { turn: "sideA" } } },
        },
        shallow: { type: "history" },
        deep: { type: "history", history: "deep" },
      },
    },
  },
});
