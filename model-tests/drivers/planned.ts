import { expect } from "vitest";
import type { MachineId } from "../../machines/index";
import { flowOf, planning, scriptOf } from "../qa/planning";
import { runScript } from "../qa/runner";
import { driver } from "./browser";

/** Flows that are short and of every kind: they are gone through on the real page whenever anything is tested. */
export const firstFlows: readonly MachineId[] = [
  "billing",
  "enrolment",
  "promoVideo",
  "certificateDeletion",
  "feedback",
];

/** Every planned test of a flow, on the real page. */
export async function goAsPlanned(id: MachineId): Promise<void> {
  const { flow, graph, plan } = planning(await flowOf(id), "tour", 0);
  const tests = plan.tests.filter(({ input }) => !driver.skips?.(flow, input));
  expect(tests).not.toEqual([]);
  for (const [index, test] of tests.entries()) {
    const { failure } = await runScript(driver, flow, scriptOf(graph, test));
    expect(failure, `test ${index + 1}`).toBeNull();
  }
}
