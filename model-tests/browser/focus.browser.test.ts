import { describe, expect, it } from "vitest";
import { focused, press, ready, tabTo } from "../harness/page-parts";
import { context, page, siteForAccounts, visit } from "../harness/visit";

const own = siteForAccounts(import.meta.url);

/** A small phone, and a desktop page enlarged to 400%. */
const windows = [
  [375, 667],
  [320, 256],
] as const;

/** The focused element: its text, and whether a reader sees it below the header. */
const place = () =>
  page.evaluate(() => {
    const element = document.activeElement as HTMLElement;
    const { top, bottom, left, width } = element.getBoundingClientRect();
    const middle = document.elementFromPoint(left + Math.min(width / 2, 20), (top + Math.min(bottom, top + 40)) / 2);
    return {
      tag: element.tagName,
      text: (element.textContent ?? "").trim(),
      isSeen:
        top >= 0 && top < innerHeight && middle !== null && (element.contains(middle) || middle.contains(element)),
    };
  });

/** Waits until the focus is on this element, where it can be seen. */
const arrives = (text: string | RegExp, tag = /^H[23]$/) =>
  expect
    .poll(place)
    .toMatchObject({ tag: expect.stringMatching(tag), text: expect.stringMatching(text), isSeen: true });

/** Presses a main button once it knows who is there; until then it is busy. */
async function start(name: string): Promise<void> {
  await page.locator("button:not([aria-busy])").filter({ hasText: name }).focus();
  await press("Enter");
}

/** Answers the question below the focused heading with its first choice, or with a word. */
async function answerByKeyboard(): Promise<void> {
  await press("Tab");
  const isText = await page.evaluate(() => document.activeElement?.matches("input:not([type=radio], [type=checkbox])"));
  await press(isText ? "x" : "Space");
}

describe.each(windows)("in a window of %i × %i, by keyboard alone, the focus is on what is new:", (width, height) => {
  it("in a quiz: each question, each verdict, the result, and the first question of another try", async () => {
    await visit({ email: own("free"), width });
    await page.setViewportSize({ width, height });
    await context.request.post("/academy/private/api/v2/courses/en/seo-basics/enroll/", { data: {} });
    await page.goto("/academy/courses/seo-basics/lessons/lesson-1/?step=5");
    await page.locator("[data-question]").waitFor();
    await page
      .getByRole("heading", { level: 2 })
      .first()
      .evaluate((heading: HTMLElement) => {
        heading.tabIndex = -1;
        heading.focus();
      });
    for (let isOver = false; !isOver; ) {
      await answerByKeyboard();
      await tabTo("Check!");
      await press("Enter");
      await arrives(/^(Correct|Incorrect)$/);
      await press("Tab");
      isOver = (await focused()).includes("See result");
      await press("Enter");
      if (!isOver) await arrives(/\?$|\.$|:$/);
    }
    await arrives(/^(Passed|Not passed yet)$/);
    await tabTo(/^\s*(Try again|Retake quiz)\s*$/);
    await press("Enter");
    await arrives(/\?$/);
  });

  it("in an exam: each question, the review, and the result", async () => {
    await visit({ email: width > 320 ? own("paid") : own("trial"), width });
    await page.setViewportSize({ width, height });
    await page.goto("/academy/certification/reporting-toolkit/");
    await start("Start exam");
    await arrives("Question 1 of 10");
    await answerByKeyboard();
    await tabTo("Next");
    await press("Enter");
    await arrives("Question 2 of 10");
    await tabTo("Previous");
    await press("Enter");
    await arrives("Question 1 of 10");
    await tabTo("Review and finish");
    await press("Enter");
    await arrives("Ready to finish?");
    await tabTo("Finish exam");
    await press("Enter");
    await arrives(/^Not passed/);
  });

  it("after a form: what came of it, in its place", async () => {
    await visit({ width });
    await page.setViewportSize({ width, height });
    await page.goto("/academy/forgot-password/");
    await page.getByLabel("Email").fill(own("free"));
    await press("Enter");
    await arrives("Check your email");
  });

  it("in a list of the administration: the list, when its next page is opened, and how much is on it", async () => {
    await visit({ email: own("admin"), width });
    await page.setViewportSize({ width, height });
    const entry = {
      at: "2026-01-01T00:00:00.000Z",
      action: "sign-in",
      actor: null,
      target: null,
      before: null,
      after: null,
    };
    await page.route(/\/api\/.*\/audit\//, async (route) => {
      const isNext = route.request().url().includes("before=");
      const data = Array.from({ length: isNext ? 3 : 20 }, (_, index) => ({
        ...entry,
        id: (isNext ? 3 : 23) - index,
        network: null,
      }));
      await route.fulfill({ json: { data, next: isNext ? null : 4, previous: isNext ? 3 : null } });
    });
    await page.goto("/academy/administration/audit/");
    const status = () => page.locator("main p[role=status]").textContent();
    await expect.poll(status).toBe("Entries on this page: 20");
    await page.getByRole("link", { name: "Next page" }).focus();
    await press("Enter");
    await expect.poll(status).toBe("Entries on this page: 3");
    await expect.poll(focused).toBe("Entries");
    const edge = () =>
      page
        .locator("main li time")
        .first()
        .evaluate((first) => first.getBoundingClientRect().bottom);
    await expect.poll(edge).toBeLessThan(height);
    expect(await edge()).toBeGreaterThan(0);
  });

  it("on a course's page: what begins the course that was just entered", async () => {
    await visit({ email: own("editor"), width });
    await page.setViewportSize({ width, height });
    const slug = width > 320 ? "seo-basics" : "content-marketing-basics";
    await page.goto(`/academy/courses/${slug}/`);
    await start("Enroll for free");
    await arrives("Start course", /^A$/);
  });
});

describe("with the keyboard on a desktop,", () => {
  it.each(["?", "m"])(
    "a dialog that the key %s opens gives the focus back to the heading, or to the page's",
    async (key) => {
      await visit({ width: 1280 });
      await page.goto("/academy/courses/");
      await ready();
      const isFocused = (name: string) => expect.poll(place).toMatchObject({ tag: "H1", text: name, isSeen: true });
      for (const [isOpened, heading] of [
        [false, "Courses"],
        [true, "Webinars"],
      ] as const) {
        if (isOpened) {
          await press("g", "w");
          await isFocused(heading);
        }
        await press(key);
        await page.getByRole("dialog").waitFor();
        await press("Tab", "Escape");
        await page.getByRole("dialog").waitFor({ state: "detached" });
        await isFocused(heading);
      }
    },
  );

  it("a panel of the header closes once the focus has left it and its button, and not before", async () => {
    await visit({ width: 1280 });
    await page.goto("/academy/courses/");
    await ready();
    const open = () => page.locator(":popover-open").evaluateAll((all) => all.map(({ id }) => id));
    for (const [name, id] of [
      [/^More/, "sections"],
      [/^EN, Language/, "lang-menu"],
    ] as const) {
      const opener = page.getByRole("banner").getByRole("button", { name });
      await opener.focus();
      await press("Enter", "Tab", "Shift+Tab");
      expect(await open()).toEqual([id]);
      await press("Tab");
      await page.locator(`#${id} h2`).first().click();
      expect(await open()).toEqual([id]);
      await page.locator(`#${id} a`).last().focus();
      await press("Tab");
      expect(await open()).toEqual([]);
      await opener.focus();
      await press("Enter");
      expect(await open()).toEqual([id]);
      await press("Shift+Tab");
      expect(await open()).toEqual([]);
    }
    // On a phone, one panel opens the other within it.
    await page.setViewportSize({ width: 375, height: 667 });
    await page.getByRole("banner").getByRole("button", { name: /^More/ }).focus();
    await press("Enter");
    await page.getByRole("button", { name: "Language: English" }).focus();
    await press("Enter", "Tab");
    expect(await open()).toEqual(["sections", "lang-menu"]);
    await page.locator("#lang-menu a").last().focus();
    await page.getByRole("contentinfo").getByRole("link").first().focus();
    expect(await open()).toEqual([]);
  });

  it.each([
    [375, 667],
    [1280, 720],
  ])("nothing that has it is beneath the offer of a trial, in a window of %i × %i", async (width, height) => {
    await visit({ email: own("free"), width });
    await page.setViewportSize({ width, height });
    await page.goto("/academy/profile/");
    await page.locator("[data-part=trialBanner]").waitFor();
    await page.waitForFunction(() => document.querySelector("main [aria-busy=true]") === null);
    const covered: string[] = [];
    for (let presses = 0; presses < 45; presses += 1) {
      await press("Tab");
      const name = await page.evaluate(() => {
        const one = document.activeElement as HTMLElement;
        const banner = document.querySelector("[data-part=trialBanner]") as HTMLElement;
        const isBeneath = one.getBoundingClientRect().bottom > banner.getBoundingClientRect().top;
        return isBeneath && one !== document.body && !banner.contains(one) ? one.textContent || one.outerHTML : "";
      });
      if (name) covered.push(name);
    }
    expect(covered).toEqual([]);
  });
});

it("with forced colors, what is on, chosen, or done still looks different", async () => {
  await visit({ email: own("paid"), width: 1280, more: { forcedColors: "active" } });
  await context.request.post("/academy/private/api/v2/courses/en/seo-basics/enroll/", { data: {} });
  const alike: string[] = [];
  for (const [path, selectors] of [
    [
      "/academy/courses/seo-basics/lessons/lesson-1/?step=1",
      ["progress", "main button[aria-pressed]", "footer label:has([name=appearance])", "header nav a"],
    ],
    ["/academy/digital-marketing-glossary/", ["main nav li a"]],
  ] as const) {
    await page.goto(path);
    for (const selector of selectors) {
      const one = page.locator(selector).filter({ visible: true }).first();
      await one.waitFor();
      await one.scrollIntoViewIfNeeded();
      const looks = [];
      for (const isOn of [false, true]) {
        await one.evaluate((element, on) => {
          const field = element.querySelector("input");
          if (element instanceof HTMLProgressElement) element.value = on ? 60 : 0;
          else if (element.hasAttribute("aria-pressed")) element.setAttribute("aria-pressed", String(on));
          else if (field) field.checked = on;
          else if (on) element.setAttribute("aria-current", "true");
          else element.removeAttribute("aria-current");
        }, isOn);
        looks.push((await one.screenshot({ animations: "disabled" })).toString("base64"));
      }
      if (looks[0] === looks[1]) alike.push(selector);
    }
  }
  expect(alike).toEqual([]);
});
