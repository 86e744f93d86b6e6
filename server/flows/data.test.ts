import { existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { projectRoot } from "../project-root";
import { createFlowData } from "./data";

let root: string;
let data: ReturnType<typeof createFlowData>;

beforeEach(() => {
  // A project whose data goes elsewhere: its process is this project's own.
  root = mkdtempSync(join(tmpdir(), "academy-flow-data-"));
  symlinkSync(join(projectRoot(), "node_modules"), join(root, "node_modules"), "junction");
  mkdirSync(join(root, "bin"));
  writeFileSync(join(root, "package.json"), JSON.stringify({ type: "module" }));
  writeFileSync(
    join(root, "bin", "flow-data.ts"),
    `import ${JSON.stringify(join(projectRoot(), "bin", "flow-data.ts"))};`,
  );
  data = createFlowData(root);
});
afterEach(() => {
  data.stop();
  rmSync(root, { recursive: true, force: true });
});

it("tries again on the next request when the data could not be made", async () => {
  const list = join(root, "dist", "flow-data", "index.json");
  // Where the data belongs there is a file, so that no folder can be made.
  writeFileSync(join(root, "dist"), "");
  await data.make({ kind: "lists" });
  expect(existsSync(list)).toBe(false);
  rmSync(join(root, "dist"));
  await data.make({ kind: "lists" });
  expect(existsSync(list)).toBe(true);
});

it("makes the data once", async () => {
  const list = join(root, "dist", "flow-data", "index.json");
  await data.make({ kind: "lists" });
  rmSync(list);
  await data.make({ kind: "lists" });
  expect(existsSync(list)).toBe(false);
});

it("lists the revisions of the project, or says why there are none", async () => {
  const { kind, says } = await data.comparisons.revisions();
  // An unpacked archive has no history.
  expect(kind === "revisions" || says).toBeTruthy();
});
