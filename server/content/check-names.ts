import { safeParse } from "zod/mini";
import { Slug } from "../../contract/primitives";
import type { Source } from "./source";

type Path = readonly (string | number)[];

/** Reports an id that is already used elsewhere. */
export type ClaimId = (source: Source<unknown>, path: Path, kind: string, id: number) => void;

/** The ids that are used, like `lesson 7`, each with the file that has it. */
export type TakenIds = ReadonlyMap<string, string>;

/**
 * Ids are unique within their kind, across all files.
 * @param others the ids in files that are not checked
 * @returns `taken` has all ids once all files are checked
 */
export function uniqueIds(others: TakenIds): { claim: ClaimId; taken: TakenIds } {
  const taken = new Map(others);
  const claim: ClaimId = (source, path, kind, id) => {
    const other = taken.get(`${kind} ${id}`);
    if (other) source.complain(path, `is ${id}, which ${other} already has`);
    else taken.set(`${kind} ${id}`, source.file);
  };
  return { claim, taken };
}

/** The duplicates, with their positions. */
export function repeats<T>(items: readonly T[]): { item: T; index: number }[] {
  return items.map((item, index) => ({ item, index })).filter(({ item, index }) => items.indexOf(item) !== index);
}

/** Checks that a list of names has no duplicates; `at` leads to the entry of a position. */
export function checkOnce(source: Source<unknown>, names: readonly string[], at: (index: number) => Path): void {
  for (const { item, index } of repeats(names)) source.complain(at(index), `repeats "${item}"`);
}

/** Checks that ids occur in another file, each once. If that file's list is missing, its own check reports it. */
export function checkReferences(
  source: Source<unknown>,
  path: Path,
  ids: readonly string[],
  list: Source<readonly { id: string }[]>,
  listFile: string,
): void {
  checkOnce(source, ids, (index) => [...path, index]);
  for (const [index, id] of ids.entries())
    if (list.value && !list.value.some((one) => one.id === id))
      source.complain([...path, index], `is ${id}, which is not in ${listFile}`);
}

/**
 * Checks the name of a folder or file, which is part of an address. `reserved` are segments with another meaning there.
 */
export function checkSlug(
  rules: Source<unknown>,
  slug: string,
  reserved: readonly string[] = [],
  named: "folder" | "file" = "folder",
): void {
  if (!safeParse(Slug, slug).success)
    rules.complain([], `the ${named} "${slug}" must be lower-case words joined by hyphens, at most 100 characters`);
  if (reserved.includes(slug))
    rules.complain([], `the ${named} "${slug}" is the name of a list in the API; choose another one`);
}
