import { planning, scriptOf } from "statechart-testing/planner/planning";
import { runScript } from "statechart-testing/runner/runner";
import { expect } from "vitest";
import type { MachineId } from "../../machines/index";
import { testModelOf } from "../shared/test-models";
import { driver } from "./browser";

/** Short test models of every kind; every test run covers them on the real page. */
export const firstFlows: readonly MachineId[] = [
  "billing",
  "enrolment",
  "promoVideo",
  "certificateDeletion",
  "feedback",
];

/** Runs every planned test of a test model on the real page. */
export async function goAsPlanned(id: MachineId): Promise<void> {
  const { testModel, graph, plan } = planning(await testModelOf(id), "tour", 0);
  const tests = plan.tests.filter(({ input }) => !driver.skips?.(testModel, input));
  expect(tests).not.toEqual([]);
  for (const [index, test] of tests.entries()) {
    const { failure } = await runScript(driver, testModel, scriptOf(graph, test));
    expect(failure, `test ${index + 1}`).toBeNull();
  }
}
