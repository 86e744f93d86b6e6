import { describe, expect, it } from "vitest";
import { importGraph } from "./import-graph";
import { changedMachines, distances, relatedTests } from "./related";
import { readSources } from "./sources";

const imports = (...paths: string[]) => paths.map((path, at) => `import { a${at} } from "${path}";\n`).join("");
const many = (count: number) => Array.from({ length: count }, (_, at) => `parts/part${at}.ts`);

/** A small project with every case that matters. */
const sources = new Map([
  ["contract/exams/exams.ts", ""],
  ["server/rules.ts", 'import type { Exam } from "../contract/exams/exams";\n'],
  ["server/rules.test.ts", imports("./rules")],
  ["server/exams.ts", imports("../contract/exams/exams", "./rules")],
  ["server/exams.test.ts", ""],
  ["server/exams-limits.test.ts", ""],
  ["server/exams-limits.browser.test.ts", imports("./exams")],
  ["server/exam.test.ts", ""],
  ["server/app.ts", imports("./exams", ...many(20).map((path) => `../${path}`))],
  ["server/app.test.ts", imports("./app")],
  ["server/other.test.ts", imports("./app")],
  ["server/everything.ts", imports("./exams", ...many(30).map((path) => `../${path}`))],
  ["server/everything.test.ts", imports("./everything")],
  ...many(30).map((path) => [path, ""] as const),
  ["src/later.test.ts", 'const page = () => import("../server/rules");\n'],
  ["docs.test.ts", 'readFileSync("docs/exams.md");\n'],
]);
const graph = importGraph(sources);
const related = (...changed: string[]) => relatedTests(graph, sources, changed);

describe("the tests of a change", () => {
  it("are those that run it, nearest first, including by dynamic import", () => {
    expect(related("server/rules.ts")).toEqual([
      "server/rules.test.ts",
      "src/later.test.ts",
      "server/exams.test.ts",
      "server/app.test.ts",
      "server/exams-limits.test.ts",
    ]);
  });

  it("are those next to it with its name, but not browser tests", () => {
    expect(related("server/exams.ts")).toEqual([
      "server/exams.test.ts",
      "server/app.test.ts",
      "server/exams-limits.test.ts",
    ]);
  });

  it("are not those that only import its types", () => {
    expect(related("contract/exams/exams.ts")).not.toContain("server/rules.test.ts");
  });

  it("do not include all users of a file that assembles many parts, unless that file has changed", () => {
    expect(related("server/app.ts")).toEqual(["server/app.test.ts", "server/other.test.ts"]);
  });

  it.each([
    ["src/i18n/locales/ja/courses.ts", ["src/i18n/translations.test.ts"]],
    ["server/courses/schema.ts", ["server/db/migrations.test.ts"]],
    ["server/account/schema/accounts.ts", ["server/db/migrations.test.ts"]],
    ["server/db/migrations/0001_notes.sql", ["server/db/migrations.test.ts"]],
    ["machines/courses/quiz/setup.ts", ["machines/index.test.ts", "machines/unused.test.ts"]],
    ["machines/courses/quiz/setup.test.ts", []],
  ])("of %s are those that read all files of its kind", (path, tests) => {
    const all = new Map(readSources());
    expect(tests.filter((test) => !all.has(test))).toEqual([]);
    for (const test of [...all.keys()].filter((one) => !tests.includes(one))) all.delete(test);
    expect(relatedTests(importGraph(all), all, [path])).toEqual(tests);
  });

  it("are at most three imports away", () => {
    const steps = [1, 2, 3, 4].map((at) => [`step${at}.ts`, imports(`./step${at - 1}`)] as const);
    const chain = importGraph(new Map([["step0.ts", ""], ...steps]));
    expect(distances(chain, ["step0.ts"]).get("step3.ts")).toBe(3);
    expect(distances(chain, ["step0.ts"]).has("step4.ts")).toBe(false);
  });

  it("include a changed test itself, and those that name a changed document", () => {
    expect(related("server/exam.test.ts")).toEqual(["server/exam.test.ts"]);
    expect(related("server/exams-limits.browser.test.ts")).toEqual([]);
    expect(related("docs/exams.md")).toEqual(["docs.test.ts"]);
    expect(related("docs/courses.md")).toEqual([]);
  });
});

describe("the machines of a change", () => {
  const index = "machines/index.ts";
  const texts = new Map([
    [
      index,
      'import { signInMachine } from "./account/sign-in";\nimport { quizMachine } from "./courses/quiz";\nimport { examMachine } from "./exams/exam";\n' +
        imports(...many(26).map((path) => `../${path}`)),
    ],
    ...many(26).map((path) => [path, ""] as const),
    ["model-tests/exams/exam.model.ts", imports("../../machines/index")],
    ["machines/exams/exam/index.ts", imports("./clock", "../../shared/failure")],
    ["machines/exams/exam/clock.ts", ""],
    ["machines/courses/quiz.ts", imports("../shared/failure", "../exams/exam")],
    ["machines/account/sign-in.ts", imports("../courses/quiz")],
    ["machines/shared/failure.ts", ""],
    ["src/account/sign-in/SignInPage.tsx", imports("./Password", ...many(20).map((path) => `../${path}`))],
    ["src/account/sign-in/Password.tsx", ""],
    ...many(20).map((path) => [`src/account/${path}`, ""] as const),
    ["model-tests/account/sign-in.screen.tsx", imports("../../src/account/sign-in/SignInPage")],
  ]);
  const machines = (path: string) => changedMachines(importGraph(texts), texts, [path], index);

  it.each([
    ["its file", "machines/account/sign-in.ts", ["signIn"]],
    ["its file, before the machines that run it", "machines/exams/exam/index.ts", ["exam", "quiz", "signIn"]],
    ["one of its files", "machines/exams/exam/clock.ts", ["exam", "quiz", "signIn"]],
    ["what it shares", "machines/shared/failure.ts", ["exam", "quiz", "signIn"]],
    ["the view that its tests render", "src/account/sign-in/SignInPage.tsx", ["signIn"]],
    ["a view next to it, in a page of many parts", "src/account/sign-in/Password.tsx", ["signIn"]],
    ["the list of all machines", index, []],
  ])("are found by %s", (_what, path, ids) => {
    expect(machines(path)).toEqual(ids);
  });
});
