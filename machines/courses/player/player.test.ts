import { describe, expect, it } from "vitest";
import { createActor } from "xstate";
import { NotProvidedError } from "../../shared/not-provided";
import { fakeActor, flush, runChild, throughJson } from "../../testing";
import { distinctSeconds } from "../watched";
import { playerMachine } from ".";
import { type Display, type Input, notPlayed } from "./context";

function clip(given: Partial<Input> = {}) {
  const readRate = fakeActor<number>();
  const rates: number[] = [];
  const logic = playerMachine.provide({
    actors: { readRate: readRate.logic, readDisplay: fakeActor<Display>().logic },
    actions: { rememberRate: (_, rate) => rates.push(rate) },
  });
  const { actor, heard } = runChild(logic, { ...notPlayed, ...given });
  return {
    actor,
    logic,
    heard,
    told: () => heard.map(({ type }) => type),
    readRate,
    rates,
    playback: () => actor.getSnapshot().value.playback,
    context: () => actor.getSnapshot().context,
    watchedSeconds: () => distinctSeconds(actor.getSnapshot().context.watched),
    /** Plays from where it is to `to`, reporting four times a second. */
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
    const { actor, context } = clip();
    actor.send({ type: "player.time", position: 0.5 });
    expect(context()).toMatchObject({ position: 0, watched: [] });
  });

  it("together with what was watched on earlier visits", () => {
    const { playTo, watchedSeconds } = clip({ position: 40, watched: [[0, 40]] });
    playTo(50);
    expect(watchedSeconds()).toBe(50);
  });

  it("at double speed as much as at normal speed", async () => {
    const { actor, readRate, watchedSeconds } = clip();
    await readRate.answer(2);
    actor.send({ type: "player.play" });
    for (let at = 2; at <= 20; at += 2) actor.send({ type: "player.time", position: at });
    expect(watchedSeconds()).toBe(20);
  });
});

describe("the player", () => {
  it("goes through its states, and stays paused until it is played (R8)", () => {
    const { actor, playback } = clip();
    expect(playback()).toBe("unstarted");
    actor.send({ type: "player.play" });
    expect(playback()).toBe("playing");
    actor.send({ type: "player.wait" });
    expect(playback()).toBe("buffering");
    actor.send({ type: "player.play" });
    actor.send({ type: "player.pause" });
    expect(playback()).toBe("paused");
    actor.send({ type: "player.wait" });
    expect(playback()).toBe("paused");
    actor.send({ type: "player.end" });
    expect(playback()).toBe("ended");
    actor.send({ type: "player.play" });
    expect(playback()).toBe("playing");
    actor.send({ type: "player.end" });
    expect(playback()).toBe("ended");
  });

  it.each([
    ["player.pause", "paused"],
    ["player.end", "ended"],
  ] as const)("takes %s while it waits for data", (type, expected) => {
    const { actor, playback } = clip();
    actor.send({ type: "player.play" });
    actor.send({ type: "player.wait" });
    actor.send({ type });
    expect(playback()).toBe(expected);
  });

  it("says that a clip does not play, and recovers on request or by playing", () => {
    const { actor, playback } = clip();
    actor.send({ type: "player.fail" });
    expect(playback()).toBe("broken");
    expect(actor.getSnapshot().hasTag("failed")).toBe(true);
    actor.send({ type: "player.start" });
    expect(playback()).toBe("starting");
    actor.send({ type: "player.play" });
    actor.send({ type: "player.fail" });
    actor.send({ type: "player.play" });
    expect(playback()).toBe("playing");
  });
});

describe("the machine that runs it", () => {
  it("receives what was played, and where", () => {
    const { actor, heard } = clip({ position: 40, watched: [[0, 40]] });
    actor.send({ type: "player.play" });
    actor.send({ type: "player.time", position: 41 });
    expect(heard).toEqual([
      { type: "player.progressed", position: 40, watched: [[0, 40]] },
      { type: "player.progressed", position: 41, watched: [[0, 41]] },
    ]);
  });

  it("receives a pause, a seek, and the end", () => {
    const { actor, seek, told, heard } = clip();
    actor.send({ type: "player.play" });
    actor.send({ type: "player.pause" });
    seek(9);
    actor.send({ type: "player.end" });
    expect(told()).toEqual(["player.progressed", "player.stopped", "player.moved", "player.stopped", "player.ended"]);
    expect(heard.at(-2)).toEqual({ type: "player.stopped", position: 9, watched: [] });
    expect(heard.at(-1)).toEqual({ type: "player.ended", position: 9, watched: [] });
  });

  it("receives nothing before the clip plays", () => {
    expect(clip({ position: 40 }).told()).toEqual([]);
  });
});

describe("the learner's speed", () => {
  it("is the one used last", async () => {
    const { readRate, context, actor } = clip();
    expect(context().rate).toBe(1);
    expect(actor.getSnapshot().value.speed).toBe("reading");
    await readRate.answer(1.5);
    expect(context().rate).toBe(1.5);
    expect(actor.getSnapshot().value.speed).toBe("known");
  });

  it("is normal if none can be read, and is remembered for the next clip when it is chosen", async () => {
    const { readRate, context, actor, rates } = clip();
    await readRate.fail("internal");
    expect(context().rate).toBe(1);
    actor.send({ type: "rate.change", rate: 0.75 });
    expect(context().rate).toBe(0.75);
    expect(rates).toEqual([0.75]);
  });

  it("is what is chosen before the one used last is read", async () => {
    const { readRate, actor, rates, context } = clip();
    actor.send({ type: "rate.change", rate: 2 });
    expect(context().rate).toBe(2);
    await readRate.answer(0.75);
    expect(context().rate).toBe(2);
    expect(rates).toEqual([2]);
  });

  it("is normal and is not read for a promo", () => {
    const { readRate, context, actor } = clip({ playsByItself: true });
    expect(actor.getSnapshot().value.speed).toBe("known");
    expect(readRate.calls).toEqual([]);
    expect(context().rate).toBe(1);
  });

  it("is not treated as unreadable if nothing reads it", async () => {
    let ended: unknown;
    const actor = createActor(playerMachine.provide({ actors: { readDisplay: fakeActor<Display>().logic } }), {
      input: notPlayed,
    });
    actor.subscribe({
      error: (error) => {
        ended = error;
      },
    });
    actor.start();
    await flush();
    expect(ended).toEqual(new NotProvidedError('The actor "readRate" is not provided.'));
  });
});

it("continues from its snapshot", () => {
  const { actor, playTo, logic } = clip();
  playTo(40);
  actor.send({ type: "player.pause" });
  const snapshot = throughJson(actor.getPersistedSnapshot());
  const later = createActor(logic, { input: notPlayed, snapshot }).start();
  expect(later.getSnapshot().value.playback).toBe("paused");
  expect(later.getSnapshot().context).toMatchObject({ position: 40, watched: [[0, 40]] });
});
