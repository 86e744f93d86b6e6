import { afterStep, type Difference, slug } from "../approval/compare";
import type { Mount } from "../drivers/mount";
import type { Screen } from "../drivers/screen-tests";
import type { PlannedTest } from "../planner/paths";
import { reached } from "../planner/plan";
import type { Planning } from "../planner/planning";
import { differencesAt, type Finding, grouped } from "./findings";
import { PageWaiter, type Recording, recordTest, type Showing, ShownSteps, testKey, testOf } from "./record-screen";
import { type ApprovedScreen, type ShownTest, screenPrefix } from "./screen-file";

/** Compares a test moment by moment, until a machine is in another state than the approved one. */
function* findingsIn(was: ShownTest, { shown, error }: Recording, test: number): Generator<Finding> {
  const inputs = was.input === "" ? "" : ` with the input "${was.input}"`;
  const moments = [
    { was: was.start, is: shown?.start, moment: `at the start${inputs}` },
    ...was.steps.map((one, index) => ({ was: one, is: shown?.steps[index], moment: afterStep(one.step) })),
  ];
  for (const { was: before, is, moment } of moments) {
    if (!is) {
      const why = error?.message.split("\n")[0] ?? "the test has ended";
      yield { state: before.state, says: `${moment}, the page could not be compared: ${why}`, test };
      return;
    }
    // In another state, everything would differ; that is a difference of the machine's behavior.
    if (is.state !== before.state) {
      yield { state: before.state, says: `${moment}, the state was ${before.state}, is ${is.state}`, test };
      return;
    }
    for (const says of differencesAt(before, is, moment)) yield { state: before.state, says, test };
  }
}

/** What today's plan reaches and no approved test does. */
function unapproved({ graph, plan }: Pick<Planning, "graph" | "plan">, approved: ApprovedScreen): Difference[] {
  const known = reached(graph, approved.tests.map(testOf));
  return [...reached(graph, plan.tests)]
    .filter((id) => !known.has(id))
    .map((id) => ({
      name: `${screenPrefix}new-${slug(id)}`,
      place: id,
      says: ["no approved test shows it"],
      tests: [],
    }));
}

/** Compares what the pages of a machine show with what was approved. */
export class ScreenComparison {
  private readonly waiter = new PageWaiter();
  private readonly recorded = new Map<string, Recording>();
  private readonly byKey: ReadonlyMap<string, ShownTest>;

  constructor(private readonly approved: ApprovedScreen) {
    this.byKey = new Map(approved.tests.map((test) => [testKey(testOf(test)), test]));
  }

  /** Takes what a test shows that runs anyway, so that it does not run twice. */
  async during<T>(test: PlannedTest, run: (onShown: (session: Showing) => Promise<void>) => Promise<T>): Promise<T> {
    const key = testKey(test);
    const approved = this.byKey.get(key);
    if (!approved || this.recorded.has(key)) return run(async () => undefined);
    const steps = new ShownSteps(this.waiter, approved);
    const result = await run((session) => steps.take(session));
    this.recorded.set(key, { shown: steps.of(test), error: null });
    return result;
  }

  /** The differences; approved tests that have not run yet are run. */
  async differences(screen: Screen, mount: Mount, planned: Pick<Planning, "graph" | "plan">): Promise<Difference[]> {
    const findings: Finding[] = [];
    for (const [index, test] of this.approved.tests.entries()) {
      const recording =
        this.recorded.get(testKey(testOf(test))) ?? (await recordTest(screen, mount, testOf(test), this.waiter, test));
      findings.push(...findingsIn(test, recording, index + 1));
    }
    return findings.length > 0 ? grouped(findings) : unapproved(planned, this.approved);
  }
}
