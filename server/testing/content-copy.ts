import { cpSync, lstatSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fixtureContent } from "./fixtures";

/** What is at a path: nothing, a folder, or a file with its content. */
function read(path: string): string {
  const found = lstatSync(path, { throwIfNoEntry: false });
  if (found?.isDirectory()) return "folder";
  return found?.isFile() ? `file ${readFileSync(path, "base64")}` : "nothing of the copy";
}

/** All files and folders in a folder, each after the one that contains it. */
const pathsIn = (folder: string): string[] => readdirSync(folder, { recursive: true, encoding: "utf8" }).sort();

/**
 * A copy of the content that has no mistakes, which tests may change. Making one takes many times as long as putting
 * back what a test has changed.
 */
export class ContentCopy {
  readonly folder = join(mkdtempSync(join(tmpdir(), "content-")), "content");
  private readonly originals = new Map(pathsIn(fixtureContent).map((path) => [path, read(join(fixtureContent, path))]));

  constructor() {
    cpSync(fixtureContent, this.folder, { recursive: true });
  }

  /** Makes the copy again what it was. */
  restore(): void {
    for (const path of pathsIn(this.folder))
      if (!this.originals.has(path)) rmSync(join(this.folder, path), { recursive: true, force: true });
    for (const [path, original] of this.originals) {
      const copy = join(this.folder, path);
      if (read(copy) === original) continue;
      rmSync(copy, { recursive: true, force: true });
      cpSync(join(fixtureContent, path), copy, { recursive: true });
    }
  }

  remove(): void {
    rmSync(dirname(this.folder), { recursive: true });
  }
}
