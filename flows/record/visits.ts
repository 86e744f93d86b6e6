import type { TFunction } from "i18next";
import type { BrowserContext, Locator, Page } from "playwright-core";
import type { ContentLocale } from "../../contract/primitives";
import { examKey, quizKeys } from "../../model-tests/harness/content";
import { answer, password, shownQuestion } from "../../model-tests/harness/learner";

/** Somebody in a browser of their own, who has agreed to be counted. */
export interface Visitor {
  context: BrowserContext;
  page: Page;
  /** The texts of the site in their language. */
  t: TFunction;
}

/** What somebody does on the site. */
export interface Visit {
  name: string;
  language: ContentLocale;
  run(visitor: Visitor): Promise<void>;
}

const course = (slug: string) => `/academy/courses/${slug}/`;
const button = ({ page }: Visitor, name: string) => page.locator("main").getByRole("button", { name, exact: true });
const isThere = async (one: Locator) => (await one.count()) > 0;

/** People read before they click. In milliseconds. */
const looks = ({ page }: Visitor, ms = 400) => page.waitForTimeout(ms);

/** Opens a page of the site, and waits until it answers to what is done with it. */
async function opens({ page }: Visitor, path: string): Promise<void> {
  await page.goto(path);
  await page.locator("main").first().waitFor();
  await page.waitForLoadState("networkidle");
}

async function signsIn(visitor: Visitor, email: string, given = password): Promise<void> {
  const { page, t } = visitor;
  await page.getByLabel(t("signIn.email")).fill(email);
  await page.getByLabel(t("signIn.password")).fill(given);
  await button(visitor, t("signIn.submit")).click();
}

/** Enrols in a course, by way of the sign-in, with a wrong password first if so wished. */
async function enrols(visitor: Visitor, slug: string, email: string, mistypes = false): Promise<void> {
  const { page, t } = visitor;
  await opens(visitor, course(slug));
  await looks(visitor, 900);
  await button(visitor, t("course.enrol")).first().click();
  await page.waitForURL("**/sign-in/**");
  if (mistypes) {
    await signsIn(visitor, email, "wrong");
    await page.getByText(t("signIn.refused")).waitFor();
  }
  await signsIn(visitor, email);
  await page.waitForURL(`**${course(slug)}`);
  await page
    .getByRole("link", { name: t("course.start") })
    .first()
    .waitFor();
}

/** Answers every question of a quiz, the first `wrong` of them wrongly, and looks at the result. */
async function takesQuiz(visitor: Visitor, slug: string, wrong: number): Promise<void> {
  const { page, t } = visitor;
  const keys = quizKeys(slug);
  for (let asked = 0; ; asked += 1) {
    const id = await shownQuestion(page);
    const step = Number(await page.locator("[data-step]").getAttribute("data-step"));
    await looks(visitor, 300 + 250 * (asked % 4));
    const right = keys[step]?.[id] ?? [];
    const values = await page
      .locator("main fieldset input[value]")
      .evaluateAll((inputs) => inputs.map((input) => (input as HTMLInputElement).value));
    await answer(page, asked < wrong ? [values.find((value) => value !== "" && !right.includes(value)) ?? "?"] : right);
    await button(visitor, t("quiz.check")).click();
    const [next, end] = [button(visitor, t("quiz.next")), button(visitor, t("quiz.finish"))];
    await next.or(end).first().waitFor();
    if (await isThere(end)) return end.click();
    await next.click();
  }
}

/** Goes through so many steps of a course at most, from where it is entered. */
async function learns(visitor: Visitor, slug: string, most: number, wrong = 0): Promise<void> {
  const { page, t } = visitor;
  await page
    .getByRole("link", { name: t("course.start") })
    .first()
    .click();
  const step = page.locator("main article h2").first();
  const nextLesson = button(visitor, t("lesson.nextLesson"));
  const atEnd = page.getByRole("heading", {
    name: new RegExp(`^(${t("lesson.courseEnd")}|${t("lesson.lastLesson")})`),
  });
  for (let taken = 0; taken < most; taken += 1) {
    await step.or(nextLesson).or(atEnd).first().waitFor();
    if (await isThere(atEnd)) return;
    if (await isThere(nextLesson)) {
      await nextLesson.click();
      await nextLesson.waitFor({ state: "detached" });
      continue;
    }
    const title = (await step.textContent()) ?? "";
    await looks(visitor, 300 + 200 * (taken % 5));
    const kind = await page.locator("main article").getAttribute("data-type");
    if (kind === "video" && (await isThere(button(visitor, t("lesson.markDone")))))
      await button(visitor, t("lesson.markDone")).click();
    if (kind === "quiz") {
      await button(visitor, t("quiz.check")).waitFor();
      await takesQuiz(visitor, slug, wrong);
      await looks(visitor);
      const again = button(visitor, t("quiz.retry"));
      if ((taken % 2 === 0 || most > 20) && (await isThere(again))) {
        await again.click();
        await button(visitor, t("quiz.check")).waitFor();
        await takesQuiz(visitor, slug, 0);
      }
    }
    const on = page
      .locator("main")
      .getByRole("button", { name: new RegExp(`^(${t("lesson.next")}|${t("lesson.skipQuiz")})`) })
      .last();
    if (!(await isThere(on))) return;
    await on.click();
    await Promise.race([
      step.filter({ hasText: title }).waitFor({ state: "detached" }),
      nextLesson.or(atEnd).first().waitFor(),
    ]);
  }
}

/** Looks for a course and opens it. */
async function searches(visitor: Visitor, words: string): Promise<void> {
  const { page, t } = visitor;
  const field = page.getByRole("banner").getByRole("searchbox").or(page.locator("header input[name=search]")).first();
  await field.click();
  await field.pressSequentially(words, { delay: 60 });
  await looks(visitor, 900);
  await page.keyboard.press("Escape");
  await opens(visitor, "/academy/courses/");
  const list = page.locator("main").getByRole("searchbox").first();
  await list.fill(words);
  await looks(visitor, 1200);
  await list.fill("zzzzzz");
  await page.getByText(t("catalogue.empty")).first().waitFor();
  await list.fill("");
  await looks(visitor, 700);
}

/** Lets the next call of an address fail, as a lost connection does. */
const loses = async ({ page }: Visitor, address: string) =>
  page.route(address, (route) => route.abort("connectionfailed"), { times: 1 });

/** Tries again what has failed, where that is offered. */
async function triesAgain(visitor: Visitor): Promise<void> {
  const { page, t } = visitor;
  const again = page.getByRole("button", { name: t("retry") }).first();
  await again.waitFor();
  await looks(visitor, 1200);
  await again.click();
  await page.waitForLoadState("networkidle");
  await looks(visitor);
}

/** Sits an exam; without a key every question stays open. */
async function sits(visitor: Visitor, begin: string, key: Record<string, string[]> | null): Promise<void> {
  const { page, t } = visitor;
  await button(visitor, begin).click();
  await page.locator("main [data-question]").first().waitFor();
  for (let asked = 0; key; asked += 1) {
    await looks(visitor, 200 + 150 * (asked % 4));
    await answer(page, key[await shownQuestion(page)] ?? []);
    await page.locator('[data-state="saved"]').waitFor();
    const next = button(visitor, t("exam.next"));
    if (!(await isThere(next))) break;
    await next.click();
  }
  await button(visitor, t("exam.review")).click();
  await looks(visitor, 700);
  await button(visitor, t("exam.finish")).click();
  await page.locator("main [data-question]").first().waitFor({ state: "detached" });
  await looks(visitor, 800);
}

/** Looks around in what is there to look things up. */
async function lookUp(visitor: Visitor): Promise<void> {
  for (const path of ["webinars/", "digital-marketing-glossary/", "templates/", "faq/", "terms/", "certification/"]) {
    await opens(visitor, `/academy/${path}`);
    await looks(visitor);
    const first = visitor.page.locator("main").locator("h2 a, h3 a, li a").first();
    if (await isThere(first)) await first.click();
    await looks(visitor, 600);
  }
}

const wholeCourse: Visit = {
  name: "a learner who goes all the way",
  language: "en",
  async run(visitor) {
    const { page, t } = visitor;
    const slug = "content-marketing-basics";
    await searches(visitor, "brief to result");
    await enrols(visitor, slug, "free@academy.test", true);
    await learns(visitor, slug, 60, 1);
    await opens(visitor, "/academy/certification/content-marketing/");
    if (!(await isThere(button(visitor, t("exam.start"))))) return;
    await sits(visitor, t("exam.start"), null);
    await page.reload();
    await page.waitForLoadState("networkidle");
    await sits(visitor, t("exam.retake"), examKey("content-marketing"));
    await opens(visitor, "/academy/certification/my-certificates/");
    await looks(visitor);
    await opens(visitor, "/academy/my-learning/");
    await looks(visitor);
  },
};

const beginner = (language: ContentLocale, who: string, steps: number, wrong: number): Visit => ({
  name: `a beginner (${language})`,
  language,
  async run(visitor) {
    await opens(visitor, "/academy/");
    await searches(visitor, "SEO");
    await enrols(visitor, "seo-basics", `${who}@academy.test`, wrong > 1);
    await learns(visitor, "seo-basics", steps, wrong);
    await opens(visitor, "/academy/my-learning/");
    await looks(visitor);
  },
});

const passerBy = (language: ContentLocale, slug: string): Visit => ({
  name: `a passer-by (${language})`,
  language,
  async run(visitor) {
    const { page, t } = visitor;
    await opens(visitor, course(slug));
    await looks(visitor, 1500);
    await button(visitor, t("course.enrol")).first().click();
    await page.waitForURL("**/sign-in/**");
    await looks(visitor, 800);
    await page.goBack();
    await looks(visitor);
    await opens(visitor, "/academy/lessons/");
    await looks(visitor, 600);
  },
});

const reader = (language: ContentLocale): Visit => ({ name: `a reader (${language})`, language, run: lookUp });

const student: Visit = {
  name: "a student with series and a name to give",
  language: "en",
  async run(visitor) {
    const { page, t } = visitor;
    await opens(visitor, "/academy/series/");
    await looks(visitor);
    await opens(visitor, "/academy/sign-in/?returnTo=%2Facademy%2Fseries%2Finside-a-site-audit%2F");
    await signsIn(visitor, "student@academy.test");
    await page.waitForURL("**/series/inside-a-site-audit/");
    await page
      .getByRole("link", { name: t("series.start") })
      .first()
      .click();
    await page.getByRole("button", { name: t("episode.mark") }).click();
    await looks(visitor, 900);
    await opens(visitor, "/academy/onboarding/seo/");
    await looks(visitor, 700);
    await opens(visitor, "/academy/profile/");
    await page.getByLabel(t("profile.name"), { exact: true }).fill("Sam Student");
    await page.getByRole("button", { name: t("profile.save") }).click();
    await page.getByText(t("profile.saved")).first().waitFor();
    await page.getByLabel(t("profile.promoCode"), { exact: true }).fill("NO-SUCH-CODE");
    await page.getByRole("button", { name: t("profile.promoSubmit") }).click();
    await page.getByText(t("failure.promo_unknown")).first().waitFor();
    await looks(visitor);
  },
};

const unlucky = (language: ContentLocale, who: string): Visit => ({
  name: `somebody on a bad line (${language})`,
  language,
  async run(visitor) {
    const { page, t } = visitor;
    await opens(visitor, "/academy/");
    await loses(visitor, "**/academy/public/api/v3/courses/**");
    await page
      .getByRole("banner")
      .getByRole("link", { name: t("sections.courses"), exact: true })
      .click();
    await triesAgain(visitor);
    await enrols(visitor, "digital-marketing-basics", `${who}@academy.test`);
    await loses(visitor, "**/lessons/**");
    await page
      .getByRole("link", { name: t("course.start") })
      .first()
      .click();
    await triesAgain(visitor);
    await page.locator("main article h2").first().waitFor();
    await looks(visitor, 900);
  },
});

/** Somebody whom a fault of the server meets, who tries again and gives up. */
const givesUp = (language: ContentLocale): Visit => ({
  name: `somebody in an outage (${language})`,
  language,
  async run(visitor) {
    const { page, t } = visitor;
    await opens(visitor, "/academy/");
    await looks(visitor, 600);
    await page.route("**/academy/public/api/v3/courses/**", (route) => route.fulfill({ status: 503 }));
    await page
      .getByRole("banner")
      .getByRole("link", { name: t("sections.courses"), exact: true })
      .click();
    await triesAgain(visitor);
    await triesAgain(visitor);
    await page
      .getByRole("button", { name: t("retry") })
      .first()
      .waitFor();
    await looks(visitor, 2500);
  },
});

/** Who comes: some learn, most look around, some are out of luck, some leave where others sign in, and an outage loses some. */
export const visits: readonly Visit[] = [
  wholeCourse,
  student,
  beginner("en", "paid", 14, 0),
  beginner("de", "trial", 9, 2),
  beginner("es", "promo", 6, 1),
  beginner("fr", "admin", 4, 0),
  beginner("ja", "editor", 3, 0),
  unlucky("en", "admin-free"),
  unlucky("de", "editor"),
  unlucky("pt", "promo"),
  ...(["en", "en", "en", "de", "es", "it", "ja"] as const).map((language) => passerBy(language, "seo-basics")),
  ...(["en", "de"] as const).map(reader),
  ...(["en", "en", "de", "es", "fr", "pt"] as const).map(givesUp),
];
