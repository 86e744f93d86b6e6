import type { FastifyInstance } from "fastify";
import { type ContentKind, type EditingOverview, editing } from "../../../contract/engagement/editing";
import { contentLocales } from "../../../contract/primitives";
import type { Catalogue } from "../../content/catalogue";
import { lastImport } from "../../content/import";
import { urlOf } from "../../courses/routes/course-replies";
import { ApiError } from "../../http/api-error";
import { registerEndpoint } from "../../http/register-endpoint";

type Translation = EditingOverview["translations"][number];
interface Listed extends Translation {
  isDraft: boolean;
}
/** The properties that every kind of item has. */
interface Thing {
  id: number;
  slug: string;
  status: "draft" | "published";
  locales: ReadonlyMap<string, unknown>;
}

const listed = (kind: ContentKind, { id, slug, status, locales }: Thing, title: string, url: string): Listed => ({
  kind,
  id,
  slug,
  title,
  url,
  languages: contentLocales.filter((locale) => locales.has(locale)),
  isDraft: status === "draft",
});

/** Everything that can be a draft, by kind and position. Titles are English, since editors use the English ones. */
function everything(catalogue: Catalogue): Listed[] {
  const items = (kind: "series" | "webinar" | "template", folder: string) =>
    catalogue
      .items(kind)
      .map((item) => listed(kind, item, catalogue.itemText(item, "en").text.title, `/academy/${folder}/${item.slug}/`));
  return [
    ...catalogue.courses.map((course) => {
      const { text } = catalogue.courseText(course, "en");
      return listed("course", course, text.title, urlOf(course.slug, text.contentType));
    }),
    ...catalogue.exams.map((exam) =>
      listed("exam", exam, catalogue.examText(exam, "en").text.title, `/academy/certification/${exam.slug}/`),
    ),
    ...items("series", "series"),
    ...items("webinar", "webinars"),
    ...items("template", "templates"),
    ...catalogue
      .items("glossary-term")
      .map((term) =>
        listed(
          "glossaryTerm",
          term,
          catalogue.itemText(term, "en").text.term,
          `/academy/digital-marketing-glossary/${term.slug}/`,
        ),
      ),
  ];
}

const translated: readonly ContentKind[] = ["course", "webinar", "template"];

/** What editors check before and after they change the content (R10). */
export async function editingRoutes(app: FastifyInstance): Promise<void> {
  registerEndpoint(app, editing.overview, async ({ catalogue, db }): Promise<EditingOverview> => {
    const imported = await lastImport(db);
    if (!imported) throw new ApiError("unavailable");
    const all = everything(catalogue);
    return {
      content: { version: imported.version, importedAt: imported.importedAt.toISOString() },
      drafts: all.filter(({ isDraft }) => isDraft),
      translations: all.filter(({ kind }) => translated.includes(kind)),
    };
  });
}
