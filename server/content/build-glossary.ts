import { contentLocales } from "../../contract/primitives";
import { checked } from "./build-parts";
import type { BuiltItem } from "./built-item";
import { toHtml } from "./markdown";
import type { GlossaryTermSource } from "./read-items";

/** A term in its languages, each with its own document. */
export function buildGlossaryTerm({ slug, source }: GlossaryTermSource): BuiltItem<"glossary-term">[] {
  const { id, status, categories, related, ...texts } = checked(source);
  return contentLocales.flatMap((locale) => {
    const text: (typeof texts)["ja"] = texts[locale];
    if (!text) return [];
    const { term, reading = term, short, body, synonyms } = text;
    const document = { term, reading, short, body: toHtml(body), synonyms, categories, related };
    // Terms are sorted by language, so they have no position.
    return [{ kind: "glossary-term", id, slug, status, position: 0, locale, document }];
  });
}
