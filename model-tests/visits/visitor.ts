import type { TFunction } from "i18next";
import type { BrowserContext, Locator, Page } from "playwright-core";
import type { ContentLocale } from "../../contract/primitives";
import { quizKeys } from "../harness/content";
import { answer, password, shownQuestion } from "../harness/learner";

/** A visitor in a separate browser who has agreed to be counted. */
export interface Visitor {
  context: BrowserContext;
  page: Page;
  /** The site's texts in the visitor's language. */
  t: TFunction;
}

/** What a visitor does on the site. */
export interface Visit {
  name: string;
  language: ContentLocale;
  run(visitor: Visitor): Promise<void>;
}

export const course = (slug: string) => `/academy/courses/${slug}/`;
export const button = ({ page }: Visitor, name: string) =>
  page.locator("main").getByRole("button", { name, exact: true });
export const isThere = async (one: Locator) => (await one.count()) > 0;

/** The time that people read before they click, in milliseconds. */
export const looks = ({ page }: Visitor, ms = 400) => page.waitForTimeout(ms);

/** Opens a page of the site and waits until it is interactive. */
export async function opens({ page }: Visitor, path: string): Promise<void> {
  await page.goto(path);
  await page.locator("main").first().waitFor();
  await page.waitForLoadState("networkidle");
}

export async function signsIn(visitor: Visitor, email: string, given = password): Promise<void> {
  const { page, t } = visitor;
  await page.getByLabel(t("signIn.email")).fill(email);
  await page.getByLabel(t("signIn.password")).fill(given);
  await button(visitor, t("signIn.submit")).click();
}

/** Enrolls in a course through the sign-in, optionally with a wrong password first. */
export async function enrols(visitor: Visitor, slug: string, email: string, mistypes = false): Promise<void> {
  const { page, t } = visitor;
  await opens(visitor, course(slug));
  await looks(visitor, 900);
  await button(visitor, t("landing.enrol")).first().click();
  await page.waitForURL("**/sign-in/**");
  if (mistypes) {
    await signsIn(visitor, email, "wrong");
    await page.getByText(t("signIn.refused")).waitFor();
  }
  await signsIn(visitor, email);
  await page.waitForURL(`**${course(slug)}`);
  await page
    .getByRole("link", { name: t("landing.start") })
    .first()
    .waitFor();
}

/** Answers every question of a quiz, the first `wrong` ones incorrectly, and opens the result. */
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

/** Goes through at most this many steps of a course, from its entry point. */
export async function learns(visitor: Visitor, slug: string, most: number, wrong = 0): Promise<void> {
  const { page, t } = visitor;
  await page
    .getByRole("link", { name: t("landing.start") })
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

/** Searches for a course and opens it. */
export async function searches(visitor: Visitor, words: string): Promise<void> {
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

/** Makes the next call to an address fail like a lost connection. */
export const loses = async ({ page }: Visitor, address: string) =>
  page.route(address, (route) => route.abort("connectionfailed"), { times: 1 });

/** Retries after a failure if the page offers it. */
export async function triesAgain(visitor: Visitor): Promise<void> {
  const { page, t } = visitor;
  const again = page.getByRole("button", { name: t("retry") }).first();
  await again.waitFor();
  await looks(visitor, 1200);
  await again.click();
  await page.waitForLoadState("networkidle");
  await looks(visitor);
}

/** Takes an exam. Without a key, every question stays unanswered. */
export async function sits(visitor: Visitor, begin: string, key: Record<string, string[]> | null): Promise<void> {
  const { page, t } = visitor;
  await button(visitor, begin).click();
  await page.locator("main [data-question]").first().waitFor();
  for (let asked = 0; key; asked += 1) {
    await looks(visitor, 200 + 150 * (asked % 4));
    await answer(page, key[await shownQuestion(page)] ?? []);
    await page.locator('[data-state="saved"]').waitFor();
    const next = button(visitor, t("attempt.next"));
    if (!(await isThere(next))) break;
    await next.click();
  }
  await button(visitor, t("attempt.review")).click();
  await looks(visitor, 700);
  await button(visitor, t("attempt.finish")).click();
  await page.locator("main [data-question]").first().waitFor({ state: "detached" });
  await looks(visitor, 800);
}

/** Browses the library. */
export async function lookUp(visitor: Visitor): Promise<void> {
  for (const path of ["webinars/", "digital-marketing-glossary/", "templates/", "faq/", "terms/", "certification/"]) {
    await opens(visitor, `/academy/${path}`);
    await looks(visitor);
    const first = visitor.page.locator("main").locator("h2 a, h3 a, li a").first();
    if (await isThere(first)) await first.click();
    await looks(visitor, 600);
  }
}
