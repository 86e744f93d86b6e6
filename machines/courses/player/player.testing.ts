import { fakeActor } from "../../testing";
import { narrationMachine } from "../narration";
import { playerMachine } from ".";
import type { Display } from "./context";

/** A player on a device that has not said what it remembers. */
export const playerOfTest = () =>
  playerMachine.provide({
    actors: {
      readRate: fakeActor<number>().logic,
      readDisplay: fakeActor<Display>().logic,
      narration: narrationMachine.provide({ actors: { readNarration: fakeActor<boolean>().logic } }),
    },
  });
