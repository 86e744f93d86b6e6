import { describe, expect, it } from "vitest";
import { createActor, SimulatedClock } from "xstate";
import type { Lesson, Step, Structure } from "../../../contract/courses/lessons";
import type { CourseProgress } from "../../../contract/courses/progress";
import { videoStep } from "../../samples";
import { courseProgress, fakeActor, signedIn } from "../../testing";
import { playerMachine } from "../player";
import type { Display } from "../player/context";
import type { CourseRef, Position } from "./context";
import { lessonMachine } from "./index";

const structure: Structure = {
  course: { id: 1, slug: "seo", url: "/academy/courses/seo/", title: "SEO", language: "en", examSlug: null },
  lessons: [{ id: 1, number: 1, title: "One", timing: 60, steps: [{ ...videoStep, type: "video" }] }],
  modules: [],
  progress: courseProgress(),
};
const text: Lesson = { id: 1, number: 1, title: "One", caption: "", description: "", timing: 60 };

/** A lesson whose open step is a clip. */
async function clip(overrides: { position?: number; watched?: [number, number][] } = {}) {
  const loadStructure = fakeActor<Structure, CourseRef & { learnerId: number }>();
  const loadLesson = fakeActor<Lesson, CourseRef & { number: number }>();
  const loadStep = fakeActor<Step, CourseRef & { stepId: number }>();
  const savePosition = fakeActor<{ done: boolean; progress: CourseProgress }, Position>();
  const sentOnLeave: Position[] = [];
  const clock = new SimulatedClock();
  const actor = createActor(
    lessonMachine.provide({
      actors: {
        loadStructure: loadStructure.logic,
        loadLesson: loadLesson.logic,
        loadStep: loadStep.logic,
        savePosition: savePosition.logic,
        player: playerMachine.provide({
          actors: { readRate: fakeActor<number>().logic, readDisplay: fakeActor<Display>().logic },
          actions: { rememberRate: () => {} },
        }),
      },
      actions: { sendPositionOnLeave: (_, position) => sentOnLeave.push(position) },
    }),
    { input: { locale: "en", slug: "seo", number: 1, step: null }, clock },
  ).start();
  actor.send(signedIn);
  await loadStructure.answer(structure);
  await loadLesson.answer(text);
  await loadStep.answer({ ...videoStep, ...overrides });
  const player = () => actor.getSnapshot().children.player;
  return {
    actor,
    savePosition,
    sentOnLeave,
    clock,
    player,
    context: () => actor.getSnapshot().context,
    isKept: () => actor.getSnapshot().matches({ active: { content: { video: "kept" } } }),
    isWaiting: () => actor.getSnapshot().matches({ active: { content: { video: "waiting" } } }),
    playTo: (to: number) => {
      player()?.send({ type: "player.play" });
      for (let at = (player()?.getSnapshot().context.position ?? 0) + 0.25; at <= to; at += 0.25)
        player()?.send({ type: "player.time", position: at });
    },
  };
}

const saved = { done: false, progress: courseProgress({ progress: 25 }) };
const played = (position: number) => ({
  locale: "en",
  slug: "seo",
  stepId: videoStep.id,
  position,
  watched: [[0, position]],
});

describe("the position of a lesson's clip", () => {
  it("goes to the player, with what was watched on earlier visits", async () => {
    const { player } = await clip({ position: 40, watched: [[0, 40]] });
    expect(player()?.getSnapshot().context).toMatchObject({ position: 40, watched: [[0, 40]] });
  });

  it("is saved every ten seconds of playing", async () => {
    const { playTo, clock, savePosition, isKept, isWaiting, player } = await clip();
    playTo(10);
    clock.increment(9999);
    expect(savePosition.calls).toEqual([]);
    clock.increment(1);
    expect(savePosition.latest().input).toEqual(played(10));
    await savePosition.answer(saved);
    expect(isKept()).toBe(true);
    player()?.send({ type: "player.time", position: 10.25 });
    expect(isWaiting()).toBe(true);
    clock.increment(10_000);
    expect(savePosition.calls).toHaveLength(2);
    expect(savePosition.latest().input).toEqual(played(10.25));
  });

  it("is not saved again while nothing plays", async () => {
    const { playTo, clock, savePosition, isKept, player } = await clip();
    playTo(3);
    player()?.send({ type: "player.pause" });
    await savePosition.answer(saved);
    player()?.send({ type: "player.seek", position: 50 });
    clock.increment(60_000);
    expect(isKept()).toBe(true);
    expect(savePosition.calls).toHaveLength(1);
  });

  it.each(["player.pause", "player.end"] as const)("is saved at once on %s", async (type) => {
    const { playTo, player, savePosition, isKept } = await clip();
    playTo(3);
    player()?.send({ type });
    expect(savePosition.latest().input).toEqual(played(3));
    await savePosition.answer(saved);
    expect(isKept()).toBe(true);
  });

  it("is saved again when the end comes while a save is under way; the late answer is dropped", async () => {
    const { playTo, player, clock, savePosition, context, isKept } = await clip();
    playTo(10);
    clock.increment(10_000);
    const first = savePosition.latest();
    player()?.send({ type: "player.time", position: 10.5 });
    player()?.send({ type: "player.end" });
    expect(savePosition.latest().input).toEqual(played(10.5));
    await first.answer({ done: true, progress: courseProgress({ progress: 1 }) });
    expect(context().step?.done).toBe(false);
    await savePosition.answer(saved);
    expect(context().structure?.progress).toEqual(saved.progress);
    expect(isKept()).toBe(true);
  });

  it("is saved again when a pause comes while a save is under way", async () => {
    const { playTo, player, clock, savePosition } = await clip();
    playTo(10);
    clock.increment(10_000);
    player()?.send({ type: "player.pause" });
    expect(savePosition.calls).toHaveLength(2);
    expect(savePosition.calls[0]?.signal.aborted).toBe(true);
  });

  it("is saved later when a save did not arrive, with everything since", async () => {
    const { playTo, player, clock, savePosition } = await clip();
    playTo(4);
    player()?.send({ type: "player.pause" });
    await savePosition.fail("network");
    clock.increment(10_000);
    expect(savePosition.calls).toHaveLength(2);
    expect(savePosition.latest().input).toEqual(played(4));
  });

  it("is sent without waiting when the page goes away, also after a seek", async () => {
    const { playTo, player, actor, sentOnLeave } = await clip();
    playTo(7);
    player()?.send({ type: "player.pause" });
    player()?.send({ type: "player.seek", position: 20 });
    actor.send({ type: "page.hidden" });
    expect(sentOnLeave).toEqual([{ ...played(7), position: 20 }]);
  });

  it("is the one of the earlier visit if nothing was played", async () => {
    const { actor, sentOnLeave } = await clip({ position: 40, watched: [[0, 40]] });
    actor.send({ type: "page.hidden" });
    expect(sentOnLeave).toEqual([played(40)]);
  });
});
