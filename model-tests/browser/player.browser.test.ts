import type { BrowserContext, Page } from "playwright-core";
import { beforeAll, describe, expect, it } from "vitest";
import { holds } from "../harness/axe";
import { visitor } from "../harness/chromium";
import { signIn } from "../harness/learner";
import { expectTranscriptInStep } from "../harness/transcript";
import { browser, server, siteForAccounts } from "../harness/visit";

const own = siteForAccounts(import.meta.url);

const course = "digital-marketing-basics";
const path = `/academy/courses/${course}/lessons/lesson-1/?step=1`;

let learner: BrowserContext;

beforeAll(async () => {
  learner = await visitor(browser, server.origin);
  await signIn(learner, own("free"));
  await learner.request.post(`/academy/private/api/v2/courses/en/${course}/enroll/`, { data: {} });
});

const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
const at = (page: Page) => page.locator("video").evaluate((video: HTMLVideoElement) => video.currentTime);
const isPaused = (page: Page) => page.locator("video").evaluate((video: HTMLVideoElement) => video.paused);
const toStart = (page: Page) =>
  page.locator("video").evaluate((video: HTMLVideoElement) => {
    video.currentTime = 0;
  });

async function open(prepare?: (page: Page) => Promise<unknown>): Promise<Page> {
  const page = await learner.newPage();
  await prepare?.(page);
  await page.goto(path);
  await button(page, "Play").waitFor();
  await page.locator("video").evaluate(
    (video: HTMLVideoElement) =>
      new Promise<void>((resolve) => {
        if (video.readyState > 0) resolve();
        video.addEventListener("loadedmetadata", () => resolve(), { once: true });
      }),
  );
  return page;
}

/** A voice that says what it is told at once, or when the test lets it. What was said is in `window.said`. */
function installVoice({ waits }: { waits: boolean }): void {
  const said: string[] = [];
  const open: { onend?: () => void }[] = [];
  const voice = { voiceURI: "test", name: "Test", lang: "en-US", localService: true, default: true };
  class Utterance {
    onend?: () => void;
    constructor(readonly text: string) {}
  }
  const speech = Object.assign(new EventTarget(), {
    getVoices: () => [voice],
    resume: () => undefined,
    cancel: () => {
      open.length = 0;
    },
    speak: (utterance: Utterance) => {
      said.push(utterance.text);
      if (waits) open.push(utterance);
      else setTimeout(() => utterance.onend?.());
    },
  });
  Object.defineProperty(window, "speechSynthesis", { value: speech });
  Object.assign(window, { SpeechSynthesisUtterance: Utterance, said, endOfSpeech: () => open.pop()?.onend?.() });
}
const said = (page: Page) => page.evaluate(() => (window as unknown as { said: string[] }).said);

describe("the player", () => {
  it("works by keyboard, and says where it is", async () => {
    const page = await open();
    await page.locator("video").focus();
    await page.keyboard.press("k");
    await button(page, "Pause").waitFor();
    await page.keyboard.press("Space");
    await button(page, "Play").waitFor();
    await expect.poll(() => isPaused(page)).toBe(true);
    const before = await at(page);
    await page.keyboard.press("l");
    await expect.poll(() => at(page)).toBeGreaterThanOrEqual(before + 9);
    await page.keyboard.press("j");
    await page.keyboard.press("ArrowRight");
    await expect.poll(() => at(page)).toBeLessThan(before + 6);
    const slider = page.getByRole("slider", { name: "Position in the video" });
    await slider.focus();
    await slider.fill("30");
    await expect.poll(() => at(page)).toBe(30);
    expect(await slider.getAttribute("aria-valuetext")).toBe("00:30 of 00:52");
    await page.keyboard.press("c");
    expect(await button(page, "Captions").getAttribute("aria-pressed")).toBe("false");
    await page.reload();
    await button(page, "Captions").waitFor();
    await expect.poll(() => button(page, "Captions").getAttribute("aria-pressed")).toBe("false");
    await button(page, "Captions").click();
    await page.close();
  });

  it("has a transcript that leads to its lines, follows the picture in its own box, and stays open", async () => {
    const page = await open();
    await page.locator("summary", { hasText: "Transcript" }).click();
    const line = page.getByRole("button", { name: /Repair the weakest step first/ });
    await line.focus();
    await page.keyboard.press("Enter");
    await expect.poll(() => line.getAttribute("aria-current")).toBe("true");
    expect(await at(page)).toBeGreaterThan(40);
    const scrolled = () =>
      page.evaluate(() => [scrollY, document.querySelector("details ol")?.scrollTop ?? 0] as const);
    await expect.poll(async () => (await scrolled())[1]).toBeGreaterThan(0);
    const [top] = await scrolled();
    await page.locator("video").evaluate((video: HTMLVideoElement) => {
      video.currentTime = 1;
    });
    await expect.poll(async () => (await scrolled())[1]).toBe(0);
    expect((await scrolled())[0]).toBe(top);
    expect(await page.locator("details [aria-current]").textContent()).toContain(
      "A customer rarely meets you only once.",
    );
    await holds(page);
    await page.reload();
    await page.locator("details[open] ol").waitFor();
    await page.close();
  });

  it("moves by chapters", async () => {
    const page = await open();
    await button(page, "00:34 Follow the journey").click();
    await expect.poll(() => at(page)).toBe(34);
    expect(await page.getByRole("navigation", { name: "Chapters" }).locator("[aria-current]").textContent()).toContain(
      "Follow the journey",
    );
    await page.close();
  });

  it("plays on if the captions do not load", async () => {
    const page = await open((opened) => opened.route("**/*.vtt", (route) => route.abort()));
    await page.getByText("the transcript has the text").waitFor();
    await button(page, "Play").click();
    await button(page, "Pause").waitFor();
    await page.close();
  });
});

describe("reading aloud", () => {
  it("says that the device has no voice, and the clip plays on", async () => {
    const page = await open((opened) =>
      opened.addInitScript(() => Object.defineProperty(window, "speechSynthesis", { value: undefined })),
    );
    await button(page, "Read aloud").click();
    await page.getByText("This device has no voice in the language of the captions").waitFor();
    await button(page, "Play").click();
    await expect.poll(() => at(page)).toBeGreaterThan(0.3);
    await button(page, "Read aloud").click();
    await page.close();
  });

  it("reads caption after caption while the clip plays, and is remembered", async () => {
    const page = await open((opened) => opened.addInitScript(installVoice, { waits: false }));
    // The clip continues where the tests before left it.
    await toStart(page);
    await button(page, "Read aloud").click();
    expect(await said(page)).toEqual([]);
    await button(page, "Play").click();
    // More may have been said by the time that a busy machine looks.
    await expect
      .poll(async () => (await said(page)).slice(0, 2))
      .toEqual([
        "A customer rarely meets you only once.",
        "They see an ad, read a guide, ask a friend, and come back through an email.",
      ]);
    await page.reload();
    await expect.poll(() => button(page, "Read aloud").getAttribute("aria-pressed")).toBe("true");
    expect(await said(page)).toEqual([]);
    await button(page, "Read aloud").click();
    await page.close();
  });

  it("lets the picture wait for a voice that needs longer", async () => {
    const page = await open((opened) => opened.addInitScript(installVoice, { waits: true }));
    await button(page, "Read aloud").click();
    await toStart(page);
    await button(page, "Play").click();
    await expect.poll(() => isPaused(page)).toBe(false);
    await expect.poll(() => isPaused(page)).toBe(true);
    expect(await at(page)).toBeLessThan(3.5);
    // For the learner, it still plays.
    await button(page, "Pause").waitFor();
    await page.evaluate(() => (window as unknown as { endOfSpeech: () => void }).endOfSpeech());
    await expect.poll(async () => (await said(page)).length).toBe(2);
    expect(await isPaused(page)).toBe(false);
    await button(page, "Read aloud").click();
    await page.close();
  });
});

it("plays the recording of a webinar with its chapters and a transcript in step, and loads no player before", async () => {
  const page = await learner.newPage();
  const requested: string[] = [];
  page.on("request", (request) => requested.push(new URL(request.url()).pathname));
  await page.goto("/academy/webinars/read-search-console-without-fooling-yourself/");
  await button(page, "Play recording").waitFor();
  expect(requested.filter((one) => one.endsWith(".mp4") || one.includes("/ClipPlayer"))).toEqual([]);
  await button(page, "Play recording").focus();
  await page.keyboard.press("Enter");
  await expect.poll(() => at(page)).toBeGreaterThan(0);
  await page.keyboard.press("k");
  await expect.poll(() => isPaused(page)).toBe(true);
  const slider = page.getByRole("slider", { name: "Position in the video" });
  expect(await slider.getAttribute("aria-valuetext")).toMatch(/^00:0\d of 00:45$/);
  await button(page, "Read aloud").waitFor();
  await button(page, "00:16 Four numbers").click();
  await expect.poll(() => at(page)).toBe(16);
  await expectTranscriptInStep(page, /Change one thing, write down the date/);
  await holds(page);
  await page.close();
});
