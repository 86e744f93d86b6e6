import type { z } from "zod/mini";
import type { ContentLocale } from "../../contract/primitives";
import {
  EventTypesFile,
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
import { type FolderSource, isLocale, type Reader } from "./reader";
import { CategoriesFile } from "./schemas";
import type { Source } from "./source";

export type SeriesSource = FolderSource<z.infer<typeof SeriesFile>, Source<z.infer<typeof SeriesTextFile>>>;
export type WebinarSource = FolderSource<z.infer<typeof WebinarFile>, Source<z.infer<typeof WebinarTextFile>>>;
export type TemplateSource = FolderSource<z.infer<typeof TemplateFile>, Source<z.infer<typeof TemplateTextFile>>>;
export interface SiteSource {
  english: Source<z.infer<typeof SiteFile>>;
  translations: Map<ContentLocale, Source<z.infer<typeof SiteTranslationFile>>>;
}
/** What is only read. All of it may be left out. */
export interface ItemSources {
  series: SeriesSource[];
  webinars: WebinarSource[];
  templates: TemplateSource[];
  templateCategories: Source<z.infer<typeof CategoriesFile>>;
  onboarding: Source<z.infer<typeof OnboardingFile>>;
  eventTypes: Source<z.infer<typeof EventTypesFile>>;
  site: SiteSource | null;
}

async function readSite(reader: Reader): Promise<SiteSource | null> {
  if (!reader.has("site")) return null;
  const translations: SiteSource["translations"] = new Map();
  for (const entry of await reader.list("site")) {
    const locale = entry.replace(/\.yaml$/, "");
    if (!entry.endsWith(".yaml") || !isLocale(locale)) reader.complain(["site", entry], "is not {lang}.yaml");
    else if (locale !== "en") translations.set(locale, await reader.read(SiteTranslationFile, "site", entry));
  }
  return { english: await reader.read(SiteFile, "site", "en.yaml"), translations };
}

/** Reads series, webinars, templates, onboarding, event types and the site's own texts. */
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
      // Where the file has no form, nobody knows which one belongs.
      belongs: (entry, rules) => rules === null || entry === rules.file,
    }),
    templateCategories: await reader.readList(CategoriesFile, "template-categories.yaml"),
    onboarding: await reader.readList(OnboardingFile, "onboarding.yaml"),
    eventTypes: await reader.readList(EventTypesFile, "event-types.yaml"),
    site: await readSite(reader),
  };
}
