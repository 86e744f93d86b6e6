import { beforeEach, describe, expect, it } from "vitest";
import { holds } from "../harness/axe";
import { signIn } from "../harness/learner";
import { dialog, footer, loseConnection, press, ready } from "../harness/page-parts";
import { context, page, seen, startSite, visit } from "../harness/visit";

startSite();
beforeEach(() => visit());

const course = "/academy/courses/seo-basics/";

describe("messages", () => {
  const toast = (text: string) => page.getByRole("status").getByText(text);
  const bell = () => page.getByRole("banner").getByRole("button", { name: /^Messages/ });

  it("appear for a moment and can be read again, with their time and page", async () => {
    await signIn(context, "trial@academy.test");
    await page.goto(course);
    await ready();
    expect(await bell().count()).toBe(0);
    await page.getByRole("button", { name: "Enroll for free" }).click();
    await toast("You’re enrolled.").waitFor();
    await holds(page);
    await page.setViewportSize({ width: 1280, height: 900 });
    await page.mouse.move(0, 0);
    await toast("You’re enrolled.").waitFor({ state: "detached" });
    expect(await bell().getAttribute("aria-label")).toBe("Messages, 1 unread");
    // Shown in place, and only listed.
    await page.getByRole("button", { name: "Leave this course" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Leave course" }).click();
    await page.getByText("You left the course.").waitFor();
    expect(await page.locator("[data-toasts]").count()).toBe(0);

    await press("m");
    await dialog("Messages").waitFor();
    const items = dialog("Messages").getByRole("listitem");
    expect(await items.allInnerTexts()).toEqual([
      expect.stringMatching(/^You left the course\..*\d.*SEO basics/s),
      expect.stringMatching(/^You’re enrolled\..*\d.*SEO basics/s),
    ]);
    await holds(page);
    await page.setViewportSize({ width: 1280, height: 900 });
    await page.getByRole("button", { name: "Clear messages" }).click();
    await page.getByText("No messages yet.").waitFor();
    await press("Escape");
    await dialog("Messages").waitFor({ state: "detached" });
    expect(await bell().count()).toBe(0);
    expect(seen.complaints).toEqual([]);
  });

  it("stay while someone points at them or focuses them, and close on request, also by keyboard", async () => {
    await page.goto(course);
    await ready();
    await loseConnection();
    await toast("You’re back online.").hover();
    await page.waitForTimeout(6500);
    expect(await toast("You’re back online.").count()).toBe(1);
    await page.getByRole("button", { name: "Dismiss" }).focus();
    await page.mouse.move(0, 0);
    await press("Enter");
    await toast("You’re back online.").waitFor({ state: "detached" });
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe("MAIN");
  });

  it("cover nothing that cannot be scrolled free, at 320 pixels", async () => {
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto("/academy/courses/");
    await ready();
    await loseConnection();
    await toast("You’re back online.").hover();
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
