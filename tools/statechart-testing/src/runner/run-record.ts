import { basename } from "node:path";
import { messageOf } from "../cli/usage-error";
import type { PlannedTest } from "../planner/paths";
import { type Planning, scriptOf } from "../planner/planning";
import type { Deviation } from "../planner/verify";
import { type RunRecord, type TestRecord, writeRecording, writeRun } from "../recordings/records";
import { currentRevision } from "../recordings/revision";
import { stepLabel } from "../simulator/step";

/** The record of a run of a plan that has just ended. */
export function runRecordOf({ plan, seed }: Planning, driver: string, tests: TestRecord[]): RunRecord {
  const { machine, strategy, hash } = plan;
  return {
    machine,
    driver,
    strategy,
    seed,
    hash,
    date: new Date().toISOString(),
    revision: currentRevision(),
    planned: plan.tests.length,
    tests,
  };
}

const keyOf = ({ input, steps }: PlannedTest): string => JSON.stringify([input, steps.map(stepLabel)]);

/** Records the tests of a plan that something else runs, like the tests of a project. */
export class PlanRecorder {
  private readonly numbers: ReadonlyMap<string, number>;
  private readonly tests = new Map<number, TestRecord>();

  /** @param driver what runs the tests: `model`, `dom`, `browser` */
  constructor(
    private readonly planned: Planning,
    private readonly driver: string,
    private readonly results: string,
  ) {
    this.numbers = new Map(planned.plan.tests.map((test, index) => [keyOf(test), index + 1]));
  }

  /** Records how a test went, if it is planned. A deviating one is saved for `replay`. */
  add(test: PlannedTest, deviation: Deviation | null): void {
    const number = this.numbers.get(keyOf(test));
    if (number === undefined || this.tests.has(number)) return;
    this.tests.set(number, {
      number,
      input: test.input,
      steps: test.steps.length,
      result: deviation ? "failed" : "passed",
      ...(deviation && this.failureOf(test, deviation)),
      covered: this.coveredBy(test, deviation ? deviation.at : test.steps.length + 1),
    });
  }

  /** Runs a test and records how it went. @param run is told of each step before it begins; 0 is the start */
  async during<T>(test: PlannedTest, run: (onStep: (step: number | "end") => void) => Promise<T>): Promise<T> {
    let at = 0;
    try {
      const result = await run((step) => {
        if (step !== "end") at = step;
      });
      this.add(test, null);
      return result;
    } catch (thrown) {
      this.add(test, { at, message: messageOf(thrown) });
      throw thrown;
    }
  }

  /** Saves the record. @returns the file */
  save(): string {
    const tests = [...this.tests.values()].sort((a, b) => a.number - b.number);
    return writeRun(this.results, runRecordOf(this.planned, this.driver, tests));
  }

  private failureOf(test: PlannedTest, { at, message }: Deviation): Partial<TestRecord> {
    const step = test.steps[at - 1];
    const failure = `${step ? stepLabel(step) : "the start"}: ${message}`;
    const steps = test.steps.slice(0, at);
    const { machine } = this.planned.plan;
    const recording = { machine, input: test.input, driver: this.driver, verdict: "FAIL", failure, steps };
    return { failure, failedAt: at, recording: basename(writeRecording(this.results, recording)) };
  }

  /** How often the plan covers everything before a step. */
  private coveredBy(test: PlannedTest, before: number): Record<string, number> {
    const covered: Record<string, number> = {};
    if (before === 0) return covered;
    const script = scriptOf(this.planned.graph, test);
    for (const goals of [script.goalsAtStart, ...script.steps.slice(0, before - 1).map((step) => step.goals)])
      for (const id of new Set(goals)) covered[id] = (covered[id] ?? 0) + 1;
    return covered;
  }
}
