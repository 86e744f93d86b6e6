import { existsSync } from "node:fs";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { StartError } from "../../server/start-error";
import { nameTwice } from "./edit-source";

/** What a generator does, before anything is written. */
export interface Plan {
  /** New files with their texts, by path. */
  files: Readonly<Record<string, string>>;
  /** Additions to existing files. */
  edits: readonly Edit[];
  /** What only a person can do, in sentences with file names. */
  byHand: readonly string[];
}
export interface Edit {
  path: string;
  change: (source: string) => string;
}

export const joined = (...plans: readonly Plan[]): Plan => ({
  files: Object.assign({}, ...plans.map(({ files }) => files)),
  edits: plans.flatMap(({ edits }) => edits),
  byHand: plans.flatMap(({ byHand }) => byHand),
});

/**
 * The resulting texts of a plan, by path: of new files and of changed ones.
 * @throws {StartError} if a file already exists, or a name is taken in one
 */
export async function textsOf(root: string, { files, edits }: Plan): Promise<Map<string, string>> {
  const existing = Object.keys(files).find((path) => existsSync(join(root, path)));
  if (existing) throw new StartError(`There is already a file ${existing}; choose another name.`);
  const texts = new Map(Object.entries(files));
  for (const { path, change } of edits) {
    const source = texts.get(path) ?? (await readFile(join(root, path), "utf8"));
    texts.set(path, change(source));
  }
  for (const [path, text] of texts) {
    const taken = /\.tsx?$/.test(path) ? nameTwice(text) : undefined;
    if (taken) throw new StartError(`There is already "${taken}" in ${path}; choose another name.`);
  }
  return texts;
}

/**
 * Writes all files of a plan, or none.
 * @returns the paths of new and changed files
 * @throws {StartError} if a file already exists, or a name is taken in one
 */
export async function write(root: string, plan: Plan): Promise<{ added: string[]; changed: string[] }> {
  const texts = await textsOf(root, plan);
  for (const [path, text] of texts) {
    await mkdir(dirname(join(root, path)), { recursive: true });
    await writeFile(join(root, path), text);
  }
  const added = Object.keys(plan.files);
  return { added, changed: [...texts.keys()].filter((path) => !added.includes(path)) };
}
