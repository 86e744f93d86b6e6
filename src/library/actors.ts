import { fromPromise } from "xstate";
import type { Article, Asked, Loaded } from "../../machines/library/article";
import type { GetServices } from "../api/services";
import { waiting } from "../device/waiting";

export const glossaryActors = (get: GetServices) => ({
  actors: {
    loadTerms: fromPromise(async ({ input }: { input: { locale: string } }) =>
      (await get("glossary")).loadTerms(input.locale),
    ),
  },
});

export const articleActors = (get: GetServices) => ({
  actors: {
    loadArticle: fromPromise<Loaded, Asked>(async ({ input }) => ({
      article: await read(get, input),
      now: new Date().toISOString(),
    })),
    waitUntil: waiting,
  },
});

async function read(get: GetServices, asked: Asked): Promise<Article> {
  switch (asked.kind) {
    case "term":
      return { kind: "term", document: await (await get("glossary")).loadTerm(asked) };
    case "terms":
      return { kind: "terms", document: await (await get("site")).loadTerms(asked.locale) };
    case "faq":
      return { kind: "faq", document: await (await get("faq")).loadGroups(asked.locale) };
    case "home":
      return { kind: "home", document: await (await get("site")).loadHome(asked.locale) };
    case "webinar":
      return { kind: "webinar", document: await (await get("webinars")).loadWebinar(asked) };
    case "template":
      return { kind: "template", document: await (await get("templates")).loadTemplate(asked) };
  }
}
