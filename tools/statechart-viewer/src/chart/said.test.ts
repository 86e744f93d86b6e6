import { describe, expect, it } from "vitest";
import { and, assign, fromPromise, not, or, raise, setup } from "xstate";
import { type ChartTransition, chartOf } from "./chart";
import { durationText, headline, type MachineWords } from "./machine-words";
import { labelLines, stateLines } from "./texts";

const machine = setup({
  types: {
    context: {} as { wait: number | null },
    events: {} as { type: "exam.finish" } | { type: "clock.stopped" } | { type: "answer.choose" },
  },
  actors: { loadExam: fromPromise(async () => undefined), sendAnswer: fromPromise(async () => undefined) },
  guards: { isOpen: () => true, isVisitor: () => true },
  actions: { keepQueue: () => undefined, tellPage: (_, on: boolean) => on },
  delays: { grace: 20_000, pause: ({ context }) => Math.max(context.wait ?? 0, 4000), odd: () => Number.NaN },
}).createMachine({
  id: "exam",
  context: { wait: 0 },
  initial: "coolingDown",
  states: {
    coolingDown: {
      description: "Closed (L8, S4.exam), a while (or two).",
      tags: "busy",
      invoke: { id: "loadExam", src: "loadExam", onDone: "open", onError: "coolingDown" },
      entry: { type: "tellPage", params: true },
      exit: raise({ type: "clock.stopped" }),
      always: [{ guard: and(["isOpen", not("isVisitor")]), target: "open" }, { target: "open" }],
    },
    open: {
      invoke: { id: "resendAnswer", src: "sendAnswer", onDone: "coolingDown" },
      on: {
        "exam.finish": [
          { guard: or([not("isOpen"), "isVisitor"]), actions: ["keepQueue", assign({ wait: 1 })] },
          { target: "open", reenter: true },
        ],
        "answer.choose": { actions: { type: "tellPage", params: () => true } },
      },
      after: { grace: "coolingDown", pause: "coolingDown", odd: "coolingDown", 1500: "coolingDown" },
    },
  },
});

const words: MachineWords = {
  events: { "exam.finish": "the learner presses Finish", "clock.stopped": "the clock stops" },
  guards: { isOpen: "the exam is open", isVisitor: { is: "nobody is signed in", isNot: "someone is signed in" } },
  actions: {
    keepQueue: "keep unsent answers on the device",
    tellPage: (on?: boolean) => (on ? "show the page" : "tell the page"),
  },
  delays: { grace: "the grace for the last answers", pause: "the pause before sending again" },
  actors: { loadExam: "loading the exam", sendAnswer: { doing: "sending the answer", done: "the answer is saved" } },
  inline: { "assign wait": "forget how long to wait" },
};

const chart = chartOf(machine, "Exam", "exams", words);
const plain = chartOf(machine, "Exam", "exams");
const transition = (start: string): ChartTransition =>
  chart.transitions.find(({ id }) => id.startsWith(`exam.${start}`)) as ChartTransition;
const label = (start: string): string[] => labelLines(transition(start), "product").map(({ text }) => text);

describe("a chart in the product's words", () => {
  it("names states, what they do, and what goes on in them", () => {
    expect(chart.states[0]?.said.name).toBe("Exam");
    expect(chart.states[1]?.said).toEqual({
      name: "Cooling down",
      description: "Closed, a while (or two).",
      entry: ["show the page"],
      exit: ["the clock stops"],
      invokes: ["loading the exam"],
    });
  });

  it("tells events, calls that end, and time that passes", () => {
    expect(transition("open exam.finish #1").said).toEqual({
      event: "the learner presses Finish",
      wait: null,
      guard: "not: the exam is open or nobody is signed in",
      actions: ["keep unsent answers on the device", "forget how long to wait"],
    });
    expect(transition("coolingDown done").said.event).toBe("loading the exam is done");
    expect(transition("coolingDown error").said.event).toBe("loading the exam fails");
    // An invoke has the words of its actor, whatever its id.
    expect(transition("open done").said.event).toBe("the answer is saved");
    expect(transition("coolingDown always").said).toMatchObject({
      event: "at once",
      guard: "the exam is open and someone is signed in",
    });
    expect(transition("open answer.choose").said.actions).toEqual(["tell the page"]);
  });

  it("tells durations, and which of them the machine computes", () => {
    expect(transition("open after(grace)")).toMatchObject({
      delay: { ms: 20_000, isFixed: true },
      said: { event: "after 20 s, the grace for the last answers", wait: "the grace for the last answers" },
    });
    expect(transition("open after(pause)")).toMatchObject({
      delay: { ms: 4000, isFixed: false },
      said: { event: "usually after 4 s, the pause before sending again" },
    });
    expect(transition("open after(odd)")).toMatchObject({ delay: null, said: { event: "after odd" } });
    expect(transition("open after(1500)").said.event).toBe("after 1.5 s");
    expect([200, 90_000, 7_200_000].map(durationText)).toEqual(["200 ms", "1.5 min", "2 h"]);
  });

  it("falls back to readable forms of the code's names", () => {
    const said = plain.transitions.map((one) => [one.said.event, one.said.guard, ...one.said.actions]);
    expect(said).toContainEqual(["exam finish", "not: is open or is visitor", "keep queue", "assign wait"]);
    expect(said).toContainEqual(["load exam is done", null]);
    expect(said).toContainEqual(["load exam fails", null]);
    expect(plain.hash).not.toBe(chart.hash);
  });
});

describe("the lines of a drawing", () => {
  it("are without code, tags, and keywords for the product", () => {
    expect(stateLines(chart.states[1] as (typeof chart.states)[number], "product").map(({ text }) => text)).toEqual([
      "Cooling down",
      "Closed, a while (or two).",
      "Meanwhile: loading the exam",
      "On entering: show the page",
      "On leaving: the clock stops",
    ]);
    expect(label("open exam.finish #2")).toEqual(["2. Learner presses Finish", "(starts over)", "otherwise"]);
    expect(label("coolingDown always #1").join(" ")).toBe("1. If the exam is open and someone is signed in");
    expect(label("coolingDown always #2")).toEqual(["2. Otherwise"]);
    expect(label("open done")).toEqual(["Answer is saved"]);
    expect(headline("an answer is saved")).toBe("Answer is saved");
  });

  it("are as in the code for engineers", () => {
    expect(stateLines(chart.states[1] as (typeof chart.states)[number], "engineering").map(({ text }) => text)).toEqual(
      [
        "coolingDown",
        "Closed (L8, S4.exam), a while (or two).",
        "tags: busy",
        "invoke loadExam",
        "entry / tellPage(true)",
        "exit / raise clock.stopped",
      ],
    );
    expect(labelLines(transition("open exam.finish #1"), "engineering").map(({ text }) => text)).toEqual([
      "1. exam.finish",
      "[not isOpen or isVisitor]",
      "/ keepQueue",
      "/ assign wait",
    ]);
  });
});
