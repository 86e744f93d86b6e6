import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { search } from "../../contract/catalogue/search";
import { courses } from "../../contract/courses/courses";
import { glossary } from "../../contract/library/glossary";
import { templates } from "../../contract/library/templates";
import { type ContentLocale, contentLocales } from "../../contract/primitives";
import { matching } from "../../machines/library/glossary";
import { uiLanguages } from "../../src/i18n/languages";
import { databases } from "../testing/databases";
import { importProject, projectContentDir } from "../testing/project-content";
import { startTestServer, type TestServer } from "../testing/test-server";

type Language = (typeof uiLanguages)[number];

/** The language of the content that someone searches: English where there is none in the language of the page. */
const contentOf = (language: Language): ContentLocale => contentLocales.find((locale) => locale === language) ?? "en";

/** The texts of a language that contain examples. */
async function textsOf(locale: Language) {
  const [{ texts: catalogue }, { texts: lists }, { texts: library }] = await Promise.all([
    import(`../../src/i18n/locales/${locale}/catalogue.ts`),
    import(`../../src/i18n/locales/${locale}/catalogue-lists.ts`),
    import(`../../src/i18n/locales/${locale}/library.ts`),
  ]);
  return {
    courses: catalogue.catalogue.placeholder,
    lessons: lists.lessonShelf.placeholder,
    templates: lists.templateShelf.placeholder,
    glossary: library.glossary.placeholder,
  } as Record<"courses" | "lessons" | "templates" | "glossary", string>;
}

/** What the field suggests to type: "For example: title tags" without its beginning. */
const exampleIn = (placeholder: string): string => placeholder.replace(/^[^:：]*[:：]\s*/, "").trim();

describe("the examples that search fields suggest", () => {
  let server: TestServer;
  beforeAll(async () => {
    const [{ open }] = databases as [(typeof databases)[number]];
    server = await startTestServer(open, { config: { contentDir: projectContentDir } });
    await importProject(server.database.db, server.clock.now());
    // Checking all content takes long on a busy machine.
  }, 600_000);
  afterAll(() => server.stop());

  async function found(language: Language): Promise<Record<string, number>> {
    const { visitor } = server;
    const params = { locale: contentOf(language) };
    const examples = Object.fromEntries(
      Object.entries(await textsOf(language)).map(([field, placeholder]) => [field, exampleIn(placeholder)]),
    );
    const { courses: words = "", lessons = "", templates: title = "", glossary: term = "" } = examples;
    const course = await visitor.call(courses.list, { params, query: { search: words } });
    const lesson = await visitor.call(courses.list, { params, query: { search: lessons, type: "standAloneLesson" } });
    const template = await visitor.call(templates.list, { params, query: { title } });
    const terms = await visitor.call(glossary.list, { params });
    return {
      [`courses: ${words}`]: course.body.total,
      [`lessons: ${lessons}`]: lesson.body.total,
      [`templates: ${title}`]: template.body.total,
      [`glossary: ${term}`]: matching(terms.body.data, { letter: null, search: term }).length,
    };
  }

  it.each(uiLanguages)(
    "find something of their kind in the search over everything in %s",
    async (language) => {
      const kinds = { courses: "course", lessons: "lesson", templates: "template", glossary: "glossary-term" } as const;
      const texts = await textsOf(language);
      const missing: string[] = [];
      for (const [field, kind] of Object.entries(kinds)) {
        const query = exampleIn(texts[field as keyof typeof texts]);
        const languages = [...new Set([contentOf(language), "en"])].join();
        const { body } = await server.visitor.call(search.everything, { query: { query, languages, kind } });
        if (body.result.total === 0) missing.push(`${field}: ${query}`);
      }
      expect(missing).toEqual([]);
    },
    180_000,
  );

  it.each(uiLanguages)(
    "find something in %s",
    async (language) => {
      const results = await found(language);
      expect(Object.keys(results)).toHaveLength(4);
      expect(Object.entries(results).filter(([, total]) => total === 0)).toEqual([]);
    },
    180_000,
  );
});
