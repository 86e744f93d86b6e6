import { expect, it } from "vitest";
import { createMachine } from "xstate";
import { feedbackFlow } from "../engagement/feedback.model";
import { complaints } from "./plan";
import { flowOf, planning, scriptOf } from "./planning";
import { eventStep, flowOfMachine, lampFlow } from "./testing";

it("finds the flow of a machine by its id", async () => {
  expect((await flowOf("certificateDeletion")).machine.id).toBe("certificateDeletion");
  await expect(flowOf("noSuch" as never)).rejects.toThrow(
    "noSuch has no flow; write a no-such.model.ts in model-tests as docs/qa.md says.",
  );
});

it("tries ways in an order that a seed decides, and reaches everything in each", () => {
  const plans = [0, 1, 2, 3].map((seed) => planning(feedbackFlow, "tour", seed).plan);
  expect(new Set(plans.map(({ hash }) => hash)).size).toBeGreaterThan(1);
  expect(planning(feedbackFlow, "tour", 3).plan).toEqual(plans[3]);
  for (const { states, transitions } of plans)
    expect([states.covered, transitions.covered]).toEqual([states.total, transitions.total]);
});

it("says what is to be seen along a test, as far as the way goes", () => {
  const { graph } = planning(lampFlow, "tour", 0);
  const steps = ["press", "drop", "press"].map(eventStep);
  expect(scriptOf(graph, { input: "", steps })).toMatchObject({
    start: { value: "off", tags: [], states: ["lamp.off"] },
    goalsAtStart: ["lamp.off"],
    steps: [
      { label: "press", place: { value: "on", tags: ["lit"] }, transitions: ["lamp.off press"] },
      { label: "drop", place: { value: "broken" }, goals: ["lamp.broken", "lamp.on drop"] },
    ],
  });
  expect(() => scriptOf(graph, { input: "x", steps })).toThrow('The machine has no input "x"');
});

it("complains about what no path can take, what ends nobody knows how, and idle exceptions", () => {
  const machine = createMachine({
    id: "m",
    initial: "a",
    invoke: { id: "load", src: "load" },
    states: { a: { on: { go: "b" } }, b: {}, lost: { on: { go: "a" } } },
  });
  expect(complaints(planning(flowOfMachine(machine, { exceptions: { "m.b": "?" } }), "tour", 0))).toEqual([
    "UNREACHABLE m.lost: no path of m takes it.",
    "UNREACHABLE m.lost go: no path of m takes it.",
    "UNDECLARED load: m runs it, and the flow names no outcome of it.",
    "IDLE EXCEPTION m.b: the flow of m excuses what can be taken, or is not there.",
  ]);
});
