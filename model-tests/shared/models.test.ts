import type { TestModel } from "statechart-testing/model/test-model";
import { planOf } from "statechart-testing/planner/plan";
import { graphOf, planning } from "statechart-testing/planner/planning";
import { mismatches, wander } from "statechart-testing/planner/verify";
import { PlanRecorder } from "statechart-testing/runner/run-record";
import { describe, expect, it } from "vitest";
import { exploredOnce } from "../harness/explored";
import { results } from "../qa/results";

/** Above this, planning takes noticeable time: use a smaller projection. */
const maxEdges = 15_000;

const modules = import.meta.glob<Record<string, unknown>>("../*/*.model.ts", { eager: true });
const flows = Object.entries(modules).flatMap(([path, module]) =>
  Object.entries(module)
    .filter(([name]) => name.endsWith("Model"))
    .map(([, testModel]): [string, TestModel] => [path.split("/").at(-1) ?? "", exploredOnce(testModel as TestModel)]),
);

const kebabCase = (id: string): string => id.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
const complete = ({ covered, total }: { covered: number; total: number }): boolean => covered === total;

// A shared machine may be slow, so the number of edges measures the cost.
describe.each(flows)("%s", { timeout: 240_000 }, (file, testModel) => {
  /** Explored by the first test that needs it. */
  const graph = () => graphOf(testModel);

  it("has its machine's name and its own file", () => {
    expect(file).toBe(`${kebabCase(testModel.machine.id)}.model.ts`);
    expect(flows.filter(([other]) => other === file)).toHaveLength(1);
  });

  it("is explored completely, in reasonable time", () => {
    expect(graph()).toMatchObject({ isTruncated: false, undeclared: [] });
    expect(graph().nodes.flatMap(({ edges }) => edges).length).toBeLessThan(maxEdges);
  });

  it("is toured in full", () => {
    const plan = planOf(testModel, "tour", graph());
    expect(plan).toMatchObject({ unreachable: [], idle: [], isTruncated: false });
    const { states, transitions, guards, outcomes } = plan;
    expect(Object.entries({ states, transitions, guards, outcomes }).filter(([, share]) => !complete(share))).toEqual(
      [],
    );
  });

  it("runs as planned from start to end", () => {
    const planned = planning(testModel, "tour", 0);
    const recorder = new PlanRecorder(planned, "model", results);
    const found = mismatches(testModel, planned.plan, graph(), (test, deviation) => recorder.add(test, deviation));
    recorder.save();
    expect(found).toEqual([]);
    expect(mismatches(testModel, planOf(testModel, "1-switch", graph()), graph())).toEqual([]);
  });

  it("behaves as explored on random paths", () => {
    expect(mismatches(testModel, { tests: wander(graph(), 10, 100) }, graph())).toEqual([]);
  });
});

it("has a test model in every file", () => {
  const files = Object.keys(modules).map((path) => path.split("/").at(-1));
  expect(flows.map(([file]) => file).sort()).toEqual(files.sort());
});
