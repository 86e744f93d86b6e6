import { beforeEach, describe, expect, it } from "vitest";
import { holds } from "../harness/axe";
import { signIn } from "../harness/learner";
import { dialog, focused, footer, press, ready } from "../harness/page-parts";
import { context, page, seen, startSite, visit } from "../harness/visit";

startSite();
beforeEach(() => visit());

const heading = () => page.getByRole("heading", { level: 1 });
const path = () => new URL(page.url()).pathname;

describe("the keyboard", () => {
  it("navigates the site with two keys, and the new page's heading has the focus", async () => {
    await page.goto("/academy/");
    await ready();
    for (const [key, address] of [
      ["c", "/academy/courses/"],
      ["w", "/academy/webinars/"],
      ["x", "/academy/certification/"],
      ["l", "/academy/my-learning/"],
      ["h", "/academy/"],
    ] as const) {
      await press("g", key);
      await page.waitForURL(`**${address}`);
      await expect.poll(async () => (await focused()) === (await heading().textContent())).toBe(true);
    }
    expect(seen.complaints).toEqual([]);
  });

  it("focuses the search, where typed keys are text", async () => {
    await page.goto("/academy/courses/");
    await ready();
    await press("/");
    const field = page.getByRole("banner").locator("input[name=search]");
    expect(await field.evaluate((input) => input === document.activeElement)).toBe(true);
    await page.keyboard.type("g h?n/");
    expect(await field.inputValue()).toBe("g h?n/");
    expect(path()).toBe("/academy/courses/");
    expect(await page.getByRole("dialog").count()).toBe(0);
  });

  it("leaves combinations with a modifier key to the browser", async () => {
    await page.goto("/academy/courses/");
    await ready();
    await press("Alt+g", "h", "Shift+G", "h");
    await press("?");
    await dialog("Keyboard shortcuts").waitFor();
    expect(path()).toBe("/academy/courses/");
  });

  it("moves through the steps of a lesson, with the focus on the step's heading, and sets a bookmark", async () => {
    await signIn(context, "paid@academy.test");
    await context.request.post("/academy/private/api/v2/courses/en/seo-basics/enroll/", { data: {} });
    await page.goto("/academy/courses/seo-basics/lessons/lesson-1/?step=1");
    await ready();
    const step = () => page.locator("main article h2");
    await step().waitFor();
    const first = await step().textContent();
    await press("n");
    await page.waitForURL("**?step=2");
    await expect.poll(async () => (await focused()) === (await step().textContent())).toBe(true);
    expect(await step().textContent()).not.toBe(first);
    await press("p");
    await page.waitForURL("**?step=1");
    await expect.poll(focused).toBe(first);
    const bookmark = page.locator("[data-shortcut=bookmark]");
    await page.mouse.wheel(0, 5000);
    await bookmark.waitFor({ state: "attached" });
    await press("b");
    await expect.poll(() => bookmark.isChecked()).toBe(true);
    expect(seen.complaints).toEqual([]);
  });

  it("opens the list of shortcuts, where they can be switched off for good", async () => {
    await page.goto("/academy/courses/");
    await ready();
    const isCode = (url: string) => /\/assets\/(ShortcutsDialog|Dialog|tools)/.test(url);
    expect(seen.requests.filter(isCode)).toEqual([]);
    await press("?");
    await dialog("Keyboard shortcuts").waitFor();
    await holds(page);
    // With the keyboard only: the switch is the first control.
    await press("Space", "Escape");
    await dialog("Keyboard shortcuts").waitFor({ state: "detached" });
    await press("?", "g", "h");
    await page.reload();
    await ready();
    await press("?", "g", "h");
    expect(path()).toBe("/academy/courses/");
    expect(await page.getByRole("dialog").count()).toBe(0);
    // The footer still opens it.
    await footer().getByRole("button", { name: "Keyboard shortcuts" }).click();
    await dialog("Keyboard shortcuts").getByLabel("Use keyboard shortcuts").check();
    await press("Escape");
    await dialog("Keyboard shortcuts").waitFor({ state: "detached" });
    expect(await focused()).toBe("Keyboard shortcuts");
    await press("g", "h");
    await page.waitForURL("**/academy/");
    expect(seen.complaints).toEqual([]);
  });
});
