import type { BrowserContext, Page } from "playwright-core";
import { afterEach, describe, expect, it } from "vitest";
import { holds } from "../harness/axe";
import { visitor, watch } from "../harness/chromium";
import { completeCourse, password, signIn } from "../harness/learner";
import { browser, server, siteForAccounts } from "../harness/visit";

const own = siteForAccounts(import.meta.url);

const api = "/academy/private/api/v2/courses/en/seo-basics";
const lesson = "/academy/courses/seo-basics/lessons/lesson-1/";
const learning = "/academy/my-learning/";

/** The maximum duration of a save on a busy machine, including the pause before it. */
const soon = { timeout: 10_000 };

const devices: BrowserContext[] = [];

afterEach(() => Promise.all(devices.splice(0).map((device) => device.close())));

/** A device of an enrolled learner. */
async function device(email: string): Promise<BrowserContext> {
  const context = await visitor(browser, server.origin);
  devices.push(context);
  await signIn(context, email);
  await context.request.post(`${api}/enroll/`, { data: {} });
  return context;
}
const field = (page: Page) => page.getByRole("textbox", { name: "Your note" });
const bookmark = (page: Page) => page.getByRole("checkbox", { name: "Bookmark" });
const status = (page: Page, state: "saving" | "saved" | "kept") =>
  page.locator(`[role="status"][data-state="${state}"]`).waitFor();
const button = (page: Page, name: string | RegExp) => page.getByRole("button", { name });

/** Scrolls to the note of the open step. */
async function toNote(page: Page): Promise<void> {
  await page.locator("main article h2").first().waitFor();
  await button(page, /^(Next|Skip for now)/).scrollIntoViewIfNeeded();
  await field(page).waitFor();
}
/** Opens a step's note in a new page. */
async function noteOn(context: BrowserContext, step: number): Promise<Page> {
  const page = await context.newPage();
  await page.goto(`${lesson}?step=${step}`);
  await toNote(page);
  return page;
}
/** The server's notes, most recently changed first. */
const kept = async (context: BrowserContext): Promise<{ note: string; bookmarked: boolean }[]> =>
  (await (await context.request.get(`${api}/notes/`)).json()).data.map(
    ({ note, bookmarked }: { note: string; bookmarked: boolean }) => ({ note, bookmarked }),
  );

describe("a note on a step", () => {
  it("saves itself, is there after a reload and on another device, and logs no errors", async () => {
    const desk = await device(own("free"));
    const page = await noteOn(desk, 2);
    const seen = watch(page, server.origin);
    await field(page).pressSequentially("Crawl, index, rank.");
    await status(page, "saved");
    await page.getByText("Bookmark", { exact: true }).click();
    await expect.poll(() => kept(desk), soon).toEqual([{ note: "Crawl, index, rank.", bookmarked: true }]);
    await status(page, "saved");
    await page.reload();
    await toNote(page);
    expect(await field(page).inputValue()).toBe("Crawl, index, rank.");

    const phone = await noteOn(await device(own("free")), 2);
    expect(await field(phone).inputValue()).toBe("Crawl, index, rank.");
    expect(await bookmark(phone).isChecked()).toBe(true);
    await holds(phone);
    expect(seen.complaints).toEqual([]);
    expect(seen.strangers).toEqual([]);
  });

  it("belongs to its step and is saved even if the next step opens at once", async () => {
    const desk = await device(own("paid"));
    const page = await noteOn(desk, 2);
    await field(page).fill("Written in a hurry");
    await button(page, /^Next/).click();
    await page.waitForURL("**?step=3");
    await toNote(page);
    expect(await field(page).inputValue()).toBe("");
    await expect.poll(() => kept(desk), soon).toEqual([{ note: "Written in a hurry", bookmarked: false }]);
    await page.goBack();
    await page.waitForURL("**?step=2");
    await toNote(page);
    expect(await field(page).inputValue()).toBe("Written in a hurry");
  });

  it("is saved when its page closes in the middle of writing", async () => {
    const desk = await device(own("promo"));
    const page = await noteOn(desk, 2);
    await field(page).fill("The last words");
    await page.goto("about:blank");
    await expect.poll(() => kept(desk), soon).toEqual([{ note: "The last words", bookmarked: false }]);
  });

  it("that was changed in two tabs or devices lets the learner choose and loses nothing", async () => {
    const desk = await device(own("trial"));
    const [one, other] = [await noteOn(desk, 2), await noteOn(await device(own("trial")), 2)];
    await field(one).fill("From the desk");
    await status(one, "saved");
    // A change of the bookmark alone raises no question.
    await other.getByText("Bookmark", { exact: true }).click();
    await status(other, "saved");
    expect(await field(other).inputValue()).toBe("From the desk");
    await expect.poll(() => kept(desk), soon).toEqual([{ note: "From the desk", bookmarked: true }]);

    await field(one).fill("From the desk, longer");
    await expect.poll(() => kept(desk), soon).toEqual([{ note: "From the desk, longer", bookmarked: true }]);
    await field(other).fill("From the phone");
    await other.getByText("This note was also changed elsewhere").waitFor();
    expect(await field(other).inputValue()).toBe("From the phone");
    await other.getByText("From the desk, longer").waitFor();
    await holds(other);
    // Leaving the page decides nothing: the question appears again.
    await other.reload();
    await toNote(other);
    await button(other, "Keep both").click();
    await status(other, "saved");
    await expect
      .poll(() => kept(desk))
      .toEqual([{ note: "From the desk, longer\n\nFrom the phone", bookmarked: true }]);
  });

  it("written while offline stays on the device and is sent when the network is back", async () => {
    const desk = await device(own("admin"));
    const page = await noteOn(desk, 2);
    await desk.setOffline(true);
    await field(page).fill("Written in a tunnel");
    await status(page, "kept");
    await holds(page);
    expect(await kept(await device(own("admin")))).toEqual([]);
    await desk.setOffline(false);
    await status(page, "saved");
    expect(await kept(desk)).toEqual([{ note: "Written in a tunnel", bookmarked: false }]);
  });

  it("is sent after its tab was closed while offline: My learning leads to it", async () => {
    const desk = await device(own("editor"));
    const page = await noteOn(desk, 2);
    const title = (await page.locator("main article h2").first().textContent()) ?? "";
    await desk.setOffline(true);
    await field(page).fill("Written in a tunnel");
    await status(page, "kept");
    await page.close();
    await desk.setOffline(false);

    const later = await desk.newPage();
    await later.goto(learning);
    await later.getByText("Kept on this device only").waitFor();
    // The course above may link to the same step; this is the notice's link.
    await later.getByRole("main").getByRole("status").getByRole("link", { name: title }).click();
    await toNote(later);
    // The tab may have sent it at the last moment; then there is nothing to save and no message.
    await later.locator('[role="status"]:is([data-state="saved"], [data-state="none"])').waitFor({ state: "attached" });
    await expect.poll(() => kept(desk)).toEqual([{ note: "Written in a tunnel", bookmarked: false }]);
    await later.goto(learning);
    await later.getByText("Written in a tunnel").waitFor();
    expect(await later.getByText("Kept on this device only").count()).toBe(0);
  });
});

describe("my learning", () => {
  it("asks a visitor to sign in and comes back", async () => {
    const context = await visitor(browser, server.origin);
    devices.push(context);
    const page = await context.newPage();
    await page.goto(learning);
    await page.waitForURL(/\/academy\/sign-in\//);
    await page.getByLabel("Email").fill(own("student"));
    await page.getByLabel("Password").fill(password);
    await page.keyboard.press("Enter");
    await page.waitForURL(`**${learning}`);
    await page.getByRole("heading", { name: "Nothing in progress" }).waitFor();
    await page.getByRole("heading", { name: "No notes or bookmarks yet" }).waitFor();
    await page.getByRole("main").getByRole("link", { name: "Browse courses" }).waitFor();
    await holds(page);
  });

  it("links to where a course was left, and to the beginning of a completed one", async () => {
    const desk = await device(own("admin-free"));
    await completeCourse(desk, "content-marketing-basics");
    const { lessons } = await (await desk.request.get(`${api}/structure/`)).json();
    await desk.request.post(`${api}/steps/${lessons[1].steps[0].id}/`, { data: {} });
    const page = await desk.newPage();
    await page.goto(learning);
    const inProgress = page.getByRole("region", { name: "In progress" });
    const done = page.getByRole("region", { name: "Completed" });
    await done.getByRole("link", { name: /^Review course/ }).waitFor();
    await inProgress.getByRole("link", { name: /^Continue/ }).click();
    await page.waitForURL("**/seo-basics/lessons/lesson-2/?step=2");
  });

  it("lists notes and bookmarks by course, links to their steps, and deletes and restores one", async () => {
    const desk = await device(own("student"));
    const { lessons } = await (await desk.request.get(`${api}/structure/`)).json();
    const [first, second] = lessons[0].steps;
    const marked = { note: "", bookmarked: true, expectedUpdatedAt: null };
    await desk.request.put(`${api}/steps/${first.id}/note/`, { data: marked });
    const page = await desk.newPage();
    await page.goto(`${lesson}?step=2`);
    await toNote(page);
    await field(page).fill("To be deleted");
    await status(page, "saved");
    await page.goto(learning);
    const notes = page.getByRole("region", { name: "Notes and bookmarks" });
    await notes.getByText("To be deleted").waitFor();
    await notes.getByText("With a note").click();
    await expect.poll(() => notes.getByRole("link", { name: first.title }).count(), soon).toBe(0);
    await notes.getByText("All", { exact: true }).click();
    await notes.getByRole("link", { name: first.title }).waitFor();
    await holds(page);

    // By keyboard: the same button deletes and restores.
    await notes.getByRole("button", { name: `Delete: ${second.title}` }).focus();
    await page.keyboard.press("Enter");
    await notes.getByRole("button", { name: `Undo: ${second.title}` }).waitFor();
    await expect.poll(async () => (await kept(desk)).map(({ note }) => note), soon).not.toContain("To be deleted");
    await holds(page);
    await page.keyboard.press("Enter");
    await notes.getByText("To be deleted").waitFor();
    await expect.poll(async () => (await kept(desk)).map(({ note }) => note), soon).toContain("To be deleted");

    await notes.getByRole("link", { name: second.title }).click();
    await page.waitForURL("**/lesson-1/?step=2");
    await toNote(page);
    expect(await field(page).inputValue()).toBe("To be deleted");
  });
});
