import { cp, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Browser, BrowserContext, Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { holds } from "../harness/axe";
import { launch, visitor, type Watch, watch } from "../harness/chromium";
import { signIn } from "../harness/learner";
import { type RunningServer, startServer } from "../harness/server";

const glossary = "/academy/digital-marketing-glossary/";
const term = `${glossary}anchor-text/`;
const faq = "/academy/faq/";
const terms = "/academy/terms/";
const toCome = "/academy/webinars/next-webinar/";
const recorded = "/academy/webinars/past-webinar/";
const over = "/academy/webinars/over-webinar/";
const template = "/academy/templates/first-template/";
const education = "/academy/semrush-for-education/";

/** The content of the server's tests, with one webinar that is always in the future and one without a recording. */
async function content(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "academy-content-"));
  await cp("server/fixtures/content", folder, { recursive: true });
  const written = join(folder, "webinars/next-webinar");
  await cp(written, join(folder, "webinars/over-webinar"), { recursive: true });
  const change = async (name: string, from: string, to: string) => {
    const file = join(folder, "webinars", name, "webinar.yaml");
    await writeFile(file, (await readFile(file, "utf8")).replace(from, to));
  };
  await change("next-webinar", "startsAt: 2026-04-01", "startsAt: 2999-07-01");
  await change("over-webinar", "id: 9502", "id: 9599");
  await change("over-webinar", "startsAt: 2026-04-01", "startsAt: 2020-04-01");
  return folder;
}

/** A shared machine may be slow. */
const waiting = { timeout: 10_000 };

let folder: string;
let server: RunningServer;
let browser: Browser;
let context: BrowserContext;
let page: Page;
let seen: Watch;

beforeAll(async () => {
  folder = await content();
  [server, browser] = await Promise.all([startServer({ content: folder }), launch()]);
});
afterEach(() => context?.close());
afterAll(async () => {
  await browser?.close();
  await server?.remove();
  await rm(folder, { recursive: true, force: true });
});

/** A visitor's page: in another language, with another interface language, without scripts, in another time zone. */
async function open(
  path: string,
  { host = "localhost", language = "", script = true, zone = "UTC" } = {},
): Promise<void> {
  const origin = `http://${host}:${server.port}`;
  context =
    script && zone === "UTC"
      ? await visitor(browser, origin)
      : await browser.newContext({ baseURL: origin, javaScriptEnabled: script, timezoneId: zone });
  if (language) await context.addCookies([{ name: "academy_language", value: language, domain: host, path: "/" }]);
  page = await context.newPage();
  seen = watch(page, origin);
  await page.goto(path, { waitUntil: "networkidle" });
}
const field = () => page.getByRole("searchbox", { name: "Search the glossary" });
const link = (name: string) => page.getByRole("main").getByRole("link", { name, exact: true });
const heading = (name: string, level = 1) => page.getByRole("heading", { name, level, exact: true });
const found = (text: string) => page.getByRole("status").getByText(text, { exact: true });
const query = () => new URL(page.url()).search;
const dataOf = async () =>
  (await page.locator('script[type="application/ld+json"]').allTextContents()).map((json) => JSON.parse(json));

const pages: [name: string, path: string, title: string, types: string[]][] = [
  ["the glossary", glossary, "Digital marketing glossary", ["DefinedTermSet"]],
  ["a term", term, "Anchor text", ["DefinedTerm"]],
  ["questions and answers", faq, "Questions and answers", ["FAQPage"]],
  ["the terms", terms, "Terms and conditions", []],
  ["a webinar to come", toCome, "The next webinar", ["Event"]],
  ["a webinar with a recording", recorded, "A webinar that is over", ["Event", "VideoObject"]],
  ["a webinar that is over", over, "The next webinar", ["Event"]],
  ["a template", template, "First template", []],
  ["the page for education", education, "For teachers and students", []],
];

describe("every article page", () => {
  it.each(pages)("%s is in the first HTML, fits, and is accessible", async (_, path, title, types) => {
    await open(path);
    await heading(title).waitFor();
    // The profile is the only request.
    await page.getByRole("link", { name: "Sign in", exact: true }).waitFor();
    expect(seen.complaints).toEqual([]);
    expect(seen.strangers).toEqual([]);
    expect(seen.requests.filter((url) => url.includes("/api/"))).toEqual(["/academy/api/auth/"]);
    expect(await page.title()).toBe(`${title} · Academy`);
    expect(await page.locator('link[rel="canonical"]').getAttribute("href")).toBe(server.origin + path);
    expect(await page.locator('meta[name="description"]').getAttribute("content")).toMatch(/^.{10,}$/);
    expect((await dataOf()).map((data) => data["@type"])).toEqual(expect.arrayContaining(types));
    await page.evaluate(() => {
      for (const details of document.querySelectorAll("details")) details.open = true;
    });
    await holds(page);
  });

  it.each([
    `${glossary}nothing/`,
    `${glossary}draft-term/`,
    "/academy/webinars/nothing/",
    "/academy/templates/nothing/",
  ])("%s is a 404 with a way on", async (path) => {
    const response = await fetch(server.origin + path);
    expect(response.status).toBe(404);
    expect(await response.text()).toContain("Page not found");
  });

  it("not found has its own address (specification, section 2)", async () => {
    const response = await fetch(`${server.origin}/academy/404/`);
    expect(response.status).toBe(404);
    expect(await response.text()).toContain("Page not found");
  });

  it("is visible to editors while it is a draft, and says so (R10)", async () => {
    context = await visitor(browser, server.origin);
    await signIn(context, "editor@academy.test");
    page = await context.newPage();
    await page.goto(`${glossary}draft-term/`);
    await heading("Drafted").waitFor();
    await page.getByText("A draft. Only editors see this page.").waitFor();
    await expect.poll(() => page.title(), waiting).toBe("Drafted · Academy");
  });

  it("says when its text did not load, and shows it after a retry", async () => {
    await open(glossary);
    await page.route(`**/glossary/en/anchor-text/`, (route) => route.abort("connectionrefused"));
    await link("Anchor text").click();
    await page.getByText("The term could not be loaded").waitFor();
    await page.unroute(`**/glossary/en/anchor-text/`);
    await page.getByRole("button", { name: "Try again" }).click();
    await heading("Anchor text").waitFor();
    await expect.poll(() => page.title(), waiting).toBe("Anchor text · Academy");
  });
});

describe("the glossary", () => {
  it("finds terms by words and by letters, and its address shows both", async () => {
    await open(glossary);
    await found("4 terms").waitFor();
    await field().fill("LÍNK");
    await found("1 term").waitFor();
    await expect.poll(query, waiting).toBe("?search=L%C3%8DNK");
    await link("S").click();
    await found("No term matches").waitFor();
    expect(new URLSearchParams(query()).get("letter")).toBe("S");
    expect(await field().inputValue()).toBe("LÍNK");
    await holds(page);
    await page.getByRole("button", { name: "Show all terms" }).click();
    await found("4 terms").waitFor();
    await expect.poll(query, waiting).toBe("");

    await link("S").click();
    await link("Search term").waitFor();
    expect(await link("S").getAttribute("aria-current")).toBeTruthy();
    expect(await link("All").getAttribute("aria-current")).toBeNull();
    await page.goBack();
    await found("4 terms").waitFor();
    expect(seen.complaints).toEqual([]);
    expect(seen.requests.filter((url) => url.includes("/glossary/"))).toEqual([]);
  });

  it("opens as its address says, links to a term, and back to its letter", async () => {
    await open(`${glossary}?search=link`);
    await found("1 term").waitFor();
    await link("Anchor text").click();
    await heading("Anchor text").waitFor();
    await link("Landing page").waitFor();
    await link("More terms under A").click();
    await found("1 term").waitFor();
    expect(query()).toBe("?letter=A");
    expect(await field().inputValue()).toBe("");
    expect(seen.complaints).toEqual([]);
  });

  it("can be read, searched, and filtered without scripts", async () => {
    await open(glossary, { script: false });
    expect(await page.getByRole("main").locator("section li").count()).toBe(4);
    await field().fill("visit");
    await field().press("Enter");
    await page.waitForURL(/search=visit/);
    expect(await page.getByRole("main").locator("section li").count()).toBe(1);
    await page.goto(glossary);
    await link("#").click();
    await page.waitForURL(/letter=%23/);
    await link("404 page").click();
    await heading("404 page").waitFor();
    await page.getByText("It says so, and leads on.").waitFor();
  });

  it("is grouped in Japanese by rows of the syllabary, and marks what is not translated", async () => {
    await open(glossary, { host: "ja.localhost", language: "en" });
    const letters = await page.getByRole("main").locator("nav li a").allTextContents();
    expect([...letters].sort()).toEqual(["#", "A", "All", "か", "ら"]);
    const english = page.getByRole("listitem").filter({ hasText: "Anchor text" });
    await english.getByText("English", { exact: true }).waitFor();
    // Shown only if it differs from the page's language: here somebody reads the Japanese pages in English.
    expect(await english.locator("[lang]").count()).toBe(0);
    const japanese = page.getByRole("listitem").filter({ hasText: "検索語" });
    expect(await japanese.locator("[lang=ja]").count()).toBe(2);
    await page.getByRole("main").getByRole("link", { name: "Anchor text" }).click();
    await page.getByText("This text is not translated yet. It is shown in English.").waitFor();
  });
});

describe("questions and answers", () => {
  it("open at the question in the address, in the first HTML and later", async () => {
    await open(`${faq}#how-long`);
    await page.getByText("As long as you like.").waitFor();
    expect(await page.getByText("Nothing.").isVisible()).toBe(false);
    await page.goto(`${faq}#again`);
    await page.getByText("Yes.", { exact: true }).waitFor();
    await page.getByText("What does it cost?").click();
    await page.getByText("Nothing.").waitFor();
    const [first] = await page.getByRole("link", { name: "Link to this question" }).all();
    expect(await first?.getAttribute("href")).toBe("#what-it-costs");
    expect(seen.complaints).toEqual([]);
  });

  it("also open without scripts", async () => {
    await open(faq, { script: false });
    await page.getByText("What does it cost?").click();
    await page.getByText("Nothing.").waitFor();
  });
});

describe("a webinar", () => {
  const moment = () => page.getByRole("main").locator("time").first().textContent();

  it("shows its start in the viewer's own time zone after hydration, without errors (L20)", async () => {
    await open(toCome, { zone: "America/New_York" });
    await page.getByText("Time zone: America/New_York").waitFor();
    expect(await moment()).toBe("July 1, 2999 at 11:00 AM EDT");
    expect(seen.complaints).toEqual([]);
  });

  it("shows it in UTC if the zone is unknown", async () => {
    await open(toCome, { script: false, zone: "America/New_York" });
    expect(await moment()).toBe("July 1, 2999 at 3:00 PM UTC");
    await page.getByText("Time zone: UTC").waitFor();
  });

  it("in the future can be added to a calendar", async () => {
    await open(toCome);
    const href = await link("Add to your calendar").getAttribute("href");
    const response = await context.request.get(String(href));
    expect(response.headers()["content-type"]).toBe("text/calendar; charset=utf-8");
    const file = await response.text();
    expect(file).toContain("\r\nDTSTART:29990701T150000Z\r\n");
    expect(file.replace(/\r\n /g, "")).toContain(`\r\nURL:${server.origin}${toCome}\r\n`);
  });

  it("in the past says so, and plays its recording, if any, with captions", async () => {
    await open(over);
    await page.getByText("This webinar is over").waitFor();
    expect(await link("Add to your calendar").count()).toBe(0);
    await page.goto(recorded);
    const video = page.getByLabel("Recording of A webinar that is over");
    expect(await video.getAttribute("controls")).not.toBeNull();
    expect(await video.locator("track").getAttribute("kind")).toBe("captions");
    expect(await page.getByText("This webinar is over").count()).toBe(0);
  });
});

describe("a template", () => {
  it("downloads under its own name", async () => {
    await open(template);
    const download = page.waitForEvent("download");
    await page.getByRole("link", { name: /^Download plan\.csv/ }).click();
    expect((await download).suggestedFilename()).toBe("plan.csv");
  });
});

describe("the page for education", () => {
  it("links to the message box, courses, series, templates, and answers", async () => {
    await open(education);
    for (const [name, path] of [
      ["All courses", "/academy/courses/"],
      ["All series", "/academy/series/"],
      ["All templates", "/academy/templates/"],
      ["Questions and answers", faq],
    ] as const)
      expect(await link(name).getAttribute("href")).toBe(path);
    await link("Ask for student accounts").click();
    await page.getByRole("dialog", { name: "Feedback" }).waitFor();
    expect(new URL(page.url()).hash).toBe("#feedback");
    expect(seen.complaints).toEqual([]);
  });
});
