import { basename, dirname } from "node:path";
import type { ImportGraph } from "./import-graph";

/**
 * A file with more imports than this only assembles parts: what it reaches says little about one part. A page is
 * different: its tests are also those of the views next to it.
 */
const maxImports = 15;
/** A file with more imports than this lists everything of a kind: the test next to it runs everything of that kind. */
const maxListed = 25;
/** Tests that are further away test something else. */
const maxDistance = 3;

/** Tests that read all files of a kind without importing each. */
const testsOfKinds: readonly (readonly [kind: RegExp, test: string])[] = [
  [/^src\/i18n\/locales\//, "src/i18n/translations.test.ts"],
  [/^server\/(db\/migrations\/|\w+\/schema\b)/, "server/db/migrations.test.ts"],
  [/^machines\/(?!.*\.test\.ts$)/, "machines/index.test.ts"],
  [/^machines\/(?!.*\.test\.ts$)/, "machines/unused.test.ts"],
];

export const isTest = (path: string): boolean => /\.test\.tsx?$/.test(path);
const isForBrowser = (path: string): boolean => /\.(browser|long)\./.test(path);

const withoutExtension = (path: string): string => path.replace(/(\/index)?(\.\w+)?$/, "");

const importsOf = (graph: ImportGraph, file: string): number => graph.imports.get(file)?.length ?? 0;

/** The number of imports between the changed files and each file that runs them, nearest first. */
export function distances(graph: ImportGraph, changed: readonly string[]): Map<string, number> {
  const found = new Map(changed.filter((file) => graph.imports.has(file)).map((file) => [file, 0]));
  const folders = new Set(changed.map((file) => dirname(file)));
  const isPage = (file: string): boolean => file.endsWith(".tsx") && folders.has(dirname(file));
  // Iterating over a Map also visits entries that are added on the way.
  for (const [file, distance] of found) {
    const putsTogether = importsOf(graph, file) > maxImports && distance > 0 && !isPage(file);
    if (isTest(file) || distance === maxDistance || putsTogether) continue;
    for (const importer of graph.importers.get(file) ?? []) if (!found.has(importer)) found.set(importer, distance + 1);
  }
  return found;
}

/**
 * The tests of changed files, nearest first: those that run them, are next to such a file with its name
 * (`exams.test.ts`, `exams-limits.test.ts` for `exams.ts`), or contain the path of a changed file that is not code.
 * Browser tests are left out.
 */
export function testsOf(graph: ImportGraph, texts: ReadonlyMap<string, string>, changed: readonly string[]): string[] {
  const tests = [...texts.keys()].filter((path) => isTest(path) && !isForBrowser(path));
  const found = new Map<string, number>();
  const keep = (test: string, distance: number) => found.set(test, Math.min(distance, found.get(test) ?? distance));
  for (const [file, distance] of distances(graph, changed)) {
    if (isTest(file)) {
      if (!isForBrowser(file)) keep(file, distance);
      continue;
    }
    if (distance > 0 && importsOf(graph, file) > maxListed) continue;
    const name = withoutExtension(file);
    for (const test of tests) {
      if (test.startsWith(`${name}.test.`)) keep(test, distance + 1);
      else if (test.startsWith(`${name}-`) && dirname(test) === dirname(file)) keep(test, distance + 2);
    }
  }
  for (const path of changed) {
    if (graph.imports.has(path)) continue;
    for (const test of tests) if (texts.get(test)?.includes(`"${path}"`)) keep(test, 1);
  }
  return [...found].sort(([a, near], [b, far]) => near - far || a.localeCompare(b)).map(([test]) => test);
}

/** The tests to run for a change: those of the changed files, and then those that read all files of their kind. */
export function relatedTests(
  graph: ImportGraph,
  texts: ReadonlyMap<string, string>,
  changed: readonly string[],
): string[] {
  const ofKinds = testsOfKinds.filter(([kind, test]) => texts.has(test) && changed.some((path) => kind.test(path)));
  return [...new Set([...testsOf(graph, texts, changed), ...ofKinds.map(([, test]) => test)])];
}

/**
 * The machines, by id and nearest first, whose own files or those of their tests run a changed file. `index` is the
 * file that lists all of them, as `import { examMachine } from "./exams/exam"`.
 */
export function changedMachines(
  graph: ImportGraph,
  texts: ReadonlyMap<string, string>,
  changed: readonly string[],
  index: string,
): string[] {
  // What lists everything of a kind says nothing about one machine, even if tests of all of them import it.
  const told = changed.filter((file) => importsOf(graph, file) <= maxListed);
  // Nearest first, in the order of `distances`.
  const near = [...distances(graph, told).keys()].map(withoutExtension);
  const listed = (texts.get(index) ?? "").matchAll(/^import \{ (\w+)Machine \} from "\.\/([^"]+)"/gm);
  const places = [...listed].map(([, id = "", path = ""]) => {
    const machine = withoutExtension(`${dirname(index)}/${path}`);
    const isItsOwn = (file: string): boolean =>
      file === machine || (file.startsWith("model-tests/") && basename(file).split(".")[0] === basename(machine));
    return { id, place: near.findIndex(isItsOwn) };
  });
  return places
    .filter(({ place }) => place >= 0)
    .sort((one, other) => one.place - other.place)

    .map(({ id }) => id);
}
