import type { Browser, BrowserContext, Page, Response } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { launch, visitor, type Watch, watch } from "../harness/chromium";
import { examKey } from "../harness/content";
import { answer, completeCourse, password, shownQuestion, signIn } from "../harness/learner";
import { ownAccounts, processServer } from "../harness/process-server";
import type { RunningServer } from "../harness/server";

const own = ownAccounts(import.meta.url);

/**
 * The site over plain HTTP with a host name that browsers don't trust like localhost, as for a phone in the same
 * network or a trial on an internal host. APIs that need a secure context are missing there.
 */
describe("over plain HTTP on a host other than localhost", () => {
  const course = "/academy/courses/social-media-basics/";
  let server: RunningServer;
  let browser: Browser;
  let context: BrowserContext;
  let page: Page;
  let seen: Watch;
  let origin: string;
  const button = (name: string | RegExp) => page.getByRole("button", { name, exact: typeof name === "string" });
  const link = (name: string | RegExp) => page.getByRole("link", { name, exact: typeof name === "string" });

  beforeAll(async () => {
    [server, browser] = await Promise.all([
      processServer(),
      launch(["--host-resolver-rules=MAP *.academy.test 127.0.0.1"]),
    ]);
    origin = `http://www.academy.test:${server.port}`;
    context = await visitor(browser, origin);
    page = await context.newPage();
    seen = watch(page, origin);
  });
  afterAll(async () => {
    await browser?.close();
  });

  it("runs outside a secure context, and nothing in the reply requires one", async () => {
    const response = (await page.goto("/academy/")) as Response;
    expect(await page.evaluate(() => [isSecureContext, typeof crypto.randomUUID])).toEqual([false, "undefined"]);
    const headers = await response.allHeaders();
    expect(headers).not.toHaveProperty("strict-transport-security");
    expect(headers["content-security-policy"] ?? "").not.toContain("upgrade-insecure-requests");
  });

  it("offers the sign-in, and asks who is signed in if there is a session", async () => {
    await page.goto("/academy/");
    await page.locator("header").getByRole("link", { name: "Sign in" }).waitFor();
    expect(seen.requests).not.toContain("/academy/api/auth/");
    await page.context().addCookies([{ name: "academy_session", value: "ended".padEnd(43, "-"), url: origin }]);
    await page.reload();
    await page.locator("header").getByRole("link", { name: "Sign in" }).waitFor();
    expect(seen.requests).toContain("/academy/api/auth/");
  });

  it("redirects a language that a section does not have to the English host", async () => {
    await page.goto(`http://de.academy.test:${server.port}/academy/courses/seo/`);
    await page.waitForURL(`${origin}/academy/courses/seo/`);
    await page.locator("html[lang=en]").waitFor();
  });

  it("enrolls through sign-in", async () => {
    await page.goto(course);
    await button("Enroll for free").click();
    await page.waitForURL("**/academy/sign-in/**");
    await page.getByLabel("Email").fill(own("free"));
    await page.getByLabel("Password").fill(password);
    await button("Sign in").click();
    await page.waitForURL(`**${course}`);
    await link("Start course").waitFor();
  });

  it("stays signed in after a reload, with a cookie that works over plain HTTP", async () => {
    await page.goto(course);
    await page.reload();
    await link("Start course").waitFor();
    const cookies = await context.cookies();
    expect(cookies.map(({ name }) => name)).toContain("academy_session");
    expect(cookies.filter(({ secure }) => secure)).toEqual([]);
  });

  it("saves an exam answer", async () => {
    // The same account completes the course through the API: this test is not about its lessons.
    const elsewhere = await visitor(browser, server.origin);
    await signIn(elsewhere, own("free"));
    await completeCourse(elsewhere, "content-marketing-basics");
    await elsewhere.close();
    await page.goto("/academy/certification/content-marketing/");
    await button(/^(Start exam|Continue$)/).click();
    const id = await shownQuestion(page);
    await answer(page, examKey("content-marketing")[id] ?? []);
    await page.locator('[data-state="saved"]').waitFor();
  });

  it("is mirrored to the flow viewer without an error", async () => {
    await page.goto("/academy/?flow");
    // Its script has run to the end: it saves the recording when the page is left.
    await page.goto("/academy/courses/");
    expect(await page.evaluate(() => sessionStorage.getItem("academy.flow"))).toContain("academy");
  });

  it("logged nothing except response headers that have no effect over plain HTTP", () => {
    expect(seen.complaints.filter((text) => !/^The .*(Opener-Policy|Agent-Cluster) header/.test(text))).toEqual([]);
  });
});
