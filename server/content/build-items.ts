import { statSync } from "node:fs";
import { join } from "node:path";
import type { z } from "zod/mini";
import type { ContentLocale } from "../../contract/primitives";
import { buildFaq } from "./build-faq";
import { buildGlossaryTerm } from "./build-glossary";
import { homeSettingsOf } from "./build-home";
import { checked, pageClipOf, peopleOf, watchedVideoOf } from "./build-parts";
import type { BuiltItem } from "./built-item";
import type {
  ItemDocuments,
  ItemKind,
  SeriesDocument,
  SiteDocument,
  TemplateDocument,
  WebinarDocument,
} from "./documents";
import { flatSteps, type Steps } from "./in-turns";
import type { SeriesTextFile, SiteFile, SiteTranslationFile, TemplateTextFile, WebinarTextFile } from "./item-schemas";
import { toHtml } from "./markdown";
import type { ContentSource } from "./read";
import type { SeriesSource, SiteSource, TemplateSource, WebinarSource } from "./read-items";
import type { FolderSource } from "./reader";
import type { PeopleFile } from "./schemas";
import type { Source } from "./source";

interface Rules {
  id: number;
  status: "draft" | "published";
  position: number;
  artwork: { motif: string; background: string };
}

/** A folder with one document per language. */
function rowsOf<K extends ItemKind, Text>(
  kind: K,
  { slug, rules, locales }: FolderSource<Rules, Source<Text>>,
  documentOf: (text: Text, locale: ContentLocale) => ItemDocuments[K],
): BuiltItem<K>[] {
  const { id, status, position } = checked(rules);
  return [...locales].map(([locale, text]) => ({
    kind,
    id,
    slug,
    status,
    position,
    locale,
    document: documentOf(checked(text), locale),
  }));
}

const pictured = (
  rules: Rules,
  { title, description, about }: { title: string; description: string; about: string },
) => ({
  title,
  description,
  about: toHtml(about),
  motif: rules.artwork.motif,
  background: rules.artwork.background,
});

function seriesOf(
  content: ContentSource,
  source: SeriesSource,
  text: z.infer<typeof SeriesTextFile>,
  locale: ContentLocale,
): SeriesDocument {
  const rules = checked(source.rules);
  const [host] = peopleOf(checked(content.people), [rules.host], locale);
  if (!host) throw new Error(`${source.rules.file} was not checked before it was built.`);
  const episodes = rules.episodes.map(
    ({ id, slug, seconds, video: clip }, index): SeriesDocument["episodes"][number] => {
      const { title = "", description = "", transcript = "", chapters, video: own } = text.episodes[index] ?? {};
      const video = watchedVideoOf(content.dir, own ?? clip, chapters, locale);
      return {
        id,
        slug,
        number: index + 1,
        title,
        description,
        timing: seconds,
        posterUrl: video.posterUrl,
        video,
        transcript: toHtml(transcript),
      };
    },
  );
  return { ...pictured(rules, text), plan: rules.plan, host, isTop: rules.top, episodes };
}

function webinarOf(
  content: ContentSource,
  source: WebinarSource,
  text: z.infer<typeof WebinarTextFile>,
  locale: ContentLocale,
): WebinarDocument {
  const rules = checked(source.rules);
  const recording = text.recording ?? rules.recording;
  return {
    ...pictured(rules, text),
    categories: rules.categories,
    duration: rules.minutes * 60,
    speakers: peopleOf(checked(content.people), rules.speakers, locale),
    outcomes: text.outcomes,
    isTop: rules.top,
    publishedAt: new Date(rules.publishedAt).toISOString(),
    startsAt: new Date(rules.startsAt).toISOString(),
    video: recording ? pageClipOf(content.dir, recording, text.chapters, locale) : null,
    joinUrl: rules.join ?? null,
  };
}

function templateOf(
  content: ContentSource,
  source: TemplateSource,
  text: z.infer<typeof TemplateTextFile>,
): TemplateDocument {
  const rules = checked(source.rules);
  const name = text.file ?? rules.file;
  const kinds = checked(content.templateCategories).filter(({ id }) => rules.categories.includes(id));
  return {
    ...pictured(rules, text),
    categories: kinds.map(({ id, title }) => ({ id, titles: title })),
    steps: text.steps,
    synonyms: text.synonyms,
    file: {
      name,
      url: `/academy/files/templates/${source.slug}/${name}`,
      bytes: statSync(join(content.dir, "templates", source.slug, name)).size,
    },
  };
}

const onboardingOf = (content: ContentSource): BuiltItem<"onboarding-step">[] =>
  checked(content.onboarding).map(({ id, slug, title, description, seconds, body, link }, position) => ({
    kind: "onboarding-step",
    id,
    slug,
    status: "published",
    position,
    locale: "en",
    document: { title, description, body: toHtml(body), timing: seconds, link },
  }));

const eventTypesOf = (content: ContentSource): BuiltItem<"event-type">[] =>
  checked(content.eventTypes).map(({ id, slug, ...document }, position) => ({
    kind: "event-type",
    id,
    slug,
    status: "published",
    position,
    locale: "en",
    document,
  }));

/**
 * Settings of a language override the English ones; terms that are not translated stay English and are labeled (R52).
 */
function siteOf(
  english: z.infer<typeof SiteFile>,
  own: z.infer<typeof SiteTranslationFile>,
  people: z.infer<typeof PeopleFile>,
  locale: ContentLocale,
): SiteDocument {
  const { content, ...terms } = own.terms ?? english.terms;
  const settings = english.settings.map(
    (one) => own.settings.find(({ group, key }) => group === one.group && key === one.key) ?? one,
  );
  return {
    settings: homeSettingsOf(settings, people, locale),
    terms: { ...terms, content: toHtml(content), language: own.terms ? locale : "en" },
  };
}

/** The site's texts: one document per language with a file. */
function siteItems({ english, translations }: SiteSource, people: z.infer<typeof PeopleFile>): BuiltItem<"site">[] {
  const original = checked(english);
  const row = { kind: "site", id: 1, slug: "site", status: "published", position: 0 } as const;
  return [
    { ...row, locale: "en", document: siteOf(original, original, people, "en") },
    ...[...translations].map(([locale, own]) => ({
      ...row,
      locale,
      document: siteOf(original, checked(own), people, locale),
    })),
  ];
}

/** Builds read-only content from checked files. */
export function* buildItems(content: ContentSource) {
  return {
    series: yield* flatSteps(content.series, (one) =>
      rowsOf("series", one, (text, locale) => seriesOf(content, one, text, locale)),
    ),
    webinars: yield* flatSteps(content.webinars, (one) =>
      rowsOf("webinar", one, (text, locale) => webinarOf(content, one, text, locale)),
    ),
    templates: yield* flatSteps(content.templates, (one) =>
      rowsOf("template", one, (text) => templateOf(content, one, text)),
    ),
    glossary: yield* flatSteps(content.glossary, buildGlossaryTerm),
    onboarding: onboardingOf(content),
    eventTypes: eventTypesOf(content),
    site: content.site ? siteItems(content.site, checked(content.people)) : [],
    faq: content.faq ? buildFaq(content.faq) : [],
  };
}
/** Read-only content as it is stored. */
export type BuiltItems = ReturnType<typeof buildItems> extends Steps<infer Items> ? Items : never;
