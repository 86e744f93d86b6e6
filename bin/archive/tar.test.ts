import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { namesIn } from "../../server/db/tar";
import { type TarFile, tar } from "./tar";

const file = (path: string, text: string, more: Partial<TarFile> = {}): TarFile => ({
  path,
  content: Buffer.from(text),
  changed: 1_700_000_000,
  ...more,
});
const bytesOf = (files: TarFile[]) => Buffer.concat([...tar(files)]);
const deep = `${"folder-of-a-long-name/".repeat(4)}file-of-an-even-longer-name-that-fits.txt`;
const files = [
  file("site/a.txt", "A"),
  file("site/empty.txt", ""),
  file("site/run", "#!", { isExecutable: true }),
  file("site/Überschrift/日本語.txt", "text"),
  // Divided between two fields, and in a record of its own.
  file(deep, "deep"),
  file(`${"x".repeat(120)}/${"y".repeat(120)}.txt`, "long"),
  file("site/z.bin", "z".repeat(1024)),
];

describe("an archive", () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), "academy-tar-"));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  it("is unpacked by tar, with paths, contents, rights and times", () => {
    writeFileSync(join(folder, "a.tar"), bytesOf(files));
    const { status, stderr } = spawnSync("tar", ["-xf", "a.tar"], { cwd: folder, encoding: "utf8" });
    expect([status, stderr]).toEqual([0, ""]);
    for (const { path, content } of files) expect(readFileSync(join(folder, path))).toEqual(content);
    const { mode, mtimeMs } = statSync(join(folder, "site/run"));
    expect([mode & 0o111, statSync(join(folder, "site/a.txt")).mode & 0o111]).toEqual([0o111, 0]);
    expect(mtimeMs).toBe(1_700_000_000_000);
  });

  it("has valid headers, and the same bytes for the same files", () => {
    const bytes = bytesOf(files);
    expect(namesIn(bytes).slice(0, 3)).toEqual(["site/a.txt", "site/empty.txt", "site/run"]);
    expect(bytes.length % 512).toBe(0);
    const hashOf = (one: Buffer) => createHash("sha256").update(one).digest("hex");
    expect(hashOf(bytesOf(files))).toBe(hashOf(bytes));
  });
});
