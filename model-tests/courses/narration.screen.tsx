import { definePartTests, defineScreenTests } from "statechart-testing/drivers/screen-tests";
import type { User } from "statechart-testing/drivers/user";
import { type NarrationActor, NarrationMessage, NarrationToggle } from "../../src/courses/player/Narration";
import { narrationModel } from "./narration.model";

const toggle = { role: "button", name: "Read aloud" };
const noVoice = "This device has no voice in the language of the captions";
const stopped = "The device’s voice stopped";
const again = { role: "button", name: "Try again" };

const offered = async (user: User) => {
  await user.expectVisible(toggle);
  await user.expectAbsent(noVoice, stopped);
};

const tests = {
  testModel: narrationModel,
  does: {
    "narration.turnOn": (user: User) => user.press("button", "Read aloud"),
    "narration.turnOff": (user: User) => user.press("button", "Read aloud"),
    "narration.retry": (user: User) => user.press("button", "Try again"),
  },
  world: ["picture.started", "picture.stopped", "picture.ended", "picture.advanced", "picture.moved", "picture.rated"],
  sees: {
    "narration.recalling": offered,
    "narration.off": offered,
    "narration.unneeded": (user: User) => user.expectAbsent(toggle, noVoice, stopped),
    "narration.on.asking": offered,
    "narration.on.resting": offered,
    "narration.on.waiting": offered,
    "narration.on.speaking.inStep": offered,
    "narration.on.speaking.pictureWaits": offered,
    "narration.on.noVoice": (user: User) => user.expectVisible(toggle, noVoice),
    "narration.on.failed": (user: User) => user.expectVisible(toggle, stopped, again),
  },
};

/** Part of a player. */
export const narrationPart = definePartTests(tests);

export const narrationScreen = defineScreenTests({
  ...tests,
  render: (actor: NarrationActor) => (
    <>
      <NarrationToggle actor={actor} />
      <p role="status">
        <NarrationMessage actor={actor} />
      </p>
    </>
  ),
});
