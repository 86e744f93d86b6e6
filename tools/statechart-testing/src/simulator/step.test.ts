import { expect, it } from "vitest";
import { parseStep, type Step, stepLabel } from "./step";

const steps: Step[] = [
  { kind: "event", actor: "", type: "answer.submit", case: "" },
  { kind: "event", actor: "", type: "answer.choose", case: "two (of three)" },
  { kind: "event", actor: "quiz/note", type: "note.type", case: "long → short" },
  { kind: "outcome", actor: "", invoke: "check", case: "offline" },
  { kind: "outcome", actor: "quiz", invoke: "0.door.open", case: "right: first" },
  { kind: "outcome", actor: "", invoke: "badge without an id", case: "done (1)" },
  { kind: "time", ms: 200 },
  { kind: "time", ms: 0.5 },
];

it.each(steps.map((step) => [stepLabel(step), step]))("reads the step %s from its label", (label, step) => {
  expect(parseStep(label)).toEqual(step);
});

it.each(["", "press the button"])('knows that "%s" is no step', (label) => {
  expect(parseStep(label)).toBeNull();
});
