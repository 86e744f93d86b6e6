import { definePartTests, defineScreenTests } from "statechart-testing/drivers/screen-tests";
import type { Hands } from "statechart-testing/drivers/user";
import type { SnapshotFrom } from "xstate";
import type { playerMachine } from "../../machines/courses/player";
import { videoStep } from "../../machines/samples";
import { Player } from "../../src/courses/player/Player";
import { playerFlow } from "./player.model";

type Snapshot = SnapshotFrom<typeof playerMachine>;
const broken = { role: "alert", text: "The video cannot be played here" };
const resumes = "Continues at";
const player = { role: "video" };
const shown = async (hands: Hands) => {
  await hands.see(player, "Transcript");
  await hands.lack(broken);
};
const begun = async (hands: Hands) => {
  await shown(hands);
  await hands.lack(resumes);
};
const speed = (hands: Hands, { context: { rate } }: Snapshot) =>
  hands.see({ role: "combobox", name: "Speed", value: String(rate) });

const testsOf = (name: string) => ({
  flow: playerFlow,
  does: {
    "player.play": (hands: Hands) => hands.play(name, "play"),
    "player.pause": (hands: Hands) => hands.play(name, "pause"),
    "player.retry": (hands: Hands) => hands.press("button", "Try again"),
    "rate.change": (hands: Hands, { rate }: { rate: number }) => hands.choose("Speed", `${rate}×`),
  },
  world: ["player.time", "player.seek", "player.wait", "player.end", "player.fail"],
  sees: {
    "player.playback.unstarted": shown,
    "player.playback.playing": begun,
    "player.playback.paused": begun,
    "player.playback.buffering": begun,
    "player.playback.ended": begun,
    "player.playback.broken": (hands: Hands) => hands.see(broken, { role: "button", name: "Try again" }),
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
    "player.playback.unstarted": async (hands) => {
      await shown(hands);
      await hands.see(`${resumes} 00:40`);
    },
  },
  ignores: [transcript],
});
