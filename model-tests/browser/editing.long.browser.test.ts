import { spawn } from "node:child_process";
import type { Browser, BrowserContext, Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { holds } from "../harness/axe";
import { launch, visitor, type Watch, watch } from "../harness/chromium";
import { password, signIn } from "../harness/learner";
import { type RunningServer, startServer } from "../harness/server";

const content = "server/fixtures/content";
const draft = "/academy/courses/not-yet/";
const editing = "/academy/editing/";
const notice = "Draft. Only editors can see this page.";
const editor = "editor@academy.test";

let server: RunningServer;
let browser: Browser;
let context: BrowserContext;
let page: Page;
let seen: Watch;

beforeAll(async () => {
  [server, browser] = await Promise.all([startServer({ content }), launch()]);
});
afterEach(() => context?.close());
afterAll(async () => {
  await browser?.close();
  await server?.remove();
});

/** A page of a visitor, or of the account with this email address. Returns the status of its first HTML. */
async function open(path: string, email?: string): Promise<number | undefined> {
  context = await visitor(browser, server.origin);
  if (email) await signIn(context, email);
  page = await context.newPage();
  seen = watch(page, server.origin);
  const response = await page.goto(path, { waitUntil: "networkidle" });
  return response?.status();
}
const heading = (name: string) => page.getByRole("heading", { name, exact: true }).first();
const robots = () => page.evaluate(() => document.querySelector("meta[name=robots]")?.getAttribute("content") ?? null);
/** All errors except the browser's message about a page with status 404. */
const complaints = () => seen.complaints.filter((text) => !text.includes("404"));

describe("a draft (R10)", () => {
  it.each([undefined, "free@academy.test", "student@academy.test"])("is not there for %s", async (email) => {
    expect(await open(draft, email)).toBe(404);
    await heading("Page not found").waitFor();
    expect(await robots()).toBe("noindex");
    expect(await page.content()).not.toContain("Not yet");
    expect(complaints()).toEqual([]);
  });

  it.each([
    [draft, "Not yet"],
    ["/academy/digital-marketing-glossary/draft-term/", "Drafted"],
    ["/academy/webinars/draft-webinar/", "Draft webinar"],
    ["/academy/templates/draft-template/", "Draft template"],
  ])("is shown once the visitor is known to be an editor: %s", async (path, title) => {
    expect(await open(path, editor)).toBe(404);
    await heading(title).waitFor();
    await page.getByText(notice).waitFor();
    expect(await robots()).toBe("noindex");
    await holds(page);
    expect(complaints()).toEqual([]);
  });

  it("can be completed by an editor", async () => {
    await open(draft, editor);
    const start = page.getByRole("link", { name: "Start course" });
    // On a retry, the editor is already enrolled.
    const enrol = page.getByRole("button", { name: "Enroll for free" });
    await start.or(enrol).waitFor();
    if (await enrol.count()) await enrol.click();
    await start.click();
    await page.waitForURL("**/academy/courses/not-yet/lessons/**");
    await page.getByText("Soon.").waitFor();
    expect(complaints()).toEqual([]);
  });
});

describe("the editors' page", () => {
  it("is linked from the profile and leads to drafts and translations", async () => {
    await open("/academy/profile/", editor);
    await page.getByRole("link", { name: "Drafts and translations" }).click();
    await page.waitForURL(`**${editing}`);
    await heading("Drafts").waitFor();
    for (const name of ["Not yet", "Draft series", "Draft webinar", "Draft template", "Drafted"])
      await page.getByRole("link", { name, exact: true }).first().waitFor();
    await page.getByRole("row", { name: /^First steps/ }).waitFor();
    expect(await page.getByRole("row", { name: /^First steps/ }).textContent()).toContain("missing");
    expect(await robots()).toBe("noindex");
    await holds(page);
    await page.setViewportSize({ width: 1280, height: 900 });

    await page.getByRole("link", { name: "Not yet", exact: true }).first().click();
    await page.waitForURL(`**${draft}`);
    await page.getByText(notice).waitFor();
    expect(await robots()).toBe("noindex");
    await page.goBack();
    await page.getByRole("link", { name: "First steps", exact: true }).click();
    await page.waitForURL("**/academy/courses/first-steps/");
    await heading("First steps").waitFor();
    await expect.poll(robots).toBeNull();
    expect(await page.getByText(notice).count()).toBe(0);
    expect(complaints()).toEqual([]);
  });

  it("asks a visitor to sign in and then comes back", async () => {
    await open(editing);
    await heading("Sign in to see the content status").waitFor();
    await holds(page);
    await page.setViewportSize({ width: 1280, height: 900 });
    await page.getByRole("main").getByRole("button", { name: "Sign in", exact: true }).click();
    await page.getByLabel("Email").fill(editor);
    await page.getByLabel("Password").fill(password);
    await page.keyboard.press("Enter");
    await page.waitForURL(`**${editing}`);
    await heading("Drafts").waitFor();
  });

  it("is not for learners, whose profile does not mention it", async () => {
    await open(editing, "free@academy.test");
    await heading("Your account can’t edit content").waitFor();
    await holds(page);
    await page.goto("/academy/profile/");
    await page.getByRole("button", { name: "Save name" }).waitFor();
    expect(await page.getByRole("link", { name: "Drafts and translations" }).count()).toBe(0);
    expect(complaints()).toEqual([]);
  });
});

describe("a preview", () => {
  it("shows drafts to everybody, also in lists, and ends cleanly", async () => {
    const child = spawn(process.execPath, ["bin/run.mjs", "preview", content], {
      env: { ...process.env, NODE_ENV: "production", PORT: "0", DATABASE_URL: "" },
      stdio: ["ignore", "pipe", "pipe"],
    });
    const ended = new Promise<number | null>((resolve) => child.once("exit", resolve));
    try {
      let said = "";
      for (const output of [child.stdout, child.stderr]) output.on("data", (chunk) => (said += String(chunk)));
      const address = () => said.match(/running at (http:\S+)\/academy\//)?.[1] ?? "";
      await expect.poll(address, { timeout: 60_000 }).toMatch(/^http:/);
      context = await visitor(browser, address());
      page = await context.newPage();
      expect((await page.goto(draft))?.status()).toBe(200);
      await heading("Not yet").waitFor();
      expect(await page.getByText(notice).count()).toBe(0);
      await page.goto("/academy/courses/");
      await page.getByRole("link", { name: "Not yet" }).waitFor();
      await context.close();
    } finally {
      child.kill("SIGINT");
    }
    expect(await ended).toBe(0);
  });
});
