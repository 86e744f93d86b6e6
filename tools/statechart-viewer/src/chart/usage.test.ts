import { expect, it } from "vitest";
import { createMachine } from "xstate";
import { chartOf } from "./chart";
import { takenBy } from "./usage";

const machine = createMachine({
  id: "lesson",
  initial: "loading",
  on: { "lesson.leave": ".left" },
  states: {
    loading: {
      invoke: { id: "load", src: "load", onDone: "checking", onError: "failed" },
      after: { 5000: "failed" },
    },
    checking: { always: [{ guard: "isShort", target: "short" }, { target: "shown" }] },
    short: {},
    shown: {
      initial: "asking",
      on: { "answer.submit": { target: ".graded" } },
      states: {
        asking: { on: { "answer.submit": [{ guard: "isRight", target: "graded" }, { target: "wrong" }] } },
        graded: {},
        wrong: {},
      },
    },
    failed: { on: { retry: "loading", "*": "left" } },
    left: {},
  },
});
const chart = chartOf(machine, "Lesson", "learning");
const step = (from: string, event: string, to: string) => ({
  from: `lesson.${from}`,
  event,
  to: `lesson.${to}`,
  count: 1,
});

it("finds the transition of a counted step by its event, and by its target if there are several", () => {
  expect(takenBy(chart, step("shown.asking", "answer.submit", "shown.graded"))).toEqual([
    "lesson.shown.asking answer.submit #1",
  ]);
  expect(takenBy(chart, step("shown.asking", "answer.submit", "shown.wrong"))).toEqual([
    "lesson.shown.asking answer.submit #2",
  ]);
  expect(takenBy(chart, step("failed", "retry", "loading"))).toEqual(["lesson.failed retry"]);
});

it("recognizes XState's own events without their numbers", () => {
  expect(takenBy(chart, step("loading", "xstate.error.actor.load", "failed"))).toEqual(["lesson.loading error(load)"]);
  expect(takenBy(chart, step("loading", "xstate.after.#.lesson.loading", "failed"))).toEqual([
    "lesson.loading after(5000)",
  ]);
});

it("takes the first transition if the machine moves on by itself", () => {
  expect(takenBy(chart, step("loading", "xstate.done.actor.load", "short"))).toEqual(["lesson.loading done(load)"]);
});

it("finds transitions of parent states and with wildcards", () => {
  expect(takenBy(chart, step("shown.wrong", "answer.submit", "shown.graded"))).toEqual(["lesson.shown answer.submit"]);
  expect(takenBy(chart, step("shown.asking", "lesson.leave", "left"))).toEqual(["lesson lesson.leave"]);
  expect(takenBy(chart, step("failed", "anything", "left"))).toEqual(["lesson.failed *"]);
});

it("finds none for a step of an older machine", () => {
  expect(takenBy(chart, step("shown.asking", "answer.send", "shown.graded"))).toEqual([]);
  expect(takenBy(chart, step("gone", "retry", "loading"))).toEqual([]);
});

it("finds every transition if several regions moved at once", () => {
  const lamp = createMachine({
    id: "lamp",
    type: "parallel",
    states: {
      light: { initial: "off", states: { off: { on: { press: "on" } }, on: {} } },
      cover: { initial: "closed", states: { closed: { on: { press: "opened" } }, opened: {} } },
    },
  });
  const from = "lamp.light.off lamp.cover.closed";
  const taken = takenBy(chartOf(lamp, "Lamp", "x"), {
    from,
    to: "lamp.light.on lamp.cover.opened",
    event: "press",
    count: 1,
  });
  expect(taken).toEqual(["lamp.light.off press", "lamp.cover.closed press"]);
});
