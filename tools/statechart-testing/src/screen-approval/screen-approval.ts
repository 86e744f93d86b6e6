import { approvalOf, approving, dropText, restart, unnamed } from "../approval/approvals";
import { type FirstApproval, hasApprovals } from "../approval/approve-new";
import { reportDifferences } from "../approval/check-approved";
import type { Outlet } from "../cli/command";
import type { Subject } from "../cli/subject";
import type { Views } from "../config";
import type { Mount } from "../drivers/mount";
import type { Screen } from "../drivers/screen-tests";
import { type Leftover, type PathOptions, runPath, tour } from "../drivers/tour";
import type { PlannedTest } from "../planner/paths";
import { type Planning, planning } from "../planner/planning";
import { PlanRecorder } from "../runner/run-record";
import { ScreenComparison } from "./compare-screen";
import { PageWaiter, recordTest } from "./record-screen";
import { readScreen, type ShownTest, writeScreen } from "./screen-file";

type Voice = Pick<Outlet, "say" | "program">;
type ScreenSubject = Pick<Subject, "id" | "target" | "approvedScreenFile">;

/** Records what a view shows along the planned tests. @throws {Error} if the page cannot do a step */
async function recordAll(screen: Screen, mount: Mount): Promise<ShownTest[]> {
  const { plan } = planning(screen.testModel, "tour", 0);
  const recordOnce = async () => {
    const all: ShownTest[] = [];
    for (const test of plan.tests) {
      const { shown, error } = await recordTest(screen, mount, test, new PageWaiter());
      if (error) throw error;
      if (shown) all.push(shown);
    }
    return all;
  };
  // What loads its code on demand shows that the first time.
  await recordOnce();
  return recordOnce();
}

function sayNotApproved({ id, target }: ScreenSubject, { say, program }: Voice): void {
  say(`NOT APPROVED ${id}: what its view shows is compared with nothing.`);
  say(`  to approve what it shows today: ${program} approve ${target} --new --screen --reason "WHY"`);
}

/** Approves everything that the view of a machine shows today, unless some of it is approved already. */
export async function approveNewScreen(
  subject: ScreenSubject,
  { screenOf, mount }: Views,
  reason: string,
  outlet: Voice,
): Promise<FirstApproval> {
  const { id, approvedScreenFile: file } = subject;
  const screen = await screenOf(id);
  if (!screen || file === null) return "nothing";
  if (hasApprovals(() => readScreen(file, restart(outlet, subject)))) return "left";
  const tests = await recordAll(screen, mount);
  writeScreen(file, { machine: id, approvals: [approvalOf({ name: "new", says: [] }, reason)], pending: [], tests });
  outlet.say(`${id}: what its view shows in ${tests.length} tests is approved, in ${file}.`);
  return "approved";
}

/**
 * Approves differences in what a view shows, by name. Once none is left, what it shows today is the approved screen,
 * along the tests that are planned today. Without names, all must be approved already.
 * @returns whether there were differences
 */
export async function approveScreen(
  subject: ScreenSubject,
  { screenOf, mount }: Views,
  names: readonly string[],
  reason: string,
  outlet: Voice,
): Promise<boolean> {
  const { id, approvedScreenFile: file } = subject;
  const screen = await screenOf(id);
  const approved = file === null ? null : readScreen(file, restart(outlet, subject));
  if (!screen || file === null || !approved) {
    if (names.length > 0) sayNotApproved(subject, outlet);
    return false;
  }
  const planned = planning(screen.testModel, "tour", 0);
  const differences = await new ScreenComparison(approved).differences(screen, mount, planned);
  if (names.length === 0 && differences.length === 0 && approved.pending.length === 0) return false;
  const { kept, left, dropped } = approving(id, approved, differences, names, reason);
  if (names.length === 0 && left.length > 0) throw unnamed(subject, outlet, " --driver=dom");
  writeScreen(file, {
    machine: id,
    ...kept,
    tests: left.length > 0 ? approved.tests : await recordAll(screen, mount),
  });
  if (dropped.length > 0) outlet.say(dropText(dropped));
  if (left.length > 0) outlet.say(`${id}: of what its view shows, these are not approved yet: ${left.join(", ")}.`);
  else outlet.say(`${id}: what its view shows today is approved, in ${file}.`);
  return true;
}

/**
 * Compares what a view shows with what is approved, and reports every difference with how to approve it.
 * @returns whether there is none; also true for a machine without a view
 * @throws {UsageError} if the file cannot be read
 */
export async function isScreenAsApproved(
  subject: ScreenSubject,
  planned: Planning,
  { screenOf, mount }: Views,
  outlet: Voice,
): Promise<boolean> {
  const { id, approvedScreenFile: file } = subject;
  const screen = await screenOf(id);
  if (!screen || file === null) return true;
  const approved = readScreen(file, restart(outlet, subject));
  if (!approved) {
    sayNotApproved(subject, outlet);
    return false;
  }
  const differences = await new ScreenComparison(approved).differences(screen, mount, planned);
  return reportDifferences(subject, approved, differences, outlet);
}

/** What a complete tour found. */
interface TourResult extends Leftover {
  /** Differences from what is approved, as `run` reports them. */
  said: string[];
}

/**
 * Runs the complete tour of a screen, and compares what it shows with what is approved. Tests of the tour that are
 * approved run once for both.
 * @param outlet if it names a folder for results, the record of the planned tests is saved there
 * @throws {Error} with the first difference between page and machine
 */
export async function tourAsApproved(
  screen: Screen,
  mount: Mount,
  subject: ScreenSubject,
  { program, results }: Pick<Outlet, "program"> & Partial<Pick<Outlet, "results">>,
): Promise<TourResult> {
  const said: string[] = [];
  const outlet = { say: (line: string) => said.push(line), program };
  const file = subject.approvedScreenFile;
  const approved = file === null ? null : readScreen(file, restart(outlet, subject));
  const comparison = approved && new ScreenComparison(approved);
  const planned = planning(screen.testModel, "tour", 0);
  const recorder = results === undefined ? null : new PlanRecorder(planned, "dom", results);
  const goOnce = (test: PlannedTest, options: PathOptions) =>
    comparison
      ? comparison.during(test, (onShown) => runPath(screen, mount, test, { ...options, onShown }))
      : runPath(screen, mount, test, options);
  const leftover = await tour(screen, mount, (test, used) =>
    recorder ? recorder.during(test, (onStep) => goOnce(test, { used, onStep })) : goOnce(test, { used }),
  ).finally(() => recorder?.save());
  if (!approved || !comparison) {
    if (file !== null) sayNotApproved(subject, outlet);
    return { ...leftover, said };
  }
  reportDifferences(subject, approved, await comparison.differences(screen, mount, planned), outlet);
  return { ...leftover, said };
}
