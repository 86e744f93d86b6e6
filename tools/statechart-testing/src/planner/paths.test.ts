import { describe, expect, it } from "vitest";
import { createMachine } from "xstate";
import { stepLabel } from "../simulator/step";
import { lampModel, testModelOfMachine } from "../testing/sample-machines";
import { explore } from "./explore";
import { pathsTo } from "./paths";

const inWords = (paths: ReturnType<typeof pathsTo>) =>
  paths.map(({ input, steps }) => [input, ...steps.map(stepLabel)].join(" › "));

describe("walks to places", () => {
  const graph = explore(lampModel);
  const statesAt = (place: number) => graph.nodes[place]?.states ?? [];

  it("come to each by the nearest, in one path where that is possible", () => {
    expect(inWords(pathsTo(graph, statesAt))).toEqual([" › press › drop"]);
  });

  it("go no further than to what is wanted, and nowhere for nothing", () => {
    const only = (state: string) => (place: number) => statesAt(place).filter((one) => one === state);
    expect(inWords(pathsTo(graph, only("lamp.on")))).toEqual([" › press"]);
    expect(inWords(pathsTo(graph, only("lamp.off")))).toEqual([""]);
    expect(pathsTo(graph, () => [])).toEqual([]);
  });

  it("start over if a path leads no further, but not from a start that has nothing new", () => {
    const machine = createMachine({
      id: "fork",
      initial: "a",
      states: { a: { on: { left: "b", right: "c" } }, b: {}, c: {} },
    });
    const fork = explore(testModelOfMachine(machine, { inputs: { one: undefined, other: undefined } }));
    expect(inWords(pathsTo(fork, (place) => fork.nodes[place]?.states ?? []))).toEqual(["one › left", "one › right"]);
  });
});
