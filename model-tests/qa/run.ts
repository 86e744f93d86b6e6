import { createHash } from "node:crypto";
import { basename, join } from "node:path";
import type { Look } from "../../flows/chart/screens";
import { Album } from "../../flows/screens/album";
import { chosenLooks, languagesOf, lookOptions, lookUsage } from "../../flows/screens/looks";
import type { Driver } from "../drivers/driver";
import type { PlannedTest } from "../engine/walks";
import { driverOf } from "./drivers";
import { flowOf, type Planning, planning, scriptOf } from "./planning";
import { QaError } from "./qa-error";
import { type Recording, type RunRecord, writePicture, writeRecording, writeRun } from "./records";
import { runScript } from "./runner";
import { row } from "./table";
import { detourOf, type Finding, investigate } from "./trial";
import {
  chosenMachines,
  chosenSeed,
  chosenStrategy,
  type Outlet,
  planOptions,
  planUsage,
  readArguments,
  type Verb,
} from "./verb";

const nameOf = ({ machine, driver, input, steps }: Recording): string => {
  const hash = createHash("sha256")
    .update(JSON.stringify([input, steps]))
    .digest("hex");
  return `${machine}.${driver}.${hash.slice(0, 8)}`;
};

/** Says what failed, where it is saved, and how to see it again. @returns the files that are kept of it */
function report(
  { say, results }: Outlet,
  test: string,
  of: number,
  { failure, verdict, recording }: Finding,
): Pick<TestRecord, "recording" | "picture"> {
  const name = nameOf(recording);
  const file = writeRecording(results, name, recording);
  const picture = failure.picture && writePicture(results, name, failure.picture);
  const { machine, steps } = recording;
  const at = failure.at === 0 ? "at its start" : `step ${failure.at} of ${of}, ${failure.label}`;
  say(`${verdict} ${machine}, ${test}, ${at}: ${failure.message}`);
  const shrunk = steps.length < failure.at ? `, in ${steps.length} instead of ${failure.at} steps` : "";
  say(`  to see it again${shrunk}: npm run qa -- replay ${file}`);
  if (picture) say(`  the page as it was then: ${join(results, picture)}`);
  return { recording: basename(file), ...(picture && { picture }) };
}

/** So often is a test taken up again behind a step that failed. */
const mostDetours = 5;

function addUp(all: Record<string, number>, more: Record<string, number>): void {
  for (const [id, times] of Object.entries(more)) all[id] = (all[id] ?? 0) + times;
}

type TestRecord = RunRecord["tests"][number];

/** Runs one test. A step that fails does not hide what comes after it: the rest is come to by another way. */
async function runTest(
  driver: Driver,
  planned: Planning,
  test: PlannedTest,
  number: number,
  tell: (finding: Finding, detour: number, of: number) => ReturnType<typeof report>,
  times: number,
): Promise<TestRecord> {
  const { flow, graph } = planned;
  const record: TestRecord = { number, input: test.input, steps: test.steps.length, result: "passed", covered: {} };
  let left: PlannedTest | null = test;
  for (let detour = 0; left && detour <= mostDetours; detour += 1) {
    const { failure, covered } = await runScript(driver, flow, scriptOf(graph, left), { photographs: true });
    addUp(record.covered, covered);
    if (!failure) break;
    const finding = await investigate(driver, planned, left, failure, times);
    const kept = tell(finding, detour, left.steps.length);
    if (detour === 0)
      Object.assign(record, { failure: `${failure.label}: ${failure.message}`, failedAt: failure.at, ...kept });
    if (record.result !== "failed") record.result = finding.verdict === "FAIL" ? "failed" : "flaky";
    left = detourOf(graph, left, failure.at);
  }
  return record;
}

/** Runs every test of a plan. @returns what is kept of the run */
export async function runPlan(driver: Driver, planned: Planning, times: number, outlet: Outlet): Promise<RunRecord> {
  const { machine, strategy, hash, tests: plannedTests } = planned.plan;
  const tests: TestRecord[] = [];
  for (const [index, test] of plannedTests.entries()) {
    const why = driver.skips?.(planned.flow, test.input);
    if (why) {
      outlet.say(`SKIPPED ${machine}, test ${index + 1} (${test.input}): ${why}`);
      continue;
    }
    const tell = (finding: Finding, detour: number, of: number) => {
      const name = `test ${index + 1}${test.input && ` (${test.input})`}`;
      return report(outlet, detour === 0 ? name : `${name}, detour ${detour}`, of, finding);
    };
    tests.push(await runTest(driver, planned, test, index + 1, tell, times));
  }
  return { machine, driver: driver.name, strategy, seed: planned.seed, hash, date: new Date().toISOString(), tests };
}

const widths = [19, -5, -6, -6, -6, -5, -8, 12] as const;

const heads = ["machine", "tests", "steps", "passed", "failed", "flaky", "seconds"];

/** Runs a machine's plan, keeps the record and says what came of it. @returns whether every test passed */
async function runMachine(driver: Driver, planned: Planning, times: number, outlet: Outlet): Promise<boolean> {
  const { machine, steps, isTruncated, hash } = planned.plan;
  const from = performance.now();
  const run = await runPlan(driver, planned, times, outlet);
  const seconds = ((performance.now() - from) / 1000).toFixed(1);
  writeRun(outlet.results, run);
  const count = (result: string) => run.tests.filter((test) => test.result === result).length;
  const counts = ["passed", "failed", "flaky"].map(count);
  const note = isTruncated ? `${hash}  truncated` : hash;
  outlet.say(row(widths, [machine, run.tests.length, steps, ...counts, seconds, note]));
  return count("passed") === run.tests.length;
}

/** Where pictures of runs go, and how good they are. */
const screens = { folder: "test-results/flows/screens", quality: 60 };

/** The same, with a picture of each state: most are taken on the way, the others gone to. */
async function runWithScreens(
  driver: Driver,
  planned: Planning,
  times: number,
  outlet: Outlet,
  looks: readonly Look[],
): Promise<boolean> {
  const { fillAlbum, gapText, photographing, reachOf } = await import("../../flows/screens/capture");
  const { machine } = planned.plan;
  const { shown } = reachOf(planned);
  const album = new Album(screens.folder, machine, shown, looks, screens.quality);
  const isWhole = await runMachine(photographing(driver, album), planned, times, outlet);
  const gaps = await fillAlbum(planned, album, languagesOf(looks));
  for (const gap of gaps) outlet.say(gapText(gap));
  return isWhole;
}

/** @throws {QaError} for what is no number of repetitions */
function chosenRetries(typed: string): number {
  if (!/^\d{1,2}$/.test(typed)) throw new QaError(`--retry is "${typed}"; take a number from 0 to 99.`);
  return Number(typed);
}

export const runVerb: Verb = {
  usage: `npm run qa -- run [MACHINE|all] [--driver=NAME] [--strategy=NAME] [--seed=N] [--retry=N] [--screens]
Runs the planned tests and looks at every step whether all is as planned; fails where it is not.
  --driver=model       through the machine alone (the default); dom: its view in a DOM; browser: the page in Chromium
${planUsage}
  --retry=N            so often is a failing test tried again, to tell FAIL from FLAKY (3)
  --screens            keeps a picture of each state in ${screens.folder}, with --driver=browser:
${lookUsage}`,

  async run(args, outlet) {
    const { values, positionals } = readArguments("qa -- run", args, {
      ...planOptions,
      driver: { type: "string", default: "model" },
      retry: { type: "string", default: "3" },
      screens: { type: "boolean", default: false },
      ...lookOptions,
    });
    const ids = chosenMachines(positionals[0]);
    const strategy = chosenStrategy(values.strategy);
    const seed = chosenSeed(values.seed);
    const times = chosenRetries(values.retry);
    const looks = values.screens ? chosenLooks(values) : null;
    if (looks && values.driver !== "browser")
      throw new QaError("--screens takes pictures of the real page; add --driver=browser.");
    const driver = await driverOf(values.driver);
    outlet.say(row(widths, [...heads, `hash (${strategy}, seed ${seed}, ${driver.name})`]));
    let isWhole = true;
    try {
      for (const id of ids) {
        const flow = await flowOf(id);
        const refusal = driver.refuses?.(flow);
        if (refusal) {
          outlet.say(row(widths, [id, refusal]));
          continue;
        }
        const planned = planning(flow, strategy, seed);
        const passed = looks
          ? await runWithScreens(driver, planned, times, outlet, looks)
          : await runMachine(driver, planned, times, outlet);
        isWhole &&= passed;
      }
    } finally {
      await driver.close?.();
    }
    return isWhole ? 0 : 1;
  },
};
