import { useSelector } from "@xstate/react";
import { definePartTests, defineScreenTests } from "statechart-testing/drivers/screen-tests";
import type { User } from "statechart-testing/drivers/user";
import type { SnapshotFrom } from "xstate";
import type { playerMachine } from "../../machines/courses/player";
import { videoStep } from "../../machines/samples";
import { CoursePlayer } from "../../src/courses/course-landing/CoursePlayer";
import type { PlayerActor } from "../../src/courses/player/Clip";
import { Player } from "../../src/courses/player/Player";
import { clipName, broken as courseBroken, onCoursePage } from "../shared/clip-page";
import { playerModel } from "./player.model";
import { coursePlayerModel, coveredPlayerModel, lessonPlayerModel } from "./player-parts";

type Snapshot = SnapshotFrom<typeof playerMachine>;
type Look = (user: User, snapshot: Snapshot) => Promise<void>;
const broken = { role: "alert", text: "We can’t play this video here" };
const resumes = "Continues at";
const player = { role: "video" };
const world = ["player.time", "player.seek", "player.wait", "player.end", "player.fail", "player.blocked"];

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

/** A lesson's or episode's clip, by its name. */
const lessonTests = (name: string) => ({
  testModel: lessonPlayerModel,
  does: {
    "player.play": (user: User) => user.play(name, "play"),
    "player.pause": (user: User) => user.play(name, "pause"),
    "player.retry": (user: User) => user.press("button", "Try again"),
    "rate.change": (user: User, { rate }: { rate: number }) => user.choose("Speed", `${rate}×`),
  },
  world,
  sees: {
    "player.playback.unstarted": shown,
    "player.playback.starting": begun,
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

/** Part of a lesson's or episode's page, with the name of its clip. */
export const playerPart = (name: string) => definePartTests(lessonTests(name));

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
    "player.speed.reading": noSpeed,
    "player.speed.known": noSpeed,
  },
});

const everywhere = ["player"];
const unstarted = "player.playback.unstarted";
const paused = "player.playback.paused";
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
    { drift: missing, event: "player.start", in: [paused], ...othersOnly },
    { drift: missing, event: "player.play", in: [unstarted, unplayable], why: noElement },
  ],
});

/** Part of a standalone lesson's page: a promo or the whole video. */
export const promoPlayerPart = definePartTests({
  ...courseTests(false),
  allowedDifferences: [
    ...ofPromo,
    { drift: missing, event: "player.stop", in: everywhere, ...othersOnly },
    { drift: missing, event: "player.start", in: [unstarted, paused, unplayable], ...othersOnly },
    { drift: missing, event: "player.play", in: [unplayable], when: othersOnly.when, why: noElement },
  ],
});

const ofLesson = lessonTests(videoStep.title);
const ofCourse = courseTests(true);
const isOfLesson = ({ context }: Snapshot) => context.hasSpeed;
const isCovered = (snapshot: Snapshot) => !isOfLesson(snapshot) && !isPromo(snapshot);
/** What is visible of a lesson's clip and of a clip on a course's page. */
const either =
  (lesson: Look, course: Look): Look =>
  (user, snapshot) =>
    (isOfLesson(snapshot) ? lesson : course)(user, snapshot);
type StateId = keyof typeof ofLesson.sees;

/** A course's page removes the promo when it ends. */
function OnCourse({ actor }: { actor: PlayerActor }) {
  const gone = useSelector(actor, (snapshot) => isPromo(snapshot) && snapshot.matches({ playback: "ended" }));
  return gone ? null : <CoursePlayer actor={actor} hasCover={isCovered(actor.getSnapshot())} />;
}

export const playerScreen = defineScreenTests({
  testModel: playerModel,
  render: (actor) =>
    isOfLesson(actor.getSnapshot()) ? (
      <Player actor={actor} clip={videoStep} brokenText="Read it" startAt={40} />
    ) : (
      onCoursePage(<OnCourse actor={actor} />)
    ),
  does: {
    ...ofCourse.does,
    "player.play": (user, _, snapshot) => user.play(isOfLesson(snapshot) ? videoStep.title : clipName, "play"),
    "player.pause": (user, _, snapshot) => user.play(isOfLesson(snapshot) ? videoStep.title : clipName, "pause"),
    "rate.change": ofLesson.does["rate.change"],
  },
  world,
  sees: {
    ...Object.fromEntries(
      (Object.keys(ofLesson.sees) as StateId[]).map((id) => [id, either(ofLesson.sees[id], ofCourse.sees[id])]),
    ),
    "player.playback.unstarted": either(async (user) => {
      await shown(user);
      await user.expectVisible(`${resumes} 00:40`);
    }, ofCourse.sees["player.playback.unstarted"]),
  },
  allowedDifferences: [
    ...ofPromo,
    { drift: missing, event: "player.stop", in: everywhere, ...othersOnly },
    { drift: missing, event: "player.start", in: [paused], ...othersOnly },
    {
      drift: missing,
      event: "player.start",
      in: [unstarted, unplayable],
      when: isOfLesson,
      why: "the browser's controls do it",
    },
    { drift: missing, event: "player.play", in: [unstarted, unplayable], when: isCovered, why: noElement },
    {
      drift: missing,
      event: "rate.change",
      in: everywhere,
      when: (snapshot: Snapshot) => !isOfLesson(snapshot),
      why: "it has no speed",
    },
    {
      drift: "unable",
      event: "player.retry",
      in: [unplayable],
      when: isCovered,
      why: "trying again starts it too (player.start)",
    },
  ],
  ignores: [transcript],
});
