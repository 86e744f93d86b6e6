import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, expect, it } from "vitest";
import { ContentCopy } from "../testing/content-copy";
import { ContentError, checkFolder } from "./check-folder";
import { problemText } from "./source";

export const lesson1 = "courses/first-steps/en/lesson-1.yaml";
export const lesson2 = "courses/first-steps/en/lesson-2.yaml";
export const questions = "exams/first-exam/en/questions.yaml";

let copy: ContentCopy;

/** Gives every test of a file the content that has no mistakes, in a folder of its own that it may change. */
export function copyFixtureContent(): void {
  beforeAll(() => {
    copy = new ContentCopy();
  });
  afterEach(() => copy.restore());
  afterAll(() => copy.remove());
}

/** A file or folder of the copy, or the copy itself. */
export const contentPath = (path = ""): string => join(copy.folder, path);

/** What the check says about the copy, in its order. */
export async function problems(options: Parameters<typeof checkFolder>[1] = {}): Promise<string[]> {
  try {
    await checkFolder(copy.folder, options);
    return [];
  } catch (thrown) {
    if (thrown instanceof ContentError) return thrown.problems.map(problemText);
    throw thrown;
  }
}

/** Replaces the first occurrence of a text in a file. */
export function edit(file: string, from: string, to: string): void {
  const path = contentPath(file);
  const before = readFileSync(path, "utf8");
  expect(before).toContain(from);
  writeFileSync(path, before.replace(from, to));
}

/** What is wrong, in which file, the text there, what replaces it, and the problem, or its beginning if that ends with ": ". */
type Mistake = [name: string, file: string, from: string, to: string, problem: string];

/** One test for each mistake. */
export function findsMistakes(mistakes: Mistake[]): void {
  it.each(mistakes)("finds %s", async (_, file, from, to, expected) => {
    edit(file, from, to);
    const found = await problems();
    if (expected.endsWith(": ")) expect(found.join("\n")).toContain(expected);
    else expect(found).toContain(expected);
  });
}
