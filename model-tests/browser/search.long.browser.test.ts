import { describe, expect, it } from "vitest";
import { holds } from "../harness/axe";
import { button } from "../harness/page-parts";
import { browser, openPage, page, seen, server, startSite, visit } from "../harness/visit";

startSite();

async function open(path: string, who: Parameters<typeof visit>[0] = {}): Promise<void> {
  await visit(who);
  await page.goto(path, { waitUntil: "networkidle" });
}
const field = () => page.getByRole("banner").locator("input[name=search]");
const option = (name: string | RegExp) => page.getByRole("option", { name });
const searches = () => seen.requests.filter((path) => path.includes("/v2/search/"));
const hasFocus = () => field().evaluate((input) => input === document.activeElement);

/** Presses Tab until the search field has the focus. */
async function tabToSearch(): Promise<void> {
  for (let presses = 0; presses < 20; presses += 1) {
    await page.keyboard.press("Tab");
    if (await hasFocus()) return;
  }
  throw new Error("The search was not reached by keyboard.");
}

describe("a visitor who searches", () => {
  it("finds a course by a mistyped word, with the keyboard only, and opens it", async () => {
    await open("/academy/");
    await tabToSearch();
    await page.keyboard.type("analitics");
    await option(/^Marketing analytics: from question to decision Course/).waitFor();
    expect(await field().getAttribute("aria-expanded")).toBe("true");
    expect(
      await option(/^Marketing analytics: from question to decision Course/)
        .locator("mark")
        .first()
        .textContent(),
    ).toBe("analytics");
    expect(searches()).toHaveLength(1);
    await holds(page);
    await page.setViewportSize({ width: 1280, height: 900 });

    await page.keyboard.press("ArrowDown");
    const selected = (await field().getAttribute("aria-activedescendant")) ?? "";
    expect(await page.locator(`#${selected}`).textContent()).toContain("Marketing analytics");
    await page.keyboard.press("Escape");
    await page.getByRole("listbox").waitFor({ state: "detached" });
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Enter");
    await page.waitForURL("**/academy/courses/marketing-analytics-basics/");
    await page.getByRole("heading", { level: 1, name: /^Marketing analytics/ }).waitFor();
    await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe("H1");
    expect(await field().inputValue()).toBe("");
    expect(seen.complaints).toEqual([]);
    expect(seen.strangers).toEqual([]);
  });

  it("gets to all results with Enter", async () => {
    await open("/academy/certification/seo-basics/");
    await field().fill("marketting");
    await option(/^Marketing analytics: from question to decision Course/).waitFor();
    await page.keyboard.press("Enter");
    await page.waitForURL("**/academy/search/?search=marketting");
    await page.getByText(/^\d+ results?$/).waitFor();
    expect(await field().inputValue()).toBe("marketting");
    await page.getByRole("listbox").waitFor({ state: "detached" });
    expect(seen.complaints).toEqual([]);
  });

  it("loses nothing typed before the search has loaded", async () => {
    await open("/academy/");
    expect(seen.requests.filter((path) => /\/assets\/search-combobox-/.test(path))).toEqual([]);
    let release = (): void => undefined;
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route(/\/assets\/search-combobox-/, async (route) => {
      await held;
      await route.continue();
    });
    await field().click();
    await page.keyboard.type("keyword");
    expect(await field().getAttribute("role")).toBeNull();
    await page.keyboard.press("ArrowLeft");
    release();
    await page.getByRole("combobox", { name: "Search Academy" }).waitFor();
    expect(await hasFocus()).toBe(true);
    await page.keyboard.type("-");
    expect(await field().inputValue()).toBe("keywor-d");
    await page.keyboard.press("Backspace");
    await option(/^Keyword map Template/).waitFor();
    expect(seen.complaints).toEqual([]);
  });

  it("searches even if the search's code fails to load, and loads it on the next try", async () => {
    await open("/academy/");
    await page.route(/\/assets\/search-combobox-/, (route) => route.abort("connectionrefused"), { times: 1 });
    await field().click();
    await page.keyboard.type("seo");
    await page.keyboard.press("Enter");
    await page.waitForURL("**/academy/search/?search=seo");
    await page.getByText(/^\d+ results?$/).waitFor();
    expect(seen.complaints.filter((text) => !text.includes("ERR_CONNECTION_REFUSED"))).toEqual([]);
  });

  it("learns when nothing was found or why the search failed, and can try again", async () => {
    await open("/academy/");
    await field().fill("xyzzyx");
    await page.getByText("Check for typos").waitFor();
    await holds(page);
    await page.route("**/v2/search/**", (route) => route.abort("connectionrefused"), { times: 1 });
    await field().fill("seo");
    await page.getByRole("alert").filter({ hasText: "We couldn’t run your search" }).waitFor();
    await holds(page);
    await button("Try again").click();
    await option(/^SEO/).first().waitFor();
    expect(await hasFocus()).toBe(true);
    expect(seen.complaints.filter((text) => !text.includes("ERR_CONNECTION_REFUSED"))).toEqual([]);
  });

  it("on a phone, opens the search with its icon and a result with a tap", async () => {
    await open("/academy/", { width: 375 });
    const narrow = (await field().boundingBox())?.width ?? 0;
    expect(narrow).toBeLessThan(60);
    await field().click();
    await expect.poll(async () => (await field().boundingBox())?.width ?? 0).toBeGreaterThan(300);
    await page.keyboard.type("content marketing from");
    await option(/^Content marketing from brief to result Course/).click();
    await page.waitForURL("**/academy/courses/content-marketing-basics/");
    await expect.poll(async () => (await field().boundingBox())?.width).toBe(narrow);
    expect(seen.complaints).toEqual([]);
  });

  it.each([375, 1280])("finds without JavaScript, at %i px", async (width) => {
    const options = { baseURL: server.origin, javaScriptEnabled: false, viewport: { width, height: 900 } };
    await openPage(await browser.newContext(options));
    await page.goto("/academy/");
    await field().click();
    await page.keyboard.type("analitics");
    await page.keyboard.press("Enter");
    await page.waitForURL("**/academy/search/?search=analitics");
    await page
      .getByRole("main")
      .getByRole("link", { name: /^Marketing analytics: from question to decision/ })
      .click();
    await page.getByRole("heading", { level: 1, name: /^Marketing analytics/ }).waitFor();
  });

  it("chooses a kind with the arrow keys, which the address keeps, and opens a question at its answer", async () => {
    await open("/academy/search/?search=certificate");
    const kinds = page.getByRole("group", { name: "Show" });
    const found = page.getByRole("main").getByRole("status");
    await kinds.getByRole("radio", { name: /^All/ }).focus();
    await page.keyboard.press("ArrowLeft");
    await expect.poll(() => found.textContent()).toMatch(/^Questions and answers: \d+ results$/);
    await expect.poll(() => new URL(page.url()).search).toBe("?search=certificate&kind=question");
    await holds(page);
    await page.reload({ waitUntil: "networkidle" });
    expect(await kinds.getByRole("radio", { name: /^Questions and answers/ }).isChecked()).toBe(true);
    await page
      .getByRole("main")
      .getByRole("link", { name: /^Which name appears on my certificate/ })
      .click();
    const answer = page.locator("details#certificate-name");
    await expect.poll(() => answer.getAttribute("open")).toBe("");
    await expect.poll(async () => (await answer.boundingBox())?.y ?? Number.POSITIVE_INFINITY).toBeLessThan(400);

    await field().fill("take an exam again");
    await option(/^Can I take an exam again/).click();
    await expect.poll(() => page.locator("details#exam-retake").getAttribute("open")).toBe("");
    expect(seen.complaints).toEqual([]);
  });

  it.each([
    ["app=glossary", "Glossary: 2 results"],
    ["app=webinars", "Webinars: 0 results"],
    ["app=academy", "10 results"],
  ])("still gets what an address with %s asked for", async (app, text) => {
    await open(`/academy/search/?search=canonical&${app}`);
    await expect.poll(() => page.getByRole("main").getByRole("status").textContent()).toBe(text);
  });
});
