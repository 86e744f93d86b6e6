import type { FastifyInstance } from "fastify";
import { type SearchHit, search } from "../../../contract/catalogue/search";
import { type ContentLocale, contentLocales } from "../../../contract/primitives";
import type { Catalogue } from "../../content/catalogue";
import type { CourseSummary } from "../../content/documents";
import { enrolledCourses } from "../../courses/queries/enrolments";
import { cardOf } from "../../courses/routes/course-replies";
import { invalid } from "../../http/api-error";
import { registerEndpoint } from "../../http/register-endpoint";
import { termCardOf } from "../../library/routes/glossary";
import { webinarCardOf } from "../../library/routes/webinars";
import { type FoundDocument, findDocuments, type Search } from "../../search/find";

type App = "academy" | "webinars" | "glossary";

/** What an application contains. */
const kindsOf: Record<App, Search["kinds"]> = {
  academy: ["course"],
  webinars: ["webinar"],
  glossary: ["glossary-term"],
};
/** Courses of a study program count as courses. */
const typesOf: Record<"base" | "standAloneLesson", Search["types"]> = {
  base: ["base", "educational"],
  standAloneLesson: ["standAloneLesson"],
};

const speakersOf = (people: CourseSummary["instructors"], background: string): SearchHit["speakers"] =>
  people.map(({ id, name }) => ({ id, name, photo: "", background }));

const plain = (segments: FoundDocument["title"]): string => segments.map(({ text }) => text).join("");

const day = (publishedAt: string | null): string | null =>
  publishedAt === null ? null : new Date(publishedAt).toISOString();

/** The catalogue's data for a found course. */
function courseHit(catalogue: Catalogue, { itemId, locale }: FoundDocument) {
  const course = catalogue.course(itemId);
  if (course?.status !== "published") return null;
  const { text } = catalogue.courseText(course, locale);
  const { url, listImage, altListImage, categories, background, motif, hasExam, lessonsCount, status, timing } = cardOf(
    catalogue,
    course,
    locale,
  );
  return {
    application: "academy" as const,
    url,
    categories,
    listImage,
    altListImage,
    publishedAt: day(text.publishedAt),
    speakers: speakersOf(text.instructors, background),
    extra: { background, motif, hasExam, lessonCount: lessonsCount, status, timeToFinish: timing },
  };
}

/** The catalogue's data for a found webinar. */
function webinarHit(catalogue: Catalogue, { itemId, locale }: FoundDocument) {
  const item = catalogue.item("webinar", itemId);
  if (item?.status !== "published") return null;
  const { text } = catalogue.itemText(item, locale);
  const card = webinarCardOf(catalogue, item, locale);
  const { background, motif } = text;
  return {
    application: "webinars" as const,
    url: card.url,
    categories: card.categories,
    listImage: card.previewImg,
    altListImage: card.previewImgAltText,
    publishedAt: text.publishedAt,
    speakers: speakersOf(text.speakers, background),
    extra: { background, motif, hasExam: false, lessonCount: 0, status: item.status, timeToFinish: card.duration },
  };
}

/** The catalogue's data for a found term, which has no image and no duration. */
function termHit(catalogue: Catalogue, { itemId, locale }: FoundDocument) {
  const item = catalogue.item("glossary-term", itemId);
  if (item?.status !== "published") return null;
  const { text } = catalogue.itemText(item, locale);
  return {
    application: "glossary" as const,
    url: termCardOf(catalogue, item, locale).url,
    categories: catalogue.topics(locale, text.categories),
    listImage: "",
    altListImage: "",
    publishedAt: null,
    speakers: [],
    extra: { background: "", motif: "", hasExam: false, lessonCount: 0, status: item.status, timeToFinish: 0 },
  };
}

const knownOf = { course: courseHit, webinar: webinarHit, "glossary-term": termHit };

/** A hit as the API returns it; none for content that an import has just removed. */
function hitOf(catalogue: Catalogue, found: FoundDocument): SearchHit[] {
  const known = knownOf[found.kind](catalogue, found);
  if (!known) return [];
  return [
    {
      ...known,
      id: found.itemId,
      type: found.type,
      title: plain(found.title),
      content: plain(found.passage),
      highlights: { title: found.title, content: found.passage },
      imageUrl: known.listImage,
      altImage: known.altListImage,
      source: { url: known.url },
      language: found.locale,
    },
  ];
}

/** The requested languages, the preferred one first; all languages if there was no request. */
function localesOf(languages: readonly string[]): ContentLocale[] {
  const known = languages.filter((one): one is ContentLocale => (contentLocales as readonly string[]).includes(one));
  const unknown = languages.find((one) => !(known as string[]).includes(one));
  if (unknown !== undefined) throw invalid("query.languages", `must be languages like ${contentLocales.join()}`);
  return known.length === 0 ? [...contentLocales] : [...new Set(known)];
}

/** Search over published content (L19); another service answers if one is configured. */
export async function searchRoutes(app: FastifyInstance): Promise<void> {
  async function find(catalogue: Catalogue, asked: Search) {
    const { total, hits } = findDocuments(await app.academy.searchIndex(), asked);
    return { total, hits: hits.flatMap((hit) => hitOf(catalogue, hit)) };
  }

  registerEndpoint(
    app,
    search.search,
    async ({ catalogue, db, query, reply, optionalAccount }) => {
      const { app: application, languages, query: words, started, type, minDuration, maxDuration, ...rest } = query;
      const locales = localesOf(languages);
      // Only courses can be started, and visitors have not started any.
      const account = started === undefined || application !== "academy" ? null : await optionalAccount();
      const own = account ? await enrolledCourses(db, account.id) : [];
      // Not the same for everyone.
      if (started !== undefined) reply.header("cache-control", "no-store");
      const result = await find(catalogue, {
        ...rest,
        words,
        locales,
        fallback: false,
        kinds: kindsOf[application],
        types: type && typesOf[type],
        minTiming: minDuration,
        maxTiming: maxDuration,
        only: started === true ? own : undefined,
        except: started === false ? own : undefined,
      });
      return { result };
    },
    { cache: "content" },
  );

  registerEndpoint(
    app,
    search.api,
    async ({ catalogue, query, reply, request, optionalAccount }) => {
      const { app: application, category, language, query: words, ...page } = query;
      const integration = app.academy.integrations.search;
      if (integration) {
        reply.header("cache-control", "no-store");
        return integration.search(query, { requestId: request.id, account: await optionalAccount() });
      }
      return find(catalogue, {
        ...page,
        words,
        locales: [language],
        fallback: true,
        kinds: kindsOf[application],
        categories: category === undefined ? undefined : [category],
      });
    },
    { cache: "content" },
  );
}
