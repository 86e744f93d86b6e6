import type { FastifyInstance } from "fastify";
import { search } from "../../../contract/catalogue/search";
import { type ContentLocale, contentLocales } from "../../../contract/primitives";
import type { Catalogue } from "../../content/catalogue";
import { enrolledCourses } from "../../courses/queries/enrolments";
import { invalid } from "../../http/api-error";
import { JsonReply, registerEndpoint } from "../../http/register-endpoint";
import { findDocuments, type Search } from "../../search/find";
import { findEverything } from "../../search/find-everything";
import { popularityIn } from "../popularity";
import { hitsAsJson } from "./search-hits";
import { everythingAsJson } from "./search-items";

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

/** The requested languages, the preferred one first; all languages if there was no request. */
function localesOf(languages: readonly string[]): ContentLocale[] {
  const known = languages.filter((one): one is ContentLocale => (contentLocales as readonly string[]).includes(one));
  const unknown = languages.find((one) => !(known as string[]).includes(one));
  if (unknown !== undefined) throw invalid("query.languages", `must be languages like ${contentLocales.join()}`);
  return known.length === 0 ? [...contentLocales] : [...new Set(known)];
}

/** Search over published content (L19); another service answers if one is configured. */
export async function searchRoutes(app: FastifyInstance): Promise<void> {
  const popularity = popularityIn(app.academy);

  async function find(catalogue: Catalogue, asked: Search) {
    const { total, hits } = findDocuments(await app.academy.searchIndex(), asked);
    return hitsAsJson(catalogue, total, hits);
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
      return new JsonReply(`{"result":${result}}`);
    },
    { cache: "kept-search" },
  );

  registerEndpoint(
    app,
    search.everything,
    async ({ catalogue, query: { query: words, languages, kind, ...page } }) => {
      const locales = localesOf(languages);
      const found = findEverything(await app.academy.searchIndex(), { ...page, words, locales, shown: kind });
      return new JsonReply(`{"result":${everythingAsJson(catalogue, found)}}`);
    },
    { cache: "kept-search" },
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
      // Without words, the cards are the popular courses (section 7).
      const isPopular = words === "" && application === "academy";
      const found = await find(catalogue, {
        ...page,
        words,
        learners: isPopular ? await popularity() : undefined,
        locales: [language],
        fallback: true,
        kinds: kindsOf[application],
        categories: category === undefined ? undefined : [category],
      });
      return new JsonReply(found, { isLasting: !isPopular });
    },
    { cache: "kept-search" },
  );
}
