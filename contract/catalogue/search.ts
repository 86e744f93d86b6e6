import { z } from "zod/mini";
import { endpoint } from "../endpoint";
import {
  Category,
  ContentLocale,
  commaList,
  Flag,
  Id,
  Instant,
  pageNumber,
  SearchText,
  Seconds,
  SecondsParam,
} from "../primitives";

/** A text in segments; `hit` marks the words that were searched for. */
const Highlighted = z.array(z.object({ text: z.string(), hit: z.boolean() }));

/** A search hit (section 3). */
export const SearchHit = z.object({
  id: Id,
  /** `academy`, `webinars` or `glossary`; an external search API may return others. */
  application: z.string(),
  type: z.enum(["base", "educational", "standAloneLesson", "webinar", "glossaryTerm"]),
  url: z.string(),
  title: z.string(),
  /** The best matching passage, plain text. */
  content: z.string(),
  highlights: z.object({ title: Highlighted, content: Highlighted }),
  categories: z.array(Category),
  listImage: z.string(),
  altListImage: z.string(),
  imageUrl: z.string(),
  altImage: z.string(),
  publishedAt: z.nullable(Instant),
  speakers: z.array(z.object({ id: z.string(), name: z.string(), photo: z.string(), background: z.string() })),
  language: ContentLocale,
  source: z.object({ url: z.string() }),
  extra: z.object({
    background: z.string(),
    motif: z.string(),
    hasExam: z.boolean(),
    lessonCount: z.int(),
    status: z.string(),
    timeToFinish: Seconds,
  }),
});
export type SearchHit = z.infer<typeof SearchHit>;

/** What the search over everything finds; a lesson stands alone or belongs to a course. */
export const SearchKind = z.enum(["course", "lesson", "webinar", "exam", "glossary-term", "template", "question"]);
export type SearchKind = z.infer<typeof SearchKind>;

/** Something that the search over everything found. */
export const SearchItem = z.object({
  kind: SearchKind,
  /** Unique within the kind. */
  id: Id,
  /** Its page; of a frequently asked question, its place on the page. */
  url: z.string(),
  title: z.string(),
  /** The best matching passage, plain text. */
  content: z.string(),
  highlights: z.object({ title: Highlighted, content: Highlighted }),
  /** The title of what it is a part of: the course of a lesson, the group of a question. */
  partOf: z.nullable(z.string()),
  /** Its topics; of a template, its categories. */
  categories: z.array(Category),
  language: ContentLocale,
});
export type SearchItem = z.infer<typeof SearchItem>;

/** How many there are of a kind. */
export const SearchCount = z.object({ kind: SearchKind, count: z.int() });
export type SearchCount = z.infer<typeof SearchCount>;

/** What the search API covers. */
const App = z.enum(["academy", "webinars"]);

export const search = {
  search: endpoint({
    id: "search.search",
    method: "GET",
    path: "/academy/api/v2/search/",
    summary:
      "Searches courses, standalone lessons, webinars or the glossary: exact matches first, then near ones (L19).",
    access: "public",
    query: z.object({
      query: z._default(SearchText, ""),
      categories: z._default(commaList, []),
      app: z._default(z.enum([...App.options, "glossary"]), "academy"),
      /** Only courses that the learner has started, or only others; ignored for visitors. */
      started: z.optional(Flag),
      /** Languages, the preferred one first; content in none of them is left out. All languages if missing. */
      languages: z._default(commaList, []),
      minDuration: z.optional(SecondsParam),
      maxDuration: z.optional(SecondsParam),
      type: z.optional(z.enum(["base", "standAloneLesson"])),
      page: pageNumber(1, 10_000),
      limit: pageNumber(10, 100),
    }),
    reply: z.object({ result: z.object({ total: z.int(), hits: z.array(SearchHit) }) }),
  }),
  everything: endpoint({
    id: "search.everything",
    method: "GET",
    path: "/academy/api/v2/search/everything/",
    summary:
      "Searches courses, lessons with their texts, webinars, exams, the glossary, templates, and frequently asked questions in one list: exact matches first, then near ones (L19). Counts what there is of each kind.",
    access: "public",
    query: z.object({
      query: z._default(SearchText, ""),
      /** Languages, the preferred one first; content in none of them is left out. All languages if missing. */
      languages: z._default(commaList, []),
      /** Only what is of this kind; the others are counted nevertheless. */
      kind: z.optional(SearchKind),
      page: pageNumber(1, 10_000),
      limit: pageNumber(10, 100),
    }),
    reply: z.object({
      result: z.object({
        /** Of the chosen kind, or of all kinds. */
        total: z.int(),
        /** Of each kind that has any. */
        counts: z.array(SearchCount),
        hits: z.array(SearchItem),
      }),
    }),
  }),
  /** Served by the external search API if one is configured, otherwise by the same index as the search above. */
  api: endpoint({
    id: "search.api",
    method: "GET",
    path: "/academy/public/api/v1/search",
    summary: "The search API, in one language; served by an external service if one is configured.",
    access: "public",
    query: z.object({
      app: z._default(App, "academy"),
      language: z._default(ContentLocale, "en"),
      limit: pageNumber(10, 100),
      query: z._default(SearchText, ""),
      category: z.optional(z.string().check(z.maxLength(100))),
      page: pageNumber(1, 10_000),
    }),
    reply: z.object({ total: z.int(), hits: z.array(SearchHit) }),
  }),
};
