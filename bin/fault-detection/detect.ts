import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { importGraph } from "../changed/import-graph";
import { readSources } from "../changed/sources";
import { names, type Order, UsageError } from "./arguments";
import type { Sample } from "./choose-faults.mjs";
import { judge, notKilled } from "./equivalents";
import { judged } from "./judged";
import { type Layer, layerOf, layers } from "./layers";
import { diffsOf, intervalOf, merge, pageOf, percentOf, type Report, type Score, scoreOf } from "./report";
import { keptOf, runSlice } from "./run-slice";
import { known, sample } from "./sample";
import { approvedOnly, batchesOf, filesOf, type Slice, slicesOf } from "./slices";

type Say = (line: string) => void;

/** The source files that are named, by layer or by path. @throws {UsageError} */
export function chosenFiles(targets: readonly string[], texts: ReadonlyMap<string, string>): string[] {
  const files = targets.flatMap((target) => {
    if (target === "sample") return sample;
    if (names.includes(target)) return filesOf(target, texts);
    if (layerOf(target) && texts.has(target)) return [target];
    throw new UsageError(
      texts.has(target)
        ? `${target} is in no layer: faults are injected into source files, not into tests.`
        : `${target} is neither a layer (${names.join(", ")}) nor a source file.`,
    );
  });
  return [...new Set(files)].sort();
}

/** Does what was ordered. @returns whether everything is as it should be */
export async function detect(order: Order, say: Say): Promise<boolean> {
  const texts = readSources();
  const all = slicesOf(chosenFiles(order.targets, texts), importGraph(texts), texts);
  const isPart = order.sample !== null;
  const slices = order.isApprovedOnly ? approvedOnly(all, isPart) : isPart ? batchesOf(all) : all;
  if (order.only === "list") {
    for (const { name, files, tests, machines } of slices)
      say([name, ...files.map((path) => `  ${path}`), `  tests: ${[...tests, ...machines].join(" ")}`].join("\n"));
    return true;
  }
  const { reports, failures } = await resultsOf(slices, order, say);
  const { report, stale: unused } = judge(merge(reports), judged);
  // A judged fault may be outside of the sample, and no approved behavior shows what only a unit test can.
  const stale = order.sample || order.isApprovedOnly ? [] : unused;
  say("");
  for (const [path, file] of Object.entries(report.files)) for (const diff of diffsOf(path, file)) say(diff);
  for (const failure of failures) say(`NOT RUN ${failure}`);
  for (const { file, from, to } of stale) say(`STALE ${file}: no survivor is "${from}" as "${to}" (judged.ts).`);
  const isSample = order.targets.includes("sample");
  const missing = isSample ? notKilled(report, known) : [];
  for (const { file, from, to } of missing) say(`NOT NOTICED ${file}: "${from}" as "${to}" (sample.ts).`);
  const short = sayScores(report, isSample, order.sample, say);
  write(report, order.out);
  say(`\n${join(order.out, "index.html")}`);
  return failures.length + stale.length + missing.length + short === 0;
}

async function resultsOf(slices: readonly Slice[], order: Order, say: Say) {
  const folder = join(order.out, "slices");
  const reports: Report[] = [];
  const failures: string[] = [];
  for (const [at, slice] of slices.entries()) {
    const begin = `${at + 1}/${slices.length} ${slice.name}`;
    const kept = order.isFresh ? null : keptOf({ folder, sample: order.sample }, slice);
    if (kept) {
      reports.push(kept.report);
      if (order.only === null) say(`${begin}: ${inWords(scoreOf(Object.values(kept.report.files)))} (kept)`);
    } else if (order.only === "report") {
      failures.push(`${slice.name}: there is no result, or it is out of date.`);
    } else {
      try {
        const { report, seconds } = await runSlice(slice, { ...order, folder });
        reports.push(report);
        say(`${begin}: ${inWords(scoreOf(Object.values(report.files)))} (${Math.round(seconds)} s)`);
      } catch (thrown) {
        if (!(thrown instanceof Error)) throw thrown;
        failures.push(`${slice.name}: see above.`);
        say(`${begin}: not run. ${thrown.message}`);
      }
    }
  }
  return { reports, failures };
}

const inWords = (score: Score): string =>
  `${score.noticed} of ${score.noticed + score.survived} faults noticed (${percentOf(score).toFixed(1)}%${
    score.timedOut > 0 ? `, ${score.timedOut} by a timeout` : ""
  })`;

const rangeOf = (score: Score): string => {
  const [low, high] = intervalOf(score);
  return `${low.toFixed(1)}–${high.toFixed(1)}%`;
};

/** Prints the score of each layer. @returns how many are below their target; in the sample, every fault counts */
function sayScores(report: Report, isSample: boolean, part: Sample | null, say: Say): number {
  const targetOf = (layer: Layer): number => (isSample ? 100 : layer.target);
  const rows = layers.flatMap((layer) => {
    const files = Object.entries(report.files).filter(([path]) => layerOf(path) === layer);
    return files.length > 0 ? [{ layer, score: scoreOf(files.map(([, file]) => file)) }] : [];
  });
  if (part) say(`\nA sample of ${part.percent}% of the faults, seed ${part.seed}.`);
  say(`\nlayer       noticed    faults    score   target   equivalent${part ? "   95% confidence" : ""}`);
  for (const { layer, score } of rows) {
    const numbers = [
      String(score.noticed).padStart(9),
      String(score.noticed + score.survived).padStart(10),
      `${percentOf(score).toFixed(1)}%`.padStart(9),
      `${targetOf(layer)}%`.padStart(9),
      String(score.equivalent).padStart(13),
      part ? rangeOf(score).padStart(17) : "",
    ];
    say(`${layer.name.padEnd(10)}${numbers.join("")}`);
  }
  const timedOut = rows.reduce((sum, { score }) => sum + score.timedOut, 0);
  if (timedOut > 0)
    say(`\n${timedOut} noticed by a timeout: on a machine that does other work, no test may notice them.`);
  return rows.filter(({ layer, score }) => percentOf(score) < targetOf(layer)).length;
}

function write(report: Report, folder: string): void {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, "report.json"), JSON.stringify(report));
  const script = createRequire(import.meta.url).resolve("mutation-testing-elements/dist/mutation-test-elements.js");
  writeFileSync(join(folder, "index.html"), pageOf(report, readFileSync(script, "utf8")));
}
