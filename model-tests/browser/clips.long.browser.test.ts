import { beforeEach, describe, expect, it } from "vitest";
import { holds } from "../harness/axe";
import { signIn } from "../harness/learner";
import { button, signInAs } from "../harness/page-parts";
import { expectTranscriptInStep } from "../harness/transcript";
import { context, page, seen, startSite, visit } from "../harness/visit";

startSite();
beforeEach(() => visit());

/** Standalone lessons: one shows a promo, the other the whole video. */
const promoted = "/academy/standalone-courses/title-tags-that-earn-clicks/";
const open = "/academy/courses/utm-tags-done-right/";

const heading = (name: string) => page.getByRole("heading", { name });
const clip = () => page.locator("main video");
const position = () => clip().evaluate((video: HTMLVideoElement) => video.currentTime);
const isPaused = () => clip().evaluate((video: HTMLVideoElement) => video.paused);

describe("the promo of a standalone lesson", () => {
  /** Near the promo's end, so that tests need not wait for the rest. */
  const nearBreakpoint = 14;
  const skipTo = (seconds: number) =>
    clip().evaluate((video: HTMLVideoElement, to) => {
      video.currentTime = to;
    }, seconds);

  it("waits for Play if the visitor prefers reduced motion, and only its button stops it", async () => {
    await page.goto(promoted);
    await button("Play preview").click();
    await button("Stop preview").waitFor();
    await expect.poll(position).toBeGreaterThan(0.3);
    // A media key would do the same: the promo keeps playing (R8).
    await clip().evaluate((video: HTMLVideoElement) => video.pause());
    await expect.poll(isPaused).toBe(false);
    await button("Stop preview").click();
    await button("Play preview").waitFor();
    expect(await isPaused()).toBe(true);
    await holds(page);
  });

  it("ends at its breakpoint with an invitation to enroll, which leads through sign-in and comes back enrolled", async () => {
    await page.goto(promoted);
    await button("Play preview").click();
    await expect.poll(position).toBeGreaterThan(0);
    await skipTo(nearBreakpoint);
    await page.getByRole("status").filter({ hasText: "End of preview" }).waitFor();
    expect(await clip().count()).toBe(0);
    await holds(page);
    await button("Enroll and keep watching").click();
    await page.waitForURL("**/academy/sign-in/**");
    await signInAs("paid@academy.test");
    await page.waitForURL(`**${promoted}`);
    await page.getByRole("link", { name: "Start course" }).waitFor();
    await expect.poll(() => heading("End of preview").count()).toBe(0);
    expect(await clip().count()).toBe(0);
    expect(seen.complaints).toEqual([]);
    expect(seen.strangers).toEqual([]);
  });

  it("is remembered as seen: the next time, the learner is invited to enroll at once", async () => {
    await signIn(context, "trial@academy.test");
    await page.goto(promoted);
    await button("Play preview").click();
    await expect.poll(position).toBeGreaterThan(0);
    const told = page.waitForResponse((response) => response.url().endsWith("/promo/"));
    await skipTo(nearBreakpoint);
    await heading("End of preview").waitFor();
    expect((await told).ok()).toBe(true);
    await page.reload();
    await heading("End of preview").waitFor();
    expect(await page.getByText("you’ll need to sign in").count()).toBe(0);
    // After enrolling it is hidden; after leaving the course it is shown again.
    await button("Enroll and keep watching").click();
    await heading("End of preview").waitFor({ state: "detached" });
    await button("Leave this course").click();
    await page.getByRole("dialog").getByRole("button", { name: "Leave course" }).click();
    await heading("End of preview").waitFor();
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
    await button("Play video").waitFor();
    expect(await page.getByRole("button", { name: /preview/ }).count()).toBe(0);
    await page.getByText("You’ll sign in first").waitFor();
    expect(await page.evaluate(() => (window as { moved?: number }).moved ?? 0)).toBeLessThan(0.05);
    await button("Play video").click();
    await expect.poll(position).toBeGreaterThan(0);
    await button("Pause").click();
    await holds(page);
  });
});

describe("the clip on a course's page", () => {
  const watched = "/academy/courses/content-marketing-basics/";
  const isCode = (path: string) => /\/assets\/landing-video/.test(path);
  const isPlayer = (path: string) => /\/assets\/ClipPlayer/.test(path);

  it("loads when someone scrolls near it, plays when pressed, pauses, ends, and plays again", async () => {
    await page.goto(watched);
    await page.getByText("You’ll sign in first").waitFor();
    await heading("A look inside").scrollIntoViewIfNeeded();
    await button("Play video").waitFor();
    expect(seen.requests.filter(isCode)).toHaveLength(1);
    expect(seen.requests.filter((path) => path.endsWith(".mp4") || isPlayer(path))).toEqual([]);
    await holds(page);
    await button("Play video").focus();
    await page.keyboard.press("Enter");
    await expect.poll(position).toBeGreaterThan(0);
    // The focus moves with the pressed button.
    await expect.poll(() => clip().evaluate((video) => video === document.activeElement)).toBe(true);
    expect(seen.requests.filter(isPlayer)).toHaveLength(1);
    await page.keyboard.press("Space");
    await expect.poll(isPaused).toBe(true);
    await holds(page);
    await expectTranscriptInStep(page, /Collect these sentences from support/);
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
    expect(await button("Play video").count()).toBe(0);
    answer();
    await page.getByText("We couldn’t check whether you’re enrolled").waitFor();
    await button("Play video").waitFor();
  });
});
