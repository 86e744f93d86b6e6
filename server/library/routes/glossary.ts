import type { FastifyInstance } from "fastify";
import { type GlossaryCard, glossary } from "../../../contract/library/glossary";
import type { ContentLocale } from "../../../contract/primitives";
import type { Catalogue, CatalogueItem } from "../../content/catalogue";
import { registerEndpoint } from "../../http/register-endpoint";
import { asList, authorizeRead, publishedItems } from "../../routes/items";
import { inReadingOrder, letterOf } from "../rules/glossary";

type TermItem = CatalogueItem<"glossary-term">;

/** A term as lists show it. */
export function termCardOf(catalogue: Catalogue, item: TermItem, locale: ContentLocale): GlossaryCard {
  const { text, language } = catalogue.itemText(item, locale);
  return {
    id: item.id,
    slug: item.slug,
    url: `/academy/digital-marketing-glossary/${item.slug}/`,
    term: text.term,
    short: text.short,
    letter: letterOf(text.reading),
    synonyms: text.synonyms,
    language,
  };
}

/** The glossary, and each of its terms. */
export async function glossaryRoutes(app: FastifyInstance): Promise<void> {
  registerEndpoint(
    app,
    glossary.list,
    ({ catalogue, params: { locale } }) => {
      const readingOf = (item: TermItem) => catalogue.itemText(item, locale).text.reading;
      const terms = inReadingOrder(publishedItems(catalogue, "glossary-term"), locale, readingOf);
      return asList(terms.map((item) => termCardOf(catalogue, item, locale)));
    },
    { cache: "kept" },
  );

  registerEndpoint(
    app,
    glossary.bySlug,
    async ({ catalogue, params: { locale, slug }, ...asking }) => {
      const item = await authorizeRead(catalogue.item("glossary-term", slug), asking, "item.read");
      const { body, synonyms, categories, related } = catalogue.itemText(item, locale).text;
      const others = related.flatMap((other) => catalogue.item("glossary-term", other) ?? []);
      return {
        ...termCardOf(catalogue, item, locale),
        status: item.status,
        body,
        synonyms,
        categories: catalogue.topics(locale, categories),
        related: others
          .filter(({ status }) => status === "published")
          .map((other) => termCardOf(catalogue, other, locale)),
      };
    },
    { cache: "kept" },
  );
}
