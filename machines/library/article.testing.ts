import { createActor, type Snapshot } from "xstate";
import { fakeActor } from "../testing";
import { type Article, type Asked, articleMachine, type Loaded, type WebinarDocument } from "./article";

export const now = "2026-03-01T12:00:00.000Z";
export const term: Article = {
  kind: "term",
  document: {
    id: 1,
    slug: "serp",
    url: "/academy/digital-marketing-glossary/serp/",
    term: "SERP",
    short: "The page of results.",
    letter: "S",
    language: "en",
    status: "published",
    body: "",
    synonyms: [],
    categories: [],
    related: [],
  },
};
export const webinar = (overrides: Partial<WebinarDocument> = {}): Article => ({
  kind: "webinar",
  document: {
    id: 2,
    cardType: "webinar",
    slug: "answers",
    url: "/academy/webinars/answers/",
    title: "Answers",
    description: "",
    motif: "",
    background: "",
    categories: [],
    timing: 3600,
    speakers: [],
    startDatetime: "2026-02-01T12:00:00.000Z",
    startsAt: "2026-03-01T11:00:01.000Z",
    isRecorded: false,
    language: "en",
    status: "published",
    about: "",
    outcomes: [],
    speakersInFull: [],
    isJoinable: false,
    video: null,
    ...overrides,
  },
});
export const askedTerm: Asked = { kind: "term", locale: "de", slug: "serp" };
export const askedWebinar: Asked = { kind: "webinar", locale: "de", slug: "answers" };

export function page(asked: Asked = askedTerm, snapshot?: Snapshot<unknown>) {
  const loadArticle = fakeActor<Loaded, Asked>();
  const waitUntil = fakeActor<void, { at: string; now: string }>();
  const actor = createActor(
    articleMachine.provide({ actors: { loadArticle: loadArticle.logic, waitUntil: waitUntil.logic } }),
    { input: asked, ...(snapshot && { snapshot }) },
  ).start();
  return {
    actor,
    loadArticle,
    waitUntil,
    state: () => actor.getSnapshot().value,
    context: () => actor.getSnapshot().context,
    tags: () => [...actor.getSnapshot().tags],
  };
}
