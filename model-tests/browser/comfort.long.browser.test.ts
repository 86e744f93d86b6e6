import type { Browser, BrowserContext, Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { holds } from "../harness/axe";
import { launch, visitor, type Watch, watch } from "../harness/chromium";
import { password, signIn } from "../harness/learner";
import { type RunningServer, startServer } from "../harness/server";

const course = "/academy/courses/seo-basics/";
const lesson = `${course}lessons/lesson-1/`;

let server: RunningServer;
let browser: Browser;
let context: BrowserContext;
let page: Page;
let seen: Watch;

beforeAll(async () => {
  [server, browser] = await Promise.all([startServer(), launch()]);
});
afterAll(async () => {
  await browser?.close();
  await server?.remove();
});
beforeEach(async () => {
  context = await visitor(browser, server.origin);
  page = await context.newPage();
  seen = watch(page, server.origin);
});
afterEach(() => context.close());

const footer = () => page.getByRole("contentinfo");
const dialog = (name: string) => page.getByRole("dialog", { name });
const heading = () => page.getByRole("heading", { level: 1 });
const path = () => new URL(page.url()).pathname;
const press = async (...keys: string[]) => {
  for (const key of keys) await page.keyboard.press(key);
};
/** The text of the focused element. */
const focused = () => page.evaluate(() => document.activeElement?.textContent ?? "");
/** Waits until the page's scripts listen. */
const ready = () =>
  page
    .getByRole("banner")
    .getByRole("link", { name: /Sign in|Profile/ })
    .waitFor();
const loseConnection = async () => {
  await context.setOffline(true);
  await page.getByText("You are offline.").waitFor();
  await context.setOffline(false);
};

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
    await page.goto(`${lesson}?step=1`);
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

describe("messages", () => {
  const toast = (text: string) => page.getByRole("status").getByText(text);
  const bell = () => page.getByRole("banner").getByRole("button", { name: /^Messages/ });

  it("appear for a moment and can be read again, with their time and page", async () => {
    await signIn(context, "trial@academy.test");
    await page.goto(course);
    await ready();
    expect(await bell().count()).toBe(0);
    await page.getByRole("button", { name: "Enrol for free" }).click();
    await toast("You are enrolled.").waitFor();
    await holds(page);
    await page.setViewportSize({ width: 1280, height: 900 });
    await page.mouse.move(0, 0);
    await toast("You are enrolled.").waitFor({ state: "detached" });
    expect(await bell().getAttribute("aria-label")).toBe("Messages, 1 not read");
    // Shown in place, and only listed.
    await page.getByRole("button", { name: "Leave this course" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Leave the course" }).click();
    await page.getByText("You have left the course.").waitFor();
    expect(await page.locator("[data-toasts]").count()).toBe(0);

    await press("m");
    await dialog("Messages").waitFor();
    const items = dialog("Messages").getByRole("listitem");
    expect(await items.allInnerTexts()).toEqual([
      expect.stringMatching(/^You have left the course\..*\d.*SEO basics/s),
      expect.stringMatching(/^You are enrolled\..*\d.*SEO basics/s),
    ]);
    await holds(page);
    await page.setViewportSize({ width: 1280, height: 900 });
    await page.getByRole("button", { name: "Clear the messages" }).click();
    await page.getByText("Nothing has been said yet.").waitFor();
    await press("Escape");
    await dialog("Messages").waitFor({ state: "detached" });
    expect(await bell().count()).toBe(0);
    expect(seen.complaints).toEqual([]);
  });

  it("stay while somebody points at them or focuses them, and close on request, also by keyboard", async () => {
    await page.goto(course);
    await ready();
    await loseConnection();
    await toast("The connection is back.").hover();
    await page.waitForTimeout(6500);
    expect(await toast("The connection is back.").count()).toBe(1);
    await page.getByRole("button", { name: "Dismiss" }).focus();
    await page.mouse.move(0, 0);
    await press("Enter");
    await toast("The connection is back.").waitFor({ state: "detached" });
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe("MAIN");
  });

  it("cover nothing that cannot be scrolled free, at 320 pixels", async () => {
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto("/academy/courses/");
    await ready();
    await loseConnection();
    await toast("The connection is back.").hover();
    // At the end of the page, everything is reachable next to it.
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    const covered = () =>
      footer().evaluate((place) => {
        const { bottom } = document.querySelector("header")?.getBoundingClientRect() ?? { bottom: 0 };
        return [...place.querySelectorAll("a, button, input")]
          .map((control) => ({ control, box: control.getBoundingClientRect() }))
          .filter(({ box }) => box.top > bottom && box.width > 1)
          .filter(({ control, box }) => {
            const top = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
            return !top || !(control.contains(top) || top.contains(control));
          })
          .map(({ control }) => control.textContent);
      });
    await expect.poll(covered).toEqual([]);
    // Focused elements scroll clear of it.
    await page.evaluate(() => scrollTo(0, 0));
    await page.getByRole("main").getByRole("link").first().focus();
    for (let count = 0; count < 12; count += 1) {
      await press("Tab");
      const isBeneath = await page.evaluate(() => {
        const box = document.activeElement?.getBoundingClientRect();
        const toasts = document.querySelector("[data-toasts]")?.getBoundingClientRect();
        return box && toasts
          ? box.top >= toasts.top && document.activeElement?.closest("[data-toasts]") === null
          : false;
      });
      expect(isBeneath).toBe(false);
    }
  });
});

describe("what is counted", () => {
  const counted = () => footer().getByRole("link", { name: "What is counted" });
  const lines = () => dialog("What is counted").getByRole("listitem");
  const stored = () => page.evaluate(() => sessionStorage.getItem("academy.reports"));
  const personal = /@academy|academy-demo|Frida|Lovelace|promo-typed|words that I typed|feedback that I wrote/;

  /** A visit in which somebody types various texts. */
  async function visit(email: string): Promise<void> {
    await page.goto(course);
    await page.getByRole("button", { name: "Enrol for free" }).click();
    await page.getByLabel("E-mail").fill(email);
    await page.getByLabel("Password").fill(password);
    await page.getByRole("main").getByRole("button", { name: "Sign in" }).click();
    await page.getByText("0 of").first().waitFor();
    await press("/");
    await page.keyboard.type("words that I typed");
    await page.getByText("Nothing found for").first().waitFor();
    await press("Escape", "Escape");
    await page.getByRole("banner").getByRole("link", { name: "Profile:" }).click();
    await page.getByLabel("Name", { exact: true }).fill("Ada Lovelace");
    await page.getByRole("button", { name: "Save the name" }).click();
    await page.getByText("The name is saved.").waitFor();
    await footer().getByRole("link", { name: "Feedback" }).click();
    await dialog("Feedback").getByLabel("Your message").fill("feedback that I wrote");
    await dialog("Feedback").getByRole("button", { name: "Send" }).click();
    await dialog("Feedback").getByText("Thank you.").waitFor();
    await press("Escape");
    await dialog("Feedback").waitFor({ state: "detached" });
  }

  it("is nothing without consent", async () => {
    await visit("student@academy.test");
    expect(await stored()).toBeNull();
    await counted().click();
    await dialog("What is counted").getByText("Nothing has been counted.").waitFor();
    expect(seen.requests.filter((url) => /\/assets\/transitions/.test(url))).toEqual([]);
    await holds(page);
  });

  it("is kinds of users, pages, and steps, nothing personal; only steps are sent, and only to the server", async () => {
    const sent: { body: string; cookie: string | undefined }[] = [];
    page.on("request", (request) => {
      if (request.url().endsWith("/flows/steps/"))
        sent.push({ body: request.postData() ?? "", cookie: request.headers().cookie });
    });
    await page.goto("/academy/courses/");
    await ready();
    await footer().getByLabel("Count my visits").check();
    await visit("free@academy.test");
    await counted().click();
    await dialog("What is counted").waitFor();
    const told = (await lines().allInnerTexts()).map((line) => JSON.parse(line));
    expect(told.map(({ type, tag }) => type === "user" && tag)).toContain("Free-User");
    expect(told.filter(({ type }) => type === "page").map((report) => report.path)).toContain("/academy/profile/");
    expect(told).toContainEqual({
      type: "transition",
      machine: "enrolment",
      from: "enrolling",
      to: "enrolled",
      event: "xstate.done.actor.enrol",
      ms: expect.any(Number),
      locale: "en",
    });
    expect(new Set(told.map(({ machine }) => machine)).size).toBeGreaterThan(5);
    expect(JSON.stringify(told)).not.toMatch(personal);
    await expect.poll(stored).not.toBeNull();
    expect(await stored()).not.toMatch(personal);
    expect(seen.strangers).toEqual([]);
    await expect
      .poll(() => sent.map(({ body }) => body).join(), { timeout: 20_000 })
      .toContain('"machine":"enrolment"');
    for (const { body, cookie } of sent) {
      expect(body).not.toMatch(personal);
      expect(JSON.parse(body).steps.every(({ machine }: { machine: unknown }) => typeof machine === "string")).toBe(
        true,
      );
      expect(cookie).toBeUndefined();
    }
    await holds(page);

    await page.setViewportSize({ width: 1280, height: 900 });
    await page.getByRole("button", { name: "Clear what was counted" }).click();
    await dialog("What is counted").getByText("Nothing has been counted.").waitFor();
    expect(await stored()).toBeNull();
    expect(seen.complaints).toEqual([]);
  });

  it("stops at once when consent is withdrawn, in every tab, also while the session is being recorded", async () => {
    await page.goto(`${course}?record`);
    await ready();
    await footer().getByLabel("Count my visits").check();
    const other = await context.newPage();
    await other.goto("/academy/courses/");
    await other.getByRole("banner").getByRole("link", { name: "Sign in" }).waitFor();
    const box = other.getByRole("contentinfo").getByLabel("Count my visits");
    await expect.poll(() => box.isChecked()).toBe(true);
    await other.getByRole("banner").getByRole("link", { name: "Webinars" }).click();
    await expect.poll(() => other.evaluate(() => sessionStorage.getItem("academy.reports"))).toContain("webinars");

    await footer().getByLabel("Count my visits").uncheck();
    await expect.poll(() => box.isChecked()).toBe(false);
    await expect.poll(() => other.evaluate(() => sessionStorage.getItem("academy.reports"))).toBeNull();
    await other.getByRole("banner").getByRole("link", { name: "Courses" }).click();
    await other.waitForURL("**/academy/courses/");
    await press("g", "c");
    await page.waitForURL("**/academy/courses/");
    await page.waitForTimeout(1000);
    expect(await stored()).toBeNull();
    expect(await other.evaluate(() => sessionStorage.getItem("academy.reports"))).toBeNull();
    // The recording continues.
    expect(await page.getByRole("complementary", { name: "Recording" }).textContent()).toMatch(/[1-9]\d* event/);
  });
});

describe("a visitor who prefers reduced motion", () => {
  it("sees nothing move by itself", async () => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    const moving = () =>
      page.evaluate(() =>
        document
          .getAnimations()
          .map((animation) => Number(animation.effect?.getComputedTiming().activeDuration ?? 0))
          .filter((ms) => ms > 1),
      );
    for (const address of ["/academy/", "/academy/courses/", course]) {
      await page.goto(address);
      await ready();
      await loseConnection();
      await page.getByText("The connection is back.").waitFor();
      expect(await moving()).toEqual([]);
    }
    await press("?");
    await dialog("Keyboard shortcuts").waitFor();
    expect(await moving()).toEqual([]);
  });
});

describe("the footer", () => {
  it("leads to every section and fits at every width, in light and dark", async () => {
    await page.goto("/academy/terms/");
    await ready();
    const addresses = await footer()
      .getByRole("link")
      .evaluateAll((links) => links.map((link) => new URL((link as HTMLAnchorElement).href).pathname));
    for (const address of [...new Set(addresses)]) {
      const response = await context.request.get(address);
      expect([address, response.status()]).toEqual([address, 200]);
    }
    expect(new Set(addresses).size).toBeGreaterThan(24);
    await holds(page);
  });
});
