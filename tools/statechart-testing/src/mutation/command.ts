import { availableParallelism } from "node:os";
import { anyNumber, type Command, chosenStrategy, readArguments, subjectUsage } from "../cli/command";
import { eachSubject } from "../cli/each-subject";
import { writeJson } from "../cli/files";
import { isFileName } from "../cli/machine-files";
import { subjectsOfAll } from "../cli/subjects";
import { UsageError } from "../cli/usage-error";
import type { Strategy } from "../planner/paths";
import { closeWorkers, tryOut } from "./mutation-run";
import { type Kind, kinds, linesOf, percentOf, type Report, scoreOf } from "./report";
import { runInPool } from "./worker-pool";

/** The minimum share of killed mutants per machine, in percent. */
const least = 95;
/** A few long tests first; pairs of transitions only for the survivors. */
const usual: readonly Strategy[] = ["tour", "1-switch"];

/** @throws {UsageError} for anything but a whole number of at least 1 */
function chosenNumber(option: string, typed: string): number {
  if (!/^[1-9]\d{0,8}$/.test(typed)) throw new UsageError(`--${option} is "${typed}"; take a whole number from 1.`);
  return Number(typed);
}

/** @throws {UsageError} for an unknown kind */
function chosenKinds(typed: string | undefined, usually: readonly Kind[]): readonly Kind[] {
  if (typed === undefined) return usually;
  const chosen = kinds.find((kind) => kind === typed);
  if (!chosen)
    throw new UsageError(`There is no kind "${typed}"; take one of ${kinds.join(", ")}, or neither for both.`);
  return [chosen];
}

const isPoor = (report: Report): boolean => scoreOf(report) < least || report.stale.length > 0;

/** The total of all machines, or of all views, in one line. */
function sumOf(kind: Kind, all: readonly Report[]): string {
  const reports = all.filter((report) => report.kind === kind);
  const sum = (of: (report: Report) => number) => reports.reduce((total, report) => total + of(report), 0);
  const [killed, total] = [sum((report) => report.killed), sum((report) => report.total)];
  return `Plan strength, all ${kind}s: killed ${killed}/${total} (${percentOf({ killed, total })}), ${sum(({ seconds }) => seconds).toFixed(0)} s`;
}

export const mutateCommand: Command = {
  usage: `statechart-testing mutate [FILE|MACHINE|all]... [--kind=machine|view] [--sample=N] [--strategy=NAME] [--jobs=N] [--json FILE]
Measures how strong the planned tests are: injects faults into a machine and the wiring of its views, one at a time, and
lists those after which the planned steps show nothing else than without the fault.
Fails if less than ${least}% are noticed, or if a fault that is listed as equivalent is noticed.
${subjectUsage}
  --kind=machine       only faults within the machine: the tests run through the model
  --kind=view          only faults in how its views are wired: the tests run through a DOM
  --sample=N           only this many faults of each kind and machine, spread evenly
  --strategy=NAME      plans the tests of machines with one strategy (default: ${usual.join(", then ")} for what that
                       does not notice)
  --jobs=N             the number of processes for several machines (default: one per core)
  --json FILE          writes the reports into a file`,

  async run(args, { say, program, config, configFile }) {
    const { values, positionals } = readArguments(
      `${program} mutate`,
      args,
      {
        kind: { type: "string" },
        strategy: { type: "string" },
        sample: { type: "string" },
        jobs: { type: "string" },
        json: { type: "string" },
      },
      anyNumber,
    );
    // A machine from a file has no configured views.
    const hasViews = config.views !== undefined && !positionals.some(isFileName);
    const order = {
      kinds: chosenKinds(values.kind, hasViews ? kinds : ["machine"]),
      strategies: values.strategy === undefined ? usual : [chosenStrategy(values.strategy)],
      ...(values.sample !== undefined && { sample: chosenNumber("sample", values.sample) }),
    };
    const processes = values.jobs === undefined ? availableParallelism() : chosenNumber("jobs", values.jobs);
    const subjects = await subjectsOfAll(config, positionals);
    const all: Report[] = [];
    const tell = (reports: readonly Report[]) => {
      all.push(...reports);
      for (const report of reports) {
        for (const line of linesOf(report)) say(line);
        if (scoreOf(report) < least) say(`  TOO FEW: at least ${least}% must be killed.`);
      }
    };
    let isWhole = true;
    if (subjects.length > 1 && processes > 1) {
      const jobs = subjects.map(({ target }) => ({ target, order, configFile }));
      await runInPool(jobs, Math.min(processes, jobs.length), (answer) => {
        if ("reports" in answer) return tell(answer.reports);
        say(answer.refusal);
        isWhole = false;
      });
    } else
      try {
        isWhole = await eachSubject(subjects, say, async (subject) => {
          tell(await tryOut(subject, order, config));
          return true;
        });
      } finally {
        await closeWorkers();
      }
    if (subjects.length > 1) for (const kind of order.kinds) say(sumOf(kind, all));
    if (values.json !== undefined) writeJson(values.json, all);
    return isWhole && !all.some(isPoor) ? 0 : 1;
  },
};
