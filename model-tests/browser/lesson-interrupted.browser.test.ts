import { beforeAll, describe, expect, it } from "vitest";
import { visitor } from "../harness/chromium";
import { signIn } from "../harness/learner";
import { button } from "../harness/page-parts";
import { browser, context, page, server, siteForAccounts, visit } from "../harness/visit";

const own = siteForAccounts(import.meta.url);

describe("a lesson in progress", () => {
  beforeAll(async () => {
    const once = await visitor(browser, server.origin);
    for (const name of ["free", "paid", "trial"]) {
      await signIn(once, own(name));
      await once.request.post("/academy/private/api/v2/courses/en/seo-basics/enroll/", { data: {} });
    }
    await once.close();
  });

  const lesson = "/academy/courses/seo-basics/lessons/lesson-1/";
  const open = async (email: string, path = lesson) => {
    await visit({ email });
    await page.goto(path);
    await page.locator("main article h2").first().waitFor();
  };

  it("opens the same step after a reload, and the learner's last step on another device", async () => {
    await open(own("free"));
    await page.getByRole("button", { name: /^Next/ }).click();
    await page.waitForURL("**?step=2");
    const title = await page.locator("main article h2").first().textContent();
    await page.reload();
    await page.locator("main article h2").first().waitFor();
    expect(await page.locator("main article h2").first().textContent()).toBe(title);
    await context.close();

    await open(own("free"));
    expect(await page.locator("main article h2").first().textContent()).toBe(title);
  });

  it("resumes a video at its last position and does not count skipped seconds", async () => {
    await open(own("paid"), `${lesson}?step=1`);
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
    /** The response to a position from here on; one of an earlier second may still be on its way. */
    const savedPosition = (from: number) =>
      page.waitForResponse((response) => {
        if (!response.url().includes("/position/") || !response.ok()) return false;
        const { position } = response.request().postDataJSON();
        return position >= from && position < from + 5;
      });
    await Promise.all([savedPosition(10), play(10, 2)]);
    const duration = await page.locator("video").evaluate((video: HTMLVideoElement) => video.duration);
    const [reply] = await Promise.all([savedPosition(duration - 2), play(duration - 2, 3)]);
    const { done, watchedSeconds } = await reply.json();
    expect(done).toBe(false);
    expect(watchedSeconds).toBeLessThan(8);

    await Promise.all([savedPosition(20), play(20, 1)]);
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
    await open(own("trial"), `${lesson}?step=2`);
    await context.setOffline(true);
    await button("Mark as done").click();
    await page.getByText("Marked as done on this device").waitFor();
    await context.setOffline(false);
    await page.locator("main article").getByText("Done", { exact: true }).waitFor();
  });
});
