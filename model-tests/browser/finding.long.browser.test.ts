import type { Browser, BrowserContext, Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { holds } from "../harness/axe";
import { launch, visitor, type Watch, watch } from "../harness/chromium";
import { completeCourse, password, signIn } from "../harness/learner";
import { type RunningServer, startServer } from "../harness/server";

let server: RunningServer;
let browser: Browser;
let context: BrowserContext;
let page: Page;
let seen: Watch;

beforeAll(async () => {
  [server, browser] = await Promise.all([startServer(), launch()]);
});
afterEach(() => context?.close());
afterAll(async () => {
  await browser?.close();
  await server?.remove();
});

/** A page of a visitor, or of the account with this email address. */
async function open(path: string, { email, width, origin }: { email?: string; width?: number; origin?: string } = {}) {
  context = await visitor(browser, origin ?? server.origin, width);
  if (email) await signIn(context, email);
  page = await context.newPage();
  seen = watch(page, origin ?? server.origin);
  await page.goto(path, { waitUntil: "networkidle" });
}
const field = () => page.getByRole("banner").locator("input[name=search]");
const option = (name: string | RegExp) => page.getByRole("option", { name });
const button = (name: string) => page.getByRole("button", { name, exact: true });
const searches = () => seen.requests.filter((path) => path.includes("/v2/search/"));
const hasFocus = () => field().evaluate((input) => input === document.activeElement);

/** Presses Tab until the search field has the focus, as somebody without a mouse does. */
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
    await option(/^Marketing analytics/).waitFor();
    expect(await field().getAttribute("aria-expanded")).toBe("true");
    expect(
      await option(/^Marketing analytics/)
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
    await option(/^Marketing analytics/).waitFor();
    await page.keyboard.press("Enter");
    await page.waitForURL("**/academy/search/?search=marketting");
    await page.getByText(/^\d+ results?$/).waitFor();
    expect(await field().inputValue()).toBe("marketting");
    await page.getByRole("listbox").waitFor({ state: "detached" });
    expect(seen.complaints).toEqual([]);
  });

  it("loses nothing typed before the search has loaded", async () => {
    await open("/academy/");
    expect(seen.requests.filter((path) => /\/assets\/code-/.test(path))).toEqual([]);
    let release = (): void => undefined;
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route(/\/assets\/code-/, async (route) => {
      await held;
      await route.continue();
    });
    await field().click();
    await page.keyboard.type("keyword");
    expect(await field().getAttribute("role")).toBeNull();
    await page.keyboard.press("ArrowLeft");
    release();
    await page.getByRole("combobox", { name: "Search the academy" }).waitFor();
    expect(await hasFocus()).toBe(true);
    await page.keyboard.type("-");
    expect(await field().inputValue()).toBe("keywor-d");
    await page.keyboard.press("Backspace");
    await option(/^SEO basics/).waitFor();
    expect(seen.complaints).toEqual([]);
  });

  it("searches even if the search's code fails to load, and loads it on the next try", async () => {
    await open("/academy/");
    await page.route(/\/assets\/code-/, (route) => route.abort("connectionrefused"), { times: 1 });
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
    await page.getByText("Check it for typing errors").waitFor();
    await holds(page);
    await page.route("**/v2/search/**", (route) => route.abort("connectionrefused"), { times: 1 });
    await field().fill("seo");
    await page.getByRole("alert").filter({ hasText: "The search did not work" }).waitFor();
    await holds(page);
    await button("Try again").click();
    await option(/^SEO basics/).waitFor();
    expect(await hasFocus()).toBe(true);
    expect(seen.complaints.filter((text) => !text.includes("ERR_CONNECTION_REFUSED"))).toEqual([]);
  });

  it("on a phone, opens the search with its icon and a result with a tap", async () => {
    await open("/academy/", { width: 375 });
    const narrow = (await field().boundingBox())?.width ?? 0;
    expect(narrow).toBeLessThan(60);
    await field().click();
    await expect.poll(async () => (await field().boundingBox())?.width ?? 0).toBeGreaterThan(300);
    await page.keyboard.type("content");
    await option(/^Content marketing/).click();
    await page.waitForURL("**/academy/courses/content-marketing-basics/");
    await expect.poll(async () => (await field().boundingBox())?.width).toBe(narrow);
    expect(seen.complaints).toEqual([]);
  });

  it.each([375, 1280])("finds without JavaScript, at %i px", async (width) => {
    context = await browser.newContext({
      baseURL: server.origin,
      javaScriptEnabled: false,
      viewport: { width, height: 900 },
    });
    page = await context.newPage();
    await page.goto("/academy/");
    await field().click();
    await page.keyboard.type("analitics");
    await page.keyboard.press("Enter");
    await page.waitForURL("**/academy/search/?search=analitics");
    await page
      .getByRole("main")
      .getByRole("link", { name: /^Marketing analytics/ })
      .click();
    await page.getByRole("heading", { level: 1, name: /^Marketing analytics/ }).waitFor();
  });
});

describe("the home page", () => {
  const begun = [
    "seo-basics",
    "marketing-analytics-basics",
    "content-marketing-basics",
    "utm-tags-done-right",
    "title-tags-that-earn-clicks",
  ];
  const block = () => page.getByRole("region", { name: "Continue learning" });
  const links = () => block().getByRole("link");
  const courses = async () => (await page.getByRole("heading", { name: "To start with" }).boundingBox())?.y;

  it("shows learners what they are learning, so that they can continue", async () => {
    await open("/academy/");
    const before = await courses();
    await context.close();

    const email = "paid@academy.test";
    context = await visitor(browser, server.origin);
    await signIn(context, email);
    await completeCourse(context, "content-marketing-basics");
    for (const slug of begun)
      await context.request.post(`/academy/private/api/v2/courses/en/${slug}/enroll/`, { data: {} });
    page = await context.newPage();
    seen = watch(page, server.origin);
    await page.goto("/academy/");
    await block().waitFor();
    expect(await links().count()).toBe(3);
    // It replaces a picture, so the content below has not moved.
    expect(await courses()).toBe(before);
    await holds(page);
    await page.setViewportSize({ width: 1280, height: 900 });

    await button("Show all").click();
    expect(await links().count()).toBe(4);
    await button("Show fewer").click();
    await block().getByText("Completed", { exact: true }).click();
    await block()
      .getByRole("link", { name: /^Content marketing/ })
      .waitFor();
    expect(await links().count()).toBe(1);
    await block().getByText("In progress", { exact: true }).click();
    await block()
      .getByRole("link", { name: /^Marketing analytics|^SEO basics/ })
      .first()
      .waitFor();
    await button("Show all").click();
    await block().getByRole("link", { name: "SEO basics" }).click();
    await page.waitForURL("**/academy/courses/seo-basics/");
    await page.getByRole("link", { name: /Start the course|Continue where you stopped/ }).click();
    await page.waitForURL("**/academy/courses/seo-basics/lessons/**");
    expect(seen.complaints).toEqual([]);
  });

  it("shows none of this to visitors and to learners who have started nothing", async () => {
    await open("/academy/");
    expect(await block().count()).toBe(0);
    expect(seen.requests.filter((path) => path.includes("in-progress"))).toEqual([]);
    await context.close();
    await open("/academy/", { email: "trial@academy.test" });
    await expect.poll(() => seen.requests.filter((path) => path.includes("in-progress"))).toHaveLength(1);
    await page.waitForLoadState("networkidle");
    expect(await block().count()).toBe(0);
    expect(seen.complaints).toEqual([]);
  });

  it.each([
    ["the search API", "localhost", "/academy/public/api/v1/search"],
    ["the list of courses, on the Japanese site", "ja.localhost", "/academy/public/api/v2/courses-list/"],
  ])("has popular courses of %s, asked for when somebody comes near", async (_, host, path) => {
    // With the English interface on both hosts.
    await open("/academy/language/en/?returnTo=%2Facademy%2F", { origin: `http://${host}:${server.port}` });
    const asked = () => seen.requests.filter((url) => url.startsWith(path));
    expect(asked()).toEqual([]);
    await page.getByRole("contentinfo").scrollIntoViewIfNeeded();
    await page.getByRole("heading", { name: "Popular courses" }).waitFor();
    const popular = page
      .locator("main section", { has: page.getByRole("heading", { name: "Popular courses" }) })
      .last();
    const toSeo = popular.locator('a[href$="/courses/seo-basics/"]');
    await toSeo.waitFor();
    expect(asked()).toHaveLength(1);
    await holds(page);
    await page.setViewportSize({ width: 1280, height: 900 });
    await toSeo.click();
    await page.waitForURL("**/academy/courses/seo-basics/");
    expect(seen.complaints).toEqual([]);
  });
});

describe("who teaches", () => {
  const experts = () =>
    page.locator("main section", { has: page.getByRole("heading", { name: "The people who teach" }) });

  it("is on the home page, loaded when somebody scrolls near; without reviews, the page does not mention them", async () => {
    await open("/academy/");
    const asked = () => seen.requests.filter((url) => url.includes("/v2/settings/en/"));
    expect(asked()).toEqual([]);
    await page.getByRole("contentinfo").scrollIntoViewIfNeeded();
    await experts().getByRole("heading", { name: "Mara Lindqvist" }).waitFor();
    await experts().getByText("Technical SEO lead").waitFor();
    expect(await experts().getByRole("listitem").count()).toBe(5);
    expect(await page.getByRole("heading", { name: "What learners say" }).count()).toBe(0);
    expect(asked()).toHaveLength(1);
    await holds(page);
    expect(seen.complaints).toEqual([]);
  });
});

describe("a promo code", () => {
  const code = () => page.getByLabel("Code", { exact: true });
  const atProfile = async (email: string) => {
    await open("/academy/profile/", { email });
    await code().waitFor();
  };

  it("is refused with a reason and can be corrected, then accepted and shown on the account", async () => {
    await atProfile("promo@academy.test");
    await code().fill("NO-SUCH-CODE");
    await page.keyboard.press("Enter");
    await page.getByRole("alert").filter({ hasText: "There is no such promo code" }).waitFor();
    expect(await code().inputValue()).toBe("NO-SUCH-CODE");
    await holds(page);
    await code().fill("academy-demo");
    await button("Redeem").click();
    await page.getByText("academy-demo is redeemed.").waitFor();
    expect(await code().inputValue()).toBe("");
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe("Redeem");
    await holds(page);
    await page.reload();
    await page.getByText("On your account: ACADEMY-DEMO").waitFor();
    expect(seen.complaints.filter((text) => !/status of 400/.test(text))).toEqual([]);
  });

  it("is kept if the session has ended, and signing in leads back", async () => {
    await atProfile("editor@academy.test");
    await context.clearCookies();
    await code().fill("ACADEMY-DEMO");
    await page.keyboard.press("Enter");
    await page.getByText("Sign in first").waitFor();
    expect(await code().inputValue()).toBe("ACADEMY-DEMO");
    await holds(page);
    await button("Sign in to redeem it").click();
    await page.getByLabel("E-mail").fill("editor@academy.test");
    await page.getByLabel("Password").fill(password);
    await page.keyboard.press("Enter");
    await page.waitForURL("**/academy/profile/");
    await code().waitFor();
  });
});
