import type { Locator } from "playwright-core";
import { describe, expect, it } from "vitest";
import { context, page, server, siteForAccounts, visit } from "../harness/visit";

const own = siteForAccounts(import.meta.url);

async function open(path: string, who: { email?: string; width?: number } = {}) {
  await visit(who);
  await page.goto(path, { waitUntil: "networkidle" });
}

/** Selectors of placeholders and of a learner's course progress. */
const [placeholder, progress] = ["main ul[aria-hidden=true]", "main progress"];
const cards = () => page.locator("main li :is(h2, h3) a");
const titles = () => cards().allTextContents();
const place = () => page.evaluate(() => scrollY);
const heading = (name: string | RegExp) => page.getByRole("heading", { level: 1, name });

/** Records which of these become visible from now on. */
const lookOutFor = (selector: string) =>
  page.evaluate((wanted) => {
    const found = { ever: document.querySelector(wanted) !== null };
    new MutationObserver(() => {
      found.ever ||= document.querySelector(wanted) !== null;
    }).observe(document.body, { childList: true, subtree: true });
    Object.assign(globalThis, { academyFound: found });
  }, selector);
const hasBeenSeen = () =>
  page.evaluate(() => (globalThis as unknown as { academyFound: { ever: boolean } }).academyFound.ever);

/** Holds all answers from now on. Returns the calls and a function that releases them. */
async function holdCalls(): Promise<{ asked: () => string[]; release: () => void }> {
  const asked: string[] = [];
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/\/academy\/(api|private|public)\/|\/webinars\/api\//, async (route) => {
    asked.push(route.request().url().replace(server.origin, ""));
    await released;
    await route.continue();
  });
  return { asked: () => asked, release };
}

/** Loads more courses and opens the last one. Returns the list's scroll position. */
async function openLast(): Promise<{ before: string[]; at: number }> {
  await page.getByRole("button", { name: "Show more courses" }).click();
  await expect.poll(() => cards().count()).toBeGreaterThan(6);
  const before = await titles();
  await cards().last().scrollIntoViewIfNeeded();
  // The position is stored when scrolling stops.
  await page.waitForTimeout(300);
  const at = await place();
  const name = before.at(-1) ?? "";
  await cards().last().click();
  await heading(name).waitFor();
  return { before, at };
}

describe.each([375, 1280])("a list after Back, %i px wide", (width) => {
  it("looks as it was left, at the same position, before any call is answered; then it is refreshed", async () => {
    await open("/academy/courses/", { width });
    const { before, at } = await openLast();
    expect(at).toBeGreaterThan(0);

    await lookOutFor(placeholder);
    const { asked, release } = await holdCalls();
    await page.goBack();
    await heading("Courses").waitFor();
    expect(await titles()).toEqual(before);
    await expect.poll(place).toBe(at);
    await expect.poll(asked).toContainEqual(expect.stringContaining(`limit=12`));
    release();
    await page.waitForLoadState("networkidle");
    expect(await titles()).toEqual(before);
    expect(await place()).toBe(at);
    expect(await hasBeenSeen()).toBe(false);
  });
});

describe("a screen after Back", () => {
  it("is shown without a network", async () => {
    await open("/academy/courses/");
    const { before } = await openLast();
    await context.setOffline(true);
    await lookOutFor(placeholder);
    await page.goBack();
    await heading("Courses").waitFor();
    expect(await titles()).toEqual(before);
    expect(await page.locator("main").getByRole("alert").count()).toBe(0);
    expect(await hasBeenSeen()).toBe(false);
  });

  it("is also shown after Forward", async () => {
    await open("/academy/courses/");
    await openLast();
    await page.goBack();
    await page.getByRole("contentinfo").getByRole("link", { name: "Webinars" }).click();
    await heading("Webinars").waitFor();
    await cards().first().waitFor();
    const webinars = await titles();
    await page.goBack();
    await heading("Courses").waitFor();
    await lookOutFor(placeholder);
    await holdCalls();
    await page.goForward();
    await heading("Webinars").waitFor();
    expect(await titles()).toEqual(webinars);
    expect(await hasBeenSeen()).toBe(false);
  });

  // The first HTML is a visitor's; these texts appear with the learner's own data.
  it.each([
    ["/academy/search/?search=analytics"],
    ["/academy/digital-marketing-glossary/"],
    ["/academy/faq/"],
    ["/academy/certification/", "Ready to start"],
    ["/academy/series/"],
    ["/academy/series/inside-a-site-audit/", "0 of 4 watched"],
  ])("is shown as it was left: %s", async (path, personal = "") => {
    await open(path, { email: own("student") });
    await page.locator("main").getByText(personal).first().waitFor();
    await page.getByRole("banner").getByRole("link", { name: "Profile" }).waitFor();
    const busy = "main [aria-busy=true]";
    const words = () => page.locator("main").ariaSnapshot();
    const before = await words();
    await page.evaluate(() => history.pushState({}, "", "/academy/terms/"));
    await page.locator("main h2").first().waitFor();
    await expect.poll(words).not.toBe(before);
    await expect.poll(() => page.locator(busy).count()).toBe(0);
    await lookOutFor(busy);
    await holdCalls();
    await page.goBack();
    await expect.poll(words).toBe(before);
    expect(await hasBeenSeen()).toBe(false);
  });

  it("follows the address: the words of its search come back, and no others", async () => {
    await open("/academy/courses/");
    await page.getByRole("searchbox", { name: "Search courses" }).fill("analytics");
    await page.waitForURL("**/academy/courses/?search=analytics");
    await page.locator("main [aria-busy=false]").waitFor();
    const found = await titles();
    await cards().first().click();
    await heading(found[0] ?? "").waitFor();
    await page.getByRole("navigation").getByRole("link", { name: "Courses" }).first().click();
    await heading("Courses").waitFor();
    await expect.poll(() => cards().count()).toBeGreaterThan(found.length);
    expect(await page.getByRole("searchbox", { name: "Search courses" }).inputValue()).toBe("");
    await page.goBack();
    await page.goBack();
    await page.waitForURL("**/academy/courses/?search=analytics");
    await expect.poll(titles).toEqual(found);
    expect(await page.getByRole("searchbox", { name: "Search courses" }).inputValue()).toBe("analytics");
  });

  it("shows nothing of a learner who has signed out meanwhile", async () => {
    await visit({ email: own("student") });
    await context.request.post("/academy/private/api/v2/courses/en/seo-basics/enroll/", { data: {} });
    await page.goto("/academy/courses/", { waitUntil: "networkidle" });
    await page.locator(progress).first().waitFor();
    await page.evaluate(() => history.pushState({}, "", "/academy/profile/"));
    await page.getByRole("button", { name: "Sign out" }).click();
    await page.getByRole("link", { name: "Sign in" }).first().waitFor();
    await lookOutFor(progress);
    await page.goBack();
    await heading("Courses").waitFor();
    await cards().first().waitFor();
    expect(await hasBeenSeen()).toBe(false);
  });
});

describe("a link that is hovered, touched, or focused", () => {
  /** Waits until its page has been prepared with all its calls. */
  async function prepare(link: Locator, call: string): Promise<void> {
    const prepared = page.waitForResponse((response) => response.url().includes(call));
    await link.hover();
    await prepared;
    await page.waitForLoadState("networkidle");
  }

  it("leaves a lesson at its step, and leads to the other one when it is pressed", async () => {
    await visit({ email: own("student") });
    await context.request.post("/academy/private/api/v2/courses/en/seo-basics/enroll/", { data: {} });
    await page.goto("/academy/courses/seo-basics/lessons/lesson-1/?step=3", { waitUntil: "networkidle" });
    const step = await page.locator("main article h2").first().textContent();
    const length = await page.evaluate(() => history.length);
    const next = page.locator("a[href*='/lessons/lesson-2/']");
    await prepare(next, "/steps/");
    expect(await page.evaluate(() => [location.search, history.length])).toEqual(["?step=3", length]);
    expect(await page.locator("main article h2").first().textContent()).toBe(step);
    await next.click();
    await page.waitForURL("**/lessons/lesson-2/?step=1");
  });

  it("asks no visitor to sign in before it is pressed", async () => {
    await open("/academy/courses/?search=seo");
    const link = page.getByRole("contentinfo").getByRole("link", { name: "My learning" });
    const code = page.waitForResponse(/my-learning|MyLearning/i);
    await link.focus();
    await code;
    await page.waitForLoadState("networkidle");
    await page.waitForTimeout(300);
    expect(await page.evaluate(() => location.pathname + location.search)).toBe("/academy/courses/?search=seo");
    await link.press("Enter");
    await page.waitForURL("**/academy/sign-in/?returnTo=%2Facademy%2Fmy-learning%2F");
  });
});

it("the title is that of the page, however it was opened (L17)", async () => {
  await open("/academy/sign-in/");
  for (const [name, title] of [
    ["Create an account", "Create an account · Academy"],
    ["Sign in", "Sign in · Academy"],
  ] as const) {
    const link = page.getByRole("main").getByRole("link", { name, exact: true });
    await link.hover();
    // Long enough for the page to be prepared: it is at rest when it opens.
    await page.waitForTimeout(500);
    await link.click();
    await heading(name).waitFor();
    await expect.poll(() => page.title()).toBe(title);
  }
  await page.goBack();
  await heading("Create an account").waitFor();
  await expect.poll(() => page.title()).toBe("Create an account · Academy");
});
