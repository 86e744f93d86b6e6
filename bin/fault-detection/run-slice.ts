import { spawn } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { isChosen, type Sample } from "./choose-faults.mjs";
import { changeFaults, type Report, withoutLoadTime } from "./report";
import type { Slice } from "./slices";

/** What is kept of a slice that was run. */
interface Kept {
  key: string;
  seconds: number;
  report: Report;
}

interface Where {
  /** The folder with a file for each slice. */
  folder: string;
  /** Try only these faults. */
  sample: Sample | null;
}
export interface RunOptions extends Where {
  /** Processes. */
  jobs: number;
  /** In milliseconds; a slice that takes longer is stopped. */
  limitMs: number;
}

const fileOf = ({ folder, sample }: Where, { name }: Slice): string =>
  join(folder, sample ? `${name}.${sample.percent}-percent.seed-${sample.seed}.json` : `${name}.json`);

/** The result of a slice, if neither its files nor their tests have changed since. */
export function keptOf(where: Where, slice: Slice): Kept | null {
  const path = fileOf(where, slice);
  if (!existsSync(path)) return null;
  const kept: Kept = JSON.parse(readFileSync(path, "utf8"));
  return kept.key === slice.key ? kept : null;
}

/** The copies of the project in which this process runs tests; other runs have others. */
const temporary = `.stryker-tmp/${process.pid}`;
/** The process groups of runs, to be ended with this process. */
const running = new Set<number>();
const endAll = (): void => {
  for (const group of running) process.kill(-group, "SIGKILL");
};
for (const [signal, code] of [
  ["SIGINT", 130],
  ["SIGTERM", 143],
  ["SIGHUP", 129],
] as const)
  process.on(signal, () => {
    endAll();
    rmSync(temporary, { recursive: true, force: true });
    process.exit(code);
  });

/** Without the faults that are not in the sample. Those that no test runs are never given to a checker. */
const chosenOf = (files: Report["files"], sample: Sample): Report["files"] =>
  changeFaults(files, (faults, path) => faults.filter((fault) => isChosen(fault, path, sample)));

/**
 * Runs Stryker for one slice and keeps the result.
 * @throws {Error} in one sentence, with what Stryker wrote, if it does not end in time or fails
 */
export async function runSlice(slice: Slice, { folder, jobs, limitMs, sample }: RunOptions): Promise<Kept> {
  mkdirSync(folder, { recursive: true });
  const path = fileOf({ folder, sample }, slice);
  const written = `${path}.new`;
  const { files, tests, machines, layer } = slice;
  const settings = { files, tests, machines, onLoad: layer.onLoad, ...(sample && { sample }) };
  const began = performance.now();
  const child = spawn(
    process.execPath,
    [
      "node_modules/@stryker-mutator/core/bin/stryker.js",
      "run",
      `bin/fault-detection/${sample ? "sampled" : "stryker"}.config.mjs`,
    ],
    {
      // A group of its own: its workers end with it.
      detached: true,
      stdio: ["ignore", "pipe", "pipe"],
      env: { ...process.env, FAULT_SLICE: JSON.stringify({ ...settings, report: written, jobs, temporary }) },
    },
  );
  const group = child.pid ?? 0;
  if (group > 0) running.add(group);
  let output = "";
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding("utf8").on("data", (text: string) => {
      output += text;
    });
  let isLate = false;
  const limit = setTimeout(() => {
    isLate = true;
    process.kill(-group, "SIGKILL");
  }, limitMs);
  const code = await new Promise<number | null>((resolve) => {
    child.on("close", resolve);
    child.on("error", () => resolve(null));
  });
  clearTimeout(limit);
  running.delete(group);
  // A run that was stopped leaves its copies.
  rmSync(temporary, { recursive: true, force: true });
  if (isLate) throw new Error(`${slice.name} was stopped after ${limitMs / 60_000} minutes.`);
  if (code !== 0 || !existsSync(written)) throw new Error(`${slice.name} could not be run:\n${output.trim()}`);
  const report: Report = JSON.parse(readFileSync(written, "utf8"));
  const { schemaVersion, thresholds } = report;
  const tried = layer.onLoad ? report.files : withoutLoadTime(report.files);
  const kept = {
    key: slice.key,
    seconds: (performance.now() - began) / 1000,
    report: { schemaVersion, thresholds, files: sample ? chosenOf(tried, sample) : tried },
  };
  writeFileSync(written, JSON.stringify(kept));
  // Whole or not at all, also if this process is killed meanwhile.
  renameSync(written, path);
  return kept;
}
