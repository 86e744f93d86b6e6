import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { stripVTControlCharacters } from "node:util";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

/** Files that break a rule: the rule, the path, the text. Nothing imports them, so they can stand in one tree. */
const planted: [rule: string, path: string, text: string][] = [
  [
    "the-viewer-knows-no-site",
    "tools/statechart-viewer/src/bad-1.ts",
    'import { machine } from "../../../machines/machine";\nexport const bad = machine;\n',
  ],
  [
    "machines-import-only-xstate",
    "machines/bad-2.ts",
    'import { call } from "../src/api/call";\nexport const bad = call;\n',
  ],
  [
    "machines-take-only-types-of-the-contract",
    "machines/bad-3.ts",
    'import { Thing } from "../contract/thing";\nexport const bad = Thing;\n',
  ],
  [
    "views-know-no-http",
    "src/courses/lesson/Bad-4.tsx",
    'import { call } from "../../api/call";\nexport const Bad = () => call;\n',
  ],
  ["only-services-know-http", "src/bad-5.ts", 'import axios from "axios";\nexport const bad = axios;\n'],
  [
    "contract-imports-only-zod",
    "contract/bad-6.ts",
    'import { machine } from "../machines/machine";\nexport const bad = machine;\n',
  ],
  [
    "rules-know-no-http-and-no-sql",
    "server/courses/rules/bad-7.ts",
    'import Fastify from "fastify";\nexport const bad = Fastify;\n',
  ],
  [
    "testing-tool-knows-no-site",
    "tools/statechart-testing/src/bad-8.ts",
    'import { app } from "../../../server/app";\nexport const bad = app;\n',
  ],
  [
    "testing-tool-knows-no-site",
    "tools/statechart-testing/src/bad-9.ts",
    'import type { Thing } from "../../../contract/thing";\nexport const bad = (thing: Thing) => thing;\n',
  ],
  [
    "testing-tool-knows-no-site",
    "tools/statechart-testing/src/bad-10.ts",
    'import { eventLabel } from "statechart-viewer/cli/command";\nexport const bad = eventLabel;\n',
  ],
  [
    "site-knows-no-tools",
    "src/bad-11.ts",
    'import { eventLabel } from "statechart-testing/model/identify";\nexport const bad = eventLabel;\n',
  ],
  [
    "site-knows-no-tools",
    "server/bad-12.ts",
    'import { eventLabel } from "../tools/statechart-testing/src/model";\nexport const bad = eventLabel;\n',
  ],
  [
    "site-knows-no-tools",
    "machines/bad-13.ts",
    'import type { Flow } from "statechart-testing/model/test-model";\nexport const bad = (flow: Flow) => flow;\n',
  ],
  [
    "learners-load-no-words",
    "machines/courses/bad-15.ts",
    'import { machineWords } from "../words";\nexport const bad = machineWords;\n',
  ],
  [
    "learners-load-no-words",
    "src/bad-16.ts",
    'import { quizWords } from "../machines/courses/quiz.words";\nexport const bad = quizWords;\n',
  ],
  ["src-imports-downwards", "src/bad-14.ts", 'import { app } from "../server/app";\nexport const bad = app;\n'],
];
const cycles: [of: string, folder: string, text: string][] = [
  ["values", "server/values", 'import { there } from "./there";\nexport const here = there;\n'],
  [
    "types alone",
    "server/types",
    'import type { there } from "./there";\nexport type Here = typeof there;\nexport const here = 1;\n',
  ],
];

/** The import rules of docs/architecture.md, tested on a small tree into which each violation is planted. */
describe("the import rules", () => {
  let folder: string;
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), "academy-rules-"));
    symlinkSync(resolve("node_modules"), join(folder, "node_modules"));
    write(
      "tsconfig.json",
      '{ "compilerOptions": { "module": "ESNext", "moduleResolution": "bundler", "jsx": "react-jsx" } }',
    );
    write(
      "contract/thing.ts",
      'import { z } from "zod/mini";\nexport const Thing = z.string();\nexport type Thing = string;\n',
    );
    write(
      "machines/machine.ts",
      'import { setup } from "xstate";\nimport type { Thing } from "../contract/thing";\nexport const machine = (thing: Thing) => [setup, thing];\n',
    );
    write("machines/requirements.ts", "export type Requirement = string;\n");
    write(
      "machines/courses/quiz.ts",
      'import type { Requirement } from "../requirements";\nexport const quiz: Requirement = "R7";\n',
    );
    write(
      "machines/courses/quiz.words.ts",
      'import type { quiz } from "./quiz";\nexport const quizWords: typeof quiz = "R7";\n',
    );
    write(
      "machines/words.ts",
      'import { quizWords } from "./courses/quiz.words";\nexport const machineWords = { quizWords };\n',
    );
    write("src/api/call.ts", 'import axios from "axios";\nexport const call = axios;\n');
    write(
      "src/courses/lesson/View.tsx",
      'import { machine } from "../../../machines/machine";\nexport const View = () => machine;\n',
    );
    write("server/courses/rules/rule.ts", "export const rule = 1;\n");
    write("tools/statechart-testing/src/model.ts", "export const eventLabel = 1;\n");
    write("tools/statechart-viewer/src/chart.ts", "export const chart = 1;\n");
    write("server/app.ts", 'import { rule } from "./courses/rules/rule";\nexport const app = rule;\n');
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  function write(path: string, text: string): void {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  function check(): { status: number | null; output: string } {
    const { status, stdout, stderr } = spawnSync(
      process.execPath,
      [
        resolve("node_modules/dependency-cruiser/bin/dependency-cruise.mjs"),
        ...["--config", resolve(".dependency-cruiser.mjs"), "--ts-config", "tsconfig.json", "--output-type", "err"],
        ...["contract", "machines", "src", "server", "tools"],
      ],
      { cwd: folder, encoding: "utf8" },
    );
    return { status, output: stripVTControlCharacters(stdout + stderr) };
  }

  it("pass for the documented structure", () => {
    expect(check()).toMatchObject({ status: 0 });
  }, 30_000);

  describe("fail for", () => {
    let found: ReturnType<typeof check>;
    beforeAll(() => {
      for (const [, path, text] of planted) write(path, text);
      for (const [, place, text] of cycles) {
        write(`${place}/here.ts`, text);
        write(`${place}/there.ts`, 'import { here } from "./here";\nexport const there: number = here;\n');
      }
      found = check();
    });

    it.each(planted)("a planted violation of %s: %s", (name, from) => {
      expect(found.status).not.toBe(0);
      expect(found.output).toContain(`error ${name}: ${from} → `);
    });

    it.each(cycles)("an import cycle of %s", (_, place) => {
      expect(found.status).not.toBe(0);
      expect(found.output).toMatch(new RegExp(`error no-circles: ${place}/(here|there)\\.ts → `));
    });
  });
});
