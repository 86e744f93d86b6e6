import { describe, expect, it } from "vitest";
import type { Step } from "../../../contract/courses/lessons";
import { courseProgress, flush } from "../../testing";
import { base, reading, structureOf, summary, textStep } from "./lesson.testing";

const videoStep = (id: number): Step => ({
  ...base(id),
  type: "video",
  video: { url: "/clip.mp4", captionsUrl: null, captionsLanguage: "en", hasSound: false, cues: [], chapters: [] },
  transcript: "",
  position: 0,
  watched: [],
});

describe("a video in a lesson", () => {
  const withVideo = structureOf([summary(1, "video"), summary(2)]);
  const watching = async () => {
    const opened = await reading(videoStep(10), withVideo);
    opened.player()?.send({ type: "player.play" });
    for (let at = 0.25; at <= 8; at += 0.25) opened.player()?.send({ type: "player.time", position: at });
    return opened;
  };

  it("reports its progress to the lesson", async () => {
    const { player, savePosition, context } = await watching();
    player()?.send({ type: "player.pause" });
    const progress = courseProgress({ progress: 50 });
    await savePosition.answer({ done: true, progress });
    expect(context().step?.done).toBe(true);
    expect(context().structure?.progress).toEqual(progress);
  });

  it("stays unfinished while the server reports it unfinished", async () => {
    const { player, savePosition, context } = await watching();
    player()?.send({ type: "player.pause" });
    await savePosition.answer({ done: false, progress: courseProgress() });
    expect(context().step?.done).toBe(false);
  });

  it("can be marked as done by hand", async () => {
    const { actor, completeStep, context } = await watching();
    actor.send({ type: "step.complete" });
    await completeStep.answer(courseProgress());
    expect(context().step?.done).toBe(true);
  });

  it("removes the message that it could not be marked as done, once it was watched to its end", async () => {
    const { actor, player, completeStep, savePosition, matches, context, state } = await watching();
    actor.send({ type: "step.complete" });
    await completeStep.fail("network");
    expect(matches({ active: { completion: "kept" } })).toBe(true);
    player()?.send({ type: "player.pause" });
    await savePosition.answer({ done: true, progress: courseProgress() });
    expect(matches({ active: { completion: "stepCompleted" } })).toBe(true);
    expect(context().failure).toBeNull();
    actor.send({ type: "step.continue" });
    expect(state()).toBe("opening");
    expect(completeStep.calls).toHaveLength(1);
  });

  it.each([
    ["step.complete", { active: { completion: "stepCompleted" } }],
    ["step.continue", "opening"],
  ] as const)("does what %s asked for when the clip was done before that failed", async (type, expected) => {
    const { actor, player, completeStep, savePosition, matches } = await watching();
    actor.send({ type });
    player()?.send({ type: "player.pause" });
    await savePosition.answer({ done: true, progress: courseProgress() });
    await completeStep.fail("network");
    expect(matches(expected)).toBe(true);
  });

  it("keeps its position when the page is closed", async () => {
    const { actor, sentOnLeave } = await watching();
    actor.send({ type: "page.hidden" });
    expect(sentOnLeave).toMatchObject([{ position: 8, watched: [[0, 8]] }]);
  });

  it("keeps its position when another step is opened", async () => {
    const { actor, sentOnLeave } = await watching();
    actor.send({ type: "step.open", step: 2 });
    await flush();
    expect(sentOnLeave).toMatchObject([{ position: 8, watched: [[0, 8]] }]);
  });

  it("receives nothing from the page once it is left", async () => {
    const { actor, loadStep, sentOnLeave } = await watching();
    actor.send({ type: "step.open", step: 2 });
    await loadStep.answer(textStep(20));
    const before = sentOnLeave.length;
    actor.send({ type: "page.hidden" });
    expect(sentOnLeave).toHaveLength(before);
  });
});
