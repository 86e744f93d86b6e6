import type { SnapshotFrom } from "xstate";
import type { videoMachine } from "../../machines/courses/video";
import { VideoStep } from "../../src/courses/lesson/VideoStep";
import type { Hands } from "../drivers/hands";
import { definePartTests, defineScreenTests } from "../drivers/screen-tests";
import { videoFlow } from "./video.model";

type Snapshot = SnapshotFrom<typeof videoMachine>;
const broken = { role: "alert", text: "The video cannot be played here" };
const nameOf = ({ context: { step } }: Snapshot): string => step.title;
const resumes = "Continues at";
const shown = async (hands: Hands, snapshot: Snapshot) => {
  await hands.see({ role: "video", name: nameOf(snapshot) }, "Transcript");
  await hands.lack(broken);
};
const begun = async (hands: Hands, snapshot: Snapshot) => {
  await shown(hands, snapshot);
  await hands.lack(resumes);
};
/** What is kept on the server is not told. */
const silent = async () => undefined;

const tests = {
  flow: videoFlow,
  does: {
    "player.play": (hands: Hands, _: unknown, snapshot: Snapshot) => hands.play(nameOf(snapshot), "play"),
    "player.pause": (hands: Hands, _: unknown, snapshot: Snapshot) => hands.play(nameOf(snapshot), "pause"),
    "player.retry": (hands: Hands) => hands.press("button", "Try again"),
    "rate.change": (hands: Hands, { rate }: { rate: number }) => hands.choose("Speed", `${rate}×`),
  },
  sees: {
    "video.player.unstarted": async (hands: Hands, snapshot: Snapshot) => {
      await shown(hands, snapshot);
      if (snapshot.context.step.position > 0) await hands.see(`${resumes} 00:40`);
    },
    "video.player.playing": begun,
    "video.player.paused": begun,
    "video.player.buffering": begun,
    "video.player.ended": begun,
    "video.player.broken": (hands: Hands) => hands.see(broken, { role: "button", name: "Try again" }),
    "video.keeping.kept": silent,
    "video.keeping.waiting": silent,
    "video.keeping.saving": silent,
    "video.speed.reading": silent,
    "video.speed.known": (hands: Hands, { context: { rate } }: Snapshot) =>
      hands.see({ role: "combobox", name: "Speed", value: String(rate) }),
  },
};
const told = ["player.time", "player.seek", "player.wait", "player.end", "player.fail", "page.hidden"];

export const transcript = { role: "summary" as const, name: "Transcript", why: "the browser opens the text by itself" };

/** As a part of its lesson's page, whose flow leaves out what the player tells by itself. */
export const videoPart = definePartTests({ ...tests, world: told });

export const videoScreen = defineScreenTests({
  ...tests,
  render: (actor) => <VideoStep actor={actor} />,
  world: told,
  ignores: [transcript],
});
