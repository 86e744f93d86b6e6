import { beforeAll, expect, it } from "vitest";
import { createStrictI18n } from "../i18n/strict-i18n.testing";
import type { Screen } from "./screen";

let i18n: Awaited<ReturnType<typeof createStrictI18n>>;
beforeAll(async () => {
  i18n = await createStrictI18n("en");
});

const screens = import.meta.glob<{ screen: Screen }>(["../*/*/screen.ts", "../*/*/*-screen.ts"], { eager: true });
const nameOf = (file: string) => file.replace(/^\.\.\/|(\/screen)?\.ts$/g, "");

/** The title of a page before anything has loaded; null for one that is named after its content. */
function titleOf({ head }: Screen): string | null {
  try {
    return head({ context: {}, matches: () => false, hasTag: () => false }, i18n.t).title;
  } catch {
    return null;
  }
}

it("a page that is not named after its content has a title from the beginning", () => {
  const titles = Object.entries(screens).flatMap(([file, { screen }]) => {
    const title = titleOf(screen);
    return title === null ? [] : [`${nameOf(file)}: ${title}`];
  });
  expect(titles).toMatchInlineSnapshot(`
    [
      "account/administration/account-screen: Account",
      "account/administration/accounts-screen: Accounts",
      "account/administration/audit-screen: Audit log",
      "account/administration/imports-screen: Content imports",
      "account/administration/promo-codes-screen: Promo codes",
      "account/administration/ratings-screen: Ratings",
      "account/administration: Administration",
      "account/administration/settings-screen: Settings",
      "account/email-change: Change your email address",
      "account/email-confirmation: Confirm your email address",
      "account/forgotten-password: Forgot your password?",
      "account/new-email: Confirm your new email address",
      "account/new-password: Choose a new password",
      "account/offline: You’re offline",
      "account/password-change: Change your password",
      "account/profile: Profile",
      "account/registration: Create an account",
      "account/sign-in: Sign in",
      "catalogue/academy-plus: Academy Plus",
      "catalogue/home: Academy",
      "certificates/certificates: My certificates",
      "certificates/public-certificate: Unknown certificate",
      "certificates/staff-certificates: Certificates",
      "courses/course-landing: Courses",
      "courses/episode: Series",
      "courses/my-learning: My learning",
      "courses/onboarding: Get started with SEO",
      "courses/series-list: Series",
      "courses/series: Series",
      "engagement/editing: Editing",
      "engagement/inbox: Feedback",
      "engagement/reports: Quiz reports",
      "engagement/schedule: Book a meeting",
      "exams/exam-list: Agency partner exams",
      "exams/exam: Exam",
      "library/education: For teachers and students",
      "library/faq: Questions and answers",
      "library/glossary: Digital marketing glossary",
      "library/terms: Terms of use",
    ]
  `);
});

it("every page has an actor, and loads the code of its calls in the meantime", () => {
  const filter = { categories: [], duration: null, search: "", letter: null };
  const list = { list: "all", shelf: "courses", topic: null, filter, filters: filter, address: filter };
  const search = { words: "", limit: 2 };
  const input = { locale: "en", slug: "links", number: 1, step: 1, kind: "terms", hash: "x", ...search, ...list };
  const areas = Object.entries(screens).map(([file, { screen }]) => {
    const loaded: string[] = [];
    const get = (wanted: string) => {
      loaded.push(wanted);
      return Promise.reject(new Error("The chunk is gone."));
    };
    const actor = screen.create(get as never, input, undefined, {});
    expect(actor.getSnapshot().status).toBe("active");
    return `${nameOf(file)}: ${loaded.join()}`;
  });
  expect(areas).toMatchInlineSnapshot(`
    [
      "account/administration/account-screen: admin",
      "account/administration/accounts-screen: admin",
      "account/administration/audit-screen: admin",
      "account/administration/imports-screen: contentImports",
      "account/administration/promo-codes-screen: admin",
      "account/administration/ratings-screen: admin",
      "account/administration: ",
      "account/administration/settings-screen: siteSettings",
      "account/email-change: ",
      "account/email-confirmation: ",
      "account/forgotten-password: ",
      "account/new-email: ",
      "account/new-password: ",
      "account/offline: ",
      "account/password-change: ",
      "account/profile: ",
      "account/registration: ",
      "account/sign-in: ",
      "catalogue/academy-plus: plus",
      "catalogue/catalogue: courses",
      "catalogue/home: courses",
      "catalogue/search-results: search",
      "certificates/certificates: certificates",
      "certificates/public-certificate: ",
      "certificates/staff-certificates: staffCertificates",
      "courses/course-landing: courses",
      "courses/episode: series",
      "courses/lesson: lessons",
      "courses/my-learning: notes",
      "courses/onboarding: onboarding",
      "courses/series-list: series",
      "courses/series: series",
      "engagement/editing: editing",
      "engagement/inbox: inbox",
      "engagement/reports: reports",
      "engagement/schedule: site",
      "exams/exam-list: exams",
      "exams/exam: exams",
      "library/education: ",
      "library/faq: faq",
      "library/glossary: glossary",
      "library/template: templates",
      "library/term: glossary",
      "library/terms: site",
      "library/webinar: webinars",
    ]
  `);
});
