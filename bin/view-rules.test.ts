import { spawnSync } from "node:child_process";
import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";

/** The files in biome.jsonc that may have effects and refs, each with its reason. */
const allowed = [...readFileSync("biome.jsonc", "utf8").matchAll(/"(src\/[^"*]+)"/g)].map(([, path]) => path as string);
const [inside = ""] = allowed;

/** The rules for views in biome.jsonc, tested on a small tree into which each violation is planted. */
describe("the rules for views", () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), "academy-rules-"));
    symlinkSync(resolve("node_modules"), join(folder, "node_modules"));
    copyFileSync("biome.jsonc", join(folder, "biome.jsonc"));
    write(".gitignore", "node_modules\n");
    write("src/screens/Outlet.tsx", using("react", "useEffect"));
    write("src/ui/Field.tsx", using("react", "useId"));
    write(inside, using("react", "useEffect", "useRef"));
    write("src/components/LazyBlock.tsx", using("@xstate/react", "useActorRef"));
    write("src/shell/Bar.test.tsx", using("xstate", "createActor"));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  const using = (module: string, ...names: string[]): string =>
    `import { ${names.join(", ")} } from "${module}";\nexport const used = [${names.join(", ")}];\n`;
  function write(path: string, text: string): void {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  function check(): { status: number | null; output: string } {
    const { status, stdout, stderr } = spawnSync(
      process.execPath,
      [resolve("node_modules/@biomejs/biome/bin/biome"), "lint", "."],
      { cwd: folder, encoding: "utf8" },
    );
    return { status, output: stdout + stderr };
  }

  it("pass for correct code", () => {
    expect(check()).toMatchObject({ status: 0 });
  }, 30_000);

  it.each([
    ["state in a view", "src/courses/lesson/Bad.tsx", using("react", "useState")],
    ["state in the design system", "src/ui/Bad.tsx", using("react", "useReducer")],
    ["state where effects are allowed", inside, using("react", "useState")],
    ["an effect", "src/courses/lesson/Bad.tsx", using("react", "useEffect")],
    ["a reference", "src/shell/Bad.tsx", using("react", "useRef")],
    [
      "state under another name",
      "src/courses/lesson/Bad.tsx",
      'import { useState as use } from "react";\nexport const used = use;\n',
    ],
    [
      "all of React",
      "src/courses/lesson/Bad.tsx",
      'import * as React from "react";\nexport const used = React.useState;\n',
    ],
    ["state in a class", "src/courses/lesson/Bad.tsx", using("react", "Component")],
    ["a machine that a view runs", "src/courses/lesson/Bad.tsx", using("@xstate/react", "useMachine")],
    ["a machine that a view starts", "src/shell/Bad.tsx", using("xstate", "createActor")],
    ["a machine that the design system starts", "src/ui/Bad.tsx", using("xstate", "createActor")],
    ["a machine that is started where effects are allowed", inside, using("xstate", "createActor")],
    ["a second machine in the part that runs one", "src/components/LazyBlock.tsx", using("xstate", "createActor")],
  ])(
    "fail for %s",
    (_, path, text) => {
      write(path, text);
      const { status, output } = check();
      expect(status).not.toBe(0);
      expect(output).toContain("noRestrictedImports");
      expect(output).toContain(path);
    },
    30_000,
  );

  it.each(allowed)("make an exception for %s", (path) => {
    expect(readFileSync(path, "utf8")).toMatch(/\b(use(ActorRef|Effect|LayoutEffect|Ref|SyncExternalStore))\b/);
  });
});
