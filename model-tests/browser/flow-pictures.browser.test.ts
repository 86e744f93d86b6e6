import type { Browser, BrowserContext } from "playwright-core";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { axe, overflow } from "../harness/axe";
import { launch, visitor, watch } from "../harness/chromium";
import { type SharedServer, sharedServer } from "../harness/shared-server";

let server: SharedServer;
let browser: Browser;
let context: BrowserContext;

beforeAll(async () => {
  [server, browser] = await Promise.all([sharedServer(), launch()]);
});
afterAll(async () => {
  await browser?.close();
  await server?.release();
});
beforeEach(async () => {
  context = await visitor(browser, server.origin);
});
afterEach(async () => {
  await context.close();
});

describe("the flow viewer", () => {
  it("finds flows with a search over everything and opens them by address", async () => {
    const page = await context.newPage();
    const { complaints, strangers } = watch(page, server.origin);
    await page.goto("/academy/flows/");
    await page.getByRole("heading", { name: "Finding something to learn" }).waitFor();
    await page.getByRole("searchbox").fill("removal.confirm");
    await page
      .getByRole("link", { name: /Learner confirms leaving/ })
      .first()
      .click();
    await page.waitForURL(/\/academy\/flows\/enrolment\/\?.*transition=enrolment\.removalConfirming/);
    await page.getByRole("heading", { name: "Enrollment", level: 1 }).waitFor();
    const selected = page.locator("svg.picture .transition.selected");
    expect(await selected.locator(".event").textContent()).toBe("Learner confirms leaving");
    await page.getByRole("button", { name: "Engineering" }).click();
    await selected.locator(".event", { hasText: "removal.confirm" }).waitFor();
    await page.waitForURL(/wording=engineering/);

    await page.goto("/academy/flows/enrolment/?state=enrolment.failed");
    await page.locator('svg.picture .state.selected[data-id="enrolment.failed"]').waitFor();
    expect([complaints, strangers]).toEqual([[], []]);
  });

  it("finds a state by another word for it, and leads from there to its requirements", async () => {
    const page = await context.newPage();
    await page.goto("/academy/flows/?words=cool-down");
    await page.getByRole("link", { name: "Exam: Stage › Cooling down", exact: true }).click();
    await page.getByRole("link", { name: "L8", exact: true }).click();
    await page.waitForURL("**/academy/flows/requirements/L8/");
    await page.getByText("The next attempt opens by itself at its time.").waitFor();
    const part = page.getByRole("region", { name: "Exam", exact: true });
    await part.getByRole("img", { name: "Screenshot of Cooling down" }).waitFor();
    // The first one to look has the tests planned.
    await part.getByRole("list", { name: "Tests of Exam" }).getByRole("link").first().waitFor({ timeout: 60_000 });
    await page.goto("/academy/flows/requirements/L80/");
    await page.getByRole("heading", { name: "There is no requirement “L80”" }).waitFor();
    await page.getByRole("link", { name: "L8", exact: true }).waitFor();
  }, 90_000);

  it("explains an unknown machine or state and links back", async () => {
    const page = await context.newPage();
    await page.goto("/academy/flows/exams/");
    await page.getByRole("main").getByText("exams").first().waitFor();
    await page
      .getByRole("main")
      .getByRole("link", { name: /machines/i })
      .first()
      .waitFor();
    await page.goto("/academy/flows/Exam/");
    await page.getByRole("main").getByRole("link", { name: "Exam", exact: true }).click();
    await page.waitForURL("**/academy/flows/exam/");
    await page.goto("/academy/flows/exam/?state=exam.nowhere");
    await page.getByText("exam.nowhere").first().waitFor();
  });

  it.each([
    [1440, 900],
    [1024, 768],
    [375, 667],
  ])(
    "opens charts at %i × %i with the first state in view and no text below 11 pixels",
    async (width, height) => {
      const page = await context.newPage();
      await page.setViewportSize({ width, height });
      for (const address of [
        "exam/",
        "exam/?level=full",
        "exam/?part=exam.stage.attempting",
        "exam/?around=exam.stage.finishing",
        "quiz/",
        "map/",
      ]) {
        await page.goto(`/academy/flows/${address}`);
        const drawing = page.locator("svg.picture");
        await drawing.waitFor({ timeout: 60_000 });
        await page.locator("[data-window]").waitFor();
        const { least, isSeen } = await page.evaluate(() => {
          const frame = document.querySelector("[data-window]") as HTMLElement;
          const svg = document.querySelector("svg.picture") as SVGSVGElement;
          const scale = svg.getBoundingClientRect().width / Number(svg.getAttribute("width"));
          const texts = [...svg.querySelectorAll("text")].map((text) =>
            Number.parseFloat(getComputedStyle(text).fontSize),
          );
          // Where a chart starts, or the state with its neighbors, or the journey.
          const start = (svg.querySelector(".point") ?? svg.querySelector(".journeyed, .state")) as SVGElement;
          const [inner, outer] = [start.getBoundingClientRect(), frame.getBoundingClientRect()];
          return {
            least: Math.min(...texts) * scale,
            isSeen:
              inner.left < outer.right &&
              inner.right > outer.left &&
              inner.top < outer.bottom &&
              inner.bottom > outer.top,
          };
        });
        expect(least, address).toBeGreaterThanOrEqual(10.99);
        expect(isSeen, address).toBe(true);
      }
    },
    120_000,
  );

  it("moves with the minimap, and a copied link shows the same place", async () => {
    const page = await context.newPage();
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto("/academy/flows/exam/");
    const minimap = page.locator("[data-minimap]");
    await minimap.waitFor({ timeout: 60_000 });
    // A larger window is no reason to remember a place.
    await page.getByRole("button", { name: "Outline" }).click();
    await page.locator(".outline").waitFor({ state: "hidden" });
    await page.waitForTimeout(600);
    expect(new URL(page.url()).search).toBe("");
    const { width, height } = (await minimap.boundingBox()) as { width: number; height: number };
    await minimap.click({ position: { x: width * 0.6, y: height * 0.5 } });
    await page.waitForURL(/at=\d+%2C\d+/);
    const scrolled = () =>
      page.locator("[data-window]").evaluate(({ scrollLeft, scrollTop }) => [scrollLeft, scrollTop]);
    const before = await scrolled();
    await page.reload();
    await minimap.waitFor();
    await expect
      .poll(async () => (await scrolled()).map((one, axis) => Math.abs(one - (before[axis] ?? 0)) < 3))
      .toEqual([true, true]);
  }, 90_000);

  it.each([375, 1280])("is accessible at %i pixels, and fits", async (width) => {
    const narrow = await visitor(browser, server.origin, width);
    const page = await narrow.newPage();
    for (const address of [
      "",
      "enrolment/?state=enrolment.enrolling",
      "enrolment/?state=enrolment.enrolling&wording=engineering",
      "quiz/?show=tests",
      "exam/?part=exam.stage",
      "map/",
      "quiz/?simulation",
      "requirements/",
      "requirements/L8/",
    ]) {
      await page.goto(`/academy/flows/${address}`);
      await page
        .locator(address === "" || address.startsWith("requirements") ? "main h2" : "svg.picture")
        .first()
        .waitFor();
      expect(await axe(page), address).toEqual([]);
      expect(await overflow(page), address).toBeLessThanOrEqual(0);
    }
    await narrow.close();
  });

  it("mirrors the site if it is opened with ?flow, and no other page", async () => {
    const site = await context.newPage();
    const { requests } = watch(site, server.origin);
    await site.goto("/academy/courses/", { waitUntil: "networkidle" });
    expect(requests.filter((path) => path.includes("/flows/"))).toEqual([]);

    const viewer = await context.newPage();
    await viewer.goto("/academy/flows/catalogue/?live");
    await viewer.getByText("No page is mirrored yet").waitFor();
    await site.goto("/academy/courses/?flow");
    await viewer.locator("svg.picture .state.active").first().waitFor();
    await site.getByRole("searchbox", { name: "Search courses" }).fill("typed by someone");
    await viewer
      .getByRole("region", { name: "Event log" })
      .getByRole("button", { name: "Reader types search words" })
      .first()
      .waitFor();
    // Typed text is private.
    expect(await viewer.locator("body").textContent()).not.toContain("typed by someone");
  });
});
