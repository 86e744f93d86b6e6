import type { z } from "zod/mini";
import type { FaqEntry, FaqGroup } from "../../contract/library/faq";
import type { ContentLocale } from "../../contract/primitives";
import { checked } from "./build-parts";
import type { BuiltItem } from "./built-item";
import type { FaqFile } from "./item-schemas";
import { toHtml } from "./markdown";
import type { FaqSource } from "./read-items";

type Group = z.infer<typeof FaqFile>["groups"][number];

const entryOf = ({ id, question, answer }: Group["entries"][number], language: ContentLocale): FaqEntry => ({
  id,
  question,
  answer: toHtml(answer),
  language,
});

/** A group in one language: whatever is not translated stays English and is labeled (R52). */
const groupOf = (english: Group, own: Group | undefined, locale: ContentLocale): FaqGroup => ({
  id: english.id,
  title: own?.title ?? english.title,
  language: own ? locale : "en",
  entries: english.entries.map((entry) => {
    const translated = own?.entries.find(({ id }) => id === entry.id);
    return translated ? entryOf(translated, locale) : entryOf(entry, "en");
  }),
});

/** The FAQ is one document per language with a file. */
export function buildFaq({ english, translations }: FaqSource): BuiltItem<"faq">[] {
  const original = checked(english);
  return [["en", english] as const, ...translations].map(([locale, source]) => {
    const own = checked(source).groups;
    const groups = original.groups.map((group) =>
      groupOf(
        group,
        own.find(({ id }) => id === group.id),
        locale,
      ),
    );
    return { kind: "faq", id: 1, slug: "faq", status: "published", position: 0, locale, document: { groups } };
  });
}
