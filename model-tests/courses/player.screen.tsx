import { useSelector } from "@xstate/react";
import { definePartTests, defineScreenTests } from "statechart-testing/drivers/screen-tests";
import type { User } from "statechart-testing/drivers/user";
import type { SnapshotFrom } from "xstate";
import type { playerMachine } from "../../machines/courses/player";
import { narratedStep } from "../../machines/samples";
import { PromoPlayer } from "../../src/courses/course-landing/PromoPlayer";
import type { PlayerActor } from "../../src/courses/player/Clip";
import { Player } from "../../src/courses/player/Player";
import { clip, broken as courseBroken, holdPlayersStill, inPlaceOf } from "../shared/clip-page";
import { narrationPart } from "./narration.screen";
import { playerModel } from "./player.model";
import { coursePlayerModel, coveredPlayerModel, lessonPlayerModel } from "./player-parts";

type Snapshot = SnapshotFrom<typeof playerMachine>;
type Look = (user: User, snapshot: Snapshot) => Promise<void>;
const broken = { role: "alert", text: "We can’t play this video here" };
const resumes = "Continues at";
const noCaptions = "We couldn’t load the captions";
const world = [
  "player.time",
  "player.seek",
  "player.wait",
  "player.end",
  "player.fail",
  "player.blocked",
  "captions.fail",
  // The element reports it, perhaps after a key of the keyboard.
  "player.play",
  "player.pause",
  // No clip of the tests has sound.
  "sound.toggle",
  "transcript.toggle",
  "narration.held",
  "narration.released",
];
const button = (name: string) => ({ role: "button" as const, name });

const shown: Look = async (user, snapshot) => {
  await user.expectVisible(button(snapshot.hasTag("moving") ? "Pause" : "Play"), "Transcript");
  await user.expectAbsent(broken);
};
const begun: Look = async (user, snapshot) => {
  await shown(user, snapshot);
  await user.expectAbsent(resumes);
};
const speed = (user: User, { context: { rate } }: Snapshot) =>
  user.expectVisible({ role: "combobox", name: "Speed", value: String(rate) });

const chapters = ["00:00 Three stages", "00:08 Stage 1: crawling"] as const;

/** Lines of the transcript. */
const lines = narratedStep.video.cues.map(({ start, text }) => `00:0${start} ${text}`);

/** A lesson's or episode's clip. */
const lessonTests = {
  testModel: lessonPlayerModel,
  does: {
    "player.start": (user: User) => user.press("button", "Play"),
    "player.stop": (user: User) => user.press("button", "Pause"),
    "player.jump": (user: User) => user.press("button", chapters[1]),
    "captions.toggle": (user: User) => user.press("button", "Captions"),
    "captions.resize": (user: User) => user.choose("Caption size", "Large"),
    "rate.change": (user: User, { rate }: { rate: number }) => user.choose("Speed", `${rate}×`),
  },
  world,
  also: { "player.start": [button("Try again")] },
  sees: {
    "player.playback.unstarted": shown,
    "player.playback.starting": begun,
    "player.playback.playing": begun,
    "player.playback.paused": begun,
    "player.playback.buffering": begun,
    "player.playback.ended": begun,
    "player.playback.broken": (user: User) => user.expectVisible(broken, { role: "button", name: "Try again" }),
    "player.playback.held": begun,
    "player.speed.reading": speed,
    "player.speed.known": speed,
    "player.display.reading": speed,
    "player.display.known": speed,
    "player.captions.expected": (user: User) => user.expectAbsent(noCaptions),
    "player.captions.missing": (user: User) => user.expectVisible(noCaptions),
  },
};

export const transcript = { role: "summary" as const, name: "Transcript", why: "the browser opens the text by itself" };

/** Controls of the player that change nothing of the page around it. */
export const playerControls = [
  { ...button("Play"), why: "is tested with the player alone" },
  { ...button("Pause"), why: "is tested with the player alone" },
  { role: "textbox" as const, name: "Position in the video", why: "is a slider, tested with the player alone" },
  { ...button("Full screen"), why: "only the browser's view changes" },
  { ...button("Picture in picture"), why: "only the browser's view changes" },
];

/** Part of a lesson's or episode's page. */
export const playerPart = definePartTests(lessonTests);

const stop = { role: "button", name: "Stop preview" };
const play = { role: "button", name: "Play preview" };
const cover = { role: "button", name: "Play video" };
const isPromo = ({ context }: Snapshot) => context.playsByItself;
const start = (user: User, _: unknown, snapshot: Snapshot) =>
  user.press("button", snapshot.matches({ playback: "unstarted" }) ? cover.name : "Play");

const played: Look = async (user, snapshot) => {
  await user.expectVisible(button(snapshot.hasTag("moving") ? "Pause" : "Play"));
  await user.expectAbsent(cover, broken);
};
const noCover = (user: User) => user.expectAbsent(cover);

/** A clip on a course's page, which has a still picture with a play button in front of it. */
const coveredTests = {
  testModel: coursePlayerModel,
  does: { "player.start": start, "player.stop": lessonTests.does["player.stop"] },
  world,
  also: lessonTests.also,
  sees: {
    ...Object.fromEntries(
      ["starting", "playing", "paused", "buffering", "ended", "held"].map((state) => [
        `player.playback.${state}`,
        played,
      ]),
    ),
    "player.playback.unstarted": async (user: User) => {
      await user.expectVisible(cover);
      await user.expectAbsent(button("Play"), { role: "combobox", name: "Speed" });
    },
    "player.playback.broken": async (user: User) => {
      await user.expectVisible(broken, button("Try again"));
      await noCover(user);
    },
    "player.speed.reading": async () => undefined,
    "player.speed.known": async () => undefined,
    "player.display.reading": async () => undefined,
    "player.display.known": async () => undefined,
    "player.captions.expected": async () => undefined,
    "player.captions.missing": async () => undefined,
  } as Record<string, Look>,
};

/** Part of a course's page, where it waits under a cover. */
export const coveredPlayerPart = definePartTests({
  ...coveredTests,
  testModel: coveredPlayerModel,
  does: { "player.start": start },
});

/** What a clip on a course's page has besides; it is tested with the player alone. */
export const coveredControls = [
  ...playerControls.filter(({ name }) => name !== "Play"),
  { role: "combobox" as const, name: "Speed", why: "is tested with the player alone" },
];

const moving: Look = async (user) => {
  await user.expectVisible(stop);
  await user.expectAbsent(play, courseBroken);
};
const still: Look = async (user) => {
  await user.expectVisible(play);
  await user.expectAbsent(stop, courseBroken);
};
const noSpeed: Look = (user) => user.expectAbsent({ role: "combobox", name: "Speed" });

/** A promo, which only stops and plays. */
const promoTests = {
  does: {
    "player.start": (user: User, _: unknown, snapshot: Snapshot) =>
      user.press("button", snapshot.hasTag("failed") ? "Try again" : play.name),
    "player.stop": (user: User) => user.press("button", stop.name),
  },
  sees: {
    "player.playback.unstarted": moving,
    "player.playback.starting": moving,
    "player.playback.playing": moving,
    "player.playback.paused": still,
    "player.playback.buffering": moving,
    "player.playback.ended": (user: User) => user.expectAbsent(play, stop, courseBroken),
    "player.playback.broken": async (user: User) => {
      await user.expectVisible(courseBroken);
      await user.expectAbsent(play, stop);
    },
    "player.playback.held": moving,
    "player.speed.reading": noSpeed,
    "player.speed.known": noSpeed,
    "player.display.reading": noSpeed,
    "player.display.known": noSpeed,
    "player.captions.expected": noSpeed,
    "player.captions.missing": noSpeed,
  } as Record<string, Look>,
};

type Sees = Record<string, Look>;
/** What is visible of a promo, and of another clip. */
const either = (promo: Sees, other: Sees): Sees =>
  Object.fromEntries(
    Object.entries(other).map(([id, look]): [string, Look] => [
      id,
      (user, snapshot) => ((isPromo(snapshot) && promo[id]) || look)(user, snapshot),
    ]),
  );
type Control = keyof typeof promoTests.does;
/** The same for what starts and stops it. */
const eitherDoes =
  (event: Control, other: (user: User, payload: unknown, snapshot: Snapshot) => Promise<void>) =>
  (user: User, payload: unknown, snapshot: Snapshot) =>
    (isPromo(snapshot) ? promoTests.does[event] : other)(user, payload, snapshot);

/** Part of a standalone lesson's page: a promo or the whole video. */
export const promoPlayerPart = definePartTests({
  ...coveredTests,
  does: {
    "player.start": eitherDoes("player.start", coveredTests.does["player.start"]),
    "player.stop": eitherDoes("player.stop", coveredTests.does["player.stop"]),
  },
  sees: either(promoTests.sees, coveredTests.sees),
});

const everywhere = ["player"];
const missing = "missing" as const;
const ended = { drift: missing, in: ["player.playback.ended"], when: isPromo, why: "its page takes the promo away" };

/** A course's page removes the promo when it ends. */
function Promo({ actor }: { actor: PlayerActor }) {
  const gone = useSelector(actor, (snapshot) => snapshot.matches({ playback: "ended" }));
  return gone ? null : <PromoPlayer actor={actor} />;
}

export const playerScreen = defineScreenTests({
  testModel: playerModel,
  render: (actor) => {
    holdPlayersStill();
    return isPromo(actor.getSnapshot()) ? (
      inPlaceOf({ ...clip, captionsUrl: narratedStep.video.captionsUrl }, <Promo actor={actor} />)
    ) : (
      <Player actor={actor} clip={narratedStep} seconds={narratedStep.seconds} brokenText="Read it" />
    );
  },
  does: {
    ...lessonTests.does,
    "player.start": eitherDoes("player.start", lessonTests.does["player.start"]),
    "player.stop": eitherDoes("player.stop", lessonTests.does["player.stop"]),
  },
  world,
  also: { ...lessonTests.also, "player.jump": [...chapters, ...lines].map(button) },
  children: { narration: narrationPart },
  sees: either(promoTests.sees, {
    ...lessonTests.sees,
    "player.playback.unstarted": async (user, snapshot) => {
      await shown(user, snapshot);
      await user.expectVisible(resumes);
    },
  }),
  allowedDifferences: [
    { ...ended, event: "player.start" },
    { ...ended, event: "captions.toggle" },
    ...(["player.jump", "captions.resize", "rate.change"] as const).map((event) => ({
      drift: missing,
      event,
      in: everywhere,
      when: isPromo,
      why: "a player's controls would lead past the promo's breakpoint",
    })),
  ],
  ignores: [
    transcript,
    { role: "textbox", name: "Position in the video", why: "is a slider: tests of the view and in a browser move it" },
    ...["Full screen", "Picture in picture"].map((name) => ({
      ...button(name),
      why: "only the browser's view changes",
    })),
  ],
});
