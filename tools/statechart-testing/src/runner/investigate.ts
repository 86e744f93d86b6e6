import type { Driver } from "../drivers/driver";
import type { Edge, Graph } from "../planner/explore";
import type { PlannedTest } from "../planner/paths";
import { edgesOf } from "../planner/plan";
import { type Planning, scriptOf } from "../planner/planning";
import type { Recording } from "../recordings/records";
import type { Step } from "../simulator/step";
import { type Failure, type Result, runScript } from "./runner";
import { shrink } from "./shrink";

/** A failed test, and what its retries showed. */
export interface Finding {
  failure: Failure;
  /** `FAIL` if it fails every time, else how often it failed when retried. */
  verdict: string;
  recording: Recording;
  /** The file with the trace of the recording, for drivers that have traces. */
  trace?: string | undefined;
}

/**
 * The time for the investigation of failures. A failing run takes as long as its driver waits for what does not come, and
 * one fault may make every test fail.
 */
export class TimeBudget {
  private left: number;

  /** @param ms the time in milliseconds, by the clock `now` */
  constructor(
    ms = 120_000,
    private readonly now = () => performance.now(),
  ) {
    this.left = ms;
  }

  get isOver(): boolean {
    return this.left <= 0;
  }

  /** Counts the time that something takes. It is told whether the time is up. */
  async during<T>(work: (isLate: () => boolean) => Promise<T>): Promise<T> {
    const from = this.now();
    try {
      return await work(() => this.now() - from >= this.left);
    } finally {
      this.left -= this.now() - from;
    }
  }
}

/** Runs a test of a test model repeatedly. */
class Rerun {
  constructor(
    private readonly driver: Driver,
    private readonly planned: Planning,
    private readonly input: string,
  ) {}

  /** @returns null if the plan has no such path */
  async run(steps: readonly Step[], traceFile?: string): Promise<Result | null> {
    const script = scriptOf(this.planned.graph, { input: this.input, steps: [...steps] });
    if (script.steps.length < steps.length) return null;
    return runScript(this.driver, this.planned.testModel, script, { traceFile });
  }

  /** Records a failing run, if the driver can do that. @returns the file; undefined if it passes this many times */
  async trace(steps: readonly Step[], file: string, times: number): Promise<string | undefined> {
    if (!this.driver.showTrace) return undefined;
    for (let time = 0; time < times; time += 1) {
      const trace = (await this.run(steps, file))?.failure?.trace;
      if (trace) return trace;
    }
    return undefined;
  }

  /** How often a test fails in this many runs. */
  async failures(steps: readonly Step[], times: number): Promise<number> {
    let failures = 0;
    for (let time = 0; time < times; time += 1) if ((await this.run(steps))?.failure) failures += 1;
    return failures;
  }

  /** The fewest steps that end in the same failure. */
  async shortest(steps: readonly Step[], { at, label }: Failure, isLate: () => boolean): Promise<readonly Step[]> {
    const failsAlike = async (some: readonly Step[]) => {
      const failure = (await this.run(some))?.failure;
      return failure?.label === label && failure.at === some.length;
    };
    const failing = steps.slice(0, at);
    if (isLate()) return failing;
    const direct = this.direct(failing);
    return shrink((await failsAlike(direct)) ? direct : failing, failsAlike, undefined, isLate);
  }

  /** The shortest path to the place of the last step, and that step. */
  private direct(steps: readonly Step[]): Step[] {
    const { graph } = this.planned;
    const last = edgesOf(graph, { input: this.input, steps: [...steps] }).at(-1);
    return last ? [...(graph.nodes[last.from]?.path ?? []), last.step] : [];
  }
}

/**
 * Investigates a failure: whether it recurs, and the fewest steps that reproduce it.
 * @param times how often it is repeated
 * @param isLate whether to stop looking for fewer steps
 */
export async function investigate(
  driver: Driver,
  planned: Planning,
  test: PlannedTest,
  failure: Failure,
  times: number,
  traceFileOf: (recording: Recording) => string,
  isLate: () => boolean,
): Promise<Finding> {
  const rerun = new Rerun(driver, planned, test.input);
  const failing = test.steps.slice(0, failure.at);
  const again = await rerun.failures(failing, times);
  const isFlaky = again < times;
  const verdict = isFlaky ? `FLAKY ${again}/${times}` : "FAIL";
  // A flaky failure cannot be shrunk: a run that passes proves nothing.
  const steps = isFlaky ? failing : await rerun.shortest(test.steps, failure, isLate);
  const recording = {
    machine: planned.testModel.machine.id,
    input: test.input,
    driver: driver.name,
    verdict,
    failure: `${failure.label}: ${failure.message}`,
    shrunkFrom: failure.at,
    steps: [...steps],
  };
  const trace = await rerun.trace(steps, traceFileOf(recording), Math.max(times, 1));
  return { failure, verdict, recording, trace };
}

/**
 * The rest of a test after a failed step, starting at the first place that is reachable without this step. Null if
 * every path takes it, or nothing is left.
 */
export function detourOf(graph: Graph, test: PlannedTest, at: number): PlannedTest | null {
  const edges = edgesOf(graph, test);
  const failed = edges[at - 1];
  for (let index = at - 1; index >= 0 && index < edges.length - 1; index += 1) {
    const way = graph.nodes[edges[index]?.to ?? -1]?.path;
    if (way && !edgesOf(graph, { input: test.input, steps: way }).includes(failed as Edge))
      return { input: test.input, steps: [...way, ...test.steps.slice(index + 1)] };
  }
  return null;
}
