import { resolve } from "node:path";
import ts from "typescript";
import { beforeAll, describe, expect, it } from "vitest";

const guardedHelper = "src/device/secure-context.ts";
/**
 * The files that may use APIs of secure contexts, each behind a check that it exists. Passkeys are apart: only pages
 * that sign in load them.
 */
const guardedHelpers = new Set([guardedHelper, "src/device/passkey-support.ts"]);

/**
 * APIs that browsers restrict to secure contexts (HTTPS and localhost), or that only return errors elsewhere, and whose
 * declarations in TypeScript's library do not say so.
 */
const unmarked = new Set([
  "Notification",
  "PaymentRequest",
  "PushManager",
  "cookieStore",
  "geolocation",
  "locks",
  "mediaDevices",
  "share",
  "showDirectoryPicker",
  "showOpenFilePicker",
  "showSaveFilePicker",
  "storage",
  "wakeLock",
]);
const mark = "Available only in secure contexts.";

const isLibrary = ({ fileName }: ts.SourceFile): boolean => /\/typescript\/lib\/lib\.|\/@types\/node\//.test(fileName);

/** The names in TypeScript's DOM library that carry the mark: properties, methods, variables. */
function markedNames(program: ts.Program): Set<string> {
  const names = new Set(unmarked);
  const library = program.getSourceFiles().find(({ fileName }) => fileName.endsWith("lib.dom.d.ts"));
  if (!library) throw new Error("TypeScript's DOM library was not found.");
  const visit = (node: ts.Node): void => {
    const isMarked = library.text.slice(node.getFullStart(), node.getStart(library)).includes(mark);
    const name = ts.isVariableStatement(node)
      ? node.declarationList.declarations[0]?.name
      : (node as ts.NamedDeclaration).name;
    if (isMarked && name && ts.isIdentifier(name)) names.add(name.text);
    if (ts.isInterfaceDeclaration(node)) node.members.forEach(visit);
  };
  library.statements.forEach(visit);
  return names;
}

/** Each use of such an API as a value, as `path:line name`. */
function usesIn(paths: readonly string[], texts: Record<string, string> = {}): string[] {
  const { options } = ts.parseJsonConfigFileContent(
    ts.readConfigFile("tsconfig.json", ts.sys.readFile).config,
    ts.sys,
    process.cwd(),
  );
  const host = ts.createCompilerHost(options);
  const planted = new Map(Object.entries(texts).map(([path, text]) => [resolve(path), text]));
  const { readFile, fileExists } = host;
  host.readFile = (path) => planted.get(path) ?? readFile(path);
  host.fileExists = (path) => planted.has(path) || fileExists(path);
  const read = host.getSourceFile;
  host.getSourceFile = (path, ...rest) => {
    const text = planted.get(path);
    return text === undefined ? read(path, ...rest) : ts.createSourceFile(path, text, ts.ScriptTarget.ES2023, true);
  };
  const program = ts.createProgram([...paths.map((path) => resolve(path)), ...planted.keys()], options, host);
  const checker = program.getTypeChecker();
  const names = markedNames(program);
  const found: string[] = [];

  /** The declaration of a name, also if it is destructured from an object. */
  const symbolAt = (node: ts.Identifier | ts.StringLiteralLike): ts.Symbol | undefined => {
    const { parent } = node;
    if (ts.isBindingElement(parent) && (parent.propertyName ?? parent.name) === node)
      return checker.getTypeAtLocation(parent.parent).getProperty(node.text);
    return checker.getSymbolAtLocation(node);
  };
  const isApi = (node: ts.Node): node is ts.Identifier | ts.StringLiteralLike =>
    (ts.isIdentifier(node) || (ts.isStringLiteralLike(node) && ts.isElementAccessExpression(node.parent))) &&
    names.has(node.text) &&
    (symbolAt(node)?.declarations ?? []).some((one) => isLibrary(one.getSourceFile()));
  for (const file of program.getSourceFiles()) {
    const path = file.fileName.slice(process.cwd().length + 1);
    if (file.isDeclarationFile || path.startsWith("node_modules/") || guardedHelpers.has(path)) continue;
    const visit = (node: ts.Node): void => {
      if (ts.isTypeNode(node)) return;
      if (isApi(node))
        found.push(`${path}:${file.getLineAndCharacterOfPosition(node.getStart()).line + 1} ${node.text}`);
      ts.forEachChild(node, visit);
    };
    visit(file);
  }
  return found;
}

/** Every script that browsers get: the pages' own, and those of the flow pictures. */
const entries = ["src/entry.client.tsx", "model-tests/flows/mirror.ts", "model-tests/flows/main.ts"];

describe("code for browsers", () => {
  let uses: string[];
  const plantedAt = (line: number) => uses.filter((use) => use.startsWith(`src/planted.ts:${line} `));
  const planted = [
    "export const a = crypto.randomUUID();",
    "export const b = globalThis.crypto?.subtle;",
    "export const { randomUUID } = crypto;",
    "export const { clipboard: board } = navigator;",
    'export const e = navigator["share"];',
    "export const f = window.navigator.serviceWorker;",
    "export const g = () => navigator.locks.request('a', () => 1);",
    "export const h = caches.open('a');",
    "export const i = new Notification('a');",
    "export const j = () => navigator.geolocation.getCurrentPosition(() => undefined);",
    "export const k = navigator.mediaDevices;",
    "export const l = navigator.storage.persist();",
    "export const m = navigator.wakeLock;",
    "export const n = navigator.credentials;",
    "export const o = new PaymentRequest([], { total: { label: '', amount: { currency: '', value: '' } } });",
    "export const p = window.cookieStore;",
    "export const q = new PublicKeyCredential();",
  ];
  const harmless = [
    "export const crypto1 = crypto.getRandomValues(new Uint8Array(4));",
    "export const keep = (caches: Map<string, Cache>, storage: Storage) => [caches, storage];",
    'export const credentials = fetch("/", { credentials: "omit" });',
    "export const mine = { share: 1, locks: 2 }.share;",
  ];
  beforeAll(() => {
    uses = usesIn(entries, {
      "src/planted.ts": planted.join("\n"),
      "src/harmless.ts": harmless.join("\n"),
      [guardedHelper]: "export const copies = () => Boolean(navigator.clipboard);",
    });
  });

  it.each(planted.map((text, index) => [text, index + 1] as const))("is searched for %s", (_, line) => {
    expect(plantedAt(line)).not.toEqual([]);
  });

  it("may use what exists over plain HTTP, its own names, and the guarded helper", () => {
    expect(uses.filter((use) => use.startsWith("src/harmless.ts") || use.startsWith(guardedHelper))).toEqual([]);
  });

  it("calls no API that is missing over plain HTTP", () => {
    expect(uses.filter((use) => !use.startsWith("src/planted.ts"))).toEqual([]);
  });
});
