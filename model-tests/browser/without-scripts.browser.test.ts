import type { BrowserContext, Page } from "playwright-core";
import { afterEach, describe, expect, it } from "vitest";
import { visitor } from "../harness/chromium";
import { password, signIn } from "../harness/learner";
import { browser, shared as server, shareSite } from "../harness/visit";

shareSite();

const needsScripts = "This page needs JavaScript. Turn it on in your browser, then reload the page.";
const signInPage = "/academy/sign-in/?returnTo=%2Facademy%2Fprofile%2F";
const lesson = "/academy/courses/seo-basics/lessons/lesson-1/";

let context: BrowserContext;
afterEach(() => context.close());

async function open(path: string): Promise<Page> {
  context = await browser.newContext({ baseURL: server.origin, javaScriptEnabled: false });
  context.setDefaultTimeout(10_000);
  const page = await context.newPage();
  await page.goto(path);
  return page;
}
async function submit(page: Page, email: string, given: string): Promise<void> {
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password").fill(given);
  await page.getByRole("button", { name: "Sign in", exact: true }).click();
}
const header = (page: Page) => page.getByRole("banner");
/** Exact, because Playwright looks for other matches outside of `noscript` only. */
const said = (page: Page) => page.getByText(needsScripts, { exact: true });
const isSignedIn = async () => (await context.cookies()).some(({ name }) => name === "academy_session");

describe("without scripts", () => {
  it("a visitor of a lesson signs in, reads what it needs, and signs out", async () => {
    const page = await open(lesson);
    await said(page).waitFor();
    await page.getByRole("main").getByRole("link", { name: "Sign in" }).click();
    await submit(page, "paid@academy.test", password);
    await page.waitForURL(`**${lesson}`);
    await said(page).waitFor();
    expect(await page.getByRole("main").getByText("Loading").isVisible()).toBe(false);
    expect(await header(page).getByRole("link", { name: "Sign in" }).count()).toBe(0);
    await page.getByRole("link", { name: "Go to course page" }).click();
    await page.waitForURL("**/academy/courses/seo-basics/");
    await header(page).getByRole("link", { name: "Profile" }).click();
    await page.getByRole("button", { name: "Sign out" }).click();
    await header(page).getByRole("link", { name: "Sign in" }).waitFor();
    expect(await isSignedIn()).toBe(false);
  });

  it("a wrong password is said where the focus is, and the e-mail stays", async () => {
    const page = await open(signInPage);
    await submit(page, "paid@academy.test", "wrong");
    const alert = page.getByRole("alert");
    await alert.getByText("Wrong email or password").waitFor();
    expect(await page.locator(":focus").getByRole("alert").count()).toBe(1);
    expect(await page.getByLabel("Email").inputValue()).toBe("paid@academy.test");
    expect(await page.getByLabel("Password").inputValue()).toBe("");
    await submit(page, "paid@academy.test", password);
    await page.waitForURL("**/academy/profile/");
    expect(await isSignedIn()).toBe(true);
  });

  it.each([
    "/academy/profile/",
    "/academy/my-learning/",
    "/academy/certification/my-certificates/",
    "/academy/certification/seo-basics/",
    "/academy/agency-partners-exams/",
    "/academy/series/",
    "/academy/editing/",
    "/academy/administration/",
    "/academy/administration/certificates/",
    "/academy/administration/feedback/",
    "/academy/administration/quiz-reports/",
    "/academy/onboarding/seo/",
    "/academy/change-password/",
    "/academy/change-email/",
    "/academy/confirm-new-email/",
    "/academy/register/",
    "/academy/forgot-password/",
    "/academy/new-password/",
    "/academy/confirm-email/",
  ])("%s says what it needs, and offers no form that cannot be sent", async (path) => {
    const page = await open("/academy/faq/");
    await signIn(context, "paid@academy.test");
    await page.goto(path);
    await said(page).waitFor();
    for (const form of await page.getByRole("main").locator("form:not([action])").all())
      expect(await form.isVisible()).toBe(false);
  });
});

describe("a sign-in before the scripts", () => {
  it("is sent by the browser if they do not load", async () => {
    context = await visitor(browser, server.origin);
    const page = await context.newPage();
    let block = () => {};
    const blocked = new Promise<void>((resolve) => {
      block = resolve;
    });
    await page.route("**/academy/assets/*.js", async (route) => {
      await blocked;
      await route.abort();
    });
    const asked = page.waitForRequest("**/academy/assets/entry*.js");
    await page.goto(signInPage, { waitUntil: "commit" });
    await asked;
    await submit(page, "paid@academy.test", password);
    expect(await isSignedIn()).toBe(false);
    block();
    await page.waitForURL("**/academy/profile/", { waitUntil: "commit" });
    expect(await isSignedIn()).toBe(true);
  });
});
