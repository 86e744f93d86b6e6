import { beforeEach, describe, expect, it } from "vitest";
import { dialog, loseConnection, press, ready } from "../harness/page-parts";
import { page, startSite, visit } from "../harness/visit";

startSite();
beforeEach(() => visit());

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
    for (const address of ["/academy/", "/academy/courses/", "/academy/courses/seo-basics/"]) {
      await page.goto(address);
      await ready();
      await loseConnection();
      await page.getByText("You’re back online.").waitFor();
      expect(await moving()).toEqual([]);
    }
    await press("?");
    await dialog("Keyboard shortcuts").waitFor();
    expect(await moving()).toEqual([]);
  });
});
