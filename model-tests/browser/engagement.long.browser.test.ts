import type { Browser, BrowserContext, Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { holds } from "../harness/axe";
import { launch, visitor, type Watch, watch } from "../harness/chromium";
import { password, signIn } from "../harness/learner";
import { type RunningServer, startServer } from "../harness/server";

/** Standalone lessons: one shows a promo, the other the whole video. */
const promoted = "/academy/standalone-courses/title-tags-that-earn-clicks/";
const open = "/academy/courses/utm-tags-done-right/";
const course = "/academy/courses/seo-basics/";

let server: RunningServer;
let browser: Browser;
let context: BrowserContext;
let page: Page;
let seen: Watch;

beforeAll(async () => {
  [server, browser] = await Promise.all([startServer(), launch()]);
});
beforeEach(async () => {
  context = await visitor(browser, server.origin);
  page = await context.newPage();
  seen = watch(page, server.origin);
});
afterEach(() => context.close());
afterAll(async () => {
  await browser?.close();
  await server?.remove();
});

const button = (name: string) => page.getByRole("button", { name, exact: true });
const heading = (name: string) => page.getByRole("heading", { name });
const enrol = (slug: string) =>
  context.request.post(`/academy/private/api/v2/courses/en/${slug}/enroll/`, { data: {} });
const signInAs = async (email: string) => {
  await page.getByLabel("E-mail").fill(email);
  await page.getByLabel("Password").fill(password);
  await page.keyboard.press("Enter");
};
const clip = () => page.locator("main video");
const position = () => clip().evaluate((video: HTMLVideoElement) => video.currentTime);
const isPaused = () => clip().evaluate((video: HTMLVideoElement) => video.paused);

describe("the promo of a standalone lesson", () => {
  /** Near its end, so that tests need not wait for the rest. */
  const nearBreakpoint = 14;
  const skipTo = (seconds: number) =>
    clip().evaluate((video: HTMLVideoElement, to) => {
      video.currentTime = to;
    }, seconds);

  it("waits for Play if the visitor prefers reduced motion, and only its button stops it", async () => {
    await page.goto(promoted);
    await button("Play the preview").click();
    await button("Stop the preview").waitFor();
    await expect.poll(position).toBeGreaterThan(0.3);
    // As a media key does: the promo keeps playing (R8).
    await clip().evaluate((video: HTMLVideoElement) => video.pause());
    await expect.poll(isPaused).toBe(false);
    await button("Stop the preview").click();
    await button("Play the preview").waitFor();
    expect(await isPaused()).toBe(true);
    await holds(page);
  });

  it("ends at its breakpoint with an invitation to enroll, which leads through sign-in and comes back enrolled", async () => {
    await page.goto(promoted);
    await button("Play the preview").click();
    await expect.poll(position).toBeGreaterThan(0);
    await skipTo(nearBreakpoint);
    await page.getByRole("status").filter({ hasText: "That was the preview" }).waitFor();
    expect(await clip().count()).toBe(0);
    await holds(page);
    await button("Enrol and watch on").click();
    await page.waitForURL("**/academy/sign-in/**");
    await signInAs("paid@academy.test");
    await page.waitForURL(`**${promoted}`);
    await page.getByRole("link", { name: "Start the course" }).waitFor();
    await expect.poll(() => heading("That was the preview").count()).toBe(0);
    expect(await clip().count()).toBe(0);
    expect(seen.complaints).toEqual([]);
    expect(seen.strangers).toEqual([]);
  });

  it("is remembered as seen: the next time, the learner is invited to enroll at once", async () => {
    await signIn(context, "trial@academy.test");
    await page.goto(promoted);
    await button("Play the preview").click();
    await expect.poll(position).toBeGreaterThan(0);
    const told = page.waitForResponse((response) => response.url().endsWith("/promo/"));
    await skipTo(nearBreakpoint);
    await heading("That was the preview").waitFor();
    expect((await told).ok()).toBe(true);
    await page.reload();
    await heading("That was the preview").waitFor();
    expect(await page.getByText("you will be asked to sign in").count()).toBe(0);
    // After enrolling it is hidden; after leaving the course it is shown again.
    await button("Enrol and watch on").click();
    await heading("That was the preview").waitFor({ state: "detached" });
    await button("Leave this course").click();
    await page.getByRole("dialog").getByRole("button", { name: "Leave the course" }).click();
    await heading("That was the preview").waitFor();
  });

  it("is absent if the whole video is for everyone, and the page does not move when the video loads", async () => {
    await page.addInitScript(() => {
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) {
          const { value } = entry as PerformanceEntry & { value: number };
          Object.assign(window, { moved: ((window as { moved?: number }).moved ?? 0) + value });
        }
      }).observe({ type: "layout-shift", buffered: true });
    });
    await page.goto(open);
    await clip().waitFor();
    expect(await clip().getAttribute("controls")).not.toBeNull();
    expect(await page.getByRole("button", { name: /preview/ }).count()).toBe(0);
    await page.getByText("You will be asked to sign in").waitFor();
    expect(await page.evaluate(() => (window as { moved?: number }).moved ?? 0)).toBeLessThan(0.05);
    await holds(page);
  });
});

describe("the clip on a course's page", () => {
  const watched = "/academy/courses/content-marketing-basics/";
  const isCode = (path: string) => /\/assets\/landing-video/.test(path);

  it("loads when somebody scrolls near it, plays when pressed, pauses, ends, and plays again", async () => {
    await page.goto(watched);
    await page.getByText("You will be asked to sign in").waitFor();
    await heading("A look inside").scrollIntoViewIfNeeded();
    await button("Play the video").waitFor();
    expect(seen.requests.filter(isCode)).toHaveLength(1);
    expect(seen.requests.filter((path) => path.endsWith(".mp4"))).toEqual([]);
    await holds(page);
    await button("Play the video").focus();
    await page.keyboard.press("Enter");
    await expect.poll(position).toBeGreaterThan(0);
    // The focus moves with the pressed button.
    await expect.poll(() => clip().evaluate((video) => video === document.activeElement)).toBe(true);
    await page.keyboard.press("Space");
    await expect.poll(isPaused).toBe(true);
    await holds(page);
    await clip().evaluate((video: HTMLVideoElement) => {
      video.currentTime = video.duration - 0.2;
      return video.play();
    });
    await expect.poll(() => clip().evaluate((video: HTMLVideoElement) => video.ended)).toBe(true);
    await clip().evaluate((video: HTMLVideoElement) => video.play());
    await expect.poll(isPaused).toBe(false);
    expect(seen.complaints).toEqual([]);
  });

  it("waits for a learner's progress but does not depend on it", async () => {
    await signIn(context, "editor@academy.test");
    let answer = (): void => undefined;
    const asked = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await page.route("**/content-marketing-basics/progress/", async (route) => {
      await asked;
      await route.abort();
    });
    await page.goto(watched);
    await heading("A look inside").scrollIntoViewIfNeeded();
    await expect.poll(() => seen.requests.filter(isCode).length).toBe(1);
    expect(await button("Play the video").count()).toBe(0);
    answer();
    await page.getByText("We could not ask whether you are enrolled").waitFor();
    await button("Play the video").waitFor();
  });
});

describe("a course's rating", () => {
  const stars = (count: number) => page.getByRole("radio", { name: `${count} star` });

  it("is not shown to visitors", async () => {
    await page.goto(course);
    await page.getByText("You will be asked to sign in").waitFor();
    expect(await heading("Rate this course").count()).toBe(0);
  });

  it("is set by keyboard, survives a reload, and can be changed", async () => {
    await signIn(context, "free@academy.test");
    await enrol("seo-basics");
    await page.goto(course);
    await heading("Rate this course").waitFor();
    await holds(page);
    await stars(1).focus();
    await page.keyboard.press("Space");
    for (let star = 1; star < 4; star += 1) await page.keyboard.press("ArrowRight");
    expect(await stars(4).isChecked()).toBe(true);
    await holds(page);
    await page.keyboard.press("Enter");
    await page.getByText("Thank you. You can change your rating at any time.").waitFor();
    await holds(page);

    await page.reload();
    await heading("Rate this course").waitFor();
    expect(await stars(4).isChecked()).toBe(true);
    await stars(4).focus();
    await page.keyboard.press("ArrowLeft");
    await button("Cancel").click();
    expect(await stars(4).isChecked()).toBe(true);
    expect(seen.complaints).toEqual([]);
  });

  it("stays selected if it does not arrive, and disappears with the course", async () => {
    await signIn(context, "student@academy.test");
    await enrol("seo-basics");
    await page.goto(course);
    await page.locator("label").filter({ hasText: "5 stars" }).click();
    await page.route("**/rating/", (route) => route.abort(), { times: 1 });
    await button("Save the rating").click();
    await page.getByRole("alert").filter({ hasText: "Your rating was not saved" }).waitFor();
    expect(await stars(5).isChecked()).toBe(true);
    await holds(page);
    await button("Save the rating").click();
    await page.getByText("Thank you. You can change your rating at any time.").waitFor();
    await button("Leave this course").click();
    await page.getByRole("dialog").getByRole("button", { name: "Leave the course" }).click();
    await heading("Rate this course").waitFor({ state: "detached" });
  });
});

describe("feedback", () => {
  const control = () => page.getByRole("contentinfo").getByRole("link", { name: "Feedback" });
  const box = () => page.getByRole("dialog", { name: "Feedback" });
  const message = () => box().getByLabel("Your message");
  const send = () => box().getByRole("button", { name: "Send" });
  const text = "The lesson on keywords is very clear.";
  const isCode = (path: string) => /\/assets\/.*(part|Dialog)/.test(path);

  it("loads when somebody is about to open it, and not before", async () => {
    await page.goto(course);
    await page.getByText("You will be asked to sign in").waitFor();
    expect(seen.requests.filter(isCode)).toEqual([]);
    const fetched = page.waitForRequest((request) => isCode(request.url()));
    await control().hover();
    await fetched;
    expect(await box().count()).toBe(0);
  });

  it("opens and closes by keyboard, and closes on Back", async () => {
    await page.goto("/academy/");
    await control().focus();
    await page.keyboard.press("Enter");
    await box().waitFor();
    await expect.poll(() => message().evaluate((field) => field === document.activeElement)).toBe(true);
    await holds(page);
    await page.keyboard.press("Escape");
    await box().waitFor({ state: "detached" });
    await expect.poll(() => control().evaluate((link) => link === document.activeElement)).toBe(true);
    await control().click();
    await box().waitFor();
    await page.goBack();
    await box().waitFor({ state: "detached" });
    expect(new URL(page.url()).pathname).toBe("/academy/");
    expect(seen.complaints).toEqual([]);
  });

  it("says when it fails to load, and loads on retry", async () => {
    await page.goto(course);
    await page.getByText("You will be asked to sign in").waitFor();
    let isGone = true;
    await page.route(
      (url) => isCode(url.pathname),
      (route) => (isGone ? route.abort() : route.continue()),
    );
    await control().click();
    await page.getByText("A part of this page could not be loaded").waitFor();
    await holds(page);
    isGone = false;
    await page.getByRole("contentinfo").getByRole("button", { name: "Try again" }).click();
    await box().waitFor();
  });

  it("is written by a visitor, kept across sign-in and two pages, and arrives after one network failure", async () => {
    await page.goto(course);
    await control().click();
    await message().fill(text);
    await box().getByText("Sign in to send it").waitFor();
    await holds(page);
    await page.keyboard.press("Escape");
    await page.getByRole("link", { name: "Courses", exact: true }).first().click();
    await page.waitForURL("**/academy/courses/");
    await control().click();
    expect(await message().inputValue()).toBe(text);
    await box().getByRole("button", { name: "Sign in" }).click();
    await page.waitForURL("**/academy/sign-in/**");
    await signInAs("admin@academy.test");
    await page.waitForURL("**/academy/courses/#feedback");
    expect(await message().inputValue()).toBe(text);

    await page.route("**/feedback/", (route) => route.abort(), { times: 1 });
    await send().click();
    const sent = page.waitForRequest("**/feedback/");
    await box().getByText("Your message is kept on this device").waitFor();
    expect(await message().inputValue()).toBe(text);
    // About the page on which it was started.
    expect((await sent).postDataJSON()).toEqual({ message: text, url: `${server.origin}${course}` });
    await box().getByText("Thank you. Your message has arrived.").waitFor();
    expect(await message().inputValue()).toBe("");
    await holds(page);
    expect(seen.strangers).toEqual([]);
  });

  it("is kept when the page is left for another provider's sign-in", async () => {
    await page.goto(course);
    await control().click();
    await message().fill(text);
    await box().getByRole("button", { name: "Sign in" }).click();
    await page.waitForURL("**/academy/sign-in/**");
    await signIn(context, "admin-free@academy.test");
    await page.goto(`${course}#feedback`);
    await expect.poll(() => message().inputValue()).toBe(text);
    await send().click();
    await box().getByText("Thank you. Your message has arrived.").waitFor();
    await page.reload();
    await box().waitFor();
    expect(await message().inputValue()).toBe("");
  });

  it("is not sent while offline or if it is too long, and says so", async () => {
    await signIn(context, "promo@academy.test");
    await page.goto("/academy/");
    await control().click();
    await message().fill("x".repeat(2003));
    await box().getByText("3 characters too many").waitFor();
    expect(await send().getAttribute("aria-disabled")).toBe("true");
    await holds(page);
    await message().fill(text);
    await context.setOffline(true);
    await page.getByText("You are offline").waitFor();
    await send().click();
    await box().getByText("Your message is kept on this device").waitFor();
    await context.setOffline(false);
    await box().getByText("Thank you. Your message has arrived.").waitFor();
  });
});
