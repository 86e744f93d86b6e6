import { planning } from "statechart-testing/planner/planning";
import { writeRun } from "statechart-testing/recordings/records";
import { runPlan } from "statechart-testing/runner/run";
import type { MachineId } from "../../machines/index";
import { program, results } from "../qa/results";
import { testModelOf } from "../shared/test-models";
import { driver } from "./browser";

/** Along the learner's journey: every test run covers these on the real page; the longest tests cover all others. */
export const coreFlows = [
  "catalogue",
  "signIn",
  "enrolment",
  "lesson",
  "quiz",
  "exam",
  "delivery",
  "certificates",
] as const satisfies readonly MachineId[];

/** Of a failure: how often it is tried again. */
const retries = 1;

/**
 * Runs every planned test of a machine on the real page, and saves the record.
 * @throws {Error} that says what failed, with the files that help to reproduce it
 */
export async function runAsPlanned(id: MachineId): Promise<void> {
  const said: string[] = [];
  const run = await runPlan(driver, planning(await testModelOf(id), "tour", 0), retries, {
    say: (line) => said.push(line),
    results,
    program,
  });
  writeRun(results, run);
  if (run.tests.length === 0) throw new Error(`${id} has no test that its page can start.`);
  if (run.tests.some(({ result }) => result !== "passed")) throw new Error(said.join("\n"));
}
