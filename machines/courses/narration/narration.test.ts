import { describe, expect, it } from "vitest";
import { createActor, SimulatedClock } from "xstate";
import { fakeActor, runChild, throughJson } from "../../testing";
import { narrationMachine } from ".";
import { type Speech, speechOf, type Utterance } from "./context";

const cues = [
  { start: 0, end: 4, text: "The first is crawling." },
  { start: 4, end: 8, text: "The second is indexing." },
  { start: 10, end: 12, text: "The third is ranking." },
];
const speech: Speech = { cues, language: "en" };

/** The narration of a clip, with a voice that the test operates. */
function narration({ on, of = speech }: { on: boolean; of?: Speech | null }) {
  const readNarration = fakeActor<boolean>();
  const findVoice = fakeActor<string | null, Pick<Speech, "language">>();
  const speak = fakeActor<void, Utterance>();
  const remembered: boolean[] = [];
  const clock = new SimulatedClock();
  const logic = narrationMachine.provide({
    actors: { readNarration: readNarration.logic, findVoice: findVoice.logic, speak: speak.logic },
    actions: { rememberNarration: (_, isOn) => remembered.push(isOn) },
  });
  const { actor, heard } = runChild(logic, { speech: of }, clock);
  return {
    actor,
    logic,
    clock,
    findVoice,
    readNarration,
    speak,
    remembered,
    told: () => heard.map(({ type }) => type),
    said: () => speak.inputs().map(({ text }) => text),
    state: () => actor.getSnapshot().value,
    has: (tag: "offered" | "on" | "silent") => actor.getSnapshot().hasTag(tag),
    plays: (position: number) => actor.send({ type: "picture.started", position }),
    advances: (position: number) => actor.send({ type: "picture.advanced", position }),
    moves: (position: number) => actor.send({ type: "picture.moved", position }),
    stops: () => actor.send({ type: "picture.stopped" }),
    recalled: () => readNarration.answer(on),
  };
}
/** A narration that is on, of a device that has a voice, before the clip plays. */
async function ready() {
  const opened = narration({ on: true });
  await opened.recalled();
  await opened.findVoice.answer("Anna");
  return opened;
}
/** The same while its first caption is read. */
async function speaking() {
  const opened = await ready();
  opened.plays(0);
  return opened;
}

describe("reading aloud", () => {
  it("is offered for captions of a clip without sound, and for no other", () => {
    const clip = { cues, captionsLanguage: "de" as const, hasSound: false };
    expect(speechOf(clip)).toEqual({ cues, language: "de" });
    expect(speechOf({ ...clip, hasSound: true })).toBeNull();
    expect(speechOf({ ...clip, cues: [] })).toBeNull();
  });

  it("is not offered, and asks for nothing, if there is nothing to read", () => {
    const { state, has, readNarration } = narration({ on: true, of: null });
    expect(state()).toBe("unneeded");
    expect(has("offered")).toBe(false);
    expect(readNarration.calls).toEqual([]);
  });

  it("is off unless this device remembers otherwise, and says nothing", async () => {
    const { recalled, state, has, plays, said } = narration({ on: false });
    await recalled();
    plays(0);
    expect(state()).toBe("off");
    expect([has("offered"), has("on")]).toEqual([true, false]);
    expect(said()).toEqual([]);
  });

  it("is off if what the device remembers cannot be read", async () => {
    const { readNarration, state } = narration({ on: true });
    await readNarration.fail("internal");
    expect(state()).toBe("off");
  });

  it("is turned on and off with one press, and remembered", async () => {
    const { recalled, actor, findVoice, state, remembered } = narration({ on: false });
    await recalled();
    actor.send({ type: "narration.turnOn" });
    expect(state()).toEqual({ on: "asking" });
    expect(findVoice.latest().input).toEqual({ language: "en" });
    await findVoice.answer("Anna");
    expect(state()).toEqual({ on: "resting" });
    actor.send({ type: "narration.turnOff" });
    expect(state()).toBe("off");
    expect(remembered).toEqual([true, false]);
  });

  it("can be turned on before the device has answered", async () => {
    const { actor, state, recalled } = narration({ on: false });
    actor.send({ type: "narration.turnOn" });
    await recalled();
    expect(state()).toEqual({ on: "asking" });
  });

  it("begins with the picture, not before", async () => {
    const { said, plays, speak } = await ready();
    expect(said()).toEqual([]);
    plays(0);
    expect(speak.inputs()).toEqual([{ text: cues[0]?.text, language: "en", voice: "Anna", rate: 1 }]);
  });

  it("begins at once if it is turned on while the clip plays", async () => {
    const { recalled, actor, plays, advances, findVoice, said } = narration({ on: false });
    await recalled();
    plays(0);
    advances(5);
    actor.send({ type: "narration.turnOn" });
    await findVoice.answer("Anna");
    expect(said()).toEqual([cues[1]?.text]);
  });
});

describe("the voice and the picture", () => {
  it("the voice waits for the next caption", async () => {
    const { speak, advances, state, said, told } = await speaking();
    await speak.answer();
    expect(state()).toEqual({ on: "waiting" });
    advances(3.5);
    expect(said()).toHaveLength(1);
    advances(4);
    expect(said()).toEqual([cues[0]?.text, cues[1]?.text]);
    await speak.answer();
    advances(9);
    expect(state()).toEqual({ on: "waiting" });
    advances(10.1);
    expect(said()).toHaveLength(3);
    expect(told()).toEqual([]);
  });

  it("the picture waits for the voice, which speaks faster from then on, but never by more than 30%", async () => {
    const { speak, advances, moves, state, told } = await speaking();
    advances(3.7);
    expect(state()).toEqual({ on: { speaking: "inStep" } });
    advances(3.75);
    expect(state()).toEqual({ on: { speaking: "pictureWaits" } });
    expect(told()).toEqual(["narration.held"]);
    await speak.answer();
    expect(told()).toEqual(["narration.held", "narration.released"]);
    for (let time = 0; time < 5; time += 1) {
      moves(4);
      advances(7.9);
      await speak.answer();
    }
    expect(speak.inputs().map(({ rate }) => rate)).toEqual([1, 1.1, 1.2, 1.3, 1.3, 1.3]);
  });

  it("a pause silences the voice, and playing again begins the caption again", async () => {
    const { speak, advances, stops, plays, state, said } = await speaking();
    advances(2);
    stops();
    expect(speak.latest().signal.aborted).toBe(true);
    expect(state()).toEqual({ on: "resting" });
    plays(2);
    expect(said()).toEqual([cues[0]?.text, cues[0]?.text]);
  });

  it("a caption that has been read is not read again after a pause", async () => {
    const { speak, stops, plays, advances, said } = await speaking();
    await speak.answer();
    stops();
    plays(2);
    expect(said()).toHaveLength(1);
    advances(4.2);
    expect(said()).toEqual([cues[0]?.text, cues[1]?.text]);
  });

  it("a pause while the picture waits lets it go: it does not play on by itself", async () => {
    const { advances, stops, told, state } = await speaking();
    advances(3.9);
    stops();
    expect(told()).toEqual(["narration.held", "narration.released"]);
    expect(state()).toEqual({ on: "resting" });
  });

  it.each(["speaking", "waiting"] as const)("seeking while %s reads the caption of the new place", async (from) => {
    const { speak, moves, said } = await speaking();
    if (from === "waiting") await speak.answer();
    moves(5);
    expect(said()).toEqual([cues[0]?.text, cues[1]?.text]);
    moves(0);
    expect(said()).toEqual([cues[0]?.text, cues[1]?.text, cues[0]?.text]);
    moves(9);
    expect(speak.latest().signal.aborted).toBe(true);
    expect(said()).toHaveLength(3);
  });

  it("seeking while the clip stands still says nothing until it plays", async () => {
    const { moves, plays, said } = await ready();
    moves(4.5);
    expect(said()).toEqual([]);
    plays(4.5);
    expect(said()).toEqual([cues[1]?.text]);
  });

  it("the voice finishes its sentence at the end of the clip", async () => {
    const { actor, speak, state } = await speaking();
    actor.send({ type: "picture.ended" });
    expect(speak.latest().signal.aborted).toBe(false);
    await speak.answer();
    expect(state()).toEqual({ on: "resting" });
  });

  it("another speed is the voice's from the next caption on, between half and double", async () => {
    const { actor, speak, moves } = await speaking();
    for (const [rate, at] of [
      [1.5, 4],
      [2.5, 0],
      [0.25, 4],
    ] as const) {
      actor.send({ type: "picture.rated", rate });
      moves(at);
    }
    expect(speak.inputs().map(({ rate }) => rate)).toEqual([1, 1.5, 2, 0.5]);
  });

  it("turning it off silences the voice and lets a waiting picture go", async () => {
    const { actor, advances, speak, told, state } = await speaking();
    advances(3.9);
    actor.send({ type: "narration.turnOff" });
    expect(speak.latest().signal.aborted).toBe(true);
    expect(told()).toEqual(["narration.held", "narration.released"]);
    expect(state()).toBe("off");
  });

  it("leaving the page silences the voice", async () => {
    const { speak, actor } = await speaking();
    actor._parent?.stop();
    expect(speak.latest().signal.aborted).toBe(true);
  });
});

describe("a voice that is missing or fails", () => {
  it.each(["none", "failed"] as const)("is said so if there is none for the language (%s)", async (how) => {
    const { recalled, findVoice, has, plays, said, state } = narration({ on: true });
    await recalled();
    await (how === "none" ? findVoice.answer(null) : findVoice.fail("internal"));
    plays(0);
    expect(state()).toEqual({ on: "noVoice" });
    expect(has("silent")).toBe(true);
    expect(said()).toEqual([]);
  });

  it("is said so if it fails, lets a waiting picture go, and tries again on request", async () => {
    const { speak, advances, has, told, actor, said } = await speaking();
    advances(3.9);
    await speak.fail("internal");
    expect(has("silent")).toBe(true);
    expect(told()).toEqual(["narration.held", "narration.released"]);
    advances(5);
    actor.send({ type: "narration.retry" });
    expect(has("silent")).toBe(false);
    expect(said()).toEqual([cues[0]?.text, cues[1]?.text]);
  });

  it("is said so if it is silent in the middle for far longer than the sentence takes", async () => {
    const { clock, has, speak } = await speaking();
    clock.increment(5000 + 22 * 400 - 1);
    expect(has("silent")).toBe(false);
    clock.increment(1);
    expect(has("silent")).toBe(true);
    expect(speak.latest().signal.aborted).toBe(true);
  });
});

it("continues from its snapshot", async () => {
  const { actor, logic } = await ready();
  const snapshot = throughJson(actor.getPersistedSnapshot());
  const later = createActor(logic, { input: { speech }, snapshot }).start();
  expect(later.getSnapshot().value).toEqual({ on: "resting" });
  expect(later.getSnapshot().context).toMatchObject({ voice: "Anna", cues });
});
