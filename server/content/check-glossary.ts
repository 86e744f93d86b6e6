import { type ClaimId, checkOnce, checkReferences, checkSlug } from "./check-names";
import type { ContentSource } from "./read";
import type { GlossaryTermSource } from "./read-items";

/** Whether the first character of a word does not show how it is read. */
const beginsWithKanji = (term: string): boolean => /^[^\p{L}\p{N}]*\p{Script=Han}/u.test(term);

function checkTerm({ slug, source }: GlossaryTermSource, content: ContentSource, claim: ClaimId): void {
  checkSlug(source, slug, [], "file");
  if (!source.value) return;
  const { id, categories, related, ja } = source.value;
  claim(source, ["id"], "glossary term", id);
  checkReferences(source, ["categories"], categories, content.categories, "categories.yaml");
  checkOnce(source, related, (index) => ["related", index]);
  for (const [index, other] of related.entries()) {
    if (other === slug) source.complain(["related", index], "is the term itself");
    if (!content.glossary.some((one) => one.slug === other))
      source.complain(["related", index], `is ${other}, which is not in glossary/`);
  }
  // Japanese is sorted by reading.
  if (ja && ja.reading === undefined && beginsWithKanji(ja.term))
    source.complain(["ja"], "needs a reading in kana: its term begins with kanji");
}

/** Checks the glossary terms and their references to each other. */
export function checkGlossary(content: ContentSource, claim: ClaimId): void {
  for (const term of content.glossary) checkTerm(term, content, claim);
}
