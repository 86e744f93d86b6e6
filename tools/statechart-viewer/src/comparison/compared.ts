import { dirname } from "node:path";
import { insteadOf } from "statechart-testing/cli/closest";
import { camelCase, kebabCase } from "statechart-testing/cli/names";
import type { Chart } from "../chart/chart";
import type { Wording } from "../chart/machine-words";
import { ViewerError } from "../cli/command";
import type { RevisionsConfig, ViewerConfig } from "../config";
import { affectedBy } from "./affected";
import { type Behavior, behaviorBetween, isSameBehavior, sameBehavior } from "./behavior";
import type { ChartChange } from "./change";
import { compareAll } from "./compare";
import { run, timeoutMs } from "./git";
import { type Comparison, findingOf } from "./report";
import type { Revision } from "./revision";

const noMachine = (name: string, ids: readonly string[]) =>
  new ViewerError(`Neither revision has a machine "${name}"; ${insteadOf(name, ids)}`);

/**
 * Rejects a machine that is not in the files as they are now and that no file beside the registry of the commits
 * mentions, before anything is unpacked and read, which takes much longer.
 * @throws {ViewerError}
 */
export const rejectUnknown =
  ({ machines, revisions: { repository, registry } }: Pick<ViewerConfig, "machines" | "revisions">, name: string) =>
  async (commits: readonly string[]): Promise<void> => {
    const ids = Object.keys(machines);
    const names = [name, camelCase(name)];
    if (name === "all" || names.some((one) => ids.includes(one))) return;
    const patterns = names.flatMap((one) => ["-e", one]);
    const args = ["grep", "--quiet", "--fixed-strings", "--word-regexp", ...patterns, ...commits];
    const found = await run("git", [...args, "--", dirname(registry)], { cwd: repository, timeout: timeoutMs }).then(
      () => true,
      // git grep exits with 1 if it finds nothing.
      ({ code }: { code?: unknown }) => code !== 1,
    );
    if (!found) throw noMachine(name, ids);
  };

/** The selected machines of both revisions. @throws {ViewerError} if neither has one of them */
function chosen(name: string, all: readonly Chart[]): ReadonlySet<string> {
  const ids = [...new Set(all.map(({ machine }) => machine))];
  const meant = name === "all" ? ids : ids.filter((id) => id === name || kebabCase(id) === name);
  if (meant.length === 0) throw noMachine(name, ids);
  return new Set(meant);
}

const nameOf = ({ name, commit }: Revision): string =>
  commit === null || commit.startsWith(name) ? name : `${name} (${commit})`;

/** How a machine of both revisions behaves differently, as far as its approved tests tell. */
function behaviorOf(machine: string, before: Revision, after: Revision, { approvedFiles }: RevisionsConfig): Behavior {
  const isIn = ({ charts }: Revision) => charts.some((chart) => chart.machine === machine);
  if (!approvedFiles || !isIn(before) || !isIn(after)) return sameBehavior;
  const behavior = behaviorBetween(approvedFiles(before.folder, machine), approvedFiles(after.folder, machine));
  const short = (text: string) => [before, after].reduce((left, { folder }) => left.replaceAll(`${folder}/`, ""), text);
  return { ...behavior, problems: behavior.problems.map(short) };
}

/**
 * Compares all machines of two revisions, or one of them: what is drawn of them, and what was approved of them.
 * @throws {ViewerError} if neither revision has the machine
 */
export async function compared(
  before: Revision,
  after: Revision,
  { machine, wording, revisions }: { machine: string; wording: Wording; revisions: RevisionsConfig },
): Promise<Comparison> {
  const meant = chosen(machine, [...before.charts, ...after.charts]);
  const only = ({ charts }: Revision) => charts.filter((chart) => meant.has(chart.machine));
  const changes = compareAll(only(before), only(after))
    .map((change) => ({ change, behavior: behaviorOf(change.machine, before, after, revisions) }))
    .filter(({ change, behavior }) => change.kind !== "same" || !isSameBehavior(behavior));
  const drawnDifferently = changes.filter(({ change }) => change.kind !== "same" && change.after);
  const tests = await after.testsOf(drawnDifferently.map(({ change }) => change.machine));
  // Without a change in the drawing, no test is affected more than others.
  const testsOf = ({ machine: id, kind }: ChartChange) => (kind === "same" ? [] : (tests[id] ?? null));
  return {
    before: nameOf(before),
    after: nameOf(after),
    wording,
    machines: meant.size,
    findings: changes.map(({ change, behavior }) =>
      findingOf(change, affectedBy(change, testsOf(change)), wording, behavior),
    ),
  };
}
