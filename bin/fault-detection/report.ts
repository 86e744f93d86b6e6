/** One fault of a report, in the format of mutation-testing-report-schema. */
export interface Fault {
  id: string;
  mutatorName: string;
  replacement?: string;
  status: string;
  statusReason?: string;
  /** Whether its code runs when its file is loaded. */
  static?: boolean;
  /** From 1, in the source as it is. */
  location: { start: Position; end: Position };
}
interface Position {
  line: number;
  column: number;
}
interface FileReport {
  language: string;
  source: string;
  mutants: Fault[];
}
/** What Stryker's JSON report contains of what is used here. */
export interface Report {
  schemaVersion: string;
  thresholds: { high: number; low: number };
  projectRoot?: string;
  config?: unknown;
  files: Record<string, FileReport>;
  testFiles?: Record<string, { tests: { id: string; name: string }[] }>;
}

/** A fault that ends its test run by taking too long, or by an error outside of tests, was noticed. */
const noticed = new Set(["Killed", "Timeout", "RuntimeError"]);
const survived = new Set(["Survived", "NoCoverage"]);

/** Numbers of faults. */
export interface Score {
  noticed: number;
  /** Noticed only because their tests took too long, which also happens on a machine that does other work. */
  timedOut: number;
  survived: number;
  /** Judged: nobody can tell them from the source (`equivalents.ts`). */
  equivalent: number;
}

export const isSurvivor = ({ status }: Fault): boolean => survived.has(status);
/** The share that was noticed, in percent; 100 if there is no fault. */
export const percentOf = (score: Pick<Score, "noticed" | "survived">): number => {
  const all = score.noticed + score.survived;
  return all === 0 ? 100 : (100 * score.noticed) / all;
};

/**
 * Between which percentages the score of all faults is, with a confidence of 95%, if these are a random part of them
 * (Wilson's interval; it ignores that a sample of nearly all is more exact).
 */
export function intervalOf(score: Pick<Score, "noticed" | "survived">): [low: number, high: number] {
  const count = score.noticed + score.survived;
  if (count === 0) return [0, 100];
  const z = 1.96;
  const share = score.noticed / count;
  const middle = share + (z * z) / (2 * count);
  const reach = z * Math.sqrt((share * (1 - share)) / count + (z * z) / (4 * count * count));
  const scale = 100 / (1 + (z * z) / count);
  return [Math.max(0, (middle - reach) * scale), Math.min(100, (middle + reach) * scale)];
}

/** Whether it makes a loop endless: Stryker ends a run that reaches a fault far more often than usual. */
const isEndless = ({ statusReason }: Fault): boolean => statusReason?.startsWith("Hit limit reached") ?? false;

const equivalent = "equivalent: ";
/** Marks a survivor as judged, for this program and for the page. */
export const asEquivalent = (fault: Fault, reason: string): Fault => ({
  ...fault,
  status: "Ignored",
  statusReason: `${equivalent}${reason}`,
});

/** The files of a report with other faults: `change` gets those of one file. */
export const changeFaults = (
  files: Report["files"],
  change: (faults: Fault[], path: string, source: string) => Fault[],
): Report["files"] =>
  Object.fromEntries(
    Object.entries(files).map(([path, file]) => [path, { ...file, mutants: change(file.mutants, path, file.source) }]),
  );

/**
 * Without the faults in what runs when its file is loaded. If a test happens to run such code again, Stryker tries the
 * fault with that test alone, and not with those that use what was made when the file was loaded.
 */
export const withoutLoadTime = (files: Report["files"]): Report["files"] =>
  changeFaults(files, (faults) =>
    faults.map((fault) =>
      fault.static === true ? { ...fault, status: "Ignored", statusReason: "runs when its file is loaded" } : fault,
    ),
  );

/** Counts the faults of some files. */
export function scoreOf(files: readonly FileReport[]): Score {
  const faults = files.flatMap(({ mutants }) => mutants);
  const count = (holds: (fault: Fault) => boolean) => faults.filter(holds).length;
  return {
    noticed: count(({ status }) => noticed.has(status)),
    timedOut: count((fault) => fault.status === "Timeout" && !isEndless(fault)),
    survived: count(isSurvivor),
    equivalent: count(({ statusReason }) => statusReason?.startsWith(equivalent) ?? false),
  };
}

/** One report of several: ids are those of the slice with its number in front. */
export function merge(reports: readonly Report[]): Report {
  const merged: Report = { schemaVersion: "2", thresholds: { high: 97, low: 90 }, files: {} };
  for (const [at, { files }] of reports.entries())
    for (const [path, file] of Object.entries(files))
      merged.files[path] = {
        ...file,
        // Which test noticed it is in the slice's own report.
        mutants: file.mutants.map(({ id, mutatorName, replacement, status, statusReason, location }) => ({
          id: `${at}.${id}`,
          mutatorName,
          status,
          location,
          ...(replacement !== undefined && { replacement }),
          ...(statusReason !== undefined && { statusReason }),
        })),
      };
  return merged;
}

/** A fault as lines of source: before and with it. */
export function linesOf({ location: { start, end }, replacement = "" }: Fault, source: string) {
  const lines = source.split("\n").slice(start.line - 1, end.line);
  const last = lines.at(-1) ?? "";
  const before = (lines[0] ?? "").slice(0, start.column - 1);
  const after = last.slice(end.column - 1);
  return { from: lines.join("\n"), to: `${before}${replacement}${after}` };
}

/** The faults of a file that no test noticed, as diffs. */
export function diffsOf(path: string, { source, mutants }: FileReport): string[] {
  return mutants.filter(isSurvivor).map((fault) => {
    const { from, to } = linesOf(fault, source);
    const marked = (mark: string, text: string) => text.split("\n").map((line) => `  ${mark} ${line.trim()}`);
    const why = fault.status === "NoCoverage" ? ", no test runs it" : "";
    return [
      `SURVIVED ${path}:${fault.location.start.line} (${fault.mutatorName}${why})`,
      ...marked("-", from),
      ...marked("+", to),
    ].join("\n");
  });
}

/** A page that shows a report. It loads nothing: the script is in it, and its policy forbids everything else. */
export function pageOf(report: Report, script: string): string {
  const data = JSON.stringify(report).replaceAll("<", "\\u003c");
  const policy = "default-src 'none'; script-src 'unsafe-inline'; style-src 'unsafe-inline'; img-src data:";
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Fault detection</title>
<script>${script.replaceAll("</script", "<\\/script")}</script>
</head>
<body>
<mutation-test-report-app title-postfix="Fault detection"></mutation-test-report-app>
<script>document.querySelector("mutation-test-report-app").report = ${data};</script>
</body>
</html>
`;
}
