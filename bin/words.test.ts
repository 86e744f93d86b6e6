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

/** British spellings; American English has others. */
const british =
  /\b(?:behaviour|colour|favour|honour|neighbour|misspelt|learnt|whilst|cancell(?:ed|ing)\b|labell(?:ed|ing)|modell(?:ed|ing)|travell(?:ed|ing|er)|grey\b|centre\b|licence|defence|programmes?\b|judgement|artefact|(?:[a-z]*(?:capital|local|normal|serial|initial|minim|maxim|optim|synchron|summar|categor|priorit|emphas|apolog|recogn|author|organ|custom|util|real|final|memor))is(?:e|ed|es|ing|ation|er|ers)\b|analys(?:e|ed|es)\b)\w*/gi;
/** Words of the contract, as its paths, names of files, and identifiers have them; prose has the American ones. */
const contractWords = /(?<![\w./:"'`[=#-])(?:catalogue|enrolment)s?(?![\w./:"'`\]=#-])/gi;
/** Where they are the names of tables and modules rather than prose, or texts in other languages. */
const namesOfContract = /^(server|bench|docs|contract|bin\/fault-detection)\/|^biome\.jsonc$/;
const otherLanguages =
  /^server\/mail\/texts\/(?!en)|^server\/search\/|^bin\/clips\/courses\.ts$|^bench\/api\/content\.ts$|^src\/i18n\/locales\/(?!en\/)/;

/** The prose in a source file: comments, texts of more than one word, and text in JSX; code in backticks is none. */
function proseIn(path: string): { line: number; text: string }[] {
  const source = readFileSync(path, "utf8");
  const file = ts.createSourceFile(path, source, ts.ScriptTarget.Latest, true);
  const found = new Map<number, string>();
  const keep = (start: number, end: number) => found.set(start, source.slice(start, end).replace(/`[^`\n]*`/g, "…"));
  const texts = new Set([
    ts.SyntaxKind.StringLiteral,
    ts.SyntaxKind.NoSubstitutionTemplateLiteral,
    ts.SyntaxKind.TemplateHead,
    ts.SyntaxKind.TemplateMiddle,
    ts.SyntaxKind.TemplateTail,
    ts.SyntaxKind.JsxText,
  ]);
  const visit = (node: ts.Node): void => {
    for (const { pos, end } of ts.getLeadingCommentRanges(source, node.pos) ?? []) keep(pos, end);
    for (const { pos, end } of ts.getTrailingCommentRanges(source, node.end) ?? []) keep(pos, end);
    if (texts.has(node.kind) && /\S\s+\S/.test(node.getText())) found.set(node.getStart(), node.getText());
    ts.forEachChild(node, visit);
  };
  visit(file);
  return [...found].map(([start, text]) => ({ line: file.getLineAndCharacterOfPosition(start).line + 1, text }));
}

/** Prose in a file that is no source: without code and without addresses. */
const proseOf = (path: string): { line: number; text: string }[] =>
  readFileSync(path, "utf8")
    .split("\n")
    .map((text, index) => ({ line: index + 1, text: text.replace(/`[^`]*`|\]\([^)]*\)/g, "…") }));

it("spells as Americans do, in comments, texts, and descriptions of machines", { timeout: 60_000 }, () => {
  const wrong = (path: string, text: string): string[] => [
    ...(text.match(british) ?? []),
    ...((!namesOfContract.test(path) && text.match(contractWords)) || []),
  ];
  const paths = files(["*.ts", "*.tsx", "*.mts", "*.mjs", "*.md", "*.html", "package.json", "biome.jsonc"]);
  const found = paths
    .filter((path) => !otherLanguages.test(path))
    .flatMap((path) =>
      (/\.(tsx?|mts|mjs)$/.test(path) ? proseIn(path) : proseOf(path)).flatMap(({ line, text }) =>
        wrong(path, text).map((word) => `${path}:${line}: ${word}`),
      ),
    );
  expect(found).toEqual([]);
});

it("has straight apostrophes in the descriptions of machines, as they all do", () => {
  const found = files(["machines/*.ts", "machines/**/*.ts"]).flatMap((path) =>
    readFileSync(path, "utf8")
      .split("\n")
      .flatMap((line, index) => (/^\s*description: .*’/.test(line) ? [`${path}:${index + 1}`] : [])),
  );
  expect(found).toEqual([]);
});
