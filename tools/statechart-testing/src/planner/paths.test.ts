import { describe, expect, it } from "vitest";
import { createMachine } from "xstate";
import { stepLabel } from "../simulator/step";
import { lampModel, testModelOfMachine } from "../testing/sample-machines";
import { explore } from "./explore";
import { pathsTo } from "./paths";

const inWords = (paths: ReturnType<typeof pathsTo>) =>
  paths.map(({ input, steps }) => [input, ...steps.map(stepLabel)].join(" › "));

describe("paths to places", () => {
  const graph = explore(lampModel);
  const statesAt = (place: number) => graph.nodes[place]?.states ?? [];

  it("reach each by the shortest, in a single path if possible", () => {
    expect(inWords(pathsTo(graph, statesAt))).toEqual([" › press › drop"]);
  });

  it("stop at the last wanted place, and are empty if nothing is wanted", () => {
    const only = (state: string) => (place: number) => statesAt(place).filter((one) => one === state);
    expect(inWords(pathsTo(graph, only("lamp.on")))).toEqual([" › press"]);
    expect(inWords(pathsTo(graph, only("lamp.off")))).toEqual([""]);
    expect(pathsTo(graph, () => [])).toEqual([]);
  });

  it("start over if a path ends, but not from a start that adds nothing", () => {
    const machine = createMachine({
      id: "fork",
      initial: "a",
      states: { a: { on: { left: "b", right: "c" } }, b: {}, c: {} },
    });
    const fork = explore(testModelOfMachine(machine, { inputs: { one: undefined, other: undefined } }));
    expect(inWords(pathsTo(fork, (place) => fork.nodes[place]?.states ?? []))).toEqual(["one › left", "one › right"]);
  });
});
