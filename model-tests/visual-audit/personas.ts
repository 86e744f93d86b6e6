import type { Browser, BrowserContext, Page } from "playwright-core";
import { StartError } from "../../server/start-error";
import { languageCookie, type UiLanguage } from "../../src/i18n/languages";
import { sectionOf } from "../../src/paths/sections";
import { visitor } from "../harness/chromium";
import { examKey } from "../harness/content";
import { answerAll, completeCourse, signIn } from "../harness/learner";
import type { RunningServer } from "../harness/server";
import { sizeOf } from "./faults";
import { type AuditedPage, auditedPages, type Who } from "./places";
import { auditedStates } from "./states";

const emails: Record<Exclude<Who, "visitor">, string> = {
  learner: "free@academy.test",
  student: "student@academy.test",
  editor: "editor@academy.test",
  administrator: "admin@academy.test",
};

/** A persona for the audit: their cookies, valid for every host of the site. */
type Cookies = Awaited<ReturnType<BrowserContext["cookies"]>>;

/** The personas, with existing data: a started course, a completed one, a passed exam. */
export class Personas {
  private readonly pages = new Map<string, Page>();

  private constructor(
    private readonly browser: Browser,
    private readonly server: RunningServer,
    private readonly cookies: Map<Who, Cookies>,
    private readonly certificate: string,
  ) {}

  static async prepare(browser: Browser, server: RunningServer): Promise<Personas> {
    const cookies = new Map<Who, Cookies>();
    let certificate = "";
    for (const [who, email] of Object.entries(emails) as [Who, string][]) {
      const context = await visitor(browser, server.origin);
      await signIn(context, email);
      if (who === "learner") certificate = await learn(context);
      cookies.set(who, await context.cookies());
      await context.close();
    }
    return new Personas(browser, server, cookies, certificate);
  }

  /**
   * A place in a language: on the language's host if the place exists there, otherwise as the interface language.
   * The page is ready once nothing on it is busy; the same person's next place in the same language reuses it.
   * @param width of the window in which it gets into its state
   */
  async open(
    { who, path, before, act, onMainHost = false }: AuditedPage,
    language: UiLanguage,
    width = 375,
  ): Promise<Page> {
    const isOwn =
      !onMainHost &&
      language !== "en" &&
      (sectionOf(path).allowedLanguages as Record<string, boolean>)[language] === true;
    const origin = this.server.origin.replace("//", isOwn ? `//${language}.` : "//");
    const chosen = isOwn || language === "en" ? null : language;
    const key = [who, origin, chosen].join(" ");
    const page = this.pages.get(key) ?? (await this.enter(who, origin, chosen));
    this.pages.set(key, page);
    await page.context().setOffline(false);
    await page.unrouteAll();
    await page.setViewportSize(sizeOf(width));
    await before?.(page);
    // Leaves an address that differs in nothing but its hash.
    await page.goto("about:blank");
    await page.goto(path.replace("{certificate}", this.certificate), { waitUntil: "networkidle" });
    await page.locator("h1").first().waitFor();
    await page.waitForFunction(() => document.querySelector("main [aria-busy=true]") === null);
    await act?.(page);
    return page;
  }

  private async enter(who: Who, origin: string, chosen: UiLanguage | null): Promise<Page> {
    const context = await visitor(this.browser, origin);
    const own = (this.cookies.get(who) ?? []).map(({ name, value }) => ({ name, value, url: origin }));
    await context.addCookies(chosen ? [...own, { name: languageCookie, value: chosen, url: origin }] : own);
    return context.newPage();
  }
}

/** Starts a course, completes another, and passes an exam. @returns the address of the certificate. */
export async function learn(context: BrowserContext): Promise<string> {
  await completeCourse(context, "content-marketing-basics");
  await context.request.post("/academy/private/api/v2/courses/en/marketing-analytics-basics/enroll/", { data: {} });
  const page = await context.newPage();
  await page.goto("/academy/certification/content-marketing/");
  await page.getByRole("button", { name: "Start exam" }).click();
  await answerAll(page, examKey("content-marketing"));
  await page.getByRole("button", { name: "Review and finish" }).click();
  await page.getByRole("button", { name: "Finish exam" }).click();
  await page.getByRole("link", { name: "Show certificate" }).click();
  await page.waitForURL("**/academy/certificates/**");
  return new URL(page.url()).pathname;
}

/** Every screen and state. */
export const everyPage: readonly AuditedPage[] = [...auditedPages, ...auditedStates];

/** The pages with these names, or all. @throws {StartError} for an unknown name */
export function auditedPagesOf(names: readonly string[]): readonly AuditedPage[] {
  const unknown = names.find((name) => !everyPage.some((page) => page.name === name));
  if (unknown)
    throw new StartError(`There is no page "${unknown}"; there are ${everyPage.map(({ name }) => name).join("; ")}.`);
  return names.length === 0 ? everyPage : everyPage.filter(({ name }) => names.includes(name));
}
