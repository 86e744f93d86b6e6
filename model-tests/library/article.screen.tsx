import type { ComponentType } from "react";
import { defineScreenTests } from "statechart-testing/drivers/screen-tests";
import type { Matcher, User } from "statechart-testing/drivers/user";
import type { SnapshotFrom } from "xstate";
import type { ArticleKind, articleMachine } from "../../machines/library/article";
import { Voices } from "../../src/catalogue/voices/Voices";
import type { ArticleActor } from "../../src/library/article/ArticlePage";
import { FaqPage } from "../../src/library/faq/FaqPage";
import { TemplatePage } from "../../src/library/template/TemplatePage";
import { TermPage } from "../../src/library/term/TermPage";
import { TermsPage } from "../../src/library/terms/TermsPage";
import { WebinarPage } from "../../src/library/webinar/WebinarPage";
import * as demo from "../shared/demo-content";
import { notFoundForm } from "../shared/not-found";
import { alerts } from "../shared/reason";
import { articleModel } from "./article.model";

type Snapshot = SnapshotFrom<typeof articleMachine>;
const heading = (name: string): Matcher => ({ role: "heading", name });
const link = (name: string): Matcher => ({ role: "link", name });

/** What a page shows of HTML. */
const textOf = (html: string): string => html.replace(/<[^>]+>/g, "");

const draft = "Draft. Only editors can see this page.";

interface Kind {
  View: ComponentType<{ actor: ArticleActor }>;
  /** The complete text. */
  shown: readonly Matcher[];
  /** The failure message; null for a part of a page, which shows nothing without a text. */
  title: string | null;
  failed: string;
}
const kinds: Record<ArticleKind, Kind> = {
  term: {
    View: TermPage,
    shown: [
      heading(demo.terms.anchor.term),
      demo.terms.anchor.short,
      textOf(demo.terms.anchor.body),
      demo.terms.anchor.synonym,
      link(demo.terms.intent.term),
      link("SEO"),
      link("More terms under A"),
    ],
    title: "Digital marketing glossary",
    failed: "We couldn’t load the term",
  },
  terms: {
    View: TermsPage,
    shown: [heading("Terms of use"), "Last updated on January 31, 2026", heading("Your account")],
    title: "Terms of use",
    failed: "We couldn’t load the terms",
  },
  faq: {
    View: FaqPage,
    shown: [
      heading("Questions and answers"),
      heading(demo.faq.learning.title),
      demo.faq.learning.question,
      textOf(demo.faq.learning.answer),
      heading(demo.faq.exams.title),
      demo.faq.exams.question,
      link("Contact us"),
    ],
    title: "Questions and answers",
    failed: "We couldn’t load the questions and answers",
  },
  webinar: {
    View: WebinarPage,
    shown: [
      heading(demo.webinar.title),
      demo.webinar.description,
      textOf(demo.webinar.about),
      demo.webinar.outcome,
      heading(demo.people.mara.name),
      demo.people.mara.role,
      demo.people.mara.bio,
      "Time zone:",
      "1 h",
    ],
    title: "Webinar",
    failed: "We couldn’t load the webinar",
  },
  template: {
    View: TemplatePage,
    shown: [
      heading(demo.template.title),
      demo.template.description,
      textOf(demo.template.about),
      demo.template.steps[1],
      link("Download plan.csv (1.2 kB)"),
      draft,
    ],
    title: "Template",
    failed: "We couldn’t load the template",
  },
  home: {
    View: Voices,
    shown: [
      heading("A new course"),
      "It begins today.",
      link("See the course"),
      heading("Meet the instructors"),
      heading(demo.people.mara.name),
      demo.people.mara.role,
      demo.expertLine,
      heading("What learners say"),
      "<b>Good</b> & short.",
      "Rae",
      "Reader",
    ],
    title: null,
    failed: "We couldn’t load part of this page",
  },
};
const of = ({ context }: Snapshot): Kind => kinds[context.asked.kind];

const calendar = link("Add to your calendar");
const over = "This webinar is over";
const inTime = { calendar, over, past: "Held on", toCome: "Coming up" };
/** The text and, of everything that depends on the time, only this. */
const shown = async (user: User, snapshot: Snapshot, ...now: (keyof typeof inTime)[]) => {
  await user.expectVisible(...of(snapshot).shown, ...now.map((one) => inTime[one]));
  const others = (Object.keys(inTime) as (keyof typeof inTime)[]).filter((one) => !now.includes(one));
  await user.expectAbsent({ busy: true }, { role: "alert" }, ...others.map((one) => inTime[one]));
  if (!of(snapshot).shown.includes(draft)) await user.expectAbsent(draft);
};
const isRecorded = ({ context: { article } }: Snapshot) =>
  article?.kind === "webinar" && article.document.video !== null;
const isWebinar = ({ context }: Snapshot) => context.asked.kind === "webinar";

export const articleScreen = defineScreenTests({
  testModel: articleModel,
  render: (actor) => {
    const { View } = kinds[actor.getSnapshot().context.asked.kind];
    return <View actor={actor} />;
  },
  does: { "article.retry": (user) => user.press("button", "Try again") },
  world: ["screen.reopened", "session.changed", "connection.changed"],
  sees: {
    "article.loading": async (user) => {
      await user.expectVisible({ busy: true }, { role: "status", text: "Loading" });
      await user.expectAbsent({ role: "heading" }, { role: "alert" });
    },
    "article.shown.lasting": lasting,
    "article.shown.refreshing": lasting,
    "article.shown.toCome": (user, snapshot) => shown(user, snapshot, "toCome", "calendar"),
    "article.shown.over": (user, snapshot) => shown(user, snapshot, "past", "over"),
    "article.notFound": (user, snapshot) =>
      of(snapshot).title === null
        ? user.expectAbsent({ role: "heading" }, { role: "alert" }, { busy: true })
        : user.expectVisible(heading("Page not found")),
    "article.failed": async (user, snapshot) => {
      const { title, failed } = of(snapshot);
      await user.expectVisible(
        ...(title === null ? [] : [heading(title)]),
        ...alerts(failed, snapshot.context.failure),
      );
      await user.expectAbsent({ busy: true });
    },
  },
  ignores: [
    { role: "link", why: "leads to other pages, to a file, to a question" },
    { role: "summary", why: "a question opens by itself" },
    ...notFoundForm,
  ],
});

async function lasting(user: User, snapshot: Snapshot) {
  if (isRecorded(snapshot)) {
    await shown(user, snapshot, "past");
    await user.expectVisible(heading("Recording"));
  } else await shown(user, snapshot, ...(isWebinar(snapshot) ? (["toCome"] as const) : []));
}
