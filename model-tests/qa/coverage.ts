import { htmlOf, junitOf } from "./coverage-reports";
import { type Coverage, kindNames, kinds, missingOf, type Standing, shareText, standingOf } from "./covered";
import { writeJson, writeText } from "./files";
import { flowOf } from "./planning";
import { type RunRecord, readRuns } from "./records";
import { row } from "./table";
import { chosenMachines, readArguments, type Verb } from "./verb";

const widths = [19, 8, -8, -11, -14, -9, -6, -10, 16] as const;
const heads = ["machine", "driver", ...kinds.map((kind) => kindNames[kind]), "tests", "not passed", "since (UTC)"];

const coverageRow = ({ machine, driver, counts, tests, since }: Coverage): string =>
  row(widths, [
    machine,
    driver,
    ...kinds.map((kind) => shareText(counts[kind])),
    tests.passed + tests.failed + tests.flaky,
    tests.failed + tests.flaky,
    since.slice(0, 16).replace("T", " "),
  ]);

const gapsOf = ({ machine, driver, counts }: Coverage): string[] =>
  kinds.flatMap((kind) => missingOf(counts[kind]).map((id) => `NOT COVERED ${id} (${machine}, ${driver})`));

const staleText = ({ machine, driver, strategy, date }: RunRecord): string =>
  `STALE ${machine}, ${driver}: its plan (${strategy}) is another one since ${date.slice(0, 16).replace("T", " ")}; run it again.`;

/** Says what one machine has come to. @returns whether nothing is open */
function tell(machine: string, { coverages, stale }: Standing, say: (line: string) => void): boolean {
  for (const coverage of coverages) say(coverageRow(coverage));
  if (coverages.length === 0) say(row(widths, [machine, `no run: npm run qa -- run ${machine}`]));
  const open = [...coverages.flatMap(gapsOf), ...stale.map(staleText)];
  for (const line of open) say(`  ${line}`);
  return coverages.length > 0 && open.length === 0;
}

export const coverageVerb: Verb = {
  usage: `npm run qa -- coverage [MACHINE|all] [--json FILE] [--junit FILE] [--html FILE]
Says what runs have really covered, by machine and driver; fails where something is open.
  A run counts as long as its plan is today's: after a change of the machine it has to be run again.
  --json FILE          how often everything was covered
  --junit FILE         for a CI server: a case for everything that there is to cover
  --html FILE          a page to read`,

  async run(args, { say, results }) {
    const file = { type: "string" } as const;
    const { values, positionals } = readArguments("qa -- coverage", args, { json: file, junit: file, html: file });
    const ids = chosenMachines(positionals[0]);
    const runs = readRuns(results);
    const coverages: Coverage[] = [];
    let isWhole = true;
    say(row(widths, heads));
    for (const id of ids) {
      const standing = standingOf(await flowOf(id), runs);
      if (!tell(id, standing, say)) isWhole = false;
      coverages.push(...standing.coverages);
    }
    if (values.json !== undefined) writeJson(values.json, coverages);
    if (values.junit !== undefined) writeText(values.junit, junitOf(coverages));
    if (values.html !== undefined) writeText(values.html, htmlOf(coverages));
    return isWhole ? 0 : 1;
  },
};
