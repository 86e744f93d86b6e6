import { definePartTests, defineScreenTests } from "statechart-testing/drivers/screen-tests";
import type { User } from "statechart-testing/drivers/user";
import type { SnapshotFrom } from "xstate";
import type { playerMachine } from "../../machines/courses/player";
import { videoStep } from "../../machines/samples";
import { Player } from "../../src/courses/player/Player";
import { playerModel } from "./player.model";

type Snapshot = SnapshotFrom<typeof playerMachine>;
const broken = { role: "alert", text: "The video cannot be played here" };
const resumes = "Continues at";
const player = { role: "video" };
const shown = async (user: User) => {
  await user.expectVisible(player, "Transcript");
  await user.expectAbsent(broken);
};
const begun = async (user: User) => {
  await shown(user);
  await user.expectAbsent(resumes);
};
const speed = (user: User, { context: { rate } }: Snapshot) =>
  user.expectVisible({ role: "combobox", name: "Speed", value: String(rate) });

const testsOf = (name: string) => ({
  testModel: playerModel,
  does: {
    "player.play": (user: User) => user.play(name, "play"),
    "player.pause": (user: User) => user.play(name, "pause"),
    "player.retry": (user: User) => user.press("button", "Try again"),
    "rate.change": (user: User, { rate }: { rate: number }) => user.choose("Speed", `${rate}×`),
  },
  world: ["player.time", "player.seek", "player.wait", "player.end", "player.fail"],
  sees: {
    "player.playback.unstarted": shown,
    "player.playback.playing": begun,
    "player.playback.paused": begun,
    "player.playback.buffering": begun,
    "player.playback.ended": begun,
    "player.playback.broken": (user: User) => user.expectVisible(broken, { role: "button", name: "Try again" }),
    "player.speed.reading": speed,
    "player.speed.known": speed,
  },
});

export const transcript = { role: "summary" as const, name: "Transcript", why: "the browser opens the text by itself" };

/** As a part of a page, with the name of its clip. */
export const playerPart = (name: string) => definePartTests(testsOf(name));

const tests = testsOf(videoStep.title);

export const playerScreen = defineScreenTests({
  ...tests,
  render: (actor) => <Player actor={actor} clip={videoStep} brokenText="Read it" startAt={40} />,
  sees: {
    ...tests.sees,
    "player.playback.unstarted": async (user) => {
      await shown(user);
      await user.expectVisible(`${resumes} 00:40`);
    },
  },
  ignores: [transcript],
});
