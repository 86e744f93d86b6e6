import { expect, it } from "vitest";
import { createMachine } from "xstate";
import { complaints } from "../cli/plan";
import { eventStep, lampModel, testModelOfMachine } from "../testing/sample-machines";
import { explore } from "./explore";
import { graphOfText, textOfGraph } from "./graph-text";
import { graphOf, planning, scriptOf, takeGraphFrom } from "./planning";

it("orders paths by seed and covers everything with each seed", () => {
  const plans = [0, 1, 2].map((seed) => planning(lampModel, "tour", seed).plan);
  expect(new Set(plans.map(({ hash }) => hash)).size).toBeGreaterThan(1);
  expect(planning(lampModel, "tour", 2).plan).toEqual(plans[2]);
  for (const { states, transitions } of plans)
    expect([states.covered, transitions.covered]).toEqual([states.total, transitions.total]);
});

it("gives the expected places along a test as far as the graph goes", () => {
  const { graph } = planning(lampModel, "tour", 0);
  const steps = ["press", "drop", "press"].map(eventStep);
  expect(scriptOf(graph, { input: "", steps })).toMatchObject({
    start: { value: "off", tags: [], states: ["lamp.off"] },
    goalsAtStart: ["lamp.off"],
    steps: [
      { label: "press", place: { value: "on", tags: ["lit"] }, transitions: ["lamp.off press"] },
      { label: "drop", place: { value: "broken" }, goals: ["lamp.broken", "lamp.on drop"] },
    ],
  });
  expect(() => scriptOf(graph, { input: "x", steps })).toThrow(
    'This machine no longer has the input "x"; its inputs are ""',
  );
});

it("reports unreachable ids, undeclared actors, and unused exceptions", () => {
  const machine = createMachine({
    id: "m",
    initial: "a",
    invoke: { id: "load", src: "load" },
    states: { a: { on: { go: "b" } }, b: {}, lost: { on: { go: "a" } } },
  });
  expect(complaints(planning(testModelOfMachine(machine, { exceptions: { "m.b": "?" } }), "tour", 0))).toEqual([
    "UNREACHABLE m.lost: no path of m reaches it.",
    "UNREACHABLE m.lost go: no path of m reaches it.",
    "UNDECLARED load: m runs it, but its test model has no outcome for it; add one, or {} if it never ends.",
    "IDLE EXCEPTION m.b: the test model of m lists it, but it can be reached or does not exist.",
  ]);
});

it("goes on with the graph of another process, paths included", () => {
  const testModel = { ...lampModel };
  const graph = explore(testModel);
  takeGraphFrom(testModel, () => graphOfText(textOfGraph(graph)));
  expect(graphOf(testModel)).toEqual(graph);
  expect(graph.nodes.some(({ path }) => path.length > 1)).toBe(true);
  expect(planning(testModel, "tour", 1)).toEqual({ ...planning(lampModel, "tour", 1), testModel });
});
