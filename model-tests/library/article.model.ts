import { defineTestModel } from "statechart-testing/model/test-model";
import { machines } from "../../machines/index";
import {
  type Article,
  type ArticleKind,
  articleMachine,
  type Documents,
  type WebinarDocument,
} from "../../machines/library/article";
import { narratedStep } from "../../machines/samples";
import { learner, permissions } from "../../machines/testing";
import { network, notFound, offline, whoIsHere } from "../shared/cases";
import * as demo from "../shared/demo-content";
import { termCard } from "./glossary.model";

const language = "en" as const;
const drawing = { motif: "layers", background: "#dff0f2" };

/** An hour, from `startsAt`. */
const webinar = (startsAt: string, isRecorded: boolean): WebinarDocument => ({
  id: 1,
  cardType: "webinar",
  slug: "seo",
  url: "/academy/webinars/seo/",
  title: demo.webinar.title,
  description: demo.webinar.description,
  ...drawing,
  categories: [],
  timing: 3600,
  speakers: [{ id: demo.people.mara.id, name: demo.people.mara.name }],
  startDatetime: "2026-01-01T10:00:00.000Z",
  startsAt,
  isRecorded,
  language,
  status: "published",
  about: demo.webinar.about,
  outcomes: [demo.webinar.outcome],
  speakersInFull: [demo.people.mara],
  isJoinable: false,
  video: isRecorded ? { ...narratedStep.video, posterUrl: null, seconds: narratedStep.seconds, transcript: "" } : null,
});

export const documents: Documents = {
  term: {
    ...termCard(1, "A", demo.terms.anchor),
    status: "published",
    body: demo.terms.anchor.body,
    synonyms: [demo.terms.anchor.synonym],
    categories: [{ id: "seo", title: "SEO" }],
    related: [termCard(2, "S", demo.terms.intent)],
  },
  terms: { ...demo.termsOfUse, updatedAt: "2026-01-31", language },
  faq: [
    {
      id: "learning",
      title: demo.faq.learning.title,
      language,
      entries: [{ id: "leave", question: demo.faq.learning.question, answer: demo.faq.learning.answer, language }],
    },
    {
      id: "exams",
      title: demo.faq.exams.title,
      language,
      entries: [{ id: "again", question: demo.faq.exams.question, answer: demo.faq.exams.answer, language }],
    },
  ],
  webinar: webinar("2026-02-01T10:00:00.000Z", true),
  template: {
    id: 1,
    slug: "seo",
    url: "/academy/templates/seo/",
    title: demo.template.title,
    description: demo.template.description,
    categories: [],
    ...drawing,
    listImage: "",
    altListImage: "",
    language,
    status: "draft",
    about: demo.template.about,
    steps: [...demo.template.steps],
    file: { name: "plan.csv", url: "/academy/files/templates/seo/plan.csv", bytes: 1200 },
  },
  home: {
    topExperts: [
      { id: demo.people.mara.id, name: demo.people.mara.name, role: demo.people.mara.role, line: demo.expertLine },
    ],
    reviews: [{ name: "Rae", role: "Reader", text: "<b>Good</b> & short." }],
    bannerSettings: {
      isShown: true,
      title: "A new course",
      text: "It begins today.",
      link: { href: "/academy/courses/seo/", label: "See the course" },
    },
  },
};

const now = "2026-03-01T10:00:00.000Z";
const loaded = (article: Article) => ({ article, now });
const asWritten = (kind: ArticleKind) => loaded({ kind, document: documents[kind] } as Article);
/** For a webinar; every other page is static. */
const unrecorded = (startsAt: string) => ({
  output: ({ asked: { kind } }: { asked: { kind: ArticleKind } }) =>
    kind === "webinar" ? loaded({ kind, document: webinar(startsAt, false) }) : asWritten(kind),
});

export const articleModel = defineTestModel({
  machine: articleMachine,
  inputs: machines.article.inputs,
  events: {
    "session.changed": {
      ...whoIsHere,
      editor: { learner: { ...learner, permissions: { ...permissions, "academy.courses.edit": true } }, seed: "seed" },
    },
    "connection.changed": network,
  },
  outcomes: {
    loadArticle: {
      lasting: { output: ({ asked }) => asWritten(asked.kind) },
      toCome: unrecorded("2026-03-01T09:30:00.000Z"),
      over: unrecorded("2026-03-01T09:00:00.000Z"),
      notFound,
      offline,
    },
    refreshArticle: { lasting: { output: ({ asked }) => asWritten(asked.kind) }, notFound, offline },
    waitUntil: { reached: { output: undefined }, broken: { error: { code: "internal", status: 0 } } },
  },
  words: {
    start: { home: "Open the home page and scroll to the experts and the reviews." },
    outcomes: {
      loadArticle: {
        asks: "load the page",
        lasting: "here it is; a webinar has a recording",
        toCome: "here it is; a webinar takes place right now",
        over: "here it is; a webinar is over and has no recording yet",
      },
      refreshArticle: { asks: "load the page again", lasting: "here it is; a webinar has a recording" },
      waitUntil: {
        reached: "Wait until the time at which the webinar ends.",
        broken: "The page cannot wait for the end of the webinar.",
      },
    },
  },
});
