import { describe, expect, it } from "vitest";
import { setup } from "xstate";
import { type Chart, chartOf } from "../chart/chart";
import type { MachineWords } from "../chart/machine-words";
import { compareCharts } from "./compare";
import { sentencesOf } from "./sentences";
import { asMarkdown } from "./text";

const words: MachineWords = {
  events: { "exam.finish": "the learner presses Finish", "clock.ticked": "another second passes" },
  guards: { isSaved: "all answers are saved", isOver: "no time is left", isLate: "no time is left" },
  actions: { keepQueue: "keep unsent answers on the device", tellPage: "tell the page" },
  delays: { grace: "the grace for answers", pause: "the pause before sending again" },
  actors: { loadExam: { doing: "loading the exam", done: "the exam is loaded" } },
};

/** A machine with a time that is fixed and one that is computed, and a guard with a parameter. */
function exam({
  reviewing = {},
  grace = 20_000,
  pause = 4000,
  limit = 3,
  told = words as MachineWords | null,
} = {}): Chart {
  const machine = setup({
    types: { events: {} as { type: "exam.finish" } | { type: "clock.ticked" } },
    guards: {
      isSaved: () => true,
      isOver: (_, seconds: number) => seconds > 0,
      isLate: () => true,
    },
    actions: { keepQueue: () => undefined, tellPage: () => undefined },
    delays: { grace, pause: () => pause },
  }).createMachine({
    id: "exam",
    initial: "reviewing",
    states: {
      reviewing: {
        initial: "lastLook",
        states: { lastLook: { on: { "exam.finish": { target: "#exam.expired" }, ...reviewing } } },
      },
      expired: {
        after: { grace: "reviewing", pause: "reviewing" },
        on: { "clock.ticked": { guard: { type: "isOver", params: limit }, target: "reviewing" } },
      },
    },
  });
  return chartOf(machine, "Exam", "exams", told ?? undefined);
}

const between = (before: Chart, after: Chart) =>
  sentencesOf(compareCharts(before, after), "product").map(({ said, code }) => [asMarkdown(said), code]);

describe("sentences in the product's words", () => {
  it("tell a new condition and action of an event, with its id", () => {
    const after = exam({
      reviewing: { "exam.finish": { guard: "isSaved", target: "#exam.expired", actions: ["keepQueue"] } },
    });
    expect(between(exam(), after)).toEqual([
      [
        "In “Reviewing › Last look”, when the learner presses Finish, this now requires that all answers are saved.",
        "exam.reviewing.lastLook exam.finish",
      ],
      [
        "In “Reviewing › Last look”, when the learner presses Finish, this now also does “keep unsent answers on the device”.",
        "exam.reviewing.lastLook exam.finish",
      ],
    ]);
  });

  it("tell new ways and what runs meanwhile", () => {
    const after = exam({
      reviewing: {
        "exam.finish": [{ guard: "isSaved", target: "#exam.expired" }, { actions: ["tellPage"] }],
      },
    });
    expect(between(exam(), after).map(([text]) => text)).toEqual([
      "“Reviewing › Last look” now does “tell the page” when the learner presses Finish in all other cases.",
      "In “Reviewing › Last look”, going to “Expired” when the learner presses Finish now requires that all answers are saved.",
    ]);
  });

  it("tell changed durations", () => {
    expect(between(exam(), exam({ grace: 2000, pause: 8000 }))).toEqual([
      ["In “Expired”, the grace for answers is now 2 s instead of 20 s.", "exam.expired after(grace)"],
      [
        "In “Expired”, the pause before sending again is now usually 8 s instead of usually 4 s.",
        "exam.expired after(pause)",
      ],
    ]);
    expect(
      sentencesOf(compareCharts(exam(), exam({ grace: 2000 })), "engineering").map(({ said }) => asMarkdown(said)),
    ).toEqual(["In `expired`, `after(grace)` now waits 2 s instead of 20 s."]);
  });

  it("add names in the code where the same phrase would not tell what has changed", () => {
    expect(between(exam(), exam({ limit: 5 }))[0]?.[0]).toBe(
      "In “Expired”, when another second passes, this now requires that no time is left (`isOver(5)`) instead of that no time is left (`isOver(3)`).",
    );
  });

  it("tell an earlier revision without words in the words of the later one", () => {
    const after = exam({ reviewing: { "exam.finish": { actions: ["keepQueue"] } } });
    expect(between(exam({ told: null }), after).map(([text]) => text)).toEqual([
      "“Reviewing › Last look” now only does “keep unsent answers on the device” instead of going to “Expired” when the learner presses Finish.",
      "In “Reviewing › Last look”, when the learner presses Finish, this now also does “keep unsent answers on the device”.",
    ]);
    expect(between(exam({ told: null }), exam())).toEqual([]);
  });
});
