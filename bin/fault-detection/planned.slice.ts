/** The planned tests of the machines in `FAULT_SLICE`, on the machine alone. */
import type { TestModel } from "statechart-testing/model/test-model";
import { explore } from "statechart-testing/planner/explore";
import { planOf } from "statechart-testing/planner/plan";
import { mismatches } from "statechart-testing/planner/verify";
import { expect, it } from "vitest";

const { machines }: { machines: string[] } = JSON.parse(process.env.FAULT_SLICE ?? '{"machines":[]}');
const modules = import.meta.glob<Record<string, unknown>>("../../model-tests/*/*.model.ts", { eager: true });
const isModel = (each: unknown): each is TestModel =>
  typeof each === "object" && each !== null && "machine" in each && "outcomes" in each;
const models = Object.values(modules)
  .flatMap((module) => Object.values(module).filter(isModel))
  .filter(({ machine }) => machines.includes(machine.id));

it.each(models)("$machine.id is toured in full and runs as planned", (testModel) => {
  const graph = explore(testModel);
  const plan = planOf(testModel, "tour", graph);
  expect(graph).toMatchObject({ isTruncated: false, undeclared: [] });
  expect(plan).toMatchObject({ unreachable: [], idle: [], isTruncated: false });
  expect(mismatches(testModel, plan, graph)).toEqual([]);
});
