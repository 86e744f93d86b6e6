import { describe, expect, it } from "vitest";
import { importGraph } from "./import-graph";
import { runSteps } from "./run-steps";
import { planFor } from "./steps";

const ids = ["one", "two", "three", "four"];
const sources = new Map<string, string>([
  ["machines/index.ts", ids.map((id) => `import { ${id}Machine } from "./${id}";\n`).join("")],
  ...ids.map((id) => [`machines/${id}.ts`, 'import { a } from "./shared";\n'] as const),
  ["machines/shared.ts", ""],
  ...Array.from({ length: 14 }, (_, at) => [`server/t${at}.test.ts`, 'import { b } from "./rule";\n'] as const),
  ["server/rule.ts", ""],
  ["src/paths.ts", ""],
  ["src/Page.tsx", 'import { paths } from "./paths";\n'],
  ...ids.map((id) => [`model-tests/${id}.screen.tsx`, 'import { Page } from "../src/Page";\n'] as const),
]);
const plan = (...changed: string[]) => planFor(changed, importGraph(sources), sources);
const commands = (...changed: string[]) => {
  const { checks, tests } = plan(...changed);
  return [...checks, ...tests].map(({ args }) => args.join(" "));
};

describe("the steps for a change", () => {
  it("for a machine are its pictures and its planned tests, on the model and through its view", () => {
    expect(commands("machines/one.ts").slice(3)).toEqual([
      "--import tsx bin/flows.ts check one",
      "--import tsx bin/qa.ts run one",
      "--import tsx bin/qa.ts run one --driver=dom",
    ]);
  });

  it("for a file that many machines share are the planned tests of all, and one view; the other views are left out", () => {
    expect(commands("machines/shared.ts").slice(3)).toEqual([
      "--import tsx bin/flows.ts check all",
      "--import tsx bin/qa.ts run all",
      "--import tsx bin/qa.ts run one --driver=dom",
    ]);
    expect(plan("machines/shared.ts").leftOut).toContain(
      "tests through views of two, three, four: npm run qa -- run NAME --driver=dom",
    );
  });

  it("for what many views share are the planned tests of three machines, and no drawing; the others are listed", () => {
    expect(commands("src/paths.ts").slice(3)).toEqual([
      "--import tsx bin/qa.ts run one",
      "--import tsx bin/qa.ts run two",
      "--import tsx bin/qa.ts run three",
      "--import tsx bin/qa.ts run one --driver=dom",
    ]);
    expect(plan("src/paths.ts").leftOut).toContain("planned tests of four: npm run qa -- run NAME");
  });

  it("for a machine and what many views share begin with the machine, which alone is drawn", () => {
    expect(commands("machines/four.ts", "src/paths.ts").slice(3)).toEqual([
      "--import tsx bin/flows.ts check four",
      "--import tsx bin/qa.ts run four",
      "--import tsx bin/qa.ts run one",
      "--import tsx bin/qa.ts run two",
      "--import tsx bin/qa.ts run four --driver=dom",
    ]);
  });

  it("for the server include the API description and at most eight test files; the others are listed", () => {
    const { checks, tests, leftOut } = plan("server/rule.ts");
    expect(checks.map(({ name }) => name)).toContain("API description up to date");
    expect(tests.map(({ name }) => name)).toEqual(["8 test files"]);
    expect(leftOut).toContain(
      "6 test files that run the changed files: server/t4.test.ts server/t5.test.ts server/t6.test.ts server/t7.test.ts server/t8.test.ts server/t9.test.ts",
    );
  });

  it("for a document are only format and types", () => {
    expect(plan("README.md").checks.map(({ name }) => name)).toEqual(["format and lint of the changed files", "types"]);
    expect(plan("README.md").tests).toEqual([]);
  });
});

describe("running steps", () => {
  const step = (name: string, code: string) => ({ name, args: ["-e", code] });

  it("continue after a failure, show the output of a failing step, and count failures of all rows", async () => {
    const said: string[] = [];
    const rows = [
      [step("bad", "console.log('out'); console.error('err'); process.exit(3)"), step("next", "console.log('quiet')")],
      [step("killed", "process.kill(process.pid)")],
    ];
    expect(await runSteps(rows, (text) => said.push(text))).toBe(2);
    const all = said.join("\n");
    expect(all).toMatch(/^FAILED {2}bad \(.* s\)\n\n(out\nerr|err\nout)\n/m);
    expect(all).toMatch(/^passed {2}next \(.* s\)$/m);
    expect(all).toMatch(/^FAILED {2}killed /m);
    expect(all).not.toContain("quiet");
  });
});
