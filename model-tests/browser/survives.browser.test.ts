import type { Browser, BrowserContext, Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { launch, visitor } from "../harness/chromium";
import { examKey } from "../harness/content";
import { answer, answerAll, completeCourse, shownQuestion, signIn } from "../harness/learner";
import { type RunningServer, startServer } from "../harness/server";

const quickContent = "model-tests/fixtures/content";
const slug = "content-marketing";

let browser: Browser;
let context: BrowserContext;
let page: Page;
const button = (name: string | RegExp) => page.getByRole("button", { name, exact: typeof name === "string" });
const question = (number: number) => page.getByRole("heading", { name: new RegExp(`^Question ${number} of`) });
const saved = () => page.locator('[data-state="saved"]');

beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser?.close());
afterEach(() => context?.close());

describe("an exam in progress", () => {
  let server: RunningServer;
  const learners = ["free", "paid", "trial", "promo", "admin", "editor", "admin-free", "student"].map(
    (name) => `${name}@academy.test`,
  );

  beforeAll(async () => {
    server = await startServer();
  });
  afterAll(() => server?.remove());

  /** A new learner for each test, at the first question of a running attempt. */
  async function atFirstQuestion(): Promise<void> {
    context = await visitor(browser, server.origin);
    await signIn(context, learners.pop() ?? "");
    await completeCourse(context, "content-marketing-basics");
    page = await context.newPage();
    await page.goto(`/academy/certification/${slug}/`);
    await button("Start the exam").click();
    await question(1).waitFor();
  }
  const texts = async () => {
    const all: string[] = [];
    for (let index = 0; index < 10; index += 1) {
      await page.getByRole("navigation", { name: "Questions" }).getByRole("button").nth(index).click();
      await question(index + 1).waitFor();
      all.push((await page.locator("[data-question] legend").textContent()) ?? "");
    }
    return all;
  };

  it("shows the same questions and every saved answer after a reload, and after closing the tab", async () => {
    await atFirstQuestion();
    const drawn = await texts();
    await question(10).waitFor();
    await answer(page, examKey(slug)[await shownQuestion(page)] ?? []);
    await saved().waitFor();

    await page.reload();
    await question(1).waitFor();
    expect(await texts()).toEqual(drawn);
    await page.getByText("1 of 10 answered").waitFor();

    await page.close();
    page = await context.newPage();
    await page.goto(`/academy/certification/${slug}/`);
    await page.getByText("1 of 10 answered").waitFor();
    expect(await texts()).toEqual(drawn);
  });

  it("reloads in the review and in the result without losing the learner's place", async () => {
    await atFirstQuestion();
    await answerAll(page, examKey(slug));
    await button("Review and finish").click();
    await page.reload();
    await page.getByText("10 of 10 answered").waitFor();
    await button("Review and finish").click();
    await button("Finish the exam").click();
    await page.getByText("Passed with 100 %").waitFor();
    await page.reload();
    await page.getByText("You hold this certificate").waitFor();
  });

  it("survives a server that is killed during the attempt and restarted", async () => {
    await atFirstQuestion();
    const key = examKey(slug);
    await answer(page, key[await shownQuestion(page)] ?? []);
    await saved().waitFor();
    await server.kill();
    await button("Next").click();
    await question(2).waitFor();
    await answer(page, key[await shownQuestion(page)] ?? []);
    await page.locator('[data-state="waiting"]').waitFor();
    await server.restart();
    // Sent automatically, with its original key.
    await saved().waitFor();
    await page.reload();
    await page.getByText("2 of 10 answered").waitFor();
  });

  it("keeps an offline answer on the device through a closed tab, and it counts once", async () => {
    await atFirstQuestion();
    const key = examKey(slug);
    await context.setOffline(true);
    await page.getByText("You are offline").waitFor();
    const given = key[await shownQuestion(page)] ?? [];
    await answer(page, given);
    await page.locator('[data-state="waiting"]').waitFor();
    await button("Review and finish").click();
    await button("Finish the exam").click();
    await page.getByText("The last answers are being sent").waitFor();

    // The tab is closed before the network is back.
    await page.close();
    await context.setOffline(false);
    page = await context.newPage();
    const sent: string[] = [];
    page.on("request", (request) => {
      if (request.url().includes("/quiz-next/")) sent.push(request.headers()["idempotency-key"] ?? "");
    });
    await page.goto(`/academy/certification/${slug}/`);
    await page.getByText("1 of 10 answered").waitFor();
    await saved().waitFor();
    // A returning network may cause a repeat. It has the same key, so the answer counts once (R18). Each
    // selected option is a separate answer.
    expect(sent.length).toBeGreaterThan(0);
    expect(new Set(sent).size).toBeLessThanOrEqual(given.length);
    const progress = await (await context.request.get(`/academy/private/api/v2/exams/en/${slug}/progress/`)).json();
    expect(Object.values(progress.attempt.answers)).toHaveLength(1);
  });

  it("counts a finish once if its first reply was lost", async () => {
    await atFirstQuestion();
    await answerAll(page, examKey(slug));
    await button("Review and finish").click();
    let lost = 0;
    await page.route("**/finish/", async (route) => {
      // The server does it; the reply never arrives.
      if (lost === 0) {
        lost += 1;
        await route.fetch();
        await route.abort("connectionreset");
      } else await route.continue();
    });
    await button("Finish the exam").click();
    await page.getByText("The exam could not be finished").waitFor();
    await button("Finish the exam").click();
    await page.getByText("Passed with 100 %").waitFor();
    const { attemptsCount } = await (
      await context.request.get(`/academy/private/api/v2/exams/en/${slug}/progress/`)
    ).json();
    expect(attemptsCount).toBe(1);
  });

  it("never sends a correct answer to the browser before the attempt is finished", async () => {
    const bodies: string[] = [];
    context = await visitor(browser, server.origin);
    await signIn(context, learners.pop() ?? "");
    await completeCourse(context, "content-marketing-basics");
    page = await context.newPage();
    page.on("response", async (response) => {
      if (response.url().includes("/exams/")) bodies.push(await response.text().catch(() => ""));
    });
    await page.goto(`/academy/certification/${slug}/`);
    await button("Start the exam").click();
    await question(1).waitFor();
    await button("Next").click();
    await question(2).waitFor();
    expect(bodies.length).toBeGreaterThan(1);
    expect(bodies.join("")).not.toMatch(/"correct"|"explanation"|"answers":\[/);
  });
});

describe("a lesson in progress", () => {
  let server: RunningServer;

  beforeAll(async () => {
    server = await startServer();
    const once = await visitor(browser, server.origin);
    for (const name of ["free", "paid", "trial"]) {
      await signIn(once, `${name}@academy.test`);
      await once.request.post("/academy/private/api/v2/courses/en/seo-basics/enroll/", { data: {} });
    }
    await once.close();
  });
  afterAll(() => server?.remove());

  const lesson = "/academy/courses/seo-basics/lessons/lesson-1/";
  const open = async (email: string, path = lesson) => {
    context = await visitor(browser, server.origin);
    await signIn(context, email);
    page = await context.newPage();
    await page.goto(path);
    await page.locator("main article h2").first().waitFor();
  };

  it("opens the same step after a reload, and the learner's last step on another device", async () => {
    await open("free@academy.test");
    await button(/^Next/).click();
    await page.waitForURL("**?step=2");
    const title = await page.locator("main article h2").first().textContent();
    await page.reload();
    await page.locator("main article h2").first().waitFor();
    expect(await page.locator("main article h2").first().textContent()).toBe(title);
    await context.close();

    await open("free@academy.test");
    expect(await page.locator("main article h2").first().textContent()).toBe(title);
  });

  it("resumes a video at its last position and does not count skipped seconds", async () => {
    await open("paid@academy.test", `${lesson}?step=1`);
    const play = (from: number, seconds: number) =>
      page.locator("video").evaluate(
        async (video: HTMLVideoElement, [start, length]) => {
          if (video.readyState < 1) await new Promise((resolve) => video.addEventListener("loadedmetadata", resolve));
          video.muted = true;
          video.currentTime = start;
          await new Promise((resolve) => video.addEventListener("seeked", resolve, { once: true }));
          await video.play();
          while (!video.ended && video.currentTime < start + length)
            await new Promise((resolve) => setTimeout(resolve, 50));
          video.pause();
        },
        [from, seconds] as const,
      );
    const savedPosition = () =>
      page.waitForResponse((response) => response.url().includes("/position/") && response.ok());
    await Promise.all([savedPosition(), play(10, 2)]);
    const duration = await page.locator("video").evaluate((video: HTMLVideoElement) => video.duration);
    const [reply] = await Promise.all([savedPosition(), play(duration - 2, 3)]);
    const { done, watchedSeconds } = await reply.json();
    expect(done).toBe(false);
    expect(watchedSeconds).toBeLessThan(8);

    await Promise.all([savedPosition(), play(20, 1)]);
    await page.reload();
    await page.getByText(/^Continues at 0:?2\d|^Continues at 00:2\d/).waitFor();
    await page.locator("video").evaluate(
      (video: HTMLVideoElement) =>
        new Promise<void>((resolve) => {
          const look = () => (video.currentTime > 15 ? resolve() : setTimeout(look, 50));
          look();
        }),
    );
    const { currentTime } = await page
      .locator("video")
      .evaluate((video: HTMLVideoElement) => ({ currentTime: video.currentTime }));
    expect(Math.abs(currentTime - 21)).toBeLessThan(5);
  });

  it("keeps steps that are marked as done while offline, and delivers them automatically", async () => {
    await open("trial@academy.test", `${lesson}?step=2`);
    await context.setOffline(true);
    await button("Mark as done").click();
    await page.getByText("Marked as done on this device").waitFor();
    await context.setOffline(false);
    await page.locator("main article").getByText("Done", { exact: true }).waitFor();
  });
});

describe("time", () => {
  let server: RunningServer;

  beforeAll(async () => {
    server = await startServer({ content: quickContent });
  });
  afterAll(() => server?.remove());

  async function start(email: string): Promise<void> {
    context = await visitor(browser, server.origin);
    await signIn(context, email);
    await completeCourse(context, "quick", quickContent);
    page = await context.newPage();
    await page.goto("/academy/certification/quick/");
    await button("Start the exam").click();
    await question(1).waitFor();
  }

  it("ends an attempt at the deadline with the saved answers", async () => {
    await start("free@academy.test");
    await page.getByRole("timer").waitFor();
    await answer(page, examKey("quick", quickContent)[await shownQuestion(page)] ?? []);
    await saved().waitFor();
    await page.getByText("Not passed: 33 %").waitFor({ timeout: 20_000 });
    // A reload after the end shows the end, not another clock.
    await page.reload();
    await page.getByText(/Next attempt not open yet|Your next attempt is open/).waitFor();
  });

  it("opens the next attempt at its time without a reload", async () => {
    await start("paid@academy.test");
    await button("Review and finish").click();
    await button("Finish the exam").click();
    await page.getByText("Next attempt not open yet").waitFor();
    await button("Start a new attempt").waitFor({ timeout: 20_000 });
    await button("Start a new attempt").click();
    await question(1).waitFor();
  });

  it("issues the certificate once the learner has entered their name", async () => {
    await start("student@academy.test");
    await answerAll(page, examKey("quick", quickContent));
    await button("Review and finish").click();
    await button("Finish the exam").click();
    await page.getByLabel("Your full name").fill("Ada Lernerin");
    await button("Issue the certificate").click();
    await page.getByRole("link", { name: "Show the certificate" }).click();
    await page.getByRole("heading", { name: "Ada Lernerin" }).waitFor();
  });
});
