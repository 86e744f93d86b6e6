import { describe, expect, it } from "vitest";
import { fakeActor, runChild } from "../../testing";
import { narrationMachine } from "../narration";
import type { Speech, Utterance } from "../narration/context";
import { playerMachine } from ".";
import { type Display, notPlayed } from "./context";

const cues = [
  { start: 0, end: 4, text: "The first is crawling." },
  { start: 4, end: 8, text: "The second is indexing." },
];

/** A clip of a lesson without sound, with a voice that the test operates, and what its element is asked for. */
async function clip({ narrated = false } = {}) {
  const readDisplay = fakeActor<Display>();
  const readNarration = fakeActor<boolean>();
  const findVoice = fakeActor<string | null, Pick<Speech, "language">>();
  const speak = fakeActor<void, Utterance>();
  const remembered: Display[] = [];
  const narration = narrationMachine.provide({
    actors: { readNarration: readNarration.logic, findVoice: findVoice.logic, speak: speak.logic },
    actions: { rememberNarration: () => undefined },
  });
  const logic = playerMachine.provide({
    actors: { readRate: fakeActor<number>().logic, readDisplay: readDisplay.logic, narration },
    actions: { rememberRate: () => undefined, rememberDisplay: (_, display) => remembered.push(display) },
  });
  const { actor, heard } = runChild(logic, { ...notPlayed, speech: { cues, language: "en" } });
  const asked: (boolean | number)[] = [];
  actor.on("playback.requested", ({ playing }) => asked.push(playing));
  actor.on("position.requested", ({ position }) => asked.push(position));
  if (narrated) {
    await readNarration.answer(true);
    await findVoice.answer("Anna");
  }
  return {
    actor,
    asked,
    speak,
    readDisplay,
    remembered,
    told: () => heard.map(({ type }) => type),
    playback: () => actor.getSnapshot().value.playback,
    display: () => actor.getSnapshot().context.display,
    time: (position: number) => actor.send({ type: "player.time", position }),
  };
}
/** The same while the picture waits for the voice. */
async function held() {
  const opened = await clip({ narrated: true });
  opened.actor.send({ type: "player.play" });
  opened.time(1);
  opened.time(2);
  opened.time(3);
  opened.time(3.9);
  return opened;
}

describe("the picture of a narrated clip", () => {
  it("waits for the voice without counting as paused, and goes on when the caption has been read", async () => {
    const { actor, asked, playback, speak, told, time } = await held();
    expect(playback()).toBe("held");
    expect(actor.getSnapshot().hasTag("moving")).toBe(true);
    expect(asked).toEqual([false]);
    // The element reports that it has done so.
    actor.send({ type: "player.pause" });
    expect(playback()).toBe("held");
    expect(told()).not.toContain("player.stopped");
    await speak.answer();
    expect(playback()).toBe("starting");
    expect(asked).toEqual([false, true]);
    actor.send({ type: "player.play" });
    time(4.1);
    expect(speak.inputs().map(({ text }) => text)).toEqual(cues.map(({ text }) => text));
  });

  it("stays paused if the viewer pauses while it waits", async () => {
    const { actor, asked, playback, speak } = await held();
    actor.send({ type: "player.stop" });
    expect(playback()).toBe("paused");
    expect(speak.latest().signal.aborted).toBe(true);
    expect(asked).toEqual([false]);
    actor.send({ type: "player.start" });
    actor.send({ type: "player.play" });
    expect(speak.calls).toHaveLength(2);
  });

  it("goes on if the voice fails", async () => {
    const { playback, speak } = await held();
    await speak.fail("internal");
    expect(playback()).toBe("starting");
  });

  it("comes to its end while it waits", async () => {
    const { actor, playback, speak, told } = await held();
    actor.send({ type: "player.end" });
    expect(playback()).toBe("ended");
    expect(told().at(-1)).toBe("player.ended");
    expect(speak.latest().signal.aborted).toBe(false);
  });

  it("plays on if the viewer plays it elsewhere, as with a key of the keyboard", async () => {
    const { actor, playback } = await held();
    actor.send({ type: "player.play" });
    expect(playback()).toBe("playing");
  });

  it.each(["player.pause", "player.fail"] as const)("takes the voice along when it stops: %s", async (type) => {
    const { actor, speak } = await clip({ narrated: true });
    actor.send({ type: "player.play" });
    actor.send({ type });
    expect(speak.latest().signal.aborted).toBe(true);
  });

  it("takes the voice along to another place, and at another speed", async () => {
    const { actor, speak } = await clip({ narrated: true });
    actor.send({ type: "player.play" });
    actor.send({ type: "rate.change", rate: 1.5 });
    actor.send({ type: "player.seek", position: 5 });
    expect(speak.latest().input).toMatchObject({ text: cues[1]?.text, rate: 1.5 });
  });
});

describe("the controls", () => {
  it("start and stop the element", async () => {
    const { actor, asked, playback } = await clip();
    actor.send({ type: "player.start" });
    expect(playback()).toBe("starting");
    actor.send({ type: "player.play" });
    actor.send({ type: "player.stop" });
    expect(asked).toEqual([true, false]);
    actor.send({ type: "player.end" });
    actor.send({ type: "player.start" });
    expect([playback(), asked.at(-1)]).toEqual(["starting", true]);
  });

  it("go to another place, which counts nothing as watched", async () => {
    const { actor, asked } = await clip();
    actor.send({ type: "player.jump", position: 7 });
    expect(asked).toEqual([7]);
    expect(actor.getSnapshot().context).toMatchObject({ position: 7, watched: [] });
  });

  it("turn the sound off and on", async () => {
    const { actor } = await clip();
    actor.send({ type: "sound.toggle" });
    expect(actor.getSnapshot().context.muted).toBe(true);
    actor.send({ type: "sound.toggle" });
    expect(actor.getSnapshot().context.muted).toBe(false);
  });
});

describe("captions and the transcript", () => {
  it("are shown as on the last visit, or captions without the transcript", async () => {
    const { readDisplay, display } = await clip();
    expect(display()).toEqual({ captions: true, captionSize: "medium", transcript: false });
    const before: Display = { captions: false, captionSize: "large", transcript: true };
    await readDisplay.answer(before);
    expect(display()).toEqual(before);
  });

  it("are shown as usual if nothing can be read", async () => {
    const { readDisplay, display, actor } = await clip();
    await readDisplay.fail("internal");
    expect(display().captions).toBe(true);
    expect(actor.getSnapshot().value.display).toBe("known");
  });

  it("are remembered as they are chosen, one by one", async () => {
    const { actor, display, remembered } = await clip();
    actor.send({ type: "captions.toggle" });
    actor.send({ type: "captions.resize", size: "large" });
    actor.send({ type: "transcript.toggle" });
    expect(remembered).toEqual([
      { captions: false, captionSize: "medium", transcript: false },
      { captions: false, captionSize: "large", transcript: false },
      { captions: false, captionSize: "large", transcript: true },
    ]);
    actor.send({ type: "captions.toggle" });
    actor.send({ type: "transcript.toggle" });
    expect(display()).toEqual({ captions: true, captionSize: "large", transcript: false });
  });

  it("are missing if their file cannot be loaded, and the clip plays on", async () => {
    const { actor, playback } = await clip();
    actor.send({ type: "player.play" });
    actor.send({ type: "captions.fail" });
    expect(actor.getSnapshot().value.captions).toBe("missing");
    expect(playback()).toBe("playing");
  });
});
