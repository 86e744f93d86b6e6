import { basename, join } from "node:path";
import { isAsApproved } from "../approval/check-approved";
import {
  anyNumber,
  type Command,
  chosenSeed,
  chosenStrategy,
  type Outlet,
  planOptions,
  planUsage,
  readArguments,
  subjectUsage,
} from "../cli/command";
import { eachSubject } from "../cli/each-subject";
import { isFileName } from "../cli/machine-files";
import type { Subject } from "../cli/subject";
import { subjectsOfAll } from "../cli/subjects";
import { headOnce, row } from "../cli/table";
import { UsageError } from "../cli/usage-error";
import type { Config, ScreenshotRun } from "../config";
import type { Driver } from "../drivers/driver";
import type { PlannedTest } from "../planner/paths";
import { type Planning, planning, scriptOf } from "../planner/planning";
import { standsRaces } from "../races/check-races";
import {
  type Recording,
  type RunRecord,
  recordingName,
  type TestRecord,
  writePicture,
  writeRecording,
  writeRun,
} from "../recordings/records";
import { driverOf } from "./drivers";
import { detourOf, type Finding, investigate, TimeBudget } from "./investigate";
import { runRecordOf } from "./run-record";
import { runScript } from "./runner";

/** Where a run prints its findings and saves them. */
type Voice = Pick<Outlet, "say" | "results" | "program">;

/** Reports a failure: what failed, where it is saved, and how to reproduce it. @returns the saved files */
function report(
  { say, results, program }: Voice,
  { showTrace }: Driver,
  test: string,
  of: number,
  { failure, verdict, recording, trace }: Finding,
): Pick<TestRecord, "recording" | "picture" | "trace"> {
  const file = writeRecording(results, recording);
  const picture = failure.picture && writePicture(results, recordingName(recording), failure.picture);
  const { machine, steps } = recording;
  const at = failure.at === 0 ? "at its start" : `step ${failure.at} of ${of}, ${failure.label}`;
  say(`${verdict} ${machine}, ${test}, ${at}: ${failure.message}`);
  const shrunk = steps.length < failure.at ? `, in ${steps.length} instead of ${failure.at} steps` : "";
  say(`  to reproduce it${shrunk}: ${program} replay ${file}`);
  if (picture) say(`  the page as it was then: ${join(results, picture)}`);
  if (trace) say(`  step by step, with the page and its network: ${showTrace} ${trace}`);
  return { recording: basename(file), ...(picture && { picture }), ...(trace && { trace: basename(trace) }) };
}

/** The maximum number of continuations after a failed step. */
const maxDetours = 5;

function addUp(all: Record<string, number>, more: Record<string, number>): void {
  for (const [id, times] of Object.entries(more)) all[id] = (all[id] ?? 0) + times;
}

/**
 * Runs one test. After a failed step, it reaches the rest of the test by another path, as long as the time budget for
 * failures lasts.
 */
async function runTest(
  driver: Driver,
  planned: Planning,
  test: PlannedTest,
  number: number,
  tell: (finding: Finding, detour: number, of: number) => ReturnType<typeof report>,
  times: number,
  results: string,
  budget: TimeBudget,
): Promise<TestRecord> {
  const { testModel, graph } = planned;
  const traceFileOf = (recording: Recording) => join(results, `${recordingName(recording)}.trace.zip`);
  const record: TestRecord = { number, input: test.input, steps: test.steps.length, result: "passed", covered: {} };
  let left: PlannedTest | null = test;
  for (let detour = 0; left && detour <= maxDetours && (detour === 0 || !budget.isOver); detour += 1) {
    const now: PlannedTest = left;
    const { failure, covered } = await runScript(driver, testModel, scriptOf(graph, now), { photographs: true });
    addUp(record.covered, covered);
    if (!failure) break;
    const retries = budget.isOver ? 0 : times;
    const finding = await budget.during((isLate) =>
      investigate(driver, planned, now, failure, retries, traceFileOf, isLate),
    );
    const kept = tell(finding, detour, now.steps.length);
    if (detour === 0)
      Object.assign(record, { failure: `${failure.label}: ${failure.message}`, failedAt: failure.at, ...kept });
    if (record.result !== "failed") record.result = finding.verdict === "FAIL" ? "failed" : "flaky";
    left = detourOf(graph, now, failure.at);
  }
  return record;
}

/**
 * Runs every test of a plan.
 * @param file the file of the machine, if it is not configured
 * @param budget how long its failures may be investigated
 * @returns the record of the run
 */
export async function runPlan(
  driver: Driver,
  planned: Planning,
  times: number,
  outlet: Voice,
  file?: string,
  budget = new TimeBudget(),
): Promise<RunRecord> {
  const { machine, tests: plannedTests } = planned.plan;
  const tests: TestRecord[] = [];
  for (const [index, test] of plannedTests.entries()) {
    const why = await driver.skips?.(planned.testModel, test.input);
    if (why) {
      outlet.say(`SKIPPED ${machine}, test ${index + 1} (${test.input}): ${why}`);
      continue;
    }
    const tell = (finding: Finding, detour: number, of: number) => {
      const name = `test ${index + 1}${test.input && ` (${test.input})`}`;
      const recording = { ...finding.recording, ...(file !== undefined && { file }) };
      return report(outlet, driver, detour === 0 ? name : `${name}, detour ${detour}`, of, { ...finding, recording });
    };
    tests.push(await runTest(driver, planned, test, index + 1, tell, times, outlet.results, budget));
  }
  if (budget.isOver)
    outlet.say(
      `The failures of ${machine} took long: the later ones were neither repeated nor shortened, and what comes after them was not tried.`,
    );
  return runRecordOf(planned, driver.name, tests);
}

const widths = [19, -5, -6, -6, -6, -5, -8, 12] as const;

const heads = ["machine", "tests", "steps", "passed", "failed", "flaky", "seconds"];

/** Runs a machine's plan, saves the record, and reports the result. @returns whether every test passed */
async function runMachine(
  driver: Driver,
  planned: Planning,
  times: number,
  outlet: Outlet,
  file?: string,
): Promise<boolean> {
  const { machine, steps, isTruncated, hash } = planned.plan;
  const from = performance.now();
  const run = await runPlan(driver, planned, times, outlet, file);
  const seconds = ((performance.now() - from) / 1000).toFixed(1);
  writeRun(outlet.results, run);
  const count = (result: string) => run.tests.filter((test) => test.result === result).length;
  const counts = ["passed", "failed", "flaky"].map(count);
  const note = isTruncated ? `${hash}  truncated` : hash;
  outlet.say(row(widths, [machine, run.tests.length, steps, ...counts, seconds, note]));
  return count("passed") === run.tests.length;
}

/** Like `runMachine`, with a screenshot of each state. */
async function runWithScreenshots(
  driver: Driver,
  planned: Planning,
  times: number,
  outlet: Outlet,
  screenshots: ScreenshotRun,
): Promise<boolean> {
  const taking = await screenshots.of(driver, planned);
  const isWhole = await runMachine(taking.driver, planned, times, outlet);
  for (const gap of await taking.finish()) outlet.say(gap);
  return isWhole;
}

/** Compares what the driver is for with what is approved: the machine's behavior, or what its view shows. */
async function isSameAsApproved(
  { name }: Driver,
  subject: Subject,
  planned: Planning,
  outlet: Outlet,
): Promise<boolean> {
  if (name === "model") return isAsApproved(subject, planned, outlet);
  const views = name === "dom" ? await outlet.config.views?.() : undefined;
  if (!views) return true;
  // It needs the document that the driver has prepared.
  const { isScreenAsApproved } = await import("../screen-approval/screen-approval");
  return isScreenAsApproved(subject, planned, views, outlet);
}

/** @throws {UsageError} for an invalid number of retries */
function chosenRetries(typed: string): number {
  if (!/^\d{1,2}$/.test(typed)) throw new UsageError(`--retry is "${typed}"; take a number from 0 to 99.`);
  return Number(typed);
}

/** The options of `--screens`, if screenshots are configured. */
async function screenshotsOf({ screenshots }: Config, args: readonly string[]) {
  // The screenshot code is large and seldom used.
  const hook = args.includes("--screens") ? await screenshots?.() : undefined;
  return { hook, options: { screens: { type: "boolean", default: false }, ...hook?.options } as const };
}

/** @throws {UsageError} if screenshots are requested but not available */
function chosenScreenshots(
  hook: Awaited<ReturnType<typeof screenshotsOf>>["hook"],
  { screens, driver, ...values }: Record<string, unknown>,
): ScreenshotRun | null {
  if (!screens) return null;
  if (!hook) throw new UsageError("No screenshots are configured; leave --screens out, or configure `screenshots`.");
  if (driver !== "browser") throw new UsageError("--screens takes pictures of the real page; add --driver=browser.");
  return hook.begin(values);
}

export const runCommand: Command = {
  usage: `statechart-testing run [FILE|MACHINE|all]... [--driver=NAME] [--strategy=NAME] [--seed=N] [--retry=N] [--screens]
Runs the planned tests and checks after every step that everything is as planned, and as approved; fails if it is not.
With the model, also checks that outcomes that arrive late or twice change nothing, and that no delay is lost in a sleep.
${subjectUsage}
  --driver=model       through the machine alone (the default); dom: its view in a DOM; others as configured
${planUsage}
  --retry=N            how often a failing test is retried, to tell FAIL from FLAKY (3)
  --screens            saves a screenshot of each state, with --driver=browser, if configured`,
  configuredUsage: async ({ config }) => (await config.screenshots?.())?.usage,

  async run(args, outlet) {
    const { program, config } = outlet;
    const { hook, options } = await screenshotsOf(config, args);
    const { values, positionals } = readArguments(
      `${program} run`,
      args,
      {
        ...options,
        ...planOptions,
        driver: { type: "string", default: "model" },
        retry: { type: "string", default: "3" },
      },
      anyNumber,
    );
    const subjects = await subjectsOfAll(config, positionals);
    const strategy = chosenStrategy(values.strategy);
    const seed = chosenSeed(values.seed);
    const times = chosenRetries(values.retry);
    const screenshots = chosenScreenshots(hook, values);
    const driver = await driverOf(config, values.driver);
    const sayHead = headOnce(outlet.say, row(widths, [...heads, `hash (${strategy}, seed ${seed}, ${driver.name})`]));
    try {
      const isWhole = await eachSubject(subjects, outlet.say, async (subject) => {
        const { id, target, testModel: load, notes } = subject;
        const testModel = await load();
        sayHead();
        const refusal = await driver.refuses?.(testModel);
        if (refusal) {
          outlet.say(row(widths, [id, refusal]));
          return true;
        }
        const planned = planning(testModel, strategy, seed);
        const passed = screenshots
          ? await runWithScreenshots(driver, planned, times, outlet, screenshots)
          : await runMachine(driver, planned, times, outlet, isFileName(target) ? target : undefined);
        for (const note of await notes()) outlet.say(note);
        const isSame = await isSameAsApproved(driver, subject, planned, outlet);
        return (driver.name !== "model" || standsRaces(id, planned, outlet)) && passed && isSame;
      });
      return isWhole ? 0 : 1;
    } finally {
      await driver.close?.();
    }
  },
};
