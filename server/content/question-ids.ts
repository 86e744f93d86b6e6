import { createHash } from "node:crypto";
import type { FaqGroup } from "../../contract/library/faq";

/** The greatest number that the search index has for an item. */
const maxId = 2 ** 31 - 1;

const hashOf = (word: string): number => (createHash("sha256").update(word).digest().readUInt32BE() % maxId) + 1;

/**
 * A number for each frequently asked question, since the search index has numbers where questions have words. It comes
 * from the word, so that it stays the same when other questions are added.
 */
export function questionIds(groups: readonly Pick<FaqGroup, "entries">[]): ReadonlyMap<string, number> {
  const words = new Set(groups.flatMap(({ entries }) => entries.map(({ id }) => id)));
  const ids = new Map<string, number>();
  const taken = new Set<number>();
  for (const word of [...words].sort()) {
    let id = hashOf(word);
    while (taken.has(id)) id = (id % maxId) + 1;
    taken.add(id);
    ids.set(word, id);
  }
  return ids;
}
