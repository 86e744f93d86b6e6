import { cpSync, existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { ContentError, checkFolder } from "../../server/content/check-folder";
import { fixtureContent } from "../../server/testing/test-server";
import { newCourse } from "./new-course";
import { problemsText } from "./words";

/** What the file system answers to a new folder: for the owner of the tests, every folder can be written. */
const refusal = vi.hoisted(() => ({ code: "" }));
vi.mock("node:fs/promises", async (original) => {
  const files = await original<typeof import("node:fs/promises")>();
  const mkdir = (path: string, options: { recursive: true }) =>
    refusal.code ? Promise.reject(Object.assign(new Error("no"), { code: refusal.code })) : files.mkdir(path, options);
  return { ...files, mkdir };
});

describe("a new course", () => {
  let dir: string;
  beforeEach(() => {
    dir = mkdtempSync(join(tmpdir(), "content-"));
    cpSync(fixtureContent, dir, { recursive: true });
  });
  afterEach(() => rmSync(dir, { recursive: true }));

  it.each([
    ["a name that is taken", "not-yet", /^There is already a course of this name at .*not-yet; choose another name\.$/],
    ["an invalid name", "../escape", /^"\.\.\/escape" is not a valid course name; use lower-case words/],
    ["the address of a section (R28)", "seo", /\/courses\/seo\/course\.yaml:1: the folder "seo" is the address/],
    ["the name of a list", "top", /\/courses\/top\/course\.yaml:1: the folder "top" is the name of a list/],
  ])("is not written if given %s", async (_, slug, sentence) => {
    const existed = existsSync(join(dir, "courses", slug));
    const said = await newCourse(dir, slug).then(
      () => "written",
      (thrown: Error) => (thrown instanceof ContentError ? problemsText(thrown) : thrown.message),
    );
    expect(said).toMatch(sentence);
    expect(existsSync(join(dir, "courses", slug))).toBe(existed);
    await checkFolder(dir);
  });

  it("says in a sentence that the folder cannot be written", async () => {
    refusal.code = "EACCES";
    await expect(newCourse(dir, "keyword-research")).rejects.toThrow(
      /^The course cannot be written to .*keyword-research \(EACCES\); make the content folder writable/,
    );
    refusal.code = "";
    expect(await newCourse(dir, "keyword-research")).toHaveLength(3);
  });
});
