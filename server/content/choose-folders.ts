import type { FolderHashes } from "./hash";
import type { ChooseFolders, Paired } from "./read";
import type { ContentUnit } from "./units";

/** Which courses and exams to read again after an import, and which of them stay as they are. */
export interface Choice {
  choose: ChooseFolders;
  /** The units that were not chosen, once everything that was chosen is read. */
  kept(): ContentUnit[];
}

/**
 * Chooses the folders that have changed since the units were imported, and those that are checked against them: the
 * exam of a course and the course of an exam, as their files say now and as they said before.
 */
export function chooseFolders(units: readonly ContentUnit[], hashes: FolderHashes): Choice {
  const isSame = ({ path, files, facts }: ContentUnit): boolean =>
    hashes.units.has(path) && hashes.unit(path, facts.media) === files;
  const unread = new Map(units.filter(isSame).map((unit) => [unit.path, unit]));
  const partnersOf = (some: readonly Pick<Paired, "partner">[]): string[] =>
    some.flatMap(({ partner }) => (partner !== null && unread.delete(partner) ? [partner] : []));
  const changed = [...hashes.units].filter((path) => !unread.has(path));
  // Each names the other: the import would have refused anything else.
  const formerPartners = partnersOf(units.filter(({ path }) => !unread.has(path)).map(({ facts }) => facts));
  let isFirst = true;
  return {
    choose(read) {
      if (!isFirst) return partnersOf(read);
      isFirst = false;
      return [...changed, ...formerPartners];
    },
    kept: () => [...unread.values()],
  };
}
