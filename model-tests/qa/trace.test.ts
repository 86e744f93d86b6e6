import { nodesOf } from "statechart-testing/model/identify";
import { gapsOf, merged, requirementsOf, type Trace, tracesOf } from "statechart-testing/recordings/trace";
import { lampModel } from "statechart-testing/testing/sample-machines";
import { expect, it } from "vitest";
import { machines } from "../../machines/index";
import { requirements } from "../shared/requirements";

const { required, elsewhere } = requirements;

const trace = (requirement: string, tests = ["m 1"]): Trace => ({
  requirement,
  states: ["m.a"],
  transitions: [],
  tests,
});

it("lists the states, transitions, and tests of a requirement", () => {
  expect(tracesOf(lampModel)).toEqual([
    {
      requirement: "S4.lamp",
      states: ["lamp.off"],
      transitions: ["lamp.off press", "lamp.off leave", "lamp.on press", "lamp.broken mend"],
      tests: ["lamp 1"],
    },
    {
      requirement: "R7",
      states: ["lamp.off", "lamp.on"],
      transitions: expect.arrayContaining(["lamp.on drop"]),
      tests: ["lamp 1"],
    },
  ]);
});

it("combines machines, in the order of the numbers", () => {
  const all = merged([trace("R10"), trace("R9"), trace("R10", ["n 2"])]);
  expect(all.map(({ requirement, tests }) => [requirement, tests])).toEqual([
    ["R9", ["m 1"]],
    ["R10", ["m 1", "n 2"]],
  ]);
});

it("finds requirements without states, and states without requirements", () => {
  const whole = required.map((one) => trace(one));
  expect(gapsOf(whole, requirements)).toEqual([]);
  expect(gapsOf([...whole.slice(1), trace("S4.exam", []), trace("R54"), trace("R99")], requirements)).toEqual([
    "UNCOVERED R2: no state lists it in meta.requirements.",
    "UNCOVERED S4.exam: no test covers it.",
    "UNKNOWN R54 (m.a): The server's settings.",
    "UNKNOWN R99 (m.a): model-tests/shared/requirements.ts does not list it.",
  ]);
});

const numbered = (letter: string, count: number) =>
  Array.from({ length: count }, (_, index) => `${letter}${index + 1}`);

it("has every reading and every wish, in the machines or elsewhere", () => {
  // Of the later readings, those that machines cover.
  const all = [
    ...numbered("R", 54),
    "R55",
    "R56",
    "R57",
    "R58",
    "R59",
    "R60",
    "R61",
    "R62",
    "R63",
    "R66",
    "R68",
    ...numbered("L", 25),
  ];
  expect([...required, ...Object.keys(elsewhere)].sort()).toEqual(all.sort());
});

it("finds every one of them in the machines", () => {
  // The flows' tests check that a path reaches the states.
  const named = Object.values(machines).flatMap(({ machine }) => nodesOf(machine).flatMap(requirementsOf));
  expect(
    gapsOf(
      named.map((one) => trace(one)),
      requirements,
    ),
  ).toEqual([]);
});
