import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { Sources } from "./sources";

const folder = mkdtempSync(join(tmpdir(), "sources-"));
afterAll(() => rmSync(folder, { recursive: true }));
function write(path: string, text: string): void {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), text);
}
const sources = () => new Sources(folder, (path) => !path.startsWith("tools/"));
const closure = (withLater: boolean) => [...sources().closureOf("page.ts", withLater)].sort();
const code = () => {
  const read = sources();
  return read.codeOf(read.closureOf("page.ts", true));
};

const partOf = (title: string, text: string) =>
  `import "./page";\nexport const Part = () => <p title={\`\${${title}}\`}>${text}</p>;\n`;

beforeEach(() => {
  write("page.ts", 'import "./view";\nimport type { Other } from "./types";\nimport { tool } from "./tools/tool";\n');
  write(
    "view/index.tsx",
    'export { Part } from "../part";\nconst later = () => import("../dialog");\nimport "react";\n',
  );
  write("part.tsx", partOf("1", "It's here: // no comment"));
  write("dialog.ts", "export const dialog = 1;\n");
  write("types.ts", "export type Other = string;\n");
  write("tools/tool.ts", 'import "../hidden";\n');
  write("hidden.ts", "");
});

describe("the files that a file imports", () => {
  it("are followed through folders, exports, and circles, but not through types, packages, and what does not count", () => {
    expect(closure(false)).toEqual(["page.ts", "part.tsx", "view/index.tsx"]);
  });

  it("include what is loaded on demand if that counts", () => {
    expect(closure(true)).toEqual(["dialog.ts", "page.ts", "part.tsx", "view/index.tsx"]);
  });
});

describe("the code of files", () => {
  it.each([
    ["a comment", "dialog.ts", "/** It opens. */\nexport const dialog = 1; // once\n"],
    ["formatting", "dialog.ts", "export const dialog =\n  1;\n\n"],
    ["a type", "dialog.ts", "export const dialog = 1;\nexport interface Size { width: number }\ntype Unit = 1;\n"],
    ["a file that is not imported", "hidden.ts", "export const hidden = 1;\n"],
  ])("stays the same after a change of %s", (_, path, text) => {
    const before = code();
    write(path, text);
    expect(code()).toBe(before);
  });

  it.each([
    ["a value", "dialog.ts", "export const dialog = 2;\n"],
    ["a text between tags", "part.tsx", partOf("1", "It's here: // a comment")],
    ["a template", "part.tsx", partOf("2", "It's here: // no comment")],
    ["a file that is imported now", "dialog.ts", 'import "./hidden";\nexport const dialog = 1;\n'],
  ])("changes with %s", (_, path, text) => {
    const before = code();
    write(path, text);
    expect(code()).not.toBe(before);
  });
});
