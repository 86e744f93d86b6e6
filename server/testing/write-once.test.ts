import { mkdtempSync, openAsBlob, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { writeOnce } from "./write-once";

describe("a file that several processes write at once", () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), "academy-once-"));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  it("keeps the first content and stays readable for those who opened it", async () => {
    const path = join(folder, "file");
    await writeOnce(path, Buffer.from("first"));
    const opened = await openAsBlob(path);
    await writeOnce(path, Buffer.from("second one"));
    expect(await opened.text()).toBe("first");
    expect(readdirSync(folder)).toEqual(["file"]);
  });

  it("reports other errors", async () => {
    await expect(writeOnce(join(folder, "nowhere/file"), Buffer.from(""))).rejects.toThrow("ENOENT");
  });
});
