import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { projectRoot } from "../project-root";

/** Where the parts of the flow pictures lie. */
export interface FlowFolders {
  /** The viewer, as it was built. */
  viewer: string;
  /** The pictures and the planned tests, as they were drawn. */
  pictures: string;
  /** What runs of the tests have left. */
  results: string;
  /** Screens that runs of the tests have taken. */
  screens: string;
}

/** The project's own. */
export function flowFolders(): FlowFolders {
  const root = projectRoot();
  return {
    viewer: join(root, "dist", "flows"),
    pictures: join(root, "docs", "flows"),
    results: join(root, "test-results", "qa"),
    screens: join(root, "test-results", "flows", "screens"),
  };
}

/** A name of letters, digits and `.-_` that leads nowhere else: not to a folder above, nor to what is hidden. */
const isName = (name: string): boolean => /^[A-Za-z0-9_][A-Za-z0-9._-]*$/.test(name);

const isMissing = (thrown: unknown): boolean =>
  thrown instanceof Error && "code" in thrown && ["ENOENT", "ENOTDIR", "EISDIR"].includes(String(thrown.code));

/** A file below a folder, by a path that somebody asks for; null where there is none. */
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

/** What a file says; null where there is none, or where it says nothing that can be read. */
async function jsonIn(folder: string, path: string): Promise<unknown> {
  const file = await fileIn(folder, path);
  try {
    return file && JSON.parse(file.toString());
  } catch {
    return null;
  }
}

/** The records of all runs of the tests. One that is being written, or is broken, is left out. */
export async function runsIn({ results }: FlowFolders): Promise<unknown[]> {
  const names = await readdir(join(results, "runs")).catch(() => []);
  const records = names.filter((name) => name.endsWith(".json")).sort();
  const runs = await Promise.all(records.map((name) => jsonIn(join(results, "runs"), name)));
  return runs.filter((run) => run !== null);
}

/** A captured screen, as far as it matters here. */
interface Captured {
  file: string;
  /** ISO 8601. */
  date: string;
}

const isCaptured = (value: unknown): value is Captured => {
  const { file, date } = (value ?? {}) as Partial<Captured>;
  return typeof file === "string" && typeof date === "string";
};

/** Captured screens by file, each with its folder: those that came with the project, and those of the last runs. */
async function capturedIn({ pictures, screens }: FlowFolders): Promise<Map<string, Captured & { folder: string }>> {
  const captured = new Map<string, Captured & { folder: string }>();
  for (const folder of [join(pictures, "screens"), screens]) {
    const index = await jsonIn(folder, "screens.json");
    for (const screen of Array.isArray(index) ? index.filter(isCaptured) : []) {
      // Of two pictures of the same the newer one counts.
      const known = captured.get(screen.file);
      if (!known || known.date <= screen.date) captured.set(screen.file, { ...screen, folder });
    }
  }
  return captured;
}

/** The index of all captured screens. */
export const screensIn = async (folders: FlowFolders): Promise<unknown[]> =>
  [...(await capturedIn(folders)).values()].map(({ folder, ...screen }) => screen);

/** A captured screen; null for a file that no index names. */
export async function screenIn(folders: FlowFolders, file: string): Promise<Buffer | null> {
  const found = (await capturedIn(folders)).get(file);
  return found ? fileIn(found.folder, file) : null;
}
