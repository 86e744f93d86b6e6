import type { BrowserContext, Page } from "playwright-core";
import { beforeAll, describe, expect, it } from "vitest";
import { visitor, type Watch, watch } from "../harness/chromium";
import { examKey, quizKeys } from "../harness/content";
import { answer, answerAll, password, shownQuestion } from "../harness/learner";
import { browser, server, siteForAccounts } from "../harness/visit";

const own = siteForAccounts(import.meta.url);

const course = "/academy/courses/content-marketing-basics/";

/**
 * One learner's path from the home page to a certificate and its deletion, in one browser, without mocks. Each test
 * starts at an address, so that a retry can continue where the first try stopped, as the learner could.
 */
describe("from a visit to a certificate", () => {
  let context: BrowserContext;
  let page: Page;
  let seen: Watch;
  const heading = (name: string | RegExp) => page.getByRole("heading", { name });
  const button = (name: string | RegExp) => page.getByRole("button", { name, exact: typeof name === "string" });
  const link = (name: string | RegExp) => page.getByRole("link", { name, exact: typeof name === "string" });

  beforeAll(async () => {
    context = await visitor(browser, server.origin);
    page = await context.newPage();
    seen = watch(page, server.origin);
  });

  it("finds the course by searching the catalog", async () => {
    await page.goto("/academy/");
    await link("Browse courses").click();
    await heading("Courses").waitFor();
    await page.getByRole("searchbox").fill("brief to result");
    await page.waitForURL(/search=/);
    await page.getByRole("status").filter({ hasText: "2 courses" }).waitFor();
    await link("Content marketing from brief to result").click();
    await page.waitForURL("**/academy/courses/content-marketing-basics/");
    await page.getByRole("heading", { level: 1, name: "Content marketing from brief to result" }).waitFor();
    await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe("H1");
    await expect.poll(() => page.title()).toContain("Content marketing from brief to result");
  });

  it("enrolls through sign-in and comes back enrolled", async () => {
    await page.getByText("You’ll sign in first").waitFor();
    await button("Enroll for free").click();
    await page.waitForURL("**/academy/sign-in/**");
    await page.getByLabel("Email").fill(own("free"));
    await page.getByLabel("Password").fill("wrong");
    await button("Sign in").click();
    await page.getByText("Wrong email or password").waitFor();
    expect(await page.getByLabel("Email").inputValue()).toBe(own("free"));
    await page.getByLabel("Password").fill(password);
    await button("Sign in").click();
    await page.waitForURL("**/academy/courses/content-marketing-basics/");
    await link("Start course").waitFor();
  });

  it("hides the session cookie from scripts and other sites", async () => {
    const cookie = (await context.cookies()).find(({ name }) => name === "academy_session");
    expect(cookie).toMatchObject({ httpOnly: true, sameSite: "Lax" });
  });

  it("goes through every lesson, step by step", async () => {
    const keys = quizKeys("content-marketing-basics");
    await page.goto(course);
    await link(/^(Start course|Continue)/).click();
    const kinds = new Set<string>();
    const lessonEnd = page.getByRole("heading", { name: /^End of (lesson|the last)|You completed the course/ });
    const stepHead = page.locator("main article h2").first();
    for (let step = 0; step < 40; step += 1) {
      await lessonEnd.or(stepHead).first().waitFor();
      if (await heading("You completed the course").count()) break;
      if (await lessonEnd.count()) {
        await button("Next lesson").click();
        await lessonEnd.waitFor({ state: "detached" });
        continue;
      }
      const title = (await stepHead.textContent()) ?? "";
      const kind = (await page.locator("main article").getAttribute("data-type")) ?? "";
      kinds.add(kind);
      // The step says what makes it count as done (L13).
      const done = page.locator("main article").getByText("Done", { exact: true });
      await page
        .getByText(/^Done (once|when)/)
        .or(done)
        .waitFor();
      if (kind === "video") {
        await page.locator("video track[kind=captions]").waitFor({ state: "attached" });
        if (await button("Mark as done").count()) await button("Mark as done").click();
        await done.waitFor();
      }
      if (kind === "download") {
        const [download] = await Promise.all([page.waitForEvent("download"), link(/^Download/).click()]);
        expect(await download.failure()).toBeNull();
      }
      if (kind === "quiz") {
        await page.locator("[data-question]").waitFor();
        for (;;) {
          const id = await shownQuestion(page);
          const stepId = await page.locator("[data-step]").getAttribute("data-step");
          await answer(page, keys[Number(stepId)]?.[id] ?? []);
          await button("Check!").click();
          await page.getByRole("status").filter({ hasText: "Correct" }).waitFor();
          if (await button(/See result/).count()) break;
          await button(/Next question/).click();
        }
        await button(/See result/).click();
        await done.waitFor();
      }
      await button(/^Next/).click();
      await Promise.race([stepHead.filter({ hasText: title }).waitFor({ state: "detached" }), lessonEnd.waitFor()]);
    }
    await heading("You completed the course").waitFor();
    await heading("What to learn next").waitFor();
    const next = page.locator("[data-part=recommended]").getByRole("link");
    await next.first().waitFor();
    expect(await next.evaluateAll((links) => links.map((link) => link.getAttribute("href")))).not.toContain(course);
    expect([...kinds].sort()).toEqual(["download", "quiz", "text", "video"]);
  });

  it("shows the progress on the course, in the catalog, and next to the lesson", async () => {
    await page.goto("/academy/courses/");
    await page.getByRole("progressbar", { name: /Content marketing/ }).waitFor();
    expect(await page.getByText("Completed").count()).toBe(1);
    await page.goto(course);
    await link("Review course").waitFor();
    await link("Go to exam").click();
    await heading("Content marketing exam").or(page.locator("h1")).first().waitFor();
  });

  it("fails the exam without an answer, sees topics but no answers, and may retake it at once", async () => {
    await button("Start exam").click();
    await heading(/^Question 1 of 10/).waitFor();
    await button("Review and finish").click();
    await page.getByText("10 questions aren’t answered yet").waitFor();
    await button("Finish exam").click();
    await page.getByText("Not passed: 0%").first().waitFor();
    await heading("What to review").waitFor();
    expect(await page.getByText("Correct answer").count()).toBe(0);
    expect(await page.locator('main a[href*="/lessons/"]').count()).toBeGreaterThan(0);
  });

  it("passes the retake, one question at a time, each answer saved", async () => {
    await page.reload();
    await button(/^(Start new attempt|Continue$)/).click();
    await heading(/^Question 1 of 10/).waitFor();
    await answerAll(page, examKey("content-marketing"));
    await button("Review and finish").click();
    await page.getByText("You’ve answered every question").waitFor();
    await button("Finish exam").click();
    await page.getByText("Passed with 100%").first().waitFor();
  });

  it("has a certificate that anyone can verify", async () => {
    await link("Show certificate").click();
    await page.getByText("Certificate of completion").first().waitFor();
    const stranger = await visitor(browser, server.origin);
    const check = await stranger.newPage();
    const response = await check.goto(page.url());
    expect(response?.status()).toBe(200);
    await check.getByText("was issued by Academy and is valid").waitFor();
    await stranger.close();
  });

  it("deletes the certificate after a confirmation, and its page says so", async () => {
    const address = page.url();
    await link("My certificates").first().click();
    await button(/^Delete the certificate/).click();
    const dialog = page.getByRole("dialog");
    await dialog.getByRole("button", { name: "Keep certificate" }).click();
    await dialog.waitFor({ state: "detached" });
    await button(/^Delete the certificate/).click();
    await dialog.getByRole("button", { name: "Delete permanently" }).click();
    await page.getByText("Certificate deleted.").first().waitFor();
    await heading("No certificates yet").waitFor();
    await page.goto(address);
    await heading("Deleted").first().waitFor();
  });

  it("leaves the course, keeps the progress, and enrolls again", async () => {
    await page.goto(course);
    await button("Leave this course").click();
    await page.getByRole("dialog").getByRole("button", { name: "Leave course" }).click();
    await page.getByText("You left the course").waitFor();
    await button("Enroll for free").click();
    await link("Review course").waitFor();
  });

  it("logged no errors and called no other hosts", () => {
    // The wrong password above is a 401, which browsers write to the console by themselves.
    expect(seen.complaints.filter((text) => !text.includes("401"))).toEqual([]);
    expect(seen.strangers).toEqual([]);
  });
});
