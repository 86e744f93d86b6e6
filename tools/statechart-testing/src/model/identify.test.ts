import { describe, expect, it } from "vitest";
import { createMachine } from "xstate";
import { guardBranchesOf, statesOf, transitionsOf } from "./identify";

const idsOf = (config: Parameters<typeof createMachine>[0]) => [...transitionsOf(createMachine(config)).values()];

describe("ids of transitions", () => {
  it("consist of source and event, numbered if one event has several", () => {
    expect(
      idsOf({
        id: "m",
        initial: "a",
        on: { "*": ".a", "page.*": ".a" },
        states: { a: { on: { go: [{ guard: () => true, target: "b" }, { target: "a" }] } }, b: {} },
      }),
    ).toEqual(["m *", "m page.*", "m.a go #1", "m.a go #2"]);
  });

  it("include XState's internal events by name", () => {
    expect(
      idsOf({
        id: "m",
        initial: "a",
        states: {
          a: {
            initial: "b",
            onDone: "z",
            invoke: { id: "step.1", src: "x", onDone: "z", onError: "z", onSnapshot: {} },
            after: { 200: "z", "short.pause": "z" },
            always: { guard: () => false, target: "z" },
            states: { b: { after: { 1.5: "c" } }, c: { type: "final" } },
          },
          z: {},
        },
      }),
    ).toEqual([
      "m.a onDone",
      "m.a done(step.1)",
      "m.a error(step.1)",
      "m.a snapshot(step.1)",
      "m.a after(200)",
      "m.a after(short.pause)",
      "m.a always",
      "m.a.b after(1.5)",
    ]);
  });
});

it("finds every state that a machine can be in", () => {
  const machine = createMachine({
    id: "m",
    initial: "a",
    states: {
      a: { initial: "b", states: { b: {}, past: { type: "history" } } },
      p: { type: "parallel", states: { x: {}, y: {} } },
      z: { id: "end", type: "final" },
    },
  });
  expect(statesOf(machine).map(({ id }) => id)).toEqual(["m.a", "m.a.b", "m.p", "m.p.x", "m.p.y", "end"]);
});

it("requires each guard to pass once and fail once", () => {
  const machine = createMachine({
    id: "m",
    initial: "a",
    states: { a: { on: { go: { guard: () => true, target: "b" }, back: "a" } }, b: {} },
  });
  expect(guardBranchesOf(machine)).toEqual(["m.a go [true]", "m.a go [false]"]);
});
