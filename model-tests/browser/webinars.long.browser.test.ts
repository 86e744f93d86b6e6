import { describe, expect, it } from "vitest";
import { button } from "../harness/page-parts";
import { context, page, seen, server } from "../harness/visit";
import { link, open, over, recorded, startSiteWithArticles, toCome } from "./articles.testing";

startSiteWithArticles();

describe("a webinar", () => {
  const moment = () => page.getByRole("main").locator("time").first().textContent();

  it("shows its start in the viewer's own time zone after hydration, without errors (L20)", async () => {
    await open(toCome, { zone: "America/New_York" });
    await page.getByText("Time zone: America/New_York").waitFor();
    expect(await moment()).toBe("July 1, 2999 at 11:00 AM EDT");
    expect(seen.complaints).toEqual([]);
  });

  it("shows it in UTC if the zone is unknown", async () => {
    await open(toCome, { script: false, zone: "America/New_York" });
    expect(await moment()).toBe("July 1, 2999 at 3:00 PM UTC");
    await page.getByText("Time zone: UTC").waitFor();
  });

  it("in the future can be added to a calendar", async () => {
    await open(toCome);
    const href = await link("Add to your calendar").getAttribute("href");
    const response = await context.request.get(String(href));
    expect(response.headers()["content-type"]).toBe("text/calendar; charset=utf-8");
    const file = await response.text();
    expect(file).toContain("\r\nDTSTART:29990701T150000Z\r\n");
    expect(file.replace(/\r\n /g, "")).toContain(`\r\nURL:${server.origin}${toCome}\r\n`);
  });

  it("in the past says so, and plays its recording, if any, with captions", async () => {
    await open(over);
    await page.getByText("This webinar is over").waitFor();
    expect(await link("Add to your calendar").count()).toBe(0);
    await page.goto(recorded);
    await button("Play recording").click();
    const video = page.getByLabel("Recording of A webinar that is over");
    expect(await video.locator("track").getAttribute("kind")).toBe("captions");
    expect(await page.getByText("This webinar is over").count()).toBe(0);
  });
});
