import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { projectRoot } from "../project-root";

/** Where the viewer's files and data are. */
export interface FlowFolders {
  /** The built viewer. */
  viewer: string;
  /** The charts with their layouts, and the planned tests; generated on first use. */
  data: string;
  /** The drawings that come with the project. */
  drawings: string;
  /** Screenshots that come with the project: one per state. */
  kept: string;
  /** Results of test runs. */
  results: string;
  /** Screenshots taken by test runs. */
  screenshots: string;
}

/** The project's own folders. */
export function flowFolders(): FlowFolders {
  const root = projectRoot();
  return {
    viewer: join(root, "dist", "flows"),
    data: join(root, "dist", "flow-data"),
    drawings: join(root, "docs", "flows"),
    kept: join(root, "docs", "flows", "screenshots"),
    results: join(root, "test-results", "qa"),
    screenshots: join(root, "test-results", "flows", "screenshots"),
  };
}

/** A name of letters, digits, and `.-_` that leads neither to a parent folder nor to hidden files. */
const isName = (name: string): boolean => /^[A-Za-z0-9_][A-Za-z0-9._-]*$/.test(name);

const isMissing = (thrown: unknown): boolean =>
  thrown instanceof Error && "code" in thrown && ["ENOENT", "ENOTDIR", "EISDIR"].includes(String(thrown.code));

/** A file below a folder, by a requested path; null if there is none. */
export async function fileIn(folder: string, path: string): Promise<Buffer | null> {
  const names = path.split("/");
  if (!names.every(isName)) return null;
  try {
    return await readFile(join(folder, ...names));
  } catch (thrown) {
    if (isMissing(thrown)) return null;
    throw thrown;
  }
}

/** The parsed content of a file; null if it does not exist or cannot be parsed. */
async function jsonIn(folder: string, path: string): Promise<unknown> {
  const file = await fileIn(folder, path);
  try {
    return file && JSON.parse(file.toString());
  } catch {
    return null;
  }
}

/** The records of test runs that a machine's page shows, with their parts that every record has. */
export interface Run {
  machine: string;
  driver: string;
  date: string;
  tests: { result: string }[];
}

const isRun = (value: unknown): value is Run => {
  const { machine, driver, date, tests } = (value ?? {}) as Partial<Run>;
  return [machine, driver, date].every((text) => typeof text === "string") && Array.isArray(tests);
};

/** The records of test runs whose file names begin with a text. Skips one that is broken. */
async function runsNamed({ results }: FlowFolders, begin: string): Promise<Run[]> {
  const folder = join(results, "runs");
  const names = await readdir(folder).catch(() => []);
  const records = names.filter((name) => name.startsWith(begin) && name.endsWith(".json")).sort();
  return (await Promise.all(records.map((name) => jsonIn(folder, name)))).filter(isRun);
}

/** The records of a machine's test runs. */
export const runsOf = (folders: FlowFolders, machine: string): Promise<Run[]> => runsNamed(folders, `${machine}.`);

/** How the test runs of all machines ended: their records with the number of tests by result instead of the tests. */
export const runSummariesIn = async (folders: FlowFolders): Promise<object[]> =>
  (await runsNamed(folders, "")).map(({ tests, ...run }) => {
    const count = (wanted: string) => tests.filter(({ result }) => result === wanted).length;
    return { ...run, passed: count("passed"), failed: count("failed"), flaky: count("flaky") };
  });

/** An entry of an index of screenshots, reduced to what is used here. */
interface Captured {
  file: string;
  /** ISO 8601. */
  date: string;
  machine?: string;
  language?: string;
  /** The hash of the view when it was taken. */
  view?: string;
}

const isCaptured = (value: unknown): value is Captured => {
  const { file, date } = (value ?? {}) as Partial<Captured>;
  return typeof file === "string" && typeof date === "string";
};

/** Screenshots by file, each with its folder: those that come with the project, and those of the last test runs. */
async function capturedIn({ kept, screenshots }: FlowFolders): Promise<Map<string, Captured & { folder: string }>> {
  const captured = new Map<string, Captured & { folder: string }>();
  for (const folder of [kept, screenshots]) {
    const index = await jsonIn(folder, "screenshots.json");
    for (const one of Array.isArray(index) ? index.filter(isCaptured) : []) {
      // Of two screenshots of the same state and look, the newer one wins.
      const known = captured.get(one.file);
      if (!known || known.date <= one.date) captured.set(one.file, { ...one, folder });
    }
  }
  return captured;
}

/** The hashes of today's views, by machine and language; empty if nobody has generated them. */
async function viewsIn({ data }: FlowFolders): Promise<Record<string, Record<string, string>>> {
  return ((await jsonIn(data, "views.json")) ?? {}) as Record<string, Record<string, string>>;
}

/** The index of all screenshots. Says of each whether its view has changed since, if that is known. */
export async function screenshotsIn(folders: FlowFolders): Promise<object[]> {
  const [captured, views] = await Promise.all([capturedIn(folders), viewsIn(folders)]);
  return [...captured.values()].map(({ folder, ...one }) => {
    const today = views[one.machine ?? ""]?.[one.language ?? ""];
    return today === undefined ? one : { ...one, isOutdated: one.view !== today };
  });
}

/** A screenshot; null for a file that is not in an index. */
export async function screenshotIn(folders: FlowFolders, file: string): Promise<Buffer | null> {
  const found = (await capturedIn(folders)).get(file);
  return found ? fileIn(found.folder, file) : null;
}
