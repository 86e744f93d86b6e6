import { z } from "zod/mini";
import { isTitled, siteOrHttps } from "../../contract/catalogue/site";
import { Json } from "../../contract/primitives";
import {
  artwork,
  chapters,
  day,
  fileName,
  flag,
  id,
  instant,
  plan,
  position,
  seconds,
  slug,
  status,
  synonyms,
  text,
  video,
  word,
} from "./forms";

/**
 * The schemas of read-only content: series, webinars, templates, the glossary, onboarding and the site's own texts
 * (content/README.md). Unknown keys are rejected: a misspelled key must not count as omitted.
 */

const itemRules = { id, status, position, artwork };
const words = z.array(word).check(z.minLength(1));

export const SeriesFile = z.strictObject({
  ...itemRules,
  plan,
  host: word,
  top: flag,
  episodes: z.array(z.strictObject({ id, slug, seconds, video })).check(z.minLength(1)),
});
export const SeriesTextFile = z.strictObject({
  title: text,
  description: text,
  about: text,
  episodes: z.array(
    z.strictObject({
      id,
      title: text,
      description: text,
      transcript: text,
      chapters,
      /** The clip in this language, if there is one. */
      video: z.optional(video),
    }),
  ),
});

export const WebinarFile = z.strictObject({
  ...itemRules,
  categories: words,
  speakers: words,
  top: flag,
  publishedAt: instant,
  startsAt: instant,
  minutes: z.int().check(z.minimum(1), z.maximum(1440)),
  recording: z.optional(video),
  /** Where learners who registered join it live (R68); never in a page. */
  join: z.optional(z.url({ protocol: /^https$/, error: "must be an address that begins with https://" })),
});
export const WebinarTextFile = z.strictObject({
  title: text,
  description: text,
  outcomes: z.array(text).check(z.minLength(1), z.maxLength(8)),
  about: text,
  chapters,
  /** The recording in this language, if there is one. */
  recording: z.optional(video),
});

export const TemplateFile = z.strictObject({ ...itemRules, categories: words, file: fileName });
export const TemplateTextFile = z.strictObject({
  title: text,
  description: text,
  steps: z.array(text).check(z.minLength(3), z.maxLength(8)),
  about: text,
  synonyms,
  /** The file in this language, if it is another one. */
  file: z.optional(fileName),
});

/** Kana as people type it: hiragana, katakana and the prolonged sound mark. */
const kana = z
  .string()
  .check(z.trim(), z.regex(/^[\u3041-\u3096\u30a1-\u30fa\u30fc・ ]+$/, { error: "must be kana, as it is read" }));
const termInLanguage = {
  term: z.string().check(z.trim(), z.minLength(1), z.maxLength(80)),
  short: z.string().check(z.trim(), z.minLength(1), z.maxLength(240)),
  body: text,
  synonyms,
};
const termText = z.strictObject(termInLanguage);
/** One file per term with all its languages: they are short. */
export const GlossaryTermFile = z.strictObject({
  id,
  status,
  categories: words,
  related: z._default(z.array(word), []),
  en: termText,
  es: z.optional(termText),
  pt: z.optional(termText),
  de: z.optional(termText),
  it: z.optional(termText),
  fr: z.optional(termText),
  ja: z.optional(z.strictObject({ ...termInLanguage, reading: z.optional(kana) })),
});

const linkTarget = z.string().check(z.regex(siteOrHttps, { error: "must be a path of the site or an https address" }));
const httpsAddress = z
  .string()
  .check(z.regex(/^https:\/\/[^\s/\\][^\s\\]*$/, { error: "must be an https address or null" }));

export const OnboardingFile = z.array(
  z.strictObject({
    id,
    slug,
    title: text,
    description: text,
    seconds,
    body: text,
    link: z.strictObject({ url: linkTarget, label: text }),
  }),
);

export const EventTypesFile = z.array(
  z.strictObject({
    id,
    slug,
    title: text,
    description: text,
    minutes: z.int().check(z.minimum(1), z.maximum(1440)),
    bookingUrl: z.nullable(httpsAddress),
  }),
);

const settingKey = z
  .string()
  .check(z.regex(/^[A-Za-z0-9._-]{1,100}$/, { error: "must be a key of letters, digits, dots and hyphens" }));
const settings = z.array(z.strictObject({ group: settingKey, key: settingKey, value: Json }));

/** The values of settings in the group `home` that its page shows, by key; other settings take any value. */
export const homeForms = {
  topExperts: z.array(z.strictObject({ id: word, line: text })),
  reviews: z.array(z.strictObject({ name: text, role: z.optional(text), text })),
  bannerSettings: z
    .strictObject({
      isShown: z.boolean(),
      title: z.optional(text),
      text: z.optional(text),
      link: z.optional(z.strictObject({ href: linkTarget, label: text })),
    })
    .check(
      z.refine(isTitled, {
        error: "is missing; a visible banner must have a title",
        path: ["title"],
      }),
    ),
};

const terms = z.strictObject({ title: text, updatedAt: day, content: text });

export const SiteFile = z.strictObject({ settings, terms });
/** Omitted values are as in English. */
export const SiteTranslationFile = z.strictObject({
  settings: z._default(settings, []),
  terms: z.optional(terms),
});

const faqGroup = z.strictObject({
  id: slug,
  title: text,
  entries: z.array(z.strictObject({ id: slug, question: text, answer: text })).check(z.minLength(1)),
});
/** Also for a translation: omitted values are as in English. */
export const FaqFile = z.strictObject({ groups: z.array(faqGroup).check(z.minLength(1)) });
