import { describe, expect, it } from "vitest";
import { SimulatedClock } from "xstate";
import type { VideoStep } from "../../contract/courses/lessons";
import type { CourseProgress } from "../../contract/courses/progress";
import { courseProgress, fakeActor, runChild } from "../testing";
import { videoMachine } from "./video";
import { distinctSeconds } from "./watched";

const step: VideoStep = {
  id: 5,
  number: 1,
  title: "Clip",
  seconds: 100,
  done: false,
  type: "video",
  video: { url: "/clip.mp4", captionsUrl: null, captionsLanguage: "en" },
  transcript: "",
  position: 0,
  watched: [],
};
interface Position {
  locale: string;
  slug: string;
  stepId: number;
  position: number;
  watched: [number, number][];
}

function clip(overrides: Partial<VideoStep> = {}) {
  const readRate = fakeActor<number>();
  const savePosition = fakeActor<{ done: boolean; progress: CourseProgress }, Position>();
  const clock = new SimulatedClock();
  const rates: number[] = [];
  const sentOnLeave: Position[] = [];
  const { actor, heard } = runChild(
    videoMachine.provide({
      actors: { readRate: readRate.logic, savePosition: savePosition.logic },
      actions: {
        rememberRate: (_, rate) => rates.push(rate),
        sendPositionOnLeave: (_, position) => sentOnLeave.push(position),
      },
    }),
    { locale: "en", slug: "seo", step: { ...step, ...overrides } },
    clock,
  );
  return {
    actor,
    heard,
    readRate,
    savePosition,
    clock,
    rates,
    sentOnLeave,
    player: () => actor.getSnapshot().value.player,
    keeping: () => actor.getSnapshot().value.keeping,
    context: () => actor.getSnapshot().context,
    watchedSeconds: () => distinctSeconds(actor.getSnapshot().context.watched),
    /** Plays from where it stands to `to`, reporting four times a second. */
    playTo: (to: number) => {
      actor.send({ type: "player.play" });
      for (let at = actor.getSnapshot().context.position + 0.25; at <= to; at += 0.25)
        actor.send({ type: "player.time", position: at });
    },
    seek: (position: number) => actor.send({ type: "player.seek", position }),
  };
}

describe("what counts as watched", () => {
  it("what is played", () => {
    const { playTo, watchedSeconds, context } = clip();
    playTo(30);
    expect(watchedSeconds()).toBe(30);
    expect(context().position).toBe(30);
  });

  it("not what seeking skips: seeking to the end counts nothing", () => {
    const { actor, seek, watchedSeconds } = clip();
    actor.send({ type: "player.play" });
    seek(99.5);
    actor.send({ type: "player.time", position: 99.5 });
    actor.send({ type: "player.end" });
    expect(watchedSeconds()).toBe(0);
  });

  it("not a jump that the player does not call a seek", () => {
    const { actor, watchedSeconds } = clip();
    actor.send({ type: "player.play" });
    actor.send({ type: "player.time", position: 95 });
    expect(watchedSeconds()).toBe(0);
  });

  it("once, when it is watched twice", () => {
    const { playTo, seek, watchedSeconds } = clip();
    playTo(20);
    seek(0);
    playTo(20);
    expect(watchedSeconds()).toBe(20);
  });

  it("only while it plays", () => {
    const { actor, watchedSeconds, context } = clip();
    actor.send({ type: "player.time", position: 0.5 });
    expect(watchedSeconds()).toBe(0);
    expect(context().position).toBe(0);
  });

  it("together with what was watched on earlier visits", () => {
    const { playTo, watchedSeconds } = clip({ position: 40, watched: [[0, 40]] });
    playTo(50);
    expect(watchedSeconds()).toBe(50);
  });

  it("at double speed as much as at normal speed", () => {
    const { actor, readRate, watchedSeconds } = clip();
    return readRate.answer(2).then(() => {
      actor.send({ type: "player.play" });
      for (let at = 2; at <= 20; at += 2) actor.send({ type: "player.time", position: at });
      expect(watchedSeconds()).toBe(20);
    });
  });
});

describe("the player", () => {
  it("goes through its states", () => {
    const { actor, player } = clip();
    expect(player()).toBe("unstarted");
    actor.send({ type: "player.play" });
    expect(player()).toBe("playing");
    actor.send({ type: "player.wait" });
    expect(player()).toBe("buffering");
    expect(actor.getSnapshot().hasTag("moving")).toBe(true);
    actor.send({ type: "player.play" });
    actor.send({ type: "player.pause" });
    expect(player()).toBe("paused");
    actor.send({ type: "player.wait" });
    expect(player()).toBe("paused");
    actor.send({ type: "player.end" });
    expect(player()).toBe("ended");
    actor.send({ type: "player.play" });
    expect(player()).toBe("playing");
  });

  it("pauses and ends out of buffering", () => {
    const { actor, player } = clip();
    actor.send({ type: "player.play" });
    actor.send({ type: "player.wait" });
    actor.send({ type: "player.pause" });
    expect(player()).toBe("paused");
    actor.send({ type: "player.play" });
    actor.send({ type: "player.wait" });
    actor.send({ type: "player.end" });
    expect(player()).toBe("ended");
  });

  it("says that a clip does not play, and comes back by asking again or by playing", () => {
    const { actor, player } = clip();
    actor.send({ type: "player.fail" });
    expect(player()).toBe("broken");
    expect(actor.getSnapshot().hasTag("failed")).toBe(true);
    actor.send({ type: "player.retry" });
    expect(player()).toBe("unstarted");
    actor.send({ type: "player.fail" });
    actor.send({ type: "player.play" });
    expect(player()).toBe("playing");
  });
});

describe("where it stands", () => {
  const saved = { done: false, progress: courseProgress({ progress: 25 }) };

  it("is saved every ten seconds of playing", async () => {
    const { playTo, clock, savePosition, keeping } = clip();
    playTo(10);
    clock.increment(9999);
    expect(savePosition.calls).toEqual([]);
    clock.increment(1);
    expect(savePosition.latest().input).toEqual({
      locale: "en",
      slug: "seo",
      stepId: 5,
      position: 10,
      watched: [[0, 10]],
    });
    await savePosition.answer(saved);
    expect(keeping()).toBe("waiting");
    clock.increment(10_000);
    expect(savePosition.calls).toHaveLength(2);
  });

  it.each(["player.pause", "player.end"] as const)("is saved at once on %s", async (type) => {
    const { playTo, actor, savePosition, keeping } = clip();
    playTo(3);
    actor.send({ type });
    expect(savePosition.latest().input.position).toBe(3);
    await savePosition.answer(saved);
    expect(keeping()).toBe("kept");
  });

  it("is saved anew when the end comes while a save is under way; the late answer is dropped", async () => {
    const { playTo, actor, clock, savePosition, heard, keeping } = clip();
    playTo(10);
    clock.increment(10_000);
    const first = savePosition.latest();
    actor.send({ type: "player.time", position: 10.5 });
    actor.send({ type: "player.end" });
    expect(savePosition.latest().input.position).toBe(10.5);
    await first.answer({ done: true, progress: courseProgress({ progress: 1 }) });
    expect(heard).toEqual([]);
    await savePosition.answer(saved);
    expect(heard).toHaveLength(1);
    expect(keeping()).toBe("kept");
  });

  it("is saved anew when a pause comes while a save is under way", () => {
    const { playTo, actor, clock, savePosition } = clip();
    playTo(10);
    clock.increment(10_000);
    actor.send({ type: "player.pause" });
    expect(savePosition.calls).toHaveLength(2);
    expect(savePosition.calls[0]?.signal.aborted).toBe(true);
  });

  it("is saved later when a save did not arrive, with everything since", async () => {
    const { playTo, actor, clock, savePosition } = clip();
    playTo(4);
    actor.send({ type: "player.pause" });
    await savePosition.fail("network");
    clock.increment(10_000);
    expect(savePosition.calls).toHaveLength(2);
    expect(savePosition.latest().input.watched).toEqual([[0, 4]]);
  });

  it("is sent without waiting when the page goes away", () => {
    const { playTo, actor, sentOnLeave } = clip();
    playTo(7);
    actor.send({ type: "page.hidden" });
    expect(sentOnLeave).toEqual([{ locale: "en", slug: "seo", stepId: 5, position: 7, watched: [[0, 7]] }]);
  });

  it("tells the lesson what the server counted, and that the step is done", async () => {
    const { playTo, actor, savePosition, heard, context } = clip();
    playTo(90);
    actor.send({ type: "player.pause" });
    const progress = courseProgress({ progress: 50 });
    await savePosition.answer({ done: true, progress });
    expect(context().done).toBe(true);
    expect(heard).toEqual([{ type: "step.progressed", progress, done: true }]);
  });
});

describe("the learner's speed", () => {
  it("is the one used last", async () => {
    const { readRate, context } = clip();
    expect(context().rate).toBe(1);
    await readRate.answer(1.5);
    expect(context().rate).toBe(1.5);
  });

  it("is normal where none can be read", async () => {
    const { readRate, context, actor, rates } = clip();
    await readRate.fail("internal");
    expect(context().rate).toBe(1);
    actor.send({ type: "rate.change", rate: 0.75 });
    expect(context().rate).toBe(0.75);
    expect(rates).toEqual([0.75]);
  });

  it("is remembered for the next video", async () => {
    const { readRate, actor, rates, context } = clip();
    await readRate.answer(1);
    actor.send({ type: "rate.change", rate: 2 });
    expect(context().rate).toBe(2);
    expect(rates).toEqual([2]);
  });

  it("is what was chosen before the last one was read", async () => {
    const { readRate, actor, rates, context } = clip();
    actor.send({ type: "rate.change", rate: 2 });
    expect(context().rate).toBe(2);
    expect(rates).toEqual([2]);
    await readRate.answer(0.75);
    expect(context().rate).toBe(2);
  });
});
