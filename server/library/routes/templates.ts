import type { FastifyInstance } from "fastify";
import { type TemplateCard, templates } from "../../../contract/library/templates";
import type { ContentLocale } from "../../../contract/primitives";
import type { Catalogue, CatalogueItem } from "../../content/catalogue";
import { drawingOf } from "../../courses/routes/course-replies";
import { registerEndpoint } from "../../http/register-endpoint";
import { asList, authorizeRead, pageOf, publishedItems } from "../../routes/items";
import { foldText } from "../rules/fold";
import { titledIn } from "./template-categories";

type TemplateItem = CatalogueItem<"template">;

function cardOf(catalogue: Catalogue, item: TemplateItem, locale: ContentLocale): TemplateCard {
  const { text, language } = catalogue.itemText(item, locale);
  return {
    id: item.id,
    slug: item.slug,
    url: `/academy/templates/${item.slug}/`,
    title: text.title,
    description: text.description,
    categories: titledIn(text.categories, language),
    background: text.background,
    motif: text.motif,
    listImage: drawingOf(text),
    altListImage: "",
    language,
  };
}

/** Templates and their kinds. */
export async function templateRoutes(app: FastifyInstance): Promise<void> {
  registerEndpoint(
    app,
    templates.categories,
    ({ catalogue, params: { locale } }) => {
      const used = publishedItems(catalogue, "template").flatMap((item) =>
        titledIn(catalogue.itemText(item, locale).text.categories, locale),
      );
      return asList([...new Map(used.map((category) => [category.id, category])).values()]);
    },
    { cache: "kept" },
  );

  registerEndpoint(
    app,
    templates.list,
    ({ catalogue, params: { locale }, query: { title, categories, ...page } }) => {
      const words = foldText(title)
        .split(/\s+/)
        .filter((word) => word !== "");
      const found = publishedItems(catalogue, "template").filter((item) => {
        const { text } = catalogue.itemText(item, locale);
        const folded = foldText([text.title, ...text.synonyms].join("\n"));
        return (
          words.every((word) => folded.includes(word)) &&
          (categories.length === 0 || text.categories.some(({ id }) => categories.includes(id)))
        );
      });
      return pageOf(found, page, (item) => cardOf(catalogue, item, locale));
    },
    { cache: "kept" },
  );

  registerEndpoint(
    app,
    templates.bySlug,
    async ({ catalogue, params: { locale, slug }, ...asking }) => {
      const item = await authorizeRead(catalogue.item("template", slug), asking, "item.read");
      const { about, steps, file } = catalogue.itemText(item, locale).text;
      return { ...cardOf(catalogue, item, locale), status: item.status, about, steps, file };
    },
    { cache: "kept" },
  );
}
