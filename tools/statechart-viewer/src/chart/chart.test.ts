import { describe, expect, it } from "vitest";
import { and, assign, createMachine, emit, not, or, raise, sendTo, setup, stateIn } from "xstate";
import { chartOf } from "./chart";
import { mermaidOf } from "./mermaid";

const machine = setup({
  types: { events: {} as { type: "go" } | { type: "stop"; why: string }, context: {} as { count: number } },
  guards: { isFull: () => true, isEmpty: () => false, isOver: (_, limit: number) => limit > 0 },
  actions: { keep: () => undefined, tell: (_, what: string) => what },
}).createMachine({
  id: "tank",
  description: "A tank.",
  context: { count: 0 },
  initial: "low",
  states: {
    low: {
      description: "Little in it.",
      tags: "dry",
      meta: { screen: "Tank", requirements: ["S1"] },
      entry: ["keep", { type: "tell", params: "low" }],
      exit: raise({ type: "go" }),
      on: {
        go: [
          { guard: and(["isFull", not("isEmpty")]), target: "high" },
          { guard: or(["isFull", stateIn("#tank.high")]), actions: assign({ count: 1 }) },
          { guard: { type: "isOver", params: 3 }, target: "low", reenter: true, description: "Again." },
        ],
        stop: {
          actions: [emit({ type: "stopped" }), sendTo("pump", { type: "halt" }), sendTo("pump", () => ({ type: "x" }))],
        },
      },
      after: { 500: "high" },
    },
    high: { always: { guard: { type: "isOver", params: ({ context }) => context.count }, target: "end" } },
    end: { type: "final" },
  },
});
const chart = chartOf(machine, "Tank", "test");

describe("a chart", () => {
  it("contains everything visible about a state", () => {
    expect(chart.states.map(({ id, kind, isInitial }) => [id, kind, isInitial])).toEqual([
      ["tank", "compound", false],
      ["tank.low", "atomic", true],
      ["tank.high", "atomic", false],
      ["tank.end", "final", false],
    ]);
    expect(chart.states[1]).toMatchObject({
      description: "Little in it.",
      tags: ["dry"],
      screen: "Tank",
      requirements: ["S1"],
      entry: ["keep", 'tell("low")'],
      exit: ["raise go"],
    });
  });

  it("contains a transition's event, guard, and actions", () => {
    expect(
      chart.transitions.map(({ id, trigger, guard, targets, actions, order }) => [
        id,
        trigger,
        guard,
        targets,
        actions,
        order,
      ]),
    ).toEqual([
      ["tank.low go #1", "event", "isFull and not isEmpty", ["tank.high"], [], 1],
      ["tank.low go #2", "event", "isFull or stateIn", [], ["assign count"], 2],
      ["tank.low go #3", "event", "isOver(3)", ["tank.low"], [], 3],
      ["tank.low stop", "event", null, [], ["emit stopped", "send halt to pump", "send to pump"], null],
      ["tank.low after(500)", "after", null, ["tank.high"], [], null],
      ["tank.high always", "always", "isOver", ["tank.end"], [], null],
    ]);
    expect(chart.transitions[2]).toMatchObject({ isReentering: true, description: "Again." });
  });

  it("has the same hash for the same machine and a different one for any other", () => {
    expect(chartOf(machine, "Tank", "test").hash).toBe(chart.hash);
    expect(chartOf(createMachine({ id: "tank", initial: "low", states: { low: {} } }), "Tank", "test").hash).not.toBe(
      chart.hash,
    );
  });
});

describe("Mermaid text", () => {
  it("names every state once and has an arrow for every target", () => {
    const text = mermaidOf(chart);
    expect(text.startsWith("stateDiagram-v2\n")).toBe(true);
    for (const { id } of chart.states)
      expect(text.match(new RegExp(` as ${id.replace(".", "_")}( |$)`, "gm")), id).toHaveLength(1);
    const arrows = text.split("\n").filter((line) => / --> /.test(line) && !line.includes("[*]"));
    expect(arrows).toHaveLength(chart.transitions.flatMap(({ targets }) => targets).length);
    expect(text).toContain("tank_low --> tank_high : 1. go [isFull and not isEmpty]");
    expect(text).toContain("[*] --> tank_low");
    expect(text).toContain("tank_end --> [*]");
  });
});
