import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { BrowserContext, Page } from "playwright-core";
import { main } from "statechart-testing/cli/cli";
import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { visitor, watch } from "../harness/chromium";
import { password } from "../harness/learner";
import { browser, server, siteForAccounts } from "../harness/visit";

const own = siteForAccounts(import.meta.url);

let context: BrowserContext;
let page: Page;
const folder = mkdtempSync(join(tmpdir(), "academy-recording-"));

afterAll(async () => {
  rmSync(folder, { recursive: true });
});
beforeEach(async () => {
  await context?.close();
  context = await visitor(browser, server.origin);
  page = await context.newPage();
});

const bar = () => page.getByRole("complementary", { name: "Recording" });

/** The recording from the bar's download. */
async function saved(): Promise<string> {
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "Save recording" }).click(),
  ]);
  const file = join(folder, download.suggestedFilename());
  await download.saveAs(file);
  return file;
}

async function replay(...args: string[]): Promise<{ code: number; said: string }> {
  const lines: string[] = [];
  const code = await main(["replay", ...args], {
    say: (line) => lines.push(line),
    results: folder,
    configFile: "model-tests/statechart-testing.config.ts",
  });
  return { code, said: lines.join("\n") };
}

describe("a session that is recorded in the site", () => {
  it("continues across a sign-in and a reload, keeps no typed text, and can be replayed", async () => {
    const { complaints } = watch(page, server.origin);
    await page.goto("/academy/courses/seo-basics/?record");
    await bar().waitFor();
    await page.getByRole("button", { name: "Enroll for free" }).click();
    await page.getByLabel("Email").fill(own("free"));
    await page.getByLabel("Password").fill(password);
    await page.getByRole("main").getByRole("button", { name: "Sign in", exact: true }).click();
    await page.getByText("0 of").first().waitFor();
    await page.reload();
    await page.getByRole("button", { name: "Leave this course" }).click();
    await page.getByRole("button", { name: "Stay enrolled" }).click();
    const file = await saved();

    const text = readFileSync(file, "utf8");
    expect(text).toContain("credentials.submit");
    expect(text).not.toMatch(/@academy|academy-demo|Frida|seo-basics/);
    expect(complaints).toEqual([]);

    const enrolment = await replay(file, "enrolment");
    expect(enrolment.said).toContain("→ enrolled");
    expect(enrolment).toEqual({ code: 0, said: expect.stringMatching(/PASS everything is as planned\.$/) });
    const all = await replay(file);
    expect(all.said).not.toContain("FAIL");
    // The lesson's test model has a course that begins with a text, and the site's begin with a clip: if the page has
    // prepared the lesson by then, its recording shows that.
    const mismatches = all.said.split("\n").filter((line) => line.startsWith("MISMATCH"));
    expect(mismatches.filter((line) => !line.startsWith("MISMATCH lesson: "))).toEqual([]);
  });

  it("can be stopped and discarded", async () => {
    await page.goto("/academy/courses/?record");
    await bar().waitFor();
    await page.getByRole("button", { name: "Stop and discard" }).click();
    await page.waitForURL((url) => !url.search.includes("record"));
    await page.getByRole("heading", { level: 1 }).waitFor();
    expect(await bar().count()).toBe(0);
    expect(await page.evaluate(() => sessionStorage.getItem("academy.recording"))).toBeNull();
  });
});
