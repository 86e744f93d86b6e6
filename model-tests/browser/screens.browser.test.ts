import type { BrowserContext, Page } from "playwright-core";
import { beforeAll, describe, expect, it } from "vitest";
import { holds } from "../harness/axe";
import { visitor } from "../harness/chromium";
import { examKey } from "../harness/content";
import { answerAll, completeCourse, password, signIn } from "../harness/learner";
import { browser, server, siteForAccounts } from "../harness/visit";

const own = siteForAccounts(import.meta.url);

/** A visitor, and a learner with a finished course, a started one, and an open exam. */
let contexts: Record<"visitor" | "learner", BrowserContext>;

beforeAll(async () => {
  contexts = { visitor: await visitor(browser, server.origin), learner: await visitor(browser, server.origin) };
  const { learner } = contexts;
  await signIn(learner, own("free"));
  await completeCourse(learner, "seo-basics");
  await learner.request.post("/academy/private/api/v2/courses/en/marketing-analytics-basics/enroll/", { data: {} });
});

const lesson = "/academy/courses/marketing-analytics-basics/lessons/lesson-1/";
describe("intermediate states fit and have no accessibility violation", () => {
  const button = (page: Page, name: string | RegExp) => page.getByRole("button", { name });

  it("an attempt: question, review, and the result before the next attempt opens", async () => {
    const page = await contexts.learner.newPage();
    await page.goto("/academy/certification/seo-basics/");
    await button(page, "Start exam").click();
    await page.locator("[data-question]").waitFor();
    await holds(page);
    await button(page, "Review and finish").click();
    await page.getByText("Ready to finish?").waitFor();
    await holds(page);
    await button(page, "Finish exam").click();
    await page.getByText("Your next attempt isn’t open yet").waitFor();
    await holds(page);
    await page.close();
  });

  it("an attempt passed with some wrong answers, and the end of a course", async () => {
    const context = await visitor(browser, server.origin);
    await signIn(context, own("paid"));
    await completeCourse(context, "content-marketing-basics");
    const page = await context.newPage();
    await page.goto("/academy/courses/content-marketing-basics/lessons/lesson-4/?step=6");
    await button(page, /^Next/).click();
    await page.getByText("You completed the course").waitFor();
    await holds(page);

    await page.goto("/academy/certification/content-marketing/");
    await button(page, "Start exam").click();
    await page.locator("[data-question]").waitFor();
    // The first two questions stay unanswered, so the review lists them (L6).
    await button(page, "Next").click();
    await button(page, "Next").click();
    await answerAll(page, examKey("content-marketing"));
    await button(page, "Review and finish").click();
    await button(page, "Finish exam").click();
    await page.getByText("Passed with 80%").first().waitFor();
    expect(await page.getByText("no answer").count()).toBe(2);
    await holds(page);
    await context.close();
  });

  it("the profile's data: saved, a refused and a failed deletion, and the farewell page", async () => {
    const context = await visitor(browser, server.origin);
    await signIn(context, own("trial"));
    const page = await context.newPage();
    await page.goto("/academy/profile/");
    await button(page, "Download my data").click();
    await page.getByText("Your data was saved as").waitFor();
    await holds(page);
    await button(page, "Delete my account").click();
    await page.getByLabel("Your password").fill("wrong");
    await button(page, "Delete permanently").click();
    await page.getByText("That isn’t the password").waitFor();
    await holds(page);
    await page.route("**/users/delete/", (route) => route.abort(), { times: 1 });
    await page.getByLabel("Your password").fill(password);
    await button(page, "Delete permanently").click();
    await page.getByText("We couldn’t confirm the deletion").waitFor();
    await holds(page);
    await button(page, "Delete permanently").click();
    await page.getByText("Your account has been deleted").waitFor();
    await holds(page);
    await context.close();
  });

  it("a quiz with a wrong answer", async () => {
    const page = await contexts.learner.newPage();
    await page.goto(`${lesson}?step=6`);
    await page.locator("[data-question]").waitFor();
    await page.locator("main fieldset label").first().click();
    await button(page, "Check!").click();
    await button(page, /Next question|See result/).waitFor();
    await holds(page);
    await page.close();
  });
});

describe("with the keyboard only", () => {
  it("skips to the content, reaches every visible control, and shows the focus", async () => {
    const page = await contexts.visitor.newPage();
    await page.goto("/academy/courses/", { waitUntil: "networkidle" });
    await page.keyboard.press("Tab");
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe("Skip to content");
    const reached: string[] = [];
    for (let presses = 0; presses < 60; presses += 1) {
      await page.keyboard.press("Tab");
      const where = await page.evaluate(() => {
        const element = document.activeElement as HTMLElement;
        const label = element.closest("label") ?? element.closest("li") ?? element;
        const marks = [element, label, element.parentElement].map((each) => each && getComputedStyle(each));
        return {
          name: element.getAttribute("aria-label") ?? element.textContent ?? element.getAttribute("name") ?? "",
          visible: marks.some((style) => style && (style.outlineStyle !== "none" || style.boxShadow !== "none")),
        };
      });
      reached.push(where.name);
      if (where.name === "SEO basics") expect(where.visible).toBe(true);
    }
    expect(reached).toEqual(expect.arrayContaining(["Courses", "Sign in", "SEO basics"]));
    await page.close();
  });
});
