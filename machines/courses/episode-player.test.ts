import { describe, expect, it } from "vitest";
import { createActor } from "xstate";
import { NotProvidedError } from "../shared/not-provided";
import { fakeActor, flush, runChild, throughJson } from "../testing";
import { episodePlayerMachine, isSeen } from "./episode-player";
import { distinctSeconds } from "./watched";

function clip(seconds = 100) {
  const readRate = fakeActor<number>();
  const rates: number[] = [];
  const logic = episodePlayerMachine.provide({
    actors: { readRate: readRate.logic },
    actions: { rememberRate: (_, rate) => rates.push(rate) },
  });
  const { actor, heard } = runChild(logic, { seconds });
  return {
    actor,
    logic,
    heard,
    readRate,
    rates,
    state: () => actor.getSnapshot().value,
    player: () => actor.getSnapshot().value.player,
    context: () => actor.getSnapshot().context,
    watchedSeconds: () => distinctSeconds(actor.getSnapshot().context.watched),
    seek: (position: number) => actor.send({ type: "player.seek", position }),
    /** Plays from where it stands to `to`, reporting four times a second. */
    playTo: (to: number) => {
      actor.send({ type: "player.play" });
      for (let at = actor.getSnapshot().context.position + 0.25; at <= to; at += 0.25)
        actor.send({ type: "player.time", position: at });
    },
  };
}

describe("having watched a clip", () => {
  it.each([
    ["all of it", 100, [[0, 100]], true],
    ["90 %", 100, [[0, 90]], true],
    ["less", 100, [[0, 89.9]], false],
    ["nothing", 100, [], false],
    ["its end only", 100, [[95, 100]], false],
    [
      "half of it twice",
      100,
      [
        [0, 50],
        [0, 50],
      ],
      false,
    ],
    [
      "90 % in pieces",
      100,
      [
        [60, 100],
        [0, 50],
      ],
      true,
    ],
    ["a clip of unknown length", 0, [[0, 50]], false],
  ] as [string, number, [number, number][], boolean][])("%s", (_, seconds, watched, expected) => {
    expect(isSeen({ seconds, watched })).toBe(expected);
  });
});

describe("what counts", () => {
  it("is what is played, and the episode is told once, at 90 %", () => {
    const { playTo, heard, state, watchedSeconds } = clip();
    playTo(89.75);
    expect(heard).toEqual([]);
    expect(state().count).toBe("counting");
    playTo(90);
    expect(heard).toEqual([{ type: "episode.seen" }]);
    expect(state().count).toBe("seen");
    playTo(100);
    expect(watchedSeconds()).toBe(100);
    expect(heard).toHaveLength(1);
  });

  it("is not what seeking skips", () => {
    const { actor, playTo, seek, heard, watchedSeconds } = clip();
    playTo(10);
    seek(99);
    actor.send({ type: "player.time", position: 99.25 });
    actor.send({ type: "player.end" });
    expect(watchedSeconds()).toBe(10.25);
    expect(heard).toEqual([]);
  });

  it("counts once what is watched twice", () => {
    const { playTo, seek, heard } = clip();
    playTo(50);
    seek(0);
    playTo(50);
    expect(heard).toEqual([]);
  });

  it("counts only while it plays", () => {
    const { actor, context } = clip();
    actor.send({ type: "player.time", position: 0.5 });
    expect(context()).toMatchObject({ position: 0, watched: [] });
  });

  it("counts at the learner's speed", async () => {
    const { actor, readRate, watchedSeconds } = clip();
    await readRate.answer(2);
    actor.send({ type: "player.play" });
    for (let at = 2; at <= 20; at += 2) actor.send({ type: "player.time", position: at });
    expect(watchedSeconds()).toBe(20);
  });
});

describe("the player", () => {
  it("goes through its states, and pauses like any other (R8)", () => {
    const { actor, player } = clip();
    expect(player()).toBe("unstarted");
    actor.send({ type: "player.play" });
    expect(player()).toBe("watching");
    actor.send({ type: "player.pause" });
    expect(player()).toBe("paused");
    actor.send({ type: "player.play" });
    actor.send({ type: "player.end" });
    expect(player()).toBe("ended");
    actor.send({ type: "player.play" });
    actor.send({ type: "player.pause" });
    actor.send({ type: "player.end" });
    expect(player()).toBe("ended");
    actor.send({ type: "player.play" });
    expect(player()).toBe("watching");
  });

  it("says that a clip does not play, and comes back by asking again or by playing", () => {
    const { actor, player } = clip();
    actor.send({ type: "player.fail" });
    expect(player()).toBe("broken");
    expect(actor.getSnapshot().hasTag("failed")).toBe(true);
    actor.send({ type: "player.retry" });
    expect(player()).toBe("unstarted");
    actor.send({ type: "player.play" });
    actor.send({ type: "player.fail" });
    actor.send({ type: "player.play" });
    expect(player()).toBe("watching");
  });
});

describe("the learner's speed", () => {
  it("is the one used last", async () => {
    const { readRate, context, state } = clip();
    expect(context().rate).toBe(1);
    expect(state().speed).toBe("reading");
    await readRate.answer(1.5);
    expect(context().rate).toBe(1.5);
    expect(state().speed).toBe("known");
  });

  it("is normal where none can be read, and is remembered when it is chosen", async () => {
    const { readRate, context, actor, rates } = clip();
    await readRate.fail("internal");
    expect(context().rate).toBe(1);
    actor.send({ type: "rate.change", rate: 0.75 });
    expect(context().rate).toBe(0.75);
    expect(rates).toEqual([0.75]);
  });

  it("is what is chosen before the one used last is read", async () => {
    const { readRate, context, actor, rates } = clip();
    actor.send({ type: "rate.change", rate: 0.75 });
    await readRate.answer(1.5);
    expect(context().rate).toBe(0.75);
    expect(rates).toEqual([0.75]);
  });
});

it("does not take a speed that nobody can read for a failure of reading it", async () => {
  let ended: unknown;
  const actor = createActor(episodePlayerMachine, { input: { seconds: 100 } });
  actor.subscribe({
    error: (error) => {
      ended = error;
    },
  });
  actor.start();
  await flush();
  expect(ended).toEqual(new NotProvidedError('The actor "readRate" is not provided.'));
});

it("goes on from its snapshot", () => {
  const { actor, playTo, logic } = clip();
  playTo(40);
  const snapshot = throughJson(actor.getPersistedSnapshot());
  const later = createActor(logic, { input: { seconds: 100 }, snapshot }).start();
  expect(later.getSnapshot().value.player).toBe("watching");
  later.send({ type: "player.time", position: 40.25 });
  expect(distinctSeconds(later.getSnapshot().context.watched)).toBe(40.25);
});
