import { existsSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { projectRoot } from "../../server/project-root";
import { uiLanguages } from "../../src/i18n/languages";
import { addElement, addProperty, syntaxErrors } from "./edit-source";
import { textsOf } from "./plan";
import { kinds, planFor } from "./plan-for";

const root = projectRoot();
const textsFor = (kind: string, name: string) => textsOf(root, planFor(root, kind, name).plan);

describe("what is generated", () => {
  it.each(kinds)("for a new %s can be parsed, and its registries exist", async (kind) => {
    const { files, edits, byHand } = planFor(root, kind, "courses/study-plan").plan;
    expect(edits.map(({ path }) => path).filter((path) => !existsSync(path))).toEqual([]);
    const texts = await textsFor(kind, "courses/study-plan");
    const code = [...texts].filter(([path]) => /\.tsx?$/.test(path));
    expect(code.flatMap(([path, text]) => syntaxErrors(text).map((error) => `${path}: ${error}`))).toEqual([]);
    expect(code.filter(([, text]) => !/study-?plan/i.test(text))).toEqual([]);
    expect(Object.keys(files).length).toBeGreaterThan(2);
    expect(byHand.filter((sentence) => !/^[A-Z].*\.$/.test(sentence))).toEqual([]);
  });

  it("for a screen has texts in every language, in the file of the domain", async () => {
    const texts = await textsFor("screen", "exams/study-plan");
    for (const language of uiLanguages)
      expect(texts.get(`src/i18n/locales/${language}/exams.ts`), language).toContain("studyPlan: {");
  });

  it("has a row in the access table as wide as the others", async () => {
    const rows = (await textsFor("endpoint", "library/book-list")).get("docs/api/access.md")?.trimEnd().split("\n");
    expect(rows?.at(-1)).toMatch(/^\| bookList\.read +\|( 200 +\|)+$/);
    expect(rows?.at(-1)).toHaveLength(rows?.at(-2)?.length ?? 0);
  });
});

describe("what is rejected, in one sentence", () => {
  it.each([
    ["scren", "courses/study-plan", '"scren" cannot be generated; choose machine, screen, or endpoint.'],
    ["machine", "cours/study-plan", /^"cours" is not a domain; the domains are account, .*library\.$/],
    ["machine", "courses/StudyPlan", /^"StudyPlan" is not a name; use lower-case words joined by hyphens/],
    ["machine", "courses/part-2", /^"part-2" is not a name/],
    ["machine", "courses/../study-plan", /^"\.\.\/study-plan" is not a name/],
    ["endpoint", "courses/class", '"class" already has a meaning in the code; choose another name.'],
    ["machine", "courses/delivery", "There is already a file machines/courses/delivery.ts; choose another name."],
    ["machine", "exams/delivery", "There is already machines/courses/delivery.ts; choose another name."],
    ["screen", "courses/quiz", "There is already machines/courses/quiz; choose another name."],
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
