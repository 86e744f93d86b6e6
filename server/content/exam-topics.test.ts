import { join } from "node:path";
import { beforeAll, expect, it } from "vitest";
import { contentLocales } from "../../contract/primitives";
import { studyResources } from "../exams/resources";
import { projectRoot } from "../project-root";
import { type BuiltContent, buildContent } from "./build";
import { Catalogue, type CatalogueItem } from "./catalogue";
import { checkFolder } from "./check-folder";

let content: BuiltContent;
beforeAll(async () => {
  content = buildContent(await checkFolder(join(projectRoot(), "content")));
  // Checking all content takes long on a busy machine.
}, 600_000);

/** The catalogue as it is after an import. */
function catalogueOf({ categories, courses, exams, items }: BuiltContent): Catalogue {
  const byLocale = <T>(all: readonly { locale: string; summary: T }[]) =>
    new Map(all.map(({ locale, summary }) => [locale, summary]));
  const things = new Map<string, CatalogueItem>();
  for (const { locale, document, ...item } of [...items.glossary, ...items.templates]) {
    const key = `${item.kind} ${item.id}`;
    const known: CatalogueItem = things.get(key) ?? { ...item, locales: new Map() };
    known.locales.set(locale, document);
    things.set(key, known);
  }
  return new Catalogue(
    "",
    categories,
    courses.map((course) => ({ ...course, locales: byLocale(course.locales) })),
    exams.map((exam) => ({ ...exam, locales: byLocale(exam.locales) })),
    [...things.values()],
  );
}

it("leads from each topic of each exam to something that teaches it, in every language (L7)", () => {
  const catalogue = catalogueOf(content);
  const published = catalogue.exams.filter(({ status }) => status === "published");
  expect(published.length).toBeGreaterThan(0);
  const counted = published.flatMap((exam) =>
    contentLocales.flatMap((locale) =>
      catalogue.examText(exam, locale).text.topics.map((topic) => ({
        topic: `${exam.slug} ${topic.id} ${locale}`,
        lessons: studyResources(catalogue, { exam, moduleId: null }, topic, locale).filter(({ kind }) =>
          ["lesson", "standAloneLesson"].includes(kind),
        ).length,
      })),
    ),
  );
  // A term or a template alone would not teach a topic.
  expect(counted.filter(({ lessons }) => lessons === 0)).toEqual([]);
});
