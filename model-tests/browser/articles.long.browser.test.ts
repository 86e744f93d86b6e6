import { describe, expect, it } from "vitest";
import { holds } from "../harness/axe";
import { page, seen, server, visit } from "../harness/visit";
import {
  education,
  faq,
  glossary,
  heading,
  link,
  open,
  over,
  recorded,
  startSiteWithArticles,
  template,
  toCome,
  waiting,
} from "./articles.testing";

startSiteWithArticles();

const dataOf = async () =>
  (await page.locator('script[type="application/ld+json"]').allTextContents()).map((json) => JSON.parse(json));

const pages: [name: string, path: string, title: string, types: string[]][] = [
  ["the glossary", glossary, "Digital marketing glossary", ["DefinedTermSet"]],
  ["a term", `${glossary}anchor-text/`, "Anchor text", ["DefinedTerm"]],
  ["questions and answers", faq, "Questions and answers", ["FAQPage"]],
  ["the terms", "/academy/terms/", "Terms and conditions", []],
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
    // A visitor's page calls nothing.
    await page.getByRole("link", { name: "Sign in", exact: true }).waitFor();
    expect(seen.complaints).toEqual([]);
    expect(seen.strangers).toEqual([]);
    expect(seen.requests.filter((url) => url.includes("/api/"))).toEqual([]);
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
    await visit({ email: "editor@academy.test" });
    await page.goto(`${glossary}draft-term/`);
    await heading("Drafted").waitFor();
    await page.getByText("Draft. Only editors can see this page.").waitFor();
    await expect.poll(() => page.title(), waiting).toBe("Drafted · Academy");
  });

  it("reports that its text did not load, and shows it after a retry", async () => {
    await open(glossary);
    await page.route(`**/glossary/en/anchor-text/`, (route) => route.abort("connectionrefused"));
    await link("Anchor text").click();
    await page.getByText("We couldn’t load the term").waitFor();
    await page.unroute(`**/glossary/en/anchor-text/`);
    await page.getByRole("button", { name: "Try again" }).click();
    await heading("Anchor text").waitFor();
    await expect.poll(() => page.title(), waiting).toBe("Anchor text · Academy");
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
      ["See all courses", "/academy/courses/"],
      ["See all series", "/academy/series/"],
      ["See all templates", "/academy/templates/"],
      ["Questions and answers", faq],
    ] as const)
      expect(await link(name).getAttribute("href")).toBe(path);
    await link("Ask for student accounts").click();
    await page.getByRole("dialog", { name: "Feedback" }).waitFor();
    expect(new URL(page.url()).hash).toBe("#feedback");
    expect(seen.complaints).toEqual([]);
  });
});
