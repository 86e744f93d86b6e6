import { spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import ts from "typescript";
import { expect, it } from "vitest";

/** Types that this project once made up, with the field's term to use instead. Exams have a `stage`, people `sign` in. */
const types = new Map([
  ["Stage", "Simulator"],
  ["Sign", "Matcher"],
]);
/** Other such names, however they begin. Only whole names count. */
const terms: Record<string, string> = {
  stagecraft: "Simulator",
  puppet: "stubActor",
  witness: "coverage probe",
  overhear: "instrument",
  ears: "event alphabet",
  walk: "path",
  walks: "paths",
  eyes: "queries",
  sight: "observation",
  sighting: "observation",
  hands: "user",
  lack: "expectAbsent",
  notSee: "expectAbsent",
  wings: "pageBridge",
  hush: "pause",
  crew: "worker pool",
  shareOut: "worker pool",
  tap: "interceptor",
  honest: "passthrough",
  standIn: "proxy",
  trials: "mutation run",
  theatre: "environment",
  dice: "seededRandom",
  misfit: "mismatch",
  misfits: "mismatches",
  verb: "command",
  excuse: "allowed difference",
  excuses: "allowed differences",
  implement: "registerEndpoint",
  whoever: "optionalAccount or authenticate",
  whoAsks: "optionalAccount or authenticate",
  believedFor: "cacheTtl",
  patience: "timeoutMs",
  shipped: "dehydrated",
  heeded: "input replay",
  lighter: "strip-unused",
  keepAlike: "syncField",
  propsOf: "getComboboxProps",
  sitting: "ExamTarget",
  standing: "status",
  cast: "personas",
  defineFlow: "defineTestModel",
  QaError: "UsageError",
};
const banned = new Map(Object.entries(terms).map(([name, instead]) => [name.toLowerCase(), instead] as const));
/** Names with such a beginning: limits are called `maxX`. */
const prefixes = /^(most|longest)[A-Z]/;

/** Words that read translated. */
const phrases = /\b(whoever|anew|heeded)\b|\bstands? for\b/i;
/** Texts in other hands: content, translations from English, generated files, and this list. */
const others =
  /^(content|docs\/flows|docs\/api|model-tests\/fixtures)\/|^src\/i18n\/locales\/(?!en\/)|^bin\/words\.test\.ts$/;

const files = (pattern: string[]): string[] =>
  spawnSync("git", ["ls-files", "--cached", "--others", "--exclude-standard", ...pattern], { encoding: "utf8" })
    .stdout.split("\n")
    .filter((path) => path !== "" && existsSync(path) && !others.test(path));

/** The names that a file declares: variables, parameters, functions, types, and members. */
function declaredIn(path: string): string[] {
  const source = ts.createSourceFile(path, readFileSync(path, "utf8"), ts.ScriptTarget.Latest);
  const names: string[] = [];
  const visit = (node: ts.Node): void => {
    const name = "name" in node ? (node.name as ts.Node | undefined) : undefined;
    const isDeclared = !ts.isPropertyAccessExpression(node) && !ts.isPropertyAssignment(node);
    if (isDeclared && name && ts.isIdentifier(name)) names.push(name.text);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return names;
}

const termFor = (name: string): string | undefined =>
  types.get(name) ?? banned.get(name.toLowerCase()) ?? (prefixes.test(name) ? "max…" : undefined);

it("declares names that the field knows", () => {
  const all = files(["*.ts", "*.tsx", "*.mts", "*.mjs"]);
  expect(all.length).toBeGreaterThan(1000);
  const found = all.flatMap((path) =>
    [...new Set(declaredIn(path))].flatMap((name) => {
      const term = termFor(name);
      return term === undefined ? [] : [`${path}: ${name}, say ${term}`];
    }),
  );
  expect(found).toEqual([]);
});

it("names no file after such a word", () => {
  const found = files([]).filter((path) =>
    (path.split("/").at(-1) ?? "")
      .split(/[.-]/)
      .some((word) => word !== "sign" && word !== "stage" && banned.has(word)),
  );
  expect(found).toEqual([]);
});

it("says it in plain English", () => {
  const found = files(["*.ts", "*.tsx", "*.mts", "*.mjs", "*.md", "*.html"]).flatMap((path) =>
    readFileSync(path, "utf8")
      .split("\n")
      .flatMap((line, index) => (phrases.test(line) ? [`${path}:${index + 1}: ${line.trim()}`] : [])),
  );
  expect(found).toEqual([]);
});
