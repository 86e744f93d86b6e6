import { assign, fromPromise, setup } from "xstate";
import type { HomeSettings, Terms } from "../../contract/catalogue/site";
import type { Failure } from "../../contract/errors";
import type { FaqGroup } from "../../contract/library/faq";
import type { GlossaryTerm } from "../../contract/library/glossary";
import type { Template } from "../../contract/library/templates";
import type { Webinar } from "../../contract/library/webinars";
import { isEditor } from "../shared/editor";
import type { ConnectionChanged, ScreenMeta, ScreenReopened, SessionChanged } from "../shared/events";
import { failTo, keepFailure } from "../shared/failing";
import { refusedAs } from "../shared/failure";
import { notProvided } from "../shared/not-provided";
import { connectionGuards, retryOnline } from "../shared/session";

/** A webinar under the names that other cards have for the same things (R34); `timing` in seconds. */
export type WebinarDocument = Omit<
  Webinar,
  "previewImg" | "previewImgAltText" | "previewImgBackground" | "duration"
> & { background: string; timing: number };

/** What can be read, by its kind. */
export interface Documents {
  term: GlossaryTerm;
  terms: Terms;
  faq: FaqGroup[];
  webinar: WebinarDocument;
  template: Template;
  home: HomeSettings;
}
export type ArticleKind = keyof Documents;
/** What was loaded, and of which kind it is. */
export type Article = { [Kind in ArticleKind]: { kind: Kind; document: Documents[Kind] } }[ArticleKind];

/** Which page is read; some kinds have only one. */
export type Asked =
  | { kind: "term" | "webinar" | "template"; locale: string; slug: string }
  | { kind: "terms" | "faq" | "home"; locale: string; slug: null };
/** What was loaded, and when by the clock of the responder. */
export interface Loaded {
  article: Article;
  now: string;
}
interface Context {
  asked: Asked;
  article: Article | null;
  /** When it was loaded. */
  now: string;
  failure: Failure | null;
}
type Event = SessionChanged | ConnectionChanged | ScreenReopened | { type: "article.retry" };

/** When a webinar is over, as an instant. */
export const endOf = ({ startsAt, timing }: Pick<WebinarDocument, "startsAt" | "timing">): string =>
  new Date(Date.parse(startsAt) + timing * 1000).toISOString();

/** When a webinar without a recording ends; null for everything else. */
const liveUntil = (article: Article | null): string | null =>
  article?.kind === "webinar" && article.document.video === null ? endOf(article.document) : null;

/** Whether only editors may see it (R10): the terms of use, the questions and the home page are never drafts. */
const isDraft = (article: Article | null): boolean =>
  article !== null && "status" in article.document && article.document.status === "draft";

/**
 * Read-only pages: a term, the terms of use, questions and answers, a webinar, a template, the editors' part of the
 * home page.
 */
export const articleMachine = setup({
  types: {
    input: {} as Asked,
    context: {} as Context,
    events: {} as Event,
    tags: {} as "busy" | "failed" | "notFound" | "toCome" | "over",
    meta: {} as ScreenMeta,
  },
  actors: {
    loadArticle: fromPromise<Loaded, Asked>(notProvided("loadArticle")),
    waitUntil: fromPromise<void, { at: string; now: string }>(notProvided("waitUntil")),
  },
  actions: {
    keepArticle: assign((_, { article, now }: Loaded) => ({ article, now, failure: null })),
    forgetArticle: assign({ article: null }),
    keepFailure: keepFailure(),
  },
  guards: {
    isLasting: ({ context }) => liveUntil(context.article) === null,
    isOver: ({ context: { article, now } }) => Date.parse(liveUntil(article) ?? "") <= Date.parse(now),
    isNotFound: refusedAs("not_found", "invalid"),
    isEditor: (_, session: SessionChanged) => isEditor(session),
    isDraftOfOthers: ({ context }, session: SessionChanged) => isDraft(context.article) && !isEditor(session),
    ...connectionGuards,
  },
}).createMachine({
  id: "article",
  description: "Reading a page.",
  context: ({ input }) => ({ asked: input, article: null, now: "", failure: null }),
  initial: "loading",
  states: {
    loading: {
      description: "The text is loading.",
      meta: { screen: "ArticlePage", requirements: ["S2.sections"] },
      tags: "busy",
      invoke: {
        id: "loadArticle",
        src: "loadArticle",
        input: ({ context }) => context.asked,
        onDone: { target: "shown", actions: { type: "keepArticle", params: ({ event }) => event.output } },
        onError: [
          {
            guard: "isNotFound",
            ...failTo("notFound"),
          },
          failTo("failed"),
        ],
      },
    },
    shown: {
      description: "The text is shown, in the learner's language or in English.",
      initial: "deciding",
      on: {
        "session.changed": {
          guard: { type: "isDraftOfOthers", params: ({ event }) => event },
          target: "notFound",
          description: "The present reader must not see the draft.",
          actions: "forgetArticle",
        },
      },
      states: {
        deciding: {
          description: "Decides by kind and clock.",
          always: [
            { guard: "isLasting", target: "lasting" },
            { guard: "isOver", target: "over" },
            { target: "toCome" },
          ],
        },
        lasting: {
          description: "Time changes nothing about it.",
          meta: { screen: "ArticlePage", requirements: ["S2.sections"] },
          on: { "screen.reopened": "refreshing" },
        },
        refreshing: {
          description: "Shown again: the text is requested again, and stays if no answer comes.",
          meta: { screen: "ArticlePage", requirements: ["S2.sections"] },
          invoke: {
            id: "refreshArticle",
            src: "loadArticle",
            input: ({ context }) => context.asked,
            onDone: { target: "deciding", actions: { type: "keepArticle", params: ({ event }) => event.output } },
            onError: [
              { guard: "isNotFound", target: "#article.notFound", actions: "forgetArticle" },
              { target: "deciding" },
            ],
          },
          on: { "screen.reopened": { target: "refreshing", reenter: true } },
        },
        toCome: {
          description: "A webinar that is not over: it can be added to a calendar.",
          meta: { screen: "ArticlePage", requirements: ["S3.webinarCard"] },
          tags: "toCome",
          invoke: {
            id: "waitUntil",
            src: "waitUntil",
            input: ({ context: { article, now } }) => ({ at: liveUntil(article) ?? now, now }),
            onDone: "over",
            onError: "lasting",
          },
        },
        over: {
          description: "A webinar that is over and has no recording: the page says so.",
          meta: { screen: "ArticlePage", requirements: ["S3.webinarCard"] },
          tags: "over",
        },
      },
    },
    notFound: {
      description: "There is no such page: the not-found page, with search. Editors may find a draft there.",
      meta: { screen: "NotFound", requirements: ["R10", "R11"] },
      tags: "notFound",
      on: {
        "session.changed": { guard: { type: "isEditor", params: ({ event }) => event }, target: "loading" },
      },
    },
    failed: {
      description: "The text did not arrive; it is retried on request and when the network is back.",
      meta: { screen: "ArticlePage", requirements: ["R11", "R40"] },
      tags: "failed",
      on: {
        "article.retry": "loading",
        ...retryOnline("loading"),
      },
    },
  },
});
