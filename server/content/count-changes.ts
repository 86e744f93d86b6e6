import { type ContentChange, type ContentKind, contentKinds } from "../../contract/account/content-imports";
import type { ContentUnit } from "./units";

/** The kind of item that a stored document belongs to, by the first word of its key. */
const kindOf: Readonly<Record<string, ContentKind>> = {
  course: "course",
  exam: "exam",
  series: "series",
  webinar: "webinar",
  template: "template",
  "glossary-term": "glossary-term",
  faq: "faq",
  "onboarding-step": "other",
  "event-type": "other",
  site: "other",
  categories: "other",
};

/** The documents of each item: those of `course 7` are its own and `course 7 de`. Parts of items are left out. */
function itemsOf(units: readonly Pick<ContentUnit, "documents">[]): Map<string, string> {
  const items = new Map<string, string[]>();
  for (const { documents } of units)
    for (const [key, hash] of Object.entries(documents)) {
      const [kind = "", id = ""] = key.split(" ");
      if (kindOf[kind] === undefined) continue;
      const name = `${kind} ${id}`;
      items.set(name, [...(items.get(name) ?? []), `${key} ${hash}`]);
    }
  return new Map([...items].map(([name, documents]) => [name, documents.sort().join("\n")]));
}

/**
 * Counts the items that are new, different, or gone, by kind; kinds without any are left out.
 * @param before null if it is unknown what there was: then all count as changed
 * @returns at least one change
 */
export function countChanges(
  before: readonly Pick<ContentUnit, "documents">[] | null,
  after: readonly Pick<ContentUnit, "documents">[],
): ContentChange[] {
  const later = itemsOf(after);
  const earlier = before && itemsOf(before);
  const counts = new Map(contentKinds.map((kind) => [kind, { kind, added: 0, changed: 0, removed: 0 }]));
  const add = (name: string, what: "added" | "changed" | "removed") => {
    const count = counts.get(kindOf[name.split(" ")[0] ?? ""] ?? "other");
    if (count) count[what] += 1;
  };
  for (const [name, documents] of later) {
    if (earlier === null) add(name, "changed");
    else if (!earlier.has(name)) add(name, "added");
    else if (earlier.get(name) !== documents) add(name, "changed");
  }
  for (const name of earlier?.keys() ?? []) if (!later.has(name)) add(name, "removed");
  const some = [...counts.values()].filter(({ added, changed, removed }) => added + changed + removed > 0);
  return some.length > 0 ? some : [{ kind: "other", added: 0, changed: 1, removed: 0 }];
}

/** The changes of all kinds together. */
export const totalOf = (changes: readonly ContentChange[]) => ({
  added: changes.reduce((sum, { added }) => sum + added, 0),
  changed: changes.reduce((sum, { changed }) => sum + changed, 0),
  removed: changes.reduce((sum, { removed }) => sum + removed, 0),
});
