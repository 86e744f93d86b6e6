import { readFileSync } from "node:fs";
import { join } from "node:path";
import { contentLocales } from "../../contract/primitives";
import { checkFaq } from "./check-faq";
import { checkChapters, checkVideo, isFile } from "./check-files";
import { checkGlossary } from "./check-glossary";
import { checkHome } from "./check-home";
import { type ClaimId, checkOnce, checkReferences, checkSlug, repeats } from "./check-names";
import type { VideoInFile } from "./forms";
import { secondsOf } from "./length";
import type { ContentSource } from "./read";
import {
  type SeriesSource,
  type SiteSource,
  type TemplateSource,
  translatedName,
  type WebinarSource,
} from "./read-items";
import type { Source } from "./source";
import { isReadable } from "./survey";

/** Lists of the API at addresses where a series' slug would be. */
const seriesLists: readonly string[] = ["top"];

/** Every language has the episodes of series.yaml, in the same order. */
function checkEpisodeTexts({ rules, locales }: SeriesSource, dir: string): void {
  if (!rules.value) return;
  const { episodes } = rules.value;
  for (const source of locales.values()) {
    const texts = source.value?.episodes;
    if (!texts) continue;
    if (texts.length !== episodes.length)
      source.complain(["episodes"], `must be ${episodes.length} episodes, as in series.yaml, not ${texts.length}`);
    for (const [index, { id, chapters, video }] of texts.entries()) {
      const episode = episodes[index];
      if (!episode) continue;
      if (id !== episode.id) source.complain(["episodes", index, "id"], `must be ${episode.id}, as in series.yaml`);
      checkChapters(source, ["episodes", index], chapters, episode.seconds);
      if (video) checkVideo(source, ["episodes", index, "video"], video, dir);
    }
  }
}

function checkSeries(series: SeriesSource, content: ContentSource, claim: ClaimId): void {
  const { slug, rules } = series;
  checkSlug(rules, slug, seriesLists);
  if (!rules.value) return;
  const { id, host, episodes } = rules.value;
  claim(rules, ["id"], "series", id);
  if (content.people.value && !content.people.value.some((person) => person.id === host))
    rules.complain(["host"], `is ${host}, which is not in people.yaml`);
  checkOnce(
    rules,
    episodes.map((episode) => episode.slug),
    (index) => ["episodes", index, "slug"],
  );
  for (const [index, episode] of episodes.entries()) {
    claim(rules, ["episodes", index, "id"], "episode", episode.id);
    checkVideo(rules, ["episodes", index, "video"], episode.video, content.dir);
  }
  checkEpisodeTexts(series, content.dir);
}

/** Chapters are those of the recording. */
function checkRecording({ rules, locales }: WebinarSource, recording: VideoInFile, dir: string): void {
  checkVideo(rules, ["recording"], recording, dir);
  const file = join(dir, "media", recording.file);
  const seconds = isReadable(file) ? secondsOf(readFileSync(file)) : 0;
  for (const source of locales.values()) {
    checkChapters(source, [], source.value?.chapters, seconds);
    if (source.value?.recording) checkVideo(source, ["recording"], source.value.recording, dir);
  }
}

function checkWebinar(webinar: WebinarSource, content: ContentSource, claim: ClaimId): void {
  const { slug, rules, locales } = webinar;
  checkSlug(rules, slug);
  if (!rules.value) return;
  const { id, categories, speakers, recording } = rules.value;
  claim(rules, ["id"], "webinar", id);
  checkReferences(rules, ["categories"], categories, content.categories, "categories.yaml");
  checkReferences(rules, ["speakers"], speakers, content.people, "people.yaml");
  if (recording) checkRecording(webinar, recording, content.dir);
  else
    for (const source of locales.values())
      for (const key of ["chapters", "recording"] as const)
        if (source.value?.[key]) source.complain([key], "must be left out: there is no recording");
}

function checkTemplate({ slug, rules, locales }: TemplateSource, content: ContentSource, claim: ClaimId): void {
  checkSlug(rules, slug);
  if (!rules.value) return;
  const { id, categories, file } = rules.value;
  claim(rules, ["id"], "template", id);
  checkReferences(rules, ["categories"], categories, content.templateCategories, "template-categories.yaml");
  const isThere = (name: string): boolean => isFile(join(content.dir, "templates", slug, name));
  if (!isThere(file)) rules.complain(["file"], `names ${file}, which is not in templates/${slug}/`);
  for (const [locale, source] of locales) {
    const named = source.value?.file;
    const expected = translatedName(file, locale);
    if (named !== undefined && named !== expected)
      source.complain(["file"], `is ${named}; the file in this language is called ${expected}`);
    else if (named !== undefined && !isThere(named))
      source.complain(["file"], `names ${named}, which is not in templates/${slug}/`);
  }
  for (const locale of contentLocales) {
    const own = translatedName(file, locale);
    if (isThere(own) && locales.get(locale)?.value?.file !== own)
      rules.complain(["file"], `has ${own} beside it, but ${locale}/template.yaml does not name it`);
  }
}

/** A list whose entries have their own id and address. */
function checkList(list: Source<{ id: number; slug: string }[]>, kind: string, claim: ClaimId): void {
  const entries = list.value ?? [];
  for (const [index, { id }] of entries.entries()) claim(list, [index, "id"], kind, id);
  checkOnce(
    list,
    entries.map(({ slug }) => slug),
    (index) => [index, "slug"],
  );
}

type Settings = readonly { group: string; key: string }[];
const names = (settings: Settings): string[] => settings.map(({ group, key }) => `${group}/${key}`);

function checkSettings(source: Source<{ settings: Settings }>): void {
  for (const { item, index } of repeats(names(source.value?.settings ?? [])))
    source.complain(["settings", index], `repeats ${item}`);
}

/** A translation overrides settings; a setting that English does not have would never be used. */
function checkSite({ english, translations }: SiteSource, people: ContentSource["people"]): void {
  checkSettings(english);
  checkHome(english, people);
  const known = english.value ? names(english.value.settings) : null;
  for (const source of translations.values()) {
    checkSettings(source);
    checkHome(source, people);
    for (const [index, name] of names(source.value?.settings ?? []).entries())
      if (known && !known.includes(name))
        source.complain(["settings", index], `is ${name}, which English does not have`);
  }
}

/**
 * Checks read-only content: series, webinars, templates, the glossary, onboarding, event types and the site's own
 * texts.
 */
export function checkItems(content: ContentSource, claim: ClaimId): void {
  for (const series of content.series) checkSeries(series, content, claim);
  for (const webinar of content.webinars) checkWebinar(webinar, content, claim);
  for (const template of content.templates) checkTemplate(template, content, claim);
  checkGlossary(content, claim);
  checkList(content.onboarding, "onboarding step", claim);
  checkList(content.eventTypes, "event type", claim);
  if (content.site) checkSite(content.site, content.people);
  if (content.faq) checkFaq(content.faq);
}
