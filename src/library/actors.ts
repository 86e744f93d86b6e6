import { fromPromise } from "xstate";
import type { Article, Asked, Loaded } from "../../machines/library/article";
import { callActors } from "../api/call-actors";
import type { GetServices } from "../api/services";
import { waiting } from "../device/wait-until";

export const glossaryActors = (get: GetServices) => ({ actors: callActors(get, "glossary", "loadTerms") });

export const articleActors = (get: GetServices) => ({
  actors: {
    loadArticle: fromPromise<Loaded, Asked>(async ({ input, signal }) => ({
      article: await read(get, input, signal),
      now: new Date().toISOString(),
    })),
    waitUntil: waiting,
  },
});

export const webinarRegistrationActors = (get: GetServices) => ({
  actors: { ...callActors(get, "webinars", "loadRegistration", "register", "unregister"), waitUntil: waiting },
});

async function read(get: GetServices, asked: Asked, signal: AbortSignal): Promise<Article> {
  switch (asked.kind) {
    case "term":
      return { kind: "term", document: await (await get("glossary", signal)).loadTerm(asked) };
    case "terms":
      return { kind: "terms", document: await (await get("site", signal)).loadTerms(asked) };
    case "faq":
      return { kind: "faq", document: await (await get("faq", signal)).loadGroups(asked) };
    case "home":
      return { kind: "home", document: await (await get("site", signal)).loadHome(asked) };
    case "webinar":
      return { kind: "webinar", document: await (await get("webinars", signal)).loadWebinar(asked) };
    case "template":
      return { kind: "template", document: await (await get("templates", signal)).loadTemplate(asked) };
  }
}
