import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { projectRoot } from "../../server/project-root";
import { uiLanguages } from "../../src/i18n/languages";
import { readSources } from "../changed/sources";
import { addElement, addProperty, nameTwice, syntaxErrors } from "./edit-source";
import { domainsOf } from "./names";
import { textsOf } from "./plan";
import { kinds, planFor } from "./plan-for";

const root = projectRoot();

const textsFor = (kind: string, name: string) => textsOf(root, planFor(root, kind, name).plan);

describe("what is generated", () => {
  it.each(kinds)("for a new %s can be parsed, and its registries exist", async (kind) => {
    const { files, edits, byHand } = planFor(root, kind, "courses/example-of-a-test").plan;
    expect(edits.map(({ path }) => path).filter((path) => !existsSync(path))).toEqual([]);
    const texts = await textsFor(kind, "courses/example-of-a-test");
    const code = [...texts].filter(([path]) => /\.tsx?$/.test(path));
    expect(code.flatMap(([path, text]) => syntaxErrors(text).map((error) => `${path}: ${error}`))).toEqual([]);
    expect(code.filter(([, text]) => !/example-?of-?a-?test/i.test(text))).toEqual([]);
    expect(Object.keys(files).length).toBeGreaterThan(2);
    expect(byHand.filter((sentence) => !/^[A-Z].*\.$/.test(sentence))).toEqual([]);
  });

  it("for a screen has texts in every language, in the file of the domain", async () => {
    const texts = await textsFor("screen", "exams/example-of-a-test");
    for (const language of uiLanguages)
      expect(texts.get(`src/i18n/locales/${language}/exams.ts`), language).toContain("exampleOfATest: {");
  });

  it("has a row in the access table as wide as the others", async () => {
    const rows = (await textsFor("endpoint", "library/example-of-a-test"))
      .get("docs/api/access.md")
      ?.trimEnd()
      .split("\n");
    expect(rows?.at(-1)).toMatch(/^\| exampleOfATest\.read +\|( 200 +\|)+$/);
    expect(rows?.at(-1)).toHaveLength(rows?.at(-2)?.length ?? 0);
  });
});

describe("what compiles", () => {
  it("is everything: a new machine is in every constant that has all machines", () => {
    // No one takes this name, unlike those in the documentation.
    const { files, edits } = planFor(root, "screen", "courses/example-of-a-test").plan;
    const edited = edits.map(({ path }) => path);
    expect(edited.filter((path) => path in files)).toEqual([]);
    const complete = [...readSources()]
      .filter(([, source]) => /(?<!Partial<)(?<!\bas )Record<MachineId\b|\bin MachineId\]/.test(source))
      .map(([path]) => path);
    expect(complete.length).toBeGreaterThan(2);
    expect(complete.filter((path) => !edited.includes(path) && path !== "bin/new/new.test.ts")).toEqual([]);
  });

  it.each([
    ["machine", "exampleOfATest: null"],
    ["screen", "exampleOfATest: paths.exampleOfATest"],
  ])("has the address of a new %s, and its place in the viewer", async (kind, address) => {
    const texts = await textsFor(kind, "courses/example-of-a-test");
    expect(texts.get("model-tests/flows/page-addresses.ts")).toContain(address);
    const [, learning = ""] = (texts.get("model-tests/flows/list.ts") ?? "").split('section("Learning"');
    expect(learning.split("section(")[0]).toContain('exampleOfATest: other("ready")');
  });

  it("puts machines of every domain into a section of their own", async () => {
    for (const domain of domainsOf(root)) {
      const texts = await textsFor("machine", `${domain}/example-of-a-test`);
      expect(texts.get("model-tests/flows/list.ts"), domain).toContain("exampleOfATest");
    }
  });
});

/** The numbers in a row of the table in CONTRIBUTING.md. */
function rowOf(kind: string): number[] {
  const row =
    readFileSync(join(root, "CONTRIBUTING.md"), "utf8").match(new RegExp(`^\\| ${kind} +\\|.*$`, "m"))?.[0] ?? "";
  return row.split("|").slice(2, 4).map(Number);
}

describe("CONTRIBUTING.md", () => {
  it.each(kinds)("says how many files a new %s is", (kind) => {
    const { files, edits } = planFor(root, kind, "courses/example-of-a-test").plan;
    expect(rowOf(kind)).toEqual([Object.keys(files).length, new Set(edits.map(({ path }) => path)).size]);
  });

  it("says how many files a new screen would be without the generator", () => {
    const { files, edits } = planFor(root, "screen", "courses/example-of-a-test").plan;
    const all = new Set([...Object.keys(files), ...edits.map(({ path }) => path)]).size;
    expect(readFileSync(join(root, "CONTRIBUTING.md"), "utf8")).toContain(`a new screen means ${all} files by hand`);
  });
});

describe("what is rejected, in one sentence", () => {
  it.each([
    ["scren", "courses/example-of-a-test", '"scren" cannot be generated; choose machine, screen, or endpoint.'],
    ["machine", "cours/example-of-a-test", /^"cours" is not a domain; the domains are account, .*library\.$/],
    ["machine", "courses/ExampleOfATest", /^"ExampleOfATest" is not a name; use lower-case words joined by hyphens/],
    [
      "screen",
      "example",
      /^"example" does not say in which domain it is; put one of account, .*library in front, like account\/example\.$/,
    ],
    ["machine", "courses/part-2", /^"part-2" is not a name/],
    ["machine", "courses/../example-of-a-test", /^"\.\.\/example-of-a-test" is not a name/],
    ["endpoint", "courses/class", '"class" already has a meaning in the code; choose another name.'],
    ["machine", "courses/to-string", '"to-string" already has a meaning in the code; choose another name.'],
    ["machine", "courses/words", '"words" already has a meaning in the code; choose another name.'],
    ["machine", "courses/delivery", "There is already a file machines/courses/delivery.ts; choose another name."],
    ["machine", "exams/delivery", "There is already machines/courses/delivery.ts; choose another name."],
    ["screen", "courses/quiz", "There is already machines/courses/quiz; choose another name."],
    ["screen", "courses/home", 'There is already "home" in src/paths/paths.ts; choose another name.'],
    ["endpoint", "library/api", 'There is already "api" in contract/api.ts; choose another name.'],
    ["screen", "courses/delivery", /^The screen needs an actor "loadDelivery" in machines\/courses\/delivery\.ts/],
  ])("%s %s", async (kind, name, sentence) => {
    const refused = await Promise.resolve()
      .then(() => textsFor(kind, name))
      .then(
        () => "nothing",
        (thrown: Error) => `${thrown.name}: ${thrown.message}`,
      );
    expect(refused.replace(/^StartError: /, "")).toMatch(sentence);
  });
});

it.each([
  ["const a = 1; const a = 2;", "a"],
  ['import { a } from "a"; import b, { c as a } from "b";', "a"],
  ["const x = { a: 1, b: { c: 1, 'c': 2 } };", "c"],
  ['const x = [{ a, "b-c": 1 }, { a, "b-c": 2 }];', undefined],
  ["export const A = 1; export type A = 1; function f(a: 1): void; function f() {}", undefined],
])("a name is twice in %s: %s", (source, name) => {
  expect(nameTwice(source)).toBe(name);
});

describe("an addition to code", () => {
  it("becomes the last in its list, with or without a trailing comma, and in an empty one", () => {
    expect(addElement("const a = [one];", "a", "two")).toBe("const a = [one,\ntwo];");
    expect(addElement("const a = [one,];", "a", "two")).toBe("const a = [one,\ntwo,];");
    expect(addElement("const a = [];", "a", "two")).toBe("const a = [\ntwo,\n];");
    expect(addProperty("const a = () => ({ b: {} });", "a", "c: 1")).toBe("const a = () => ({ b: {},\nc: 1 });");
  });

  it("fails if there is nothing to add to", () => {
    expect(() => addElement("const a = 1;", "b", "two")).toThrow('no constant "b"');
    expect(() => addElement("const a = 1;", "a", "two")).toThrow("no list");
  });
});
