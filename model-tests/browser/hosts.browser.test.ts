import { describe, expect, it } from "vitest";
import { visitor } from "../harness/chromium";
import { password } from "../harness/learner";
import { browser, shared as server, shareSite } from "../harness/visit";

shareSite();

const at = (host: string, path: string) => `http://${host}:${server.port}${path}`;

/** The address that a visitor is redirected to, and its language. */
async function landingOf(url: string, expected: string) {
  const context = await visitor(browser, server.origin);
  const page = await context.newPage();
  await page.goto(url);
  await page.waitForURL(expected);
  await page.locator("h1").first().waitFor();
  const language = await page.locator("html").getAttribute("lang");
  await context.close();
  return language;
}

describe("the language of a host name (R24, R25, R32)", () => {
  it.each([
    ["localhost", "en"],
    ["es.localhost", "es"],
    ["ja.localhost", "ja"],
    ["www.localhost", "en"],
    ["xx.localhost", "en"],
    ["127.0.0.1", "en"],
  ])("%s has the language %s and does not redirect", async (host, language) => {
    const url = at(host, "/academy/courses/");
    expect(await landingOf(url, url)).toBe(language);
  });

  it.each([
    ["webinars, which Japanese does not have", "ja.localhost", "/academy/webinars/"],
    ["SEO, which is English and Spanish", "de.localhost", "/academy/courses/seo/"],
    ["AI courses, which are English", "es.localhost", "/academy/courses/ai/"],
    ["a standalone lesson", "fr.localhost", "/academy/standalone-courses/utm-tags-done-right/"],
    ["the onboarding", "it.localhost", "/academy/onboarding/seo/"],
  ])("sends from %s to the English page", async (_, host, path) => {
    expect(await landingOf(at(host, path), at("localhost", path))).toBe("en");
  });

  it("redirects from the server alone what nobody may read, and leaves to scripts what an account may (R69)", async () => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto(at("de.localhost", "/academy/courses/seo/?search=links"));
    expect(page.url()).toBe(at("localhost", "/academy/courses/seo/?search=links"));
    await page.goto(at("de.localhost", "/academy/series/"));
    expect(page.url()).toBe(at("de.localhost", "/academy/series/"));
    expect(await page.locator("meta[name=robots]").getAttribute("content")).toBe("noindex");
    await context.close();
    const url = at("localhost", "/academy/series/");
    expect(await landingOf(at("de.localhost", "/academy/series/"), url)).toBe("en");
  });

  it("is said by the menu's links to another language's host, which lead there at once", async () => {
    const context = await visitor(browser, at("ja.localhost", ""));
    const page = await context.newPage();
    await page.goto("/academy/faq/");
    await page.getByRole("banner").locator("button[popovertarget=sections]").click();
    const webinars = page.getByRole("banner").getByRole("link", { name: "ウェビナー（英語）", exact: true });
    expect(await webinars.getAttribute("hreflang")).toBe("en");
    await webinars.click();
    await page.waitForURL(at("localhost", "/academy/webinars/"));
    await context.close();
  });

  it("lets Spanish have the SEO section", async () => {
    const url = at("es.localhost", "/academy/courses/seo/");
    expect(await landingOf(url, url)).toBe("es");
  });

  it("redirects an old address of a standalone lesson to its current one", async () => {
    await landingOf(
      at("localhost", "/academy/lessons/utm-tags-done-right/?a=b"),
      at("localhost", "/academy/standalone-courses/utm-tags-done-right/?a=b"),
    );
  });
});

describe("the menu of languages", () => {
  it("links to the page in each of its languages, and has no links if the host has only one", async () => {
    const context = await visitor(browser, server.origin);
    const page = await context.newPage();
    const links = (host: string, path: string) =>
      page
        .goto(at(host, path))
        .then(() =>
          page.locator("#lang-menu a[hreflang]").evaluateAll((all) => all.map((a) => (a as HTMLAnchorElement).href)),
        );
    expect(await links("es.localhost", "/academy/webinars/")).toEqual(
      ["", "es.", "pt.", "de.", "it.", "fr."].map((prefix) => at(`${prefix}localhost`, "/academy/webinars/")),
    );
    expect(await links("127.0.0.1", "/academy/courses/")).toEqual([]);
    await context.close();
  });

  it("is hidden for series, which editors read in every language", async () => {
    const context = await visitor(browser, at("de.localhost", ""));
    const page = await context.newPage();
    await page.goto("/academy/sign-in/?returnTo=/academy/series/");
    await page.getByRole("textbox").and(page.locator("[type=email]")).fill("editor@academy.test");
    await page.locator("main [type=password]").fill(password);
    await page.locator("main [type=submit]").click();
    await page.getByRole("heading", { level: 1, name: "Serien" }).waitFor();
    expect(page.url()).toBe(at("de.localhost", "/academy/series/"));
    await page.locator("#lang-menu").waitFor({ state: "detached" });
    await context.close();
  });

  it("changes only the interface language, remembers it, and forgets it again (R14)", async () => {
    const context = await visitor(browser, server.origin);
    const page = await context.newPage();
    await page.goto("/academy/courses/?search=seo");
    await page.locator("button[popovertarget=lang-menu]:visible").click();
    await page.getByRole("link", { name: "한국어" }).click();
    await page.waitForURL("**/academy/courses/?search=seo");
    expect(await page.locator("html").getAttribute("lang")).toBe("ko");
    await page.goto("/academy/");
    expect(await page.locator("html").getAttribute("lang")).toBe("ko");
    await page.locator("button[popovertarget=lang-menu]:visible").click();
    await page.locator("#lang-menu a[lang=en][rel]").click();
    await page.waitForURL("**/academy/");
    expect(await page.locator("html").getAttribute("lang")).toBe("en");
    await context.close();
  });
});

describe("the links for search engines", () => {
  it("are the page's address in each language that it exists in", async () => {
    const context = await visitor(browser, server.origin);
    const page = await context.newPage();
    await page.goto(at("de.localhost", "/academy/courses/seo-basics/"));
    const alternates = () =>
      page
        .locator("link[hreflang]")
        .evaluateAll((all) =>
          Object.fromEntries(all.map((link) => [(link as HTMLLinkElement).hreflang, (link as HTMLLinkElement).href])),
        );
    const first = await alternates();
    expect(Object.keys(first)).toEqual(["en", "es", "pt", "de", "it", "fr", "ja", "x-default"]);
    expect(first.de).toBe(at("de.localhost", "/academy/courses/seo-basics/"));
    expect(first["x-default"]).toBe(at("localhost", "/academy/courses/seo-basics/"));
    // After a navigation without a reload, they belong to the new page.
    await page.locator("nav ol a").nth(1).click();
    await page.waitForURL("**/academy/courses/");
    await expect.poll(async () => (await alternates()).de).toBe(at("de.localhost", "/academy/courses/"));
    await context.close();
  });
});
