import { writeFileSync } from "node:fs";
import type { Strategy } from "../engine/walks";
import { flowOf } from "../qa/planning";
import { QaError } from "../qa/qa-error";
import { chosenMachines, chosenStrategy, readArguments, type Verb } from "../qa/verb";
import { linesOf, mutate, percentOf, type Report, scoreOf } from "./mutate";

/** The share of mutants, in percent, that each machine's tests are to kill. */
const least = 95;
/** The few long tests first; pairs of transitions only for what those let live. */
const usual: readonly Strategy[] = ["tour", "1-switch"];

/** @throws {QaError} for what is no whole number from 1 */
function chosenSample(typed: string | undefined): { sample?: number } {
  if (typed === undefined) return {};
  if (!/^[1-9]\d{0,8}$/.test(typed)) throw new QaError(`--sample is "${typed}"; take a whole number from 1.`);
  return { sample: Number(typed) };
}

const isPoor = (report: Report): boolean => scoreOf(report) < least || report.stale.length > 0;

/** All machines together, in a line. */
function sumOf(reports: readonly Report[]): string {
  const sum = (of: (report: Report) => number) => reports.reduce((total, report) => total + of(report), 0);
  const [killed, total] = [sum((report) => report.killed), sum((report) => report.total)];
  return `All: killed ${killed}/${total} (${percentOf({ killed, total })}), ${sum(({ seconds }) => seconds).toFixed(0)} s`;
}

export const mutateVerb: Verb = {
  usage: `npm run qa -- mutate [MACHINE|all] [--strategy=NAME] [--sample=N] [--json FILE]
Puts one fault after the other into a machine, runs the planned tests, and names each fault that they do not notice.
Fails where less than ${least} % are noticed, or where a fault is listed as unnoticeable and is not.
  --strategy=NAME      plans by one strategy only (usually ${usual.join(", then ")} for what that does not notice)
  --sample=N           only so many faults of each machine, spread over all
  --json FILE          writes the reports into a file`,

  async run(args, { say }) {
    const { values, positionals } = readArguments("mutate", args, {
      strategy: { type: "string" },
      sample: { type: "string" },
      json: { type: "string" },
    });
    const strategies = values.strategy === undefined ? usual : [chosenStrategy(values.strategy)];
    const sample = chosenSample(values.sample);
    const reports: Report[] = [];
    for (const id of chosenMachines(positionals[0])) {
      const report = mutate(await flowOf(id), { strategies, ...sample });
      reports.push(report);
      for (const line of linesOf(report)) say(line);
      if (scoreOf(report) < least) say(`  TOO FEW: ${least} % is the least.`);
    }
    if (reports.length > 1) say(sumOf(reports));
    if (values.json !== undefined) writeFileSync(values.json, `${JSON.stringify(reports, null, 2)}\n`);
    return reports.some(isPoor) ? 1 : 0;
  },
};
