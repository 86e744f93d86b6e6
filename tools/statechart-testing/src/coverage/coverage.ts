import { anyNumber, type Command, type Outlet, readArguments, subjectUsage } from "../cli/command";
import { eachSubject } from "../cli/each-subject";
import { writeJson, writeText } from "../cli/files";
import type { Subject } from "../cli/subject";
import { subjectsOfAll } from "../cli/subjects";
import { headOnce, row } from "../cli/table";
import { readRuns } from "../recordings/records";
import { htmlOf, junitOf } from "./coverage-reports";
import {
  type Coverage,
  type CoverageSummary,
  kindNames,
  kinds,
  missingOf,
  shareText,
  staleText,
  summaryOf,
} from "./covered";

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

/** Prints the coverage of one machine. @returns whether everything is covered */
function tell({ id, target }: Subject, { coverages, stale }: CoverageSummary, { say, program }: Outlet): boolean {
  for (const coverage of coverages) say(coverageRow(coverage));
  if (coverages.length === 0) say(row(widths, [id, `not run yet: ${program} run ${target}`]));
  const open = [...coverages.flatMap(gapsOf), ...stale.map((run) => `STALE ${staleText(run)}`)];
  for (const line of open) say(`  ${line}`);
  return coverages.length > 0 && open.length === 0;
}

export const coverageCommand: Command = {
  usage: `statechart-testing coverage [FILE|MACHINE|all]... [--json FILE] [--junit FILE] [--html FILE]
Reports what test runs have covered, by machine and driver; fails if something is not covered.
  A run counts while its plan is current: after a change to the machine, run the tests again.
${subjectUsage}
  --json FILE          writes how often everything was covered
  --junit FILE         writes a report for CI servers: a case for everything to cover, and for what has no current run
  --html FILE          writes a page`,

  async run(args, outlet) {
    const { say, results, program, config } = outlet;
    const file = { type: "string" } as const;
    const { values, positionals } = readArguments(
      `${program} coverage`,
      args,
      { json: file, junit: file, html: file },
      anyNumber,
    );
    const subjects = await subjectsOfAll(config, positionals);
    const runs = readRuns(results);
    const summaries: CoverageSummary[] = [];
    const sayHead = headOnce(say, row(widths, heads));
    const isWhole = await eachSubject(subjects, say, async (subject) => {
      const found = summaryOf(await subject.testModel(), runs);
      sayHead();
      summaries.push(found);
      return tell(subject, found, outlet);
    });
    if (values.json !== undefined)
      writeJson(
        values.json,
        summaries.flatMap(({ coverages }) => coverages),
      );
    if (values.junit !== undefined) writeText(values.junit, junitOf(summaries));
    if (values.html !== undefined) writeText(values.html, htmlOf(summaries));
    return isWhole ? 0 : 1;
  },
};
