import { describe, expect, it } from "vitest";
import { callsModule } from "../../bin/bundle/first-pages";
import { builtScripts } from "../../server/render/assets";
import { listensMark } from "../../src/app/dehydrated-state";
import { visitor } from "../harness/chromium";
import { signIn } from "../harness/learner";
import { browser, context, page, seen, server, siteForAccounts, visit } from "../harness/visit";

const own = siteForAccounts(import.meta.url);

const home = "/academy/";
const course = "/academy/courses/seo-basics/";
const exam = "/academy/certification/seo-basics/";
const lesson = `${course}lessons/lesson-1/`;

const calls = () => seen.requests.filter((url) => url.includes("/api/"));
const signInLink = () => page.locator("header").getByRole("link", { name: "Sign in", exact: true });
const profileLink = () => page.locator("header").getByRole("link", { name: "Profile: " });

/** The first HTML of a page, without its scripts. */
async function openWithoutScripts(path: string, cookies: Parameters<typeof context.addCookies>[0] = []) {
  const without = await browser.newContext({ baseURL: server.origin, javaScriptEnabled: false });
  await without.addCookies(cookies);
  const opened = await without.newPage();
  await opened.goto(path);
  return opened;
}
const ended = () => [{ name: "academy_session", value: "ended".padEnd(43, "-"), url: server.origin }];

describe("the page of a visitor without a session", () => {
  it.each([
    [home, "link", "Sign in"],
    [course, "button", "Enroll for free"],
    [exam, "button", "Start exam"],
    [lesson, "link", "Sign in"],
  ] as const)(
    "%s has the visitor's controls in its first HTML, a page with a session does not",
    async (path, role, name) => {
      const visitors = await openWithoutScripts(path);
      expect(await visitors.getByRole(role, { name, exact: true }).first().isVisible()).toBe(true);
      expect(await visitors.locator("main h1").textContent()).not.toBe("");
      await visitors.context().close();
      const learners = await openWithoutScripts(path, ended());
      expect(await learners.locator("header").getByRole("link", { name: "Sign in", exact: true }).count()).toBe(0);
      await learners.context().close();
    },
  );

  it("calls nothing, and loads what makes calls once it is idle", async () => {
    await visit();
    const [script = ""] = builtScripts("dist/client")([callsModule]);
    const requested = page.waitForRequest(`**/${script}`);
    await page.goto(course);
    await requested;
    // The mark precedes the request: the page listens without what makes calls.
    expect(await page.evaluate((mark) => performance.getEntriesByName(mark).length, listensMark)).toBe(1);
    await page.waitForLoadState("networkidle");
    expect(calls()).toEqual([]);
  });

  it("knows of a session that began after it was opened, when it comes back from the browser's history", async () => {
    await visit();
    await page.goto(home);
    await signInLink().waitFor();
    await page.goto("/academy/terms/");
    await signIn(context, own("free"));
    await page.goBack();
    await profileLink().waitFor();
  });

  it("is not the page of somebody whose session has ended", async () => {
    const other = await visitor(browser, server.origin);
    await other.addCookies(ended());
    const opened = await other.newPage();
    const asked = opened.waitForRequest("**/academy/api/auth/");
    await opened.goto(home);
    await asked;
    await opened.locator("header").getByRole("link", { name: "Sign in", exact: true }).waitFor();
    await other.close();
  });
});
