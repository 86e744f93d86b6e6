import type { SnapshotFrom } from "xstate";
import type { episodePlayerMachine } from "../../machines/courses/episode-player";
import { EpisodePlayer } from "../../src/courses/episode/EpisodePlayer";
import type { Hands } from "../drivers/hands";
import { definePartTests, defineScreenTests } from "../drivers/screen-tests";
import { episode } from "./episode.model";
import { episodePlayerFlow } from "./episode-player.model";
import { transcript } from "./video.screen";

type Snapshot = SnapshotFrom<typeof episodePlayerMachine>;
const broken = { role: "alert", text: "The video cannot be played here" };
const shown = async (hands: Hands) => {
  await hands.see({ role: "video", name: "First" }, "Transcript");
  await hands.lack(broken);
};
const speed = (hands: Hands, { context: { rate } }: Snapshot) =>
  hands.see({ role: "combobox", name: "Speed", value: String(rate) });
/** What is counted is told by the episode, not by its player. */
const silent = async () => undefined;

const tests = {
  flow: episodePlayerFlow,
  does: {
    "player.play": (hands: Hands) => hands.play("First", "play"),
    "player.pause": (hands: Hands) => hands.play("First", "pause"),
    "player.retry": (hands: Hands) => hands.press("button", "Try again"),
    "rate.change": (hands: Hands, { rate }: { rate: number }) => hands.choose("Speed", `${rate}×`),
  },
  world: ["player.time", "player.seek", "player.end", "player.fail"],
  sees: {
    "episodePlayer.player.unstarted": shown,
    "episodePlayer.player.watching": shown,
    "episodePlayer.player.paused": shown,
    "episodePlayer.player.ended": shown,
    "episodePlayer.player.broken": (hands: Hands) => hands.see(broken, { role: "button", name: "Try again" }),
    "episodePlayer.count.counting": silent,
    "episodePlayer.count.seen": silent,
    "episodePlayer.speed.reading": speed,
    "episodePlayer.speed.known": speed,
  },
};

/** As a part of its episode's page. */
export const episodePlayerPart = definePartTests(tests);

export const episodePlayerScreen = defineScreenTests({
  ...tests,
  render: (actor) => <EpisodePlayer actor={actor} episode={episode(null)} />,
  ignores: [transcript],
});
