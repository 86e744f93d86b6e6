import { narrationMachine } from "../../../machines/courses/narration";
import { playerMachine } from "../../../machines/courses/player";
import { narrationActors, playerActors } from "../player-actors";

/** A clip's player, with what this device remembers and its voice. */
export const playerLogic = () => {
  const { actors, actions } = playerActors();
  return playerMachine.provide({
    actors: { ...actors, narration: narrationMachine.provide(narrationActors()) },
    actions,
  });
};
