import type { Page } from "playwright-core";

/** Someone signed in with existing data, or a visitor. */
export type Who = "visitor" | "learner" | "student" | "editor" | "administrator";

/** A screen of the site in one of its states. */
export interface AuditedPage {
  name: string;
  who: Who;
  path: string;
  /** Before it is opened: answers some of its requests. */
  before?: (page: Page) => Promise<unknown>;
  /** Brings the page into the described state. */
  act?: (page: Page) => Promise<unknown>;
  /** Written in English, whatever the interface language. */
  isEnglish?: boolean;
  /** On the English host in every language: the learner has this state only there. */
  onMainHost?: boolean;
}

const lesson = "/academy/courses/marketing-analytics-basics/lessons/lesson-1/";
const series = "/academy/series/inside-a-site-audit/";

const opens = (selector: string) => (page: Page) => page.locator(selector).first().click();

/** On a phone, their button is in the menu of sections. */
async function openLanguages(page: Page): Promise<void> {
  const button = page.locator("button[popovertarget=lang-menu]:visible");
  if ((await button.count()) === 0) await opens("button[popovertarget=sections]")(page);
  await button.first().click();
}

/** Every screen of the site. `{certificate}` is replaced by the address of the learner's certificate. */
export const auditedPages: readonly AuditedPage[] = [
  { name: "home", who: "visitor", path: "/academy/" },
  { name: "home, learning", who: "learner", path: "/academy/" },
  { name: "menu of sections", who: "visitor", path: "/academy/", act: opens("button[popovertarget=sections]") },
  { name: "menu of languages", who: "visitor", path: "/academy/", act: openLanguages },
  { name: "shortcuts", who: "visitor", path: "/academy/", act: (page) => page.keyboard.press("?") },
  { name: "registering", who: "visitor", path: "/academy/register/" },
  { name: "forgotten password", who: "visitor", path: "/academy/forgot-password/" },
  { name: "a new password", who: "visitor", path: `/academy/new-password/#${"t".repeat(43)}` },
  { name: "changing the password", who: "learner", path: "/academy/change-password/" },
  { name: "changing the email address", who: "learner", path: "/academy/change-email/" },
  { name: "confirming a new email address", who: "visitor", path: `/academy/confirm-new-email/#${"t".repeat(43)}` },
  { name: "a link that no longer works", who: "visitor", path: "/academy/confirm-email/#x" },
  { name: "academy plus", who: "visitor", path: "/academy/academy-plus/" },
  { name: "courses", who: "visitor", path: "/academy/courses/" },
  { name: "courses, learning", who: "learner", path: "/academy/courses/" },
  { name: "courses, none", who: "visitor", path: "/academy/courses/?search=zzzzzz" },
  { name: "topic", who: "visitor", path: "/academy/courses/ai/" },
  { name: "course", who: "visitor", path: "/academy/courses/seo-basics/" },
  {
    name: "course, enrolled",
    who: "learner",
    path: "/academy/courses/marketing-analytics-basics/",
    onMainHost: true,
  },
  {
    name: "leaving a course",
    who: "learner",
    path: "/academy/courses/marketing-analytics-basics/",
    onMainHost: true,
    act: async (page) => {
      await opens("[data-part=enrolment] button")(page);
      await page.getByRole("dialog").waitFor();
    },
  },
  { name: "course, not translated", who: "visitor", path: "/academy/courses/ai-for-marketers/" },
  ...[1, 2, 3, 4, 5, 6].map(
    (step): AuditedPage => ({
      name: `step ${step}`,
      who: "learner",
      path: `${lesson}?step=${step}`,
      onMainHost: true,
    }),
  ),
  { name: "lesson, signed out", who: "visitor", path: lesson },
  { name: "lesson, not enrolled", who: "student", path: lesson },
  { name: "lessons", who: "visitor", path: "/academy/lessons/" },
  { name: "lesson of its own", who: "visitor", path: "/academy/standalone-courses/utm-tags-done-right/" },
  { name: "series, all", who: "student", path: "/academy/series/" },
  { name: "series", who: "student", path: series },
  { name: "episode", who: "student", path: `${series}does-the-page-say-what-it-is/` },
  { name: "series, not included", who: "learner", path: series },
  { name: "webinars", who: "visitor", path: "/academy/webinars/" },
  { name: "webinar to come", who: "visitor", path: "/academy/webinars/be-found-by-answer-engines/" },
  { name: "webinar over", who: "visitor", path: "/academy/webinars/one-campaign-email-first/" },
  { name: "templates", who: "visitor", path: "/academy/templates/" },
  { name: "template", who: "visitor", path: "/academy/templates/content-calendar/" },
  { name: "exams", who: "learner", path: "/academy/certification/" },
  { name: "exams of agency partners", who: "visitor", path: "/academy/agency-partners-exams/" },
  { name: "exam", who: "visitor", path: "/academy/certification/seo-basics/" },
  { name: "exam, lessons unfinished", who: "learner", path: "/academy/certification/marketing-analytics/" },
  { name: "exam, certificated", who: "learner", path: "/academy/certification/content-marketing/" },
  { name: "module exam", who: "visitor", path: "/academy/certification/seo-basics/modules/10192/" },
  { name: "my certificates", who: "learner", path: "/academy/certification/my-certificates/" },
  {
    name: "deleting a certificate",
    who: "learner",
    path: "/academy/certification/my-certificates/",
    act: async (page) => {
      await page.locator("main article button, main li button").last().click();
      await page.getByRole("dialog").waitFor();
    },
  },
  { name: "certificate", who: "visitor", path: "{certificate}" },
  { name: "education", who: "visitor", path: "/academy/semrush-for-education/" },
  { name: "glossary", who: "visitor", path: "/academy/digital-marketing-glossary/" },
  { name: "term", who: "visitor", path: "/academy/digital-marketing-glossary/canonical-url/" },
  { name: "onboarding", who: "learner", path: "/academy/onboarding/seo/" },
  { name: "questions and answers", who: "visitor", path: "/academy/faq/" },
  { name: "terms", who: "visitor", path: "/academy/terms/" },
  { name: "meeting", who: "visitor", path: "/academy/schedule/intro-call/" },
  { name: "results", who: "visitor", path: "/academy/search/?search=page" },
  { name: "results, none asked", who: "visitor", path: "/academy/search/" },
  { name: "my learning", who: "learner", path: "/academy/my-learning/" },
  { name: "my learning, signed out", who: "visitor", path: "/academy/my-learning/" },
  { name: "profile", who: "learner", path: "/academy/profile/" },
  { name: "editing", who: "editor", path: "/academy/editing/" },
  { name: "administration", who: "editor", path: "/academy/administration/" },
  { name: "feedback inbox", who: "editor", path: "/academy/administration/feedback/" },
  { name: "quiz reports", who: "editor", path: "/academy/administration/quiz-reports/" },
  { name: "accounts", who: "administrator", path: "/academy/administration/accounts/" },
  {
    name: "account of somebody",
    who: "administrator",
    path: "/academy/administration/accounts/",
    act: async (page) => {
      await page.getByRole("link", { name: "free@academy.test" }).first().click();
      await page.waitForURL(/accounts\/\d+\/$/);
      await page.locator("main dl").first().waitFor();
    },
  },
  { name: "audit log", who: "administrator", path: "/academy/administration/audit/" },
  { name: "certificates of everybody", who: "administrator", path: "/academy/administration/certificates/" },
  {
    name: "revoking a certificate",
    who: "administrator",
    path: "/academy/administration/certificates/",
    act: async (page) => {
      await page.locator("main li button").first().click();
      await page.getByRole("dialog").waitFor();
    },
  },
  { name: "promo codes", who: "administrator", path: "/academy/administration/promo-codes/" },
  { name: "ratings", who: "administrator", path: "/academy/administration/ratings/" },
  { name: "settings of the home page", who: "administrator", path: "/academy/administration/settings/" },
  { name: "content imports", who: "administrator", path: "/academy/administration/imports/" },
  { name: "ratings", who: "administrator", path: "/academy/administration/ratings/" },
  { name: "settings", who: "administrator", path: "/academy/administration/settings/" },
  { name: "sign-in", who: "visitor", path: "/academy/sign-in/" },
  { name: "description of the API", who: "visitor", path: "/academy/api/docs/", isEnglish: true },
  { name: "not found", who: "visitor", path: "/academy/nothing/" },
];
