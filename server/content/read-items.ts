import { parse } from "node:path";
import type { z } from "zod/mini";
import { type ContentLocale, contentLocales } from "../../contract/primitives";
import {
  EventTypesFile,
  FaqFile,
  GlossaryTermFile,
  OnboardingFile,
  SeriesFile,
  SeriesTextFile,
  SiteFile,
  SiteTranslationFile,
  TemplateFile,
  TemplateTextFile,
  WebinarFile,
  WebinarTextFile,
} from "./item-schemas";
import type { FileSource, FolderSource, Reader, TranslatedSource } from "./reader";
import { CategoriesFile } from "./schemas";
import type { Source } from "./source";

export type SeriesSource = FolderSource<z.infer<typeof SeriesFile>, Source<z.infer<typeof SeriesTextFile>>>;
export type WebinarSource = FolderSource<z.infer<typeof WebinarFile>, Source<z.infer<typeof WebinarTextFile>>>;
export type TemplateSource = FolderSource<z.infer<typeof TemplateFile>, Source<z.infer<typeof TemplateTextFile>>>;
export type GlossaryTermSource = FileSource<z.infer<typeof GlossaryTermFile>>;
export type SiteSource = TranslatedSource<z.infer<typeof SiteFile>, z.infer<typeof SiteTranslationFile>>;
export type FaqSource = TranslatedSource<z.infer<typeof FaqFile>, z.infer<typeof FaqFile>>;
/** Read-only content. All of it is optional. */
export interface ItemSources {
  series: SeriesSource[];
  webinars: WebinarSource[];
  templates: TemplateSource[];
  glossary: GlossaryTermSource[];
  templateCategories: Source<z.infer<typeof CategoriesFile>>;
  onboarding: Source<z.infer<typeof OnboardingFile>>;
  eventTypes: Source<z.infer<typeof EventTypesFile>>;
  site: SiteSource | null;
  faq: FaqSource | null;
}

/** What a file is called in a language: `plan.de.csv` for `plan.csv`. */
export function translatedName(file: string, locale: ContentLocale): string {
  const { name, ext } = parse(file);
  return `${name}.${locale}${ext}`;
}

/** Reads series, webinars, templates, the glossary, onboarding, event types and the site's own texts. */
export async function readItems(reader: Reader): Promise<ItemSources> {
  return {
    series: await reader.folders("series", {
      rulesFile: "series.yaml",
      rules: SeriesFile,
      textFile: "series.yaml",
      text: SeriesTextFile,
    }),
    webinars: await reader.folders("webinars", {
      rulesFile: "webinar.yaml",
      rules: WebinarFile,
      textFile: "webinar.yaml",
      text: WebinarTextFile,
    }),
    templates: await reader.folders("templates", {
      rulesFile: "template.yaml",
      rules: TemplateFile,
      textFile: "template.yaml",
      text: TemplateTextFile,
      // Without a valid file it is unknown which files belong there.
      belongs: (entry, rules) =>
        rules === null ||
        entry === rules.file ||
        contentLocales.some((locale) => entry === translatedName(rules.file, locale)),
    }),
    glossary: await reader.files("glossary", GlossaryTermFile),
    templateCategories: await reader.readList(CategoriesFile, "template-categories.yaml"),
    onboarding: await reader.readList(OnboardingFile, "onboarding.yaml"),
    eventTypes: await reader.readList(EventTypesFile, "event-types.yaml"),
    site: await reader.translated("site", SiteFile, SiteTranslationFile),
    faq: await reader.translated("faq", FaqFile, FaqFile),
  };
}
