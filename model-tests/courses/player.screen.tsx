import { useSelector } from "@xstate/react";
import { definePartTests, defineScreenTests } from "statechart-testing/drivers/screen-tests";
import type { User } from "statechart-testing/drivers/user";
import type { SnapshotFrom } from "xstate";
import type { playerMachine } from "../../machines/courses/player";
import { narratedStep } from "../../machines/samples";
import { CoursePlayer } from "../../src/courses/course-landing/CoursePlayer";
import type { PlayerActor } from "../../src/courses/player/Clip";
import { Player } from "../../src/courses/player/Player";
import { clipName, broken as courseBroken, holdPlayersStill, onCoursePage } from "../shared/clip-page";
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
    "player.retry": (user: User) => user.press("button", "Try again"),
    "player.jump": (user: User) => user.press("button", chapters[1]),
    "captions.toggle": (user: User) => user.press("button", "Captions"),
    "captions.resize": (user: User) => user.choose("Caption size", "Large"),
    "rate.change": (user: User, { rate }: { rate: number }) => user.choose("Speed", `${rate}×`),
  },
  // The element reports that it plays, or was paused with a key of the keyboard.
  world: [...world, "player.play", "player.pause"],
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
const clip = { role: "video", name: clipName };
const isPromo = ({ context }: Snapshot) => context.playsByItself;

const moving: Look = async (user, snapshot) => {
  await (isPromo(snapshot) ? user.expectVisible(stop) : user.expectVisible(clip));
  await user.expectAbsent(play, cover, courseBroken);
};
const still: Look = async (user, snapshot) => {
  await (isPromo(snapshot) ? user.expectVisible(play) : user.expectVisible(clip));
  await user.expectAbsent(stop, cover, courseBroken);
};
const noSpeed = (user: User) => user.expectAbsent({ role: "combobox", name: "Speed" });

/** A clip on a course's page, which may have a still picture with a play button in front of it. */
const courseTests = (hasCover: boolean) => ({
  testModel: coursePlayerModel,
  does: {
    "player.play": (user: User) => user.play(clipName, "play"),
    "player.pause": (user: User) => user.play(clipName, "pause"),
    "player.start": (user: User, _: unknown, snapshot: Snapshot) => {
      if (snapshot.hasTag("failed")) return user.press("button", "Try again");
      return user.press("button", isPromo(snapshot) ? play.name : cover.name);
    },
    "player.stop": (user: User) => user.press("button", stop.name),
    "player.retry": (user: User) => user.press("button", "Try again"),
  },
  world,
  sees: {
    "player.playback.unstarted": (user: User) => (hasCover ? user.expectVisible(cover) : user.expectVisible(clip)),
    "player.playback.starting": moving,
    "player.playback.playing": moving,
    "player.playback.paused": still,
    "player.playback.buffering": moving,
    "player.playback.ended": (user: User) => user.expectAbsent(play, stop, cover, courseBroken),
    "player.playback.broken": async (user: User) => {
      await user.expectVisible(courseBroken);
      await user.expectAbsent(play, stop, cover);
    },
    "player.playback.held": moving,
    "player.speed.reading": noSpeed,
    "player.speed.known": noSpeed,
    "player.display.reading": noSpeed,
    "player.display.known": noSpeed,
    "player.captions.expected": noSpeed,
    "player.captions.missing": noSpeed,
  },
});

const everywhere = ["player"];
const unstarted = "player.playback.unstarted";
const paused = "player.playback.paused";
const ended = "player.playback.ended";
const unplayable = "player.playback.broken";
const promoOnly = { when: isPromo, why: "the browser's controls would lead past the breakpoint" };
const othersOnly = { when: (snapshot: Snapshot) => !isPromo(snapshot), why: "the browser's controls do it" };
const noElement = "there is no media element yet";
const missing = "missing" as const;
/** Events for which a promo has no controls, because it lacks the browser's own. */
const ofPromo = (["player.play", "player.pause"] as const).map((event) => ({
  drift: missing,
  event,
  in: everywhere,
  ...promoOnly,
}));

/** Part of a course's page, where it waits under a cover. */
export const coveredPlayerPart = definePartTests({
  ...courseTests(true),
  testModel: coveredPlayerModel,
  allowedDifferences: [
    { drift: missing, event: "player.start", in: [paused, ended], ...othersOnly },
    { drift: missing, event: "player.play", in: [unstarted, unplayable], why: noElement },
  ],
});

/** Part of a standalone lesson's page: a promo or the whole video. */
export const promoPlayerPart = definePartTests({
  ...courseTests(false),
  allowedDifferences: [
    ...ofPromo,
    { drift: missing, event: "player.stop", in: everywhere, ...othersOnly },
    { drift: missing, event: "player.start", in: [unstarted, paused, ended, unplayable], ...othersOnly },
    { drift: missing, event: "player.play", in: [unplayable], when: othersOnly.when, why: noElement },
  ],
});

const ofLesson = lessonTests;
const ofCourse = courseTests(true);
const isOfLesson = ({ context }: Snapshot) => context.hasSpeed;
const isCovered = (snapshot: Snapshot) => !isOfLesson(snapshot) && !isPromo(snapshot);
/** What is visible of a lesson's clip and of a clip on a course's page. */
const either =
  (lesson: Look, course: Look): Look =>
  (user, snapshot) =>
    (isOfLesson(snapshot) ? lesson : course)(user, snapshot);
type StateId = keyof typeof ofLesson.sees;
const onLessonsOnly = ["player.jump", "captions.toggle", "captions.resize", "rate.change"] as const;

/** A course's page removes the promo when it ends. */
function OnCourse({ actor }: { actor: PlayerActor }) {
  const gone = useSelector(actor, (snapshot) => isPromo(snapshot) && snapshot.matches({ playback: "ended" }));
  return gone ? null : <CoursePlayer actor={actor} hasCover={isCovered(actor.getSnapshot())} />;
}

export const playerScreen = defineScreenTests({
  testModel: playerModel,
  render: (actor) => {
    holdPlayersStill();
    return isOfLesson(actor.getSnapshot()) ? (
      <Player actor={actor} clip={narratedStep} seconds={narratedStep.seconds} brokenText="Read it" />
    ) : (
      onCoursePage(<OnCourse actor={actor} />)
    );
  },
  does: {
    ...ofCourse.does,
    ...Object.fromEntries(onLessonsOnly.map((event) => [event, ofLesson.does[event]])),
    "player.start": (user, payload, snapshot) =>
      isOfLesson(snapshot) ? user.press("button", "Play") : ofCourse.does["player.start"](user, payload, snapshot),
    "player.stop": (user, _, snapshot) => user.press("button", isOfLesson(snapshot) ? "Pause" : stop.name),
  },
  world,
  also: { "player.jump": [...chapters, ...lines].map(button) },
  children: { narration: narrationPart },
  sees: {
    ...Object.fromEntries(
      (Object.keys(ofLesson.sees) as StateId[]).map((id) => [id, either(ofLesson.sees[id], ofCourse.sees[id])]),
    ),
    "player.playback.unstarted": either(async (user, snapshot) => {
      await shown(user, snapshot);
      await user.expectVisible(resumes);
    }, ofCourse.sees["player.playback.unstarted"]),
  },
  allowedDifferences: [
    ...ofPromo,
    { drift: missing, event: "player.stop", in: everywhere, when: isCovered, why: othersOnly.why },
    { drift: missing, event: "player.start", in: [paused, ended], when: isCovered, why: othersOnly.why },
    { drift: missing, event: "player.start", in: [ended], when: isPromo, why: "its page takes the promo away" },
    { drift: missing, event: "player.play", in: [unstarted, unplayable], when: isCovered, why: noElement },
    ...onLessonsOnly.map((event) => ({
      drift: missing,
      event,
      in: everywhere,
      when: (snapshot: Snapshot) => !isOfLesson(snapshot),
      why: "a clip on a course's page has the browser's controls, or only those of a promo",
    })),
    ...(["player.play", "player.pause"] as const).map((event) => ({
      drift: missing,
      event,
      in: everywhere,
      when: isOfLesson,
      why: "its controls ask the element, which reports what it does",
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
