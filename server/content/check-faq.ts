import type { z } from "zod/mini";
import { checkOnce } from "./check-names";
import type { FaqFile } from "./item-schemas";
import type { FaqSource } from "./read-items";
import type { Source } from "./source";

type File = z.infer<typeof FaqFile>;

const placesOf = ({ groups }: File) =>
  groups.flatMap(({ id: group, entries }, at) => entries.map(({ id }, index) => ({ group, id, at, index })));

/** Addresses contain question ids, so no id may occur twice, not even in different groups. */
function checkIds(source: Source<File>): void {
  if (!source.value) return;
  checkOnce(
    source,
    source.value.groups.map(({ id }) => id),
    (index) => ["groups", index, "id"],
  );
  const places = placesOf(source.value);
  checkOnce(
    source,
    places.map(({ id }) => id),
    (place) => ["groups", places[place]?.at ?? 0, "entries", places[place]?.index ?? 0, "id"],
  );
}

/** A translation has the groups and entries of English or a subset of them. */
function checkTranslation(source: Source<File>, english: File): void {
  const known = new Set(placesOf(english).map(({ group, id }) => `${group} ${id}`));
  const groups = english.groups.map(({ id }) => id);
  for (const [at, { id }] of source.value?.groups.entries() ?? [])
    if (!groups.includes(id)) source.complain(["groups", at, "id"], `is ${id}, which English does not have`);
  for (const { group, id, at, index } of source.value ? placesOf(source.value) : [])
    if (groups.includes(group) && !known.has(`${group} ${id}`))
      source.complain(["groups", at, "entries", index, "id"], `is ${id}, which English does not have in this group`);
}

/** Checks the frequently asked questions, in each language. */
export function checkFaq({ english, translations }: FaqSource): void {
  checkIds(english);
  for (const source of translations.values()) {
    checkIds(source);
    if (english.value) checkTranslation(source, english.value);
  }
}
