import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";

/** The import rules of docs/architecture.md, tested on a small tree into which each violation is planted. */
describe("the import rules", () => {
  let folder: string;
  beforeEach(() => {
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
  afterEach(() => rmSync(folder, { recursive: true }));

  function write(path: string, text: string): void {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  function check(): { status: number | null; output: string } {
    const { status, stdout, stderr } = spawnSync(
      process.execPath,
      [
        resolve("node_modules/dependency-cruiser/bin/dependency-cruise.mjs"),
        ...["--config", resolve(".dependency-cruiser.mjs"), "--ts-config", "tsconfig.json"],
        ...["contract", "machines", "src", "server", "tools"],
      ],
      { cwd: folder, encoding: "utf8" },
    );
    return { status, output: stdout + stderr };
  }

  it("pass for the documented structure", () => {
    expect(check()).toMatchObject({ status: 0 });
  }, 30_000);

  it.each([
    [
      "the-viewer-knows-no-site",
      "tools/statechart-viewer/src/bad.ts",
      'import { machine } from "../../../machines/machine";\nexport const bad = machine;\n',
    ],
    [
      "machines-import-only-xstate",
      "machines/bad.ts",
      'import { call } from "../src/api/call";\nexport const bad = call;\n',
    ],
    [
      "machines-take-only-types-of-the-contract",
      "machines/bad.ts",
      'import { Thing } from "../contract/thing";\nexport const bad = Thing;\n',
    ],
    [
      "views-know-no-http",
      "src/courses/lesson/Bad.tsx",
      'import { call } from "../../api/call";\nexport const Bad = () => call;\n',
    ],
    ["only-services-know-http", "src/bad.ts", 'import axios from "axios";\nexport const bad = axios;\n'],
    [
      "contract-imports-only-zod",
      "contract/bad.ts",
      'import { machine } from "../machines/machine";\nexport const bad = machine;\n',
    ],
    [
      "rules-know-no-http-and-no-sql",
      "server/courses/rules/bad.ts",
      'import Fastify from "fastify";\nexport const bad = Fastify;\n',
    ],
    [
      "testing-tool-knows-no-site",
      "tools/statechart-testing/src/bad.ts",
      'import { app } from "../../../server/app";\nexport const bad = app;\n',
    ],
    [
      "testing-tool-knows-no-site",
      "tools/statechart-testing/src/bad.ts",
      'import type { Thing } from "../../../contract/thing";\nexport const bad = (thing: Thing) => thing;\n',
    ],
    [
      "testing-tool-knows-no-site",
      "tools/statechart-testing/src/bad.ts",
      'import { eventLabel } from "statechart-viewer/cli/command";\nexport const bad = eventLabel;\n',
    ],
    [
      "site-knows-no-tools",
      "src/bad.ts",
      'import { eventLabel } from "statechart-testing/model/identify";\nexport const bad = eventLabel;\n',
    ],
    [
      "site-knows-no-tools",
      "server/bad.ts",
      'import { eventLabel } from "../tools/statechart-testing/src/model";\nexport const bad = eventLabel;\n',
    ],
    [
      "site-knows-no-tools",
      "machines/bad.ts",
      'import type { Flow } from "statechart-testing/model/test-model";\nexport const bad = (flow: Flow) => flow;\n',
    ],
    ["src-imports-downwards", "src/bad.ts", 'import { app } from "../server/app";\nexport const bad = app;\n'],
  ])(
    "fail for a planted violation of %s",
    (rule, path, text) => {
      write(path, text);
      const { status, output } = check();
      expect(status).not.toBe(0);
      expect(output).toContain(rule);
    },
    30_000,
  );

  it.each([
    ["values", 'import { there } from "./there";\nexport const here = there;\n'],
    [
      "types alone",
      'import type { there } from "./there";\nexport type Here = typeof there;\nexport const here = 1;\n',
    ],
  ])(
    "fail for an import cycle of %s",
    (_, text) => {
      write("server/here.ts", text);
      write("server/there.ts", 'import { here } from "./here";\nexport const there: number = here;\n');
      const { status, output } = check();
      expect(status).not.toBe(0);
      expect(output).toContain("no-circles");
    },
    30_000,
  );
});
