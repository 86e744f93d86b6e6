import type { BrowserContext, Page } from "playwright-core";
import { beforeAll, describe, expect, it } from "vitest";
import { lastSegment } from "../../src/paths/paths";
import { dark, light } from "../../src/theme/tokens";
import { holds } from "../harness/axe";
import { visitor, watch } from "../harness/chromium";
import { password, signIn } from "../harness/learner";
import { browser, server, siteForAccounts } from "../harness/visit";

const own = siteForAccounts(import.meta.url);

const allSeries = "/academy/series/";
const series = `${allSeries}inside-a-site-audit/`;
const episode = `${series}does-the-page-say-what-it-is/`;
const onboarding = "/academy/onboarding/seo/";
const meeting = "/academy/schedule/intro-call/";

const button = (page: Page, name: string | RegExp) =>
  page.getByRole("button", { name, exact: typeof name === "string" });
const link = (page: Page, name: string | RegExp) => page.getByRole("link", { name, exact: true });
const heading = (page: Page, name: string) => page.getByRole("heading", { name });

/** The account with this email address. */
async function account(email: string): Promise<BrowserContext> {
  const context = await visitor(browser, server.origin);
  await signIn(context, email);
  return context;
}

/** Plays from one second to another, or to the end, with the player's usual time updates. */
const play = (page: Page, from: number, to: number) =>
  page.locator("video").evaluate(
    async (video: HTMLVideoElement, [start, end]) => {
      video.muted = true;
      video.currentTime = start;
      await new Promise((resolve) => video.addEventListener("seeked", resolve, { once: true }));
      const played = new Promise<void>((resolve) => {
        const look = () => (video.currentTime >= end || video.ended) && resolve();
        video.addEventListener("timeupdate", look);
        video.addEventListener("ended", look);
      });
      await video.play();
      await played;
      video.pause();
    },
    [from, to] as const,
  );

describe("a student", () => {
  it("finds the series and watches an episode, which stays watched", async () => {
    const context = await account(own("student"));
    const page = await context.newPage();
    const seen = watch(page, server.origin);
    await page.goto("/academy/");
    await link(page, "Series").click();
    await link(page, "Inside a site audit").click();
    await page.getByText("0 of 4 watched").waitFor();
    expect(await link(page, "Start watching").getAttribute("href")).toBe(`${series}can-the-page-be-found/`);

    await link(page, "Does the page say what it is?").click();
    await button(page, "Mark as watched").waitFor();
    await page.getByLabel("Speed").selectOption("2×");
    await play(page, 40, 43);
    expect(await page.getByText("You’ve watched this episode.").count()).toBe(0);
    await play(page, 0, 42);
    await page.getByText("You’ve watched this episode.").waitFor();
    await page.getByText("1 of 4 watched").waitFor();
    expect(await button(page, "Mark as watched").count()).toBe(0);

    await page.reload();
    await page.getByText("You’ve watched this episode.").waitFor();
    expect(await page.getByLabel("Speed").inputValue()).toBe("2");
    await button(page, "Next episode").click();
    await heading(page, "What to change first?").waitFor();
    // It waits for what is known of the learner.
    await expect.poll(() => button(page, "Mark as watched").isEnabled()).toBe(true);
    await button(page, "Mark as watched").press("Enter");
    await page.getByText("That was the last episode of the series.").waitFor();
    // The button is gone; what comes next is the next stop.
    await page.keyboard.press("Tab");
    expect(await link(page, "All episodes").evaluate((one) => one === document.activeElement)).toBe(true);

    await link(page, "All episodes").click();
    await page.getByText("2 of 4 watched").waitFor();
    expect(await page.getByRole("listitem").getByText("Watched", { exact: true }).count()).toBe(2);
    await link(page, "Continue with episode 1").waitFor();
    expect(seen.complaints).toEqual([]);
    expect(seen.strangers).toEqual([]);
    await context.close();
  });
});

describe("a learner without access to series", () => {
  it("signs in and comes back to the episode", async () => {
    const context = await visitor(browser, server.origin);
    const page = await context.newPage();
    await page.goto(episode);
    await heading(page, "Sign in to watch series").waitFor();
    await page.getByRole("main").getByRole("button", { name: "Sign in", exact: true }).click();
    await page.getByLabel("Email").fill(own("editor"));
    await page.getByLabel("Password").fill(password);
    await button(page, "Sign in").click();
    await heading(page, "Does the page say what it is?").waitFor();
    expect(new URL(page.url()).pathname).toBe(episode);
    await context.close();
  });

  it("reads who they are for, with a next step", async () => {
    const context = await account(own("free"));
    const page = await context.newPage();
    for (const path of [allSeries, series, episode]) {
      await page.goto(path);
      await heading(page, "Your account doesn’t include series").waitFor();
    }
    await link(page, "Browse courses").click();
    await heading(page, "Courses").waitFor();
    await context.close();
  });
});

describe("a section that exists only in English", () => {
  it("redirects from another language's host to the English one", async () => {
    const context = await visitor(browser, `http://es.localhost:${server.port}`);
    const page = await context.newPage();
    for (const path of [onboarding, allSeries]) {
      await page.goto(path);
      await page.waitForURL(`http://localhost:${server.port}${path}`);
    }
    await context.close();
  });
});

describe("the theme of series", () => {
  const paper = (page: Page) =>
    page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue("--color-paper"));

  it("is dark, whatever the visitor has chosen, and ends with the section", async () => {
    const context = await visitor(browser, server.origin);
    const page = await context.newPage();
    await page.goto("/academy/");
    await page.getByText("Light", { exact: true }).click();
    expect(await paper(page)).toBe(light.paper);
    await link(page, "Series").click();
    await heading(page, "Sign in to watch series").waitFor();
    expect(await paper(page)).toBe(dark.paper);
    await link(page, "Browse courses").click();
    await heading(page, "Courses").waitFor();
    expect(await paper(page)).toBe(light.paper);
    await context.close();
  });
});

describe("the onboarding", () => {
  it("keeps a learner's steps and offers sign-in to visitors", async () => {
    const context = await visitor(browser, server.origin);
    const page = await context.newPage();
    const pass = "Mark as done: Set goals and a baseline";
    await page.goto(onboarding);
    await page.getByText("You’ll sign in first").waitFor();
    await button(page, pass).click();
    await page.getByLabel("Email").fill(own("paid"));
    await page.getByLabel("Password").fill(password);
    await button(page, "Sign in").click();
    await page.getByText("0 of 5 steps").waitFor();
    await button(page, pass).click();
    await page.getByText("1 of 5 steps").waitFor();
    await page.reload();
    await page.getByText("1 of 5 steps").waitFor();
    expect(await button(page, pass).count()).toBe(0);
    for (const rest of await button(page, /^Mark as done/).all()) expect(await rest.isEnabled()).toBe(true);
    await context.close();
  });
});

describe("the first HTML", () => {
  it.each([
    [onboarding, 200, "Verify the site in Search Console"],
    [meeting, 200, "No appointments available"],
    ["/academy/schedule/nothing/", 404, "Page not found"],
    [series, 200, "Sign in to watch series"],
  ])("of %s has status %i and contains “%s”", async (path, status, text) => {
    const response = await fetch(server.origin + path);
    expect(response.status).toBe(status);
    expect(await response.text()).toContain(text);
  });
});

describe("every page", () => {
  const pages: [name: string, email: string | null, path: string, ready: string][] = [
    ["all series", own("student"), allSeries, "Inside a site audit"],
    ["a series", own("student"), series, "Your progress"],
    ["an episode", own("editor"), episode, "0 of 4 watched"],
    ["an episode, watched", own("admin"), episode, "You’ve watched this episode."],
    ["series, signed out", null, allSeries, "Sign in to watch series"],
    ["series, not included", own("free"), series, "Your account doesn’t include series"],
    ["onboarding", own("student"), onboarding, "of 5 steps"],
    ["onboarding, signed out", null, onboarding, "You’ll sign in first"],
    ["a meeting", null, meeting, "20 minutes"],
  ];

  beforeAll(async () => {
    const context = await account(own("admin"));
    const watched = `/academy/public/api/v2/series/en/inside-a-site-audit/episodes/${lastSegment(episode)}/`;
    expect((await context.request.post(watched, { data: {} })).ok()).toBe(true);
    await context.close();
  });

  it.each(pages)("%s has no accessibility violation and fits at every width", async (_, email, path, ready) => {
    const context = email ? await account(email) : await visitor(browser, server.origin);
    const page = await context.newPage();
    await page.goto(path);
    await page.getByText(ready).first().waitFor();
    // Audits everything that opens, too.
    await page.evaluate(() => {
      for (const details of document.querySelectorAll("details")) details.open = true;
    });
    await holds(page);
    await context.close();
  });
});
