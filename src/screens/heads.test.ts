import { beforeAll, expect, it } from "vitest";
import { screen as administration } from "../account/administration/screen";
import { screen as profile } from "../account/profile/screen";
import { screen as signIn } from "../account/sign-in/screen";
import { screen as catalogue } from "../catalogue/catalogue/screen";
import { screen as home } from "../catalogue/home/screen";
import { screen as searchResults } from "../catalogue/search-results/screen";
import { screen as certificates } from "../certificates/certificates/screen";
import { screen as certificate } from "../certificates/public-certificate/screen";
import { screen as course } from "../courses/course-landing/screen";
import { screen as episode } from "../courses/episode/screen";
import { screen as lesson } from "../courses/lesson/screen";
import { screen as myLearning } from "../courses/my-learning/screen";
import { screen as onboarding } from "../courses/onboarding/screen";
import { screen as series } from "../courses/series/screen";
import { screen as seriesList } from "../courses/series-list/screen";
import { screen as editing } from "../engagement/editing/screen";
import { screen as inbox } from "../engagement/inbox/screen";
import { screen as reports } from "../engagement/reports/screen";
import { screen as schedule } from "../engagement/schedule/screen";
import { screen as exam } from "../exams/exam/screen";
import { screen as examList } from "../exams/exam-list/screen";
import { createStrictI18n } from "../i18n/strict-i18n.testing";
import { screen as education } from "../library/education/screen";
import { screen as faq } from "../library/faq/screen";
import { screen as glossary } from "../library/glossary/screen";
import { screen as template } from "../library/template/screen";
import { screen as term } from "../library/term/screen";
import { screen as terms } from "../library/terms/screen";
import { screen as webinar } from "../library/webinar/screen";
import type { Screen } from "./screen";

let i18n: Awaited<ReturnType<typeof createStrictI18n>>;
beforeAll(async () => {
  i18n = await createStrictI18n("en");
});

/** What a page tells browsers and search engines, if its machine knows this. */
function headOf({ head }: Screen, context: object = {}, state = ""): string {
  const snapshot = { context, matches: (one: string) => one === state, hasTag: () => false };
  return Object.entries(head(snapshot, i18n.t))
    .map(([what, said]) => `${what}: ${said}`)
    .join(" | ");
}
/** A document of the library, which has a slug. */
const asked = (kind: string, document: object | null) => ({
  asked: { locale: "en", kind, slug: "links" },
  article: document && { kind, document },
});
const drawn = { motif: "chart", background: "#dff0f2" };

it("the lists tell which of them they are", () => {
  const list = (shelf: string, topic: string | null = null) => headOf(catalogue, { shelf, topic });
  expect(headOf(home)).toMatchInlineSnapshot(
    `"title: Academy | description: Free online courses in SEO, content marketing, and marketing analytics, with quizzes, exams, and verifiable certificates. | canonical: /academy/ | settings: home"`,
  );
  expect(list("courses")).toMatchInlineSnapshot(
    `"title: Courses | description: All free courses on Academy: SEO, content marketing, and marketing analytics, with exams and certificates. | canonical: /academy/courses/ | settings: courses"`,
  );
  expect(list("courses", "seo")).toMatchInlineSnapshot(
    `"title: SEO courses | description: Free SEO courses: how search works, keywords and intent, pages, technical checks, and measuring results. | canonical: /academy/courses/seo/"`,
  );
  expect(list("lessons")).toMatchInlineSnapshot(
    `"title: Single lessons | description: Standalone lessons: one task each, done in less than half an hour, with a video and a quiz. | canonical: /academy/lessons/"`,
  );
  expect(list("webinars")).toMatchInlineSnapshot(
    `"title: Webinars | description: Webinars on search, content, advertising, and measurement: upcoming sessions and recordings of past ones. | canonical: /academy/webinars/ | settings: webinars"`,
  );
  expect(list("templates")).toMatchInlineSnapshot(
    `"title: Templates | description: Files to work with, each with a worked example: calendars, briefs, checklists, plans, and reports. | canonical: /academy/templates/ | settings: templates"`,
  );
  expect(headOf(seriesList)).toMatchInlineSnapshot(
    `"title: Series | description: Short episodes that cover one subject in order. Watch one, then do that part on your own site."`,
  );
  expect(headOf(examList, { list: "all" })).toMatchInlineSnapshot(
    `"title: Certification | description: All Academy exams with their questions, time limits, and pass marks. Pass one to earn a certificate that anyone can check. | canonical: /academy/certification/ | settings: certification"`,
  );
  expect(headOf(examList, { list: "agencyPartners" })).toMatchInlineSnapshot(
    `"title: Agency partner exams | description: Exams for agency partners: digital agency growth, and one proficiency exam for each toolkit. | canonical: /academy/agency-partners-exams/"`,
  );
  expect(headOf(glossary)).toMatchInlineSnapshot(
    `"title: Digital marketing glossary | description: Terms from search, content, advertising, and analytics: each in one plain sentence, with an explanation and related terms. | canonical: /academy/digital-marketing-glossary/"`,
  );
});

it("pages of one kind tell what they are about once it is known, and drafts have no canonical address", () => {
  const links = { title: "Links", description: "All about them", url: "/academy/courses/links/", ...drawn };
  expect(headOf(course, { slug: "links", course: null })).toMatchInlineSnapshot(
    `"title: Courses | canonical: /academy/courses/links/"`,
  );
  expect(headOf(course, { slug: "links", course: links })).toMatchInlineSnapshot(
    `"title: Links | description: All about them | image: /academy/artwork/chart-dff0f2.png | canonical: /academy/courses/links/"`,
  );
  expect(headOf(course, { slug: "links", course: { ...links, status: "draft" } })).not.toContain("canonical");
  expect(headOf(series, { series: null })).toBe("title: Series");
  expect(headOf(series, { series: links })).toMatchInlineSnapshot(
    `"title: Links | description: All about them | image: /academy/artwork/chart-dff0f2.png"`,
  );
  expect(headOf(episode, { episode: null })).toBe("title: Series");
  expect(
    headOf(episode, { episode: { title: "First", description: "The first one", series: { title: "Audits" } } }),
  ).toMatchInlineSnapshot(`"title: First · Audits | description: The first one"`);
  expect(headOf(schedule, { slug: "links", eventType: null })).toMatchInlineSnapshot(
    `"title: Book a meeting | canonical: /academy/schedule/links/"`,
  );
  expect(headOf(schedule, { slug: "links", eventType: links })).toMatchInlineSnapshot(
    `"title: Links | description: All about them | canonical: /academy/schedule/links/"`,
  );
  const at = { slug: "seo", number: 2 };
  expect(headOf(lesson, { ...at, lesson: null, outline: null })).toMatchInlineSnapshot(
    `"title: Lesson 2 | description: A lesson in a free course, in short steps with questions to check yourself. Sign in to learn and keep your progress. | canonical: /academy/courses/seo/lessons/lesson-2/"`,
  );
  expect(headOf(lesson, { ...at, lesson: null, outline: { title: "Outlined" } })).toContain("Outlined");
  expect(headOf(lesson, { ...at, lesson: { title: "Loaded" }, outline: { title: "Outlined" } })).toContain("Loaded");
});

it("exams tell which exam or module they are about", () => {
  const known = { title: "SEO", description: "Everything", course: drawn, modules: [{ id: 3, title: "Links" }] };
  expect(headOf(exam, { slug: "seo", exam: null })).toMatchInlineSnapshot(
    `"title: Exam | canonical: /academy/certification/seo/"`,
  );
  expect(headOf(exam, { slug: "seo", exam: { ...known, course: null } })).toMatchInlineSnapshot(
    `"title: SEO | description: Everything | canonical: /academy/certification/seo/"`,
  );
  expect(headOf(exam, { slug: "seo", moduleId: 3, exam: null, part: null })).toMatchInlineSnapshot(
    `"title: Part | canonical: /academy/certification/seo/modules/3/"`,
  );
  expect(headOf(exam, { slug: "seo", moduleId: 3, exam: known, part: null })).toMatchInlineSnapshot(
    `"title: Links – SEO | description: Everything | image: /academy/artwork/chart-dff0f2.png | canonical: /academy/certification/seo/modules/3/"`,
  );
});

it("documents of the library tell what they are about, and drafts have no canonical address", () => {
  const links = { title: "Links", term: "Link", description: "All about them", short: "A way to a page" };
  const video = { video: { posterUrl: "/poster.jpg" } };
  expect(headOf(webinar, asked("webinar", null))).toMatchInlineSnapshot(
    `"title: Webinar | canonical: /academy/webinars/links/"`,
  );
  expect(headOf(webinar, asked("webinar", { ...links, video: null }))).toMatchInlineSnapshot(
    `"title: Links | description: All about them | canonical: /academy/webinars/links/"`,
  );
  expect(headOf(webinar, asked("webinar", { ...links, ...video }))).toContain("image: /poster.jpg");
  expect(headOf(template, asked("template", null))).toMatchInlineSnapshot(
    `"title: Template | canonical: /academy/templates/links/"`,
  );
  expect(headOf(template, asked("template", links))).toMatchInlineSnapshot(
    `"title: Links | description: All about them | canonical: /academy/templates/links/"`,
  );
  expect(headOf(term, asked("term", null))).toMatchInlineSnapshot(
    `"title: Digital marketing glossary | canonical: /academy/digital-marketing-glossary/links/"`,
  );
  expect(headOf(term, asked("term", links))).toMatchInlineSnapshot(
    `"title: Link | description: A way to a page | canonical: /academy/digital-marketing-glossary/links/"`,
  );
  for (const [page, kind] of [
    [webinar, "webinar"],
    [template, "template"],
    [term, "term"],
  ] as const)
    expect(headOf(page, asked(kind, { ...links, status: "draft" }))).not.toContain("canonical");
  expect(headOf(terms, asked("terms", null))).toMatchInlineSnapshot(
    `"title: Terms of use | description: What applies when you use Academy: your account, the content, certificates, and how we handle data. | canonical: /academy/terms/"`,
  );
  expect(headOf(terms, asked("terms", { title: "Rules" }))).toContain("title: Rules |");
  expect(headOf(faq)).toMatchInlineSnapshot(
    `"title: Questions and answers | description: Short answers to what learners ask about accounts, courses, exams, certificates, and the terms of use. | canonical: /academy/faq/"`,
  );
  expect(headOf(education)).toMatchInlineSnapshot(
    `"title: For teachers and students | description: Teach search, content, and analytics with free courses: exams with verifiable certificates, series for students, and templates for class. | canonical: /academy/semrush-for-education/"`,
  );
});

it("a public certificate tells whose it is, or that there is none", () => {
  const issued = { state: "issued", name: "Ada", title: "SEO" };
  expect(headOf(certificate, { hash: "abc", certificate: issued })).toMatchInlineSnapshot(
    `"title: Certificate of Ada: SEO | description: Ada has passed the exam “SEO”. Check here whether the certificate is valid. | canonical: /academy/certificates/abc/ | image: /academy/artwork/certificate-dff3e7.png"`,
  );
  expect(headOf(certificate, { hash: "abc", certificate: { state: "deleted" } })).toMatchInlineSnapshot(
    `"title: Deleted | canonical: /academy/certificates/abc/ | image: /academy/artwork/certificate-dff3e7.png"`,
  );
  expect(headOf(certificate, { hash: "abc", certificate: null })).toMatchInlineSnapshot(
    `"title: Unknown certificate | canonical: /academy/certificates/abc/ | image: /academy/artwork/certificate-dff3e7.png"`,
  );
});

it("personal pages and the search have a title, and no canonical address if search engines should not list them", () => {
  expect(headOf(searchResults, { words: " " })).toMatchInlineSnapshot(`"title: Search"`);
  expect(headOf(searchResults, { words: " links " })).toMatchInlineSnapshot(`"title: Search: links"`);
  expect(headOf(signIn)).toMatchInlineSnapshot(
    `"title: Sign in | description: Sign in to enroll in courses, keep your progress, and take exams."`,
  );
  expect(headOf(profile)).toMatchInlineSnapshot(`"title: Profile"`);
  expect(headOf(profile, {}, "deleted")).toMatchInlineSnapshot(`"title: Your account has been deleted"`);
  expect(headOf(certificates)).toMatchInlineSnapshot(
    `"title: My certificates | description: The certificates you have earned."`,
  );
  expect(headOf(myLearning)).toMatchInlineSnapshot(
    `"title: My learning | description: Your current and completed courses, notes, and bookmarks."`,
  );
  expect(headOf(onboarding)).toMatchInlineSnapshot(
    `"title: Get started with SEO | description: What to do first for your site in search: five steps from a baseline to a weekly review, each with instructions and a clear finish. | canonical: /academy/onboarding/seo/"`,
  );
  expect(headOf(editing)).toMatchInlineSnapshot(`"title: Editing"`);
  expect(headOf(inbox)).toMatchInlineSnapshot(`"title: Feedback"`);
  expect(headOf(reports)).toMatchInlineSnapshot(`"title: Quiz reports"`);
  expect(headOf(administration)).toMatchInlineSnapshot(`"title: Administration"`);
});
