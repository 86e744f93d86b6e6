import type { Browser, BrowserContext, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { holds } from "../harness/axe";
import { launch, visitor, watch } from "../harness/chromium";
import { examKey } from "../harness/content";
import { answerAll, completeCourse, signIn } from "../harness/learner";
import { type RunningServer, startServer } from "../harness/server";

const certification = "/academy/certification/";
const exam = `${certification}seo-basics/`;
const part = `${exam}modules/10192/`;
const agency = "/academy/agency-partners-exams/";
const quickContent = "model-tests/fixtures/content";

let server: RunningServer;
let browser: Browser;

beforeAll(async () => {
  [server, browser] = await Promise.all([startServer(), launch()]);
});
afterAll(async () => {
  await browser?.close();
  await server?.remove();
});

const button = (page: Page, name: string | RegExp) => page.getByRole("button", { name });
const link = (page: Page, name: string | RegExp) => page.getByRole("link", { name, exact: typeof name === "string" });
const crumb = (page: Page, name: string) =>
  page.getByRole("navigation", { name: "You are here" }).getByRole("link", { name });
const heading = (page: Page, name: string | RegExp) => page.getByRole("heading", { name, exact: true });

async function account(email: string, origin = server.origin): Promise<BrowserContext> {
  const context = await visitor(browser, origin);
  await signIn(context, email);
  return context;
}
/** A new learner who has taken no exam yet. */
const fresh = ["student", "admin", "editor", "trial", "promo"].map((name) => `${name}@academy.test`);
const freshAccount = (): Promise<BrowserContext> => account(fresh.pop() ?? "");

/** The level-two headings of the page, in order: the groups of a list. */
const groups = (page: Page) => page.locator("main h2").allTextContents();

describe("the first HTML", () => {
  const get = async (path: string) => {
    const response = await fetch(server.origin + path);
    return { status: response.status, html: await response.text() };
  };

  it("of all exams contains the list, also for search engines", async () => {
    const { status, html } = await get(certification);
    expect(status).toBe(200);
    expect(html).toContain("SEO basics exam");
    expect(html).toMatch(/<link rel="canonical" href="[^"]+\/academy\/certification\/">/);
    expect(html).toMatch(/<meta name="description" content="[^"]{30,}">/);
    const lists = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)]
      .map(([, json = ""]) => JSON.parse(json))
      .filter((block) => block["@type"] === "ItemList");
    expect(lists).toHaveLength(1);
    expect(lists[0].itemListElement.length).toBeGreaterThan(10);
    expect(lists[0].itemListElement[0].url).toMatch(/^http:.*\/academy\/certification\/[a-z-]+\/$/);
  });

  it.each([
    [agency, 200, "For digital agencies"],
    [part, 200, "Technical basics and measurement"],
    [`${exam}modules/1/`, 404, "Page not found"],
    [`${exam}modules/first/`, 404, "Page not found"],
  ])("of %s has status %i and contains “%s”", async (path, expected, text) => {
    const { status, html } = await get(path);
    expect(status).toBe(expected);
    expect(html).toContain(text);
  });
});

describe("a visitor", () => {
  it("sees one list of all exams and signs in to see more", async () => {
    const context = await visitor(browser, server.origin);
    const page = await context.newPage();
    const seen = watch(page, server.origin);
    await page.goto(certification, { waitUntil: "networkidle" });
    await page.getByText("Sign in to see your status in each exam").waitFor();
    expect(await groups(page)).toEqual(["All exams"]);
    expect(await link(page, "See rules and start: SEO basics exam").getAttribute("href")).toBe(exam);
    expect(seen.complaints).toEqual([]);
    expect(seen.requests.filter((url) => url.includes("/api/"))).toEqual([]);
    await holds(page);
    await page.getByRole("main").getByRole("button", { name: "Sign in", exact: true }).click();
    await page.waitForURL("**/academy/sign-in/**");
    expect(new URL(page.url()).searchParams.get("returnTo")).toBe(certification);
    await context.close();
  });

  it("reads who the partner exams are for, and continues to all exams", async () => {
    const context = await visitor(browser, server.origin);
    const page = await context.newPage();
    await page.goto(agency);
    await heading(page, "Sign in to see the partner exams").waitFor();
    await holds(page);
    await link(page, "See all exams").last().click();
    await heading(page, "Certification").waitFor();
    await context.close();
  });

  it("reads what a part is, and sees its rules after signing in", async () => {
    const context = await visitor(browser, server.origin);
    const page = await context.newPage();
    await page.goto(part);
    await page.getByText("Sign in to read the rules of this part.").waitFor();
    await holds(page);
    await context.close();
  });
});

describe("a learner", () => {
  it("sees what they can do in each exam, with one next step", async () => {
    const context = await account("free@academy.test");
    const page = await context.newPage();
    const seen = watch(page, server.origin);
    await page.goto(certification);
    await heading(page, "Ready to start").waitFor();
    expect(await groups(page)).toEqual(["Ready to start", "Not open yet"]);
    expect(await link(page, "Go to course: SEO basics exam").getAttribute("href")).toBe("/academy/courses/seo-basics/");
    await page.getByText("Course required").first().waitFor();
    await holds(page);
    expect(seen.complaints).toEqual([]);
    await context.close();
  });

  it("returns from a started exam to a list that shows it", async () => {
    const context = await freshAccount();
    const page = await context.newPage();
    await page.goto(certification);
    await link(page, "Start: Digital agency growth").click();
    await button(page, "Start exam").click();
    await heading(page, /^Question 1 of/).waitFor();
    await page.goBack();
    await link(page, "Continue: Digital agency growth").waitFor();
    expect((await groups(page))[0]).toBe("In progress");
    await context.close();
  });

  it("sees the partner exams in their groups and in their order (R51)", async () => {
    const context = await account("paid@academy.test");
    const page = await context.newPage();
    await page.goto(agency);
    await heading(page, "Digital agency growth").waitFor();
    expect(await groups(page)).toEqual(["For digital agencies", "Toolkit proficiency"]);
    const titles = await page.locator("main h3").allTextContents();
    expect(titles.slice(0, 4)).toEqual([
      "Digital agency growth",
      "Keyword research toolkit",
      "Technical audit toolkit",
      "AI search toolkit",
    ]);
    expect(titles).toHaveLength(16);
    await holds(page);
    await context.close();
  });

  it("gets from an empty list of certificates to the exams", async () => {
    const context = await account("admin-free@academy.test");
    const page = await context.newPage();
    await page.goto(`${certification}my-certificates/`);
    await link(page, "See exams").click();
    await heading(page, "Ready to start").waitFor();
    await link(page, "My certificates").last().click();
    await heading(page, "No certificates yet").waitFor();
    await crumb(page, "Certification").waitFor();
    await context.close();
  });
});

describe("a part of an exam", () => {
  it("can be completed independently of the whole exam, and earns no certificate", async () => {
    const context = await freshAccount();
    await completeCourse(context, "seo-basics");
    const page = await context.newPage();
    const seen = watch(page, server.origin);
    await page.goto(exam);
    await link(page, "Technical basics and measurement").click();
    await page.getByText("You have 20 minutes.").waitFor();
    await page.getByText("A part doesn’t earn a certificate. The full exam does.").waitFor();
    await holds(page);

    await page.setViewportSize({ width: 1280, height: 900 });
    await button(page, "Start this part").click();
    await heading(page, /^Question 1 of 5/).waitFor();
    await page.reload();
    await heading(page, /^Question 1 of 5/).waitFor();
    await answerAll(page, examKey("seo-basics"));
    await button(page, "Review and finish").click();
    await button(page, "Finish this part").click();
    await page.getByText("Passed with 100%").first().waitFor();
    await heading(page, "This part is done").waitFor();
    await holds(page);

    await page.reload();
    await page.getByText("You passed this part with 100%.").waitFor();
    await link(page, "SEO basics exam").first().click();
    await page.getByText("You haven’t taken this exam yet.").waitFor();
    await page.goto(`${certification}my-certificates/`);
    await heading(page, "No certificates yet").waitFor();
    expect(seen.complaints).toEqual([]);
    await context.close();
  });
});

describe("an exam in its cool-down", () => {
  let quick: RunningServer;
  beforeAll(async () => {
    quick = await startServer({ content: quickContent });
  });
  afterAll(() => quick?.remove());

  it("opens in the list by itself when its time comes (L8)", async () => {
    const context = await account("free@academy.test", quick.origin);
    await completeCourse(context, "quick", quickContent);
    const page = await context.newPage();
    await page.goto(`${certification}quick/`);
    await button(page, /^Start (exam|new attempt)$/).click();
    await button(page, "Review and finish").click();
    await button(page, "Finish exam").click();
    await page.getByText("Not passed: 0%").first().waitFor();
    await crumb(page, "Certification").click();
    await link(page, /^Retake from .*: A quick exam$/).waitFor();
    await link(page, "Continue: A quick exam").waitFor();
    expect(await groups(page)).toEqual(["In progress"]);
    await context.close();
  });
});
