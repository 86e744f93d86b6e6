import { describe, expect, it } from "vitest";
import { listensMark } from "../../src/app/dehydrated-state";
import { visitor, watch } from "../harness/chromium";
import { hold, scripts } from "../harness/hold";
import { browser, shared as server, shareSite } from "../harness/visit";

shareSite();

describe("in the browser", () => {
  it.each([
    "/academy/",
    "/academy/courses/",
    "/academy/courses/seo-basics/",
    "/academy/certification/seo-basics/",
    "/academy/sign-in/",
    "/academy/register/",
    "/academy/forgot-password/",
    "/academy/confirm-email/#x",
    "/academy/new-password/#x",
    "/academy/nothing/",
  ])("%s continues from the dehydrated snapshot: no warning, no request, no other host called", async (path) => {
    const context = await visitor(browser, server.origin);
    const page = await context.newPage();
    const seen = watch(page, server.origin);
    await page.goto(path, { waitUntil: "networkidle" });
    await page.getByRole("banner").getByRole("link", { name: "Sign in", exact: true }).waitFor();
    expect(seen.complaints.filter((text) => !(path.includes("nothing") && text.includes("404")))).toEqual([]);
    expect(seen.strangers).toEqual([]);
    // To suggest passkeys for the field of the email address, the browser needs a challenge, once nothing else is to do.
    const calls = seen.requests.filter((url) => url.includes("/api/") && !url.endsWith("/auth/login/options/"));
    expect(calls).toEqual([]);
    await context.close();
  });

  it("reads and filters without JavaScript", async () => {
    const context = await browser.newContext({ baseURL: server.origin, javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto("/academy/courses/");
    expect(await page.locator("main ul > li h2").count()).toBe(6);
    await page.getByRole("searchbox").fill("analytics");
    await page.getByRole("searchbox").press("Enter");
    await page.waitForURL(/search=analytics/);
    expect(await page.locator("main ul > li h2").count()).toBeLessThan(6);
    await page.getByRole("link", { name: "Marketing analytics: from question to decision" }).click();
    await page.getByRole("heading", { name: "Lessons" }).waitFor();
    await context.close();
  });

  it("keeps filters in the address, and the address in the filters", async () => {
    const context = await visitor(browser, server.origin);
    const page = await context.newPage();
    await page.goto("/academy/courses/?categories=seo");
    await page.getByText("1 course", { exact: true }).waitFor();
    await page.getByRole("checkbox", { name: "SEO" }).uncheck({ force: true });
    await page.getByText("9 courses", { exact: true }).waitFor();
    expect(new URL(page.url()).search).toBe("");
    await page.getByRole("link", { name: "SEO basics" }).click();
    await page.getByRole("heading", { name: "SEO basics", level: 1 }).waitFor();
    await page.goBack();
    await page.getByText("9 courses", { exact: true }).waitFor();
    await context.close();
  });

  it("replays what was selected and typed before its scripts loaded", async () => {
    const context = await visitor(browser, server.origin);
    const page = await context.newPage();
    const release = await hold(page, scripts);
    await page.goto("/academy/courses/?categories=seo", { waitUntil: "commit" });
    await page.getByRole("checkbox", { name: "SEO" }).uncheck({ force: true });
    await page.getByRole("searchbox", { name: "Search courses" }).fill("analytics");
    release();
    await page.getByText("1 course", { exact: true }).waitFor();
    await page.getByRole("link", { name: "Marketing analytics: from question to decision" }).waitFor();
    await expect.poll(() => new URL(page.url()).search).toBe("?search=analytics");
    await context.close();
  });

  it("stays where the visitor scrolled before its scripts loaded", async () => {
    const context = await visitor(browser, server.origin, 375);
    const page = await context.newPage();
    const release = await hold(page, scripts);
    await page.goto("/academy/courses/seo-basics/", { waitUntil: "commit" });
    await page.getByRole("heading", { name: "SEO basics", level: 1 }).waitFor();
    await page.evaluate(() => scrollTo(0, 700));
    release();
    await page.waitForFunction((mark) => performance.getEntriesByName(mark).length > 0, listensMark);
    await page.waitForLoadState("networkidle");
    expect(await page.evaluate(() => scrollY)).toBe(700);
    await context.close();
  });

  it("replays what was pressed before its scripts loaded", async () => {
    const context = await visitor(browser, server.origin);
    const page = await context.newPage();
    const release = await hold(page, scripts);
    await page.goto("/academy/sign-in/?returnTo=/academy/profile/", { waitUntil: "commit" });
    await page.getByLabel("Email").fill("paid@academy.test");
    await page.getByLabel("Password").fill("academy-demo");
    await page.getByRole("button", { name: "Sign in", exact: true }).click();
    release();
    await page.waitForURL("**/academy/profile/");
    await page.unrouteAll();
    const again = await hold(page, scripts);
    await page.goto("/academy/terms/", { waitUntil: "commit" });
    await page.getByRole("button", { name: "Keyboard shortcuts" }).click();
    again();
    await page.getByRole("dialog", { name: "Keyboard shortcuts" }).waitFor();
    await context.close();
  });

  it("says that the server is down, keeps typed text, and retries on request", async () => {
    const context = await visitor(browser, server.origin);
    const page = await context.newPage();
    await page.goto("/academy/courses/", { waitUntil: "networkidle" });
    await page.route("**/public/api/**", (route) => route.abort("connectionrefused"));
    await page.getByRole("searchbox").fill("content");
    await page.getByText("We couldn’t load the courses").waitFor();
    expect(await page.getByRole("searchbox").inputValue()).toBe("content");
    await page.unroute("**/public/api/**");
    await page.getByRole("button", { name: "Try again" }).click();
    await page.getByText("2 courses", { exact: true }).waitFor();
    await context.close();
  });

  it("sends a visitor who opens a lesson to sign-in and back", async () => {
    const context = await visitor(browser, server.origin);
    const page = await context.newPage();
    await page.goto("/academy/courses/seo-basics/lessons/lesson-1/");
    await page.waitForURL(/sign-in\/\?returnTo=/);
    await page.getByLabel("Email").fill("paid@academy.test");
    await page.getByLabel("Password").fill("academy-demo");
    await page.getByRole("button", { name: "Sign in", exact: true }).click();
    await page.waitForURL("**/lessons/lesson-1/");
    await page.getByText("You’re not enrolled in this course").waitFor();
    await context.close();
  });
});
