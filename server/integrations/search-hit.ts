import { createHash } from "node:crypto";
import { safeParse } from "zod/mini";
import type { SearchHit } from "../../contract/catalogue/search";
import { type ContentLocale, contentLocales, Slug } from "../../contract/primitives";
import { cleanText } from "../content/clean-text";
import { isHarmlessLink } from "./links";

type Fields = Record<string, unknown>;

const isFields = (value: unknown): value is Fields =>
  typeof value === "object" && value !== null && !Array.isArray(value);
const fieldsOf = (value: unknown): Fields => (isFields(value) ? value : {});
const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);
const textOf = (value: unknown): string => (typeof value === "string" ? value.trim() : "");
const cleanOf = (value: unknown): string => cleanText(textOf(value));
/** A picture that a page cannot show is left out; the card draws one. */
const pictureOf = (value: unknown): string => (isHarmlessLink(textOf(value)) ? textOf(value) : "");
const countOf = (value: unknown): number =>
  typeof value === "number" && Number.isFinite(value) && value > 0 ? Math.round(value) : 0;

/** Ids are numbers in the contract: any other id becomes a number by its hash, always the same. */
function idOf(value: unknown): number | null {
  if (typeof value === "number" && Number.isSafeInteger(value) && value > 0) return value;
  if (typeof value !== "number" && textOf(value) === "") return null;
  return createHash("sha256").update(String(value)).digest().readUIntBE(0, 6) + 1;
}

function instantOf(value: unknown): string | null {
  const time = typeof value === "string" ? Date.parse(value) : Number.NaN;
  return Number.isNaN(time) ? null : new Date(time).toISOString();
}

/** `en-US` is `en`; a language other than the seven counts as the requested language. */
const languageOf = (value: unknown, asked: ContentLocale): ContentLocale =>
  contentLocales.find((locale) => textOf(value).toLowerCase().split(/[-_]/)[0] === locale) ?? asked;

const typeOf = (application: string): SearchHit["type"] => {
  if (application === "webinars") return "webinar";
  return application === "glossary" ? "glossaryTerm" : "base";
};

const types: readonly SearchHit["type"][] = ["base", "educational", "standAloneLesson", "webinar", "glossaryTerm"];

/** Maximum length of a title taken from a text. */
const maxTitleLength = 120;

/** The first sentence of a text, and the rest. */
function firstSentence(content: string): { title: string; rest: string } {
  const [sentence = ""] = /^.*?(?:[.!?…]+(?=\s|$)|[。！？]|$)/u.exec(content) ?? [];
  if ([...sentence].length > maxTitleLength)
    return { title: `${[...content].slice(0, maxTitleLength).join("").trimEnd()}…`, rest: content };
  return { title: sentence, rest: content.slice(sentence.length).trim() };
}

/** The last segment of an address as words: `first-steps` becomes "First steps". */
function wordsOf(url: string): string {
  const [path = ""] = url.split(/[?#]/);
  const words = (path.split("/").filter(Boolean).at(-1) ?? "").replace(/[-_]+/g, " ");
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** The specification lists no title: without one, the text's first sentence or else the address is used. */
function wordingOf(hit: Fields, url: string): { title: string; content: string } {
  const [title, content] = [cleanOf(hit.title), cleanOf(hit.content)];
  if (title !== "") return { title, content };
  const first = firstSentence(content);
  return { title: first.title || wordsOf(url), content: first.rest };
}

const unmarked = (words: string): SearchHit["highlights"]["title"] =>
  words === "" ? [] : [{ text: words, hit: false }];

function highlightsOf(value: unknown, words: string): SearchHit["highlights"]["title"] {
  const pieces = listOf(value).filter(isFields);
  const marked = pieces.map(({ text, hit }) => ({ text: typeof text === "string" ? text : "", hit: hit === true }));
  return marked.some(({ text }) => text !== "") ? marked : unmarked(words);
}

const speakersOf = (value: unknown): SearchHit["speakers"] =>
  listOf(value)
    .map(fieldsOf)
    .map(({ id, name, photo, background }) => ({
      id: typeof id === "number" ? String(id) : textOf(id),
      name: cleanOf(name),
      photo: pictureOf(photo),
      background: textOf(background),
    }))
    .filter(({ name }) => name !== "");

const categoriesOf = (value: unknown): SearchHit["categories"] =>
  listOf(value)
    .map(fieldsOf)
    .flatMap(({ id, title }) => {
      const slug = safeParse(Slug, id);
      return slug.success && cleanOf(title) !== "" ? [{ id: slug.data, title: cleanOf(title) }] : [];
    });

const extraOf = (value: unknown): SearchHit["extra"] => {
  const { background, motif, hasExam, lessonCount, status, timeToFinish } = fieldsOf(value);
  return {
    background: textOf(background),
    motif: textOf(motif),
    hasExam: hasExam === true,
    lessonCount: countOf(lessonCount),
    status: textOf(status),
    timeToFinish: countOf(timeToFinish),
  };
};

/**
 * A hit of the search API in the contract's shape (R72): of the specified fields only `id` and `url` are required, the
 * rest has defaults; unknown fields are left out. Texts become plain text (specification, section 5).
 * @param asked the requested language
 * @returns a reason for the log if the hit cannot be shown
 */
export function readHit(value: unknown, asked: ContentLocale): { hit: SearchHit } | { problem: string } {
  if (!isFields(value)) return { problem: "is not an object" };
  const id = idOf(value.id);
  if (id === null) return { problem: "has no id" };
  const url = textOf(value.url);
  if (url === "") return { problem: "has no url" };
  if (!isHarmlessLink(url)) return { problem: "has a url that is neither a web address nor a path of this site" };
  const application = textOf(value.application) || "academy";
  const { title, content } = wordingOf(value, url);
  const highlights = fieldsOf(value.highlights);
  return {
    hit: {
      id,
      application,
      type: types.find((type) => type === value.type) ?? typeOf(application),
      url,
      title,
      content,
      highlights: {
        title: highlightsOf(highlights.title, title),
        content: highlightsOf(highlights.content, content),
      },
      categories: categoriesOf(value.categories),
      listImage: pictureOf(value.listImage),
      altListImage: cleanOf(value.altListImage),
      imageUrl: pictureOf(value.imageUrl),
      altImage: cleanOf(value.altImage),
      publishedAt: instantOf(value.publishedAt),
      speakers: speakersOf(value.speakers),
      language: languageOf(value.language, asked),
      source: { url: pictureOf(fieldsOf(value.source).url) },
      extra: extraOf(value.extra),
    },
  };
}
