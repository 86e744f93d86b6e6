import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { copies, courseCopyName, isPersonal } from "../../src/worker/copies";
import { visitor } from "../harness/chromium";
import { signIn } from "../harness/learner";
import { browser, context, openPage, page, server, siteForAccounts } from "../harness/visit";

const own = siteForAccounts(import.meta.url);

const course = "seo-basics";
const base = `/academy/private/api/v2/courses/en/${course}`;
const lesson = `/academy/courses/${course}/lessons/lesson-1/?step=2`;
const landing = `/academy/courses/${course}/`;
const text = () => page.locator("main article[data-type=text]");
const button = (name: string) => page.getByRole("button", { name, exact: true });
const offlineTitle = { level: 1, name: "You’re offline" } as const;

/** A browser that allows service workers, with a learner of the course, if one is named. */
async function visit(email?: string, origin = server.origin): Promise<void> {
  const device = await visitor(browser, origin, 1280, { serviceWorkers: "allow" });
  if (email) {
    await signIn(device, email);
    await device.request.post(`${base}/enroll/`, { data: {} });
  }
  await openPage(device, origin);
}

/** The paths in a cache. */
const kept = (name: string, at: Page = page) =>
  at.evaluate(async (cacheName) => {
    if (!(await caches.has(cacheName))) return [];
    const keys = await (await caches.open(cacheName)).keys();
    return keys.map(({ url }) => new URL(url).pathname);
  }, name);

/** The caches that may hold what only one account sees, unless they are empty. */
async function personal(): Promise<string[]> {
  const names = (await page.evaluate(() => caches.keys())).filter(isPersonal);
  const found = await Promise.all(names.map(async (name) => ((await kept(name)).length > 0 ? name : [])));
  return found.flat();
}

/** Opens a page and waits until the device has it. */
async function open(path: string): Promise<void> {
  await page.goto(path);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await expect.poll(() => kept(copies.shell)).toEqual(["/academy/offline/"]);
  await expect.poll(() => kept(copies.pages)).toContain(path.split("?")[0]);
}

/** Opens the lesson and waits until the device has all of it. */
async function openLesson(): Promise<void> {
  await open(lesson);
  await text().waitFor();
  const needed = [/\/auth\/$/, /\/structure\/$/, /\/lessons\/1\/index\/$/, /\/steps\/\d+\/$/];
  await expect
    .poll(async () => {
      const replies = await kept(copies.replies);
      return needed.filter((one) => replies.some((path) => one.test(path))).length;
    })
    .toBe(needed.length);
}

describe("without a network", () => {
  it("a lesson that was opened is readable after a reload, and what is done there is sent later", async () => {
    await visit(own("free"));
    await openLesson();
    const before = await text().textContent();
    await context.setOffline(true);
    await page.reload();
    await text().waitFor();
    expect(await text().textContent()).toBe(before);
    await button("Mark as done").click();
    await page.getByText("Marked as done on this device").waitFor();
    await context.setOffline(false);
    await page.getByText("Done", { exact: true }).first().waitFor();
    const { progress } = await (await context.request.get(`${base}/structure/`)).json();
    expect(progress.stepsDone).toBe(1);
  });

  it("what was done is also delivered by another page, after a restart of the browser's page", async () => {
    await visit(own("paid"));
    await openLesson();
    await context.setOffline(true);
    await page.reload();
    await button("Mark as done").click();
    await page.getByText("Marked as done on this device").waitFor();
    await page.close();
    await context.setOffline(false);
    await openPage(context);
    await page.goto("/academy/terms/");
    await expect
      .poll(async () => (await (await context.request.get(`${base}/structure/`)).json()).progress.stepsDone)
      .toBe(1);
  });

  it.each([
    ["localhost", "en", "We couldn’t reach the server."],
    ["ja.localhost", "ja", "サーバーに接続できませんでした。"],
  ])("on %s, a page that was never opened says so in %s, and opens by itself later", async (host, language, words) => {
    await visit(undefined, `http://${host}:${server.port}`);
    await open("/academy/terms/");
    await context.setOffline(true);
    await page.goto(landing);
    await page.locator("main").getByText(words).waitFor();
    expect(await page.locator("html").getAttribute("lang")).toBe(language);
    await context.setOffline(false);
    await page.locator("main h1").waitFor();
    await page.locator(`main [data-part=clip], main h2`).first().waitFor();
    expect(await page.locator("main").getByText(words).count()).toBe(0);
  });

  it("a page whose code is missing says that the reader is offline, and goes on by itself", async () => {
    // A browser without a service worker has only the code of the open page.
    await openPage(await visitor(browser, server.origin));
    await page.goto(landing);
    await context.setOffline(true);
    await page.locator("footer").getByRole("link", { name: "Terms", exact: true }).click();
    await page.getByRole("heading", offlineTitle).waitFor();
    expect(await page.getByText("It’s our fault").count()).toBe(0);
    await context.setOffline(false);
    await page.getByRole("heading", { level: 1, name: /terms/i }).waitFor();
    expect(page.url()).toBe(`${server.origin}/academy/terms/`);
  });
});

describe("a course on this device", () => {
  const name = courseCopyName({ locale: "en", slug: course });

  /** Saves the course on its page. */
  async function save(): Promise<void> {
    await open(landing);
    await page.reload();
    await page.locator("[data-part=copy]").scrollIntoViewIfNeeded();
    await button("Save on this device").click();
    await page.getByText("Saved on this device").waitFor();
  }

  it("is read in full without a network, also a lesson that was never opened, and removed on request", async () => {
    await visit(own("trial"));
    await save();
    await context.setOffline(true);
    await page.goto(`/academy/courses/${course}/lessons/lesson-2/?step=2`);
    await page.locator("main article[data-type]").waitFor();
    expect(await page.locator("main article").textContent()).not.toBe("");
    await context.setOffline(false);
    await page.goto(landing);
    await page.locator("[data-part=copy]").scrollIntoViewIfNeeded();
    await button("Remove from this device").click();
    await button("Save on this device").waitFor();
    expect(await page.evaluate((cache) => caches.has(cache), name)).toBe(false);
  });

  it("is renewed on the next page once its content has changed", async () => {
    await visit(own("free"));
    await save();
    const steps = await page.evaluate(async (cache) => {
      const copy = await caches.open(cache);
      const keys = (await copy.keys()).map(({ url }) => url);
      const put = async (url: string, change: object) => {
        const answer = await (await copy.match(url))?.json();
        await copy.put(url, Response.json({ ...answer, ...change }));
      };
      const texts = keys.filter((url) => url.includes("/steps/"));
      // As if it had been saved before a correction.
      for (const url of texts) await put(url, { title: "Outdated" });
      await put(keys.find((url) => url.endsWith("/structure/")) ?? "", { version: "before" });
      return texts;
    }, name);
    const titles = () =>
      page.evaluate(
        async ([cache, urls]) => {
          const copy = await caches.open(cache);
          return Promise.all(urls.map(async (url) => (await (await copy.match(url))?.json())?.title as string));
        },
        [name, steps] as const,
      );
    expect(new Set(await titles())).toEqual(new Set(["Outdated"]));
    await page.goto("/academy/terms/");
    await expect.poll(titles).not.toContain("Outdated");
  });

  it("leaves nothing behind if the device is full or the connection breaks, and says so", async () => {
    await visit(own("promo"));
    await open(landing);
    await page.reload();
    await page.locator("[data-part=copy]").scrollIntoViewIfNeeded();
    await button("Save on this device").waitFor();
    await page.evaluate(() => {
      const { put } = Cache.prototype;
      let puts = 0;
      Cache.prototype.put = function (request, response) {
        puts += 1;
        return puts > 3
          ? Promise.reject(new DOMException("Full", "QuotaExceededError"))
          : put.call(this, request, response);
      };
    });
    await button("Save on this device").click();
    await page.getByRole("alert").getByText("This device is out of space").waitFor();
    expect(await page.evaluate((cache) => caches.has(cache), name)).toBe(false);
    await page.reload();
    await page.locator("[data-part=copy]").scrollIntoViewIfNeeded();
    await button("Save on this device").waitFor();
    await context.setOffline(true);
    await button("Save on this device").click();
    await page.getByRole("alert").getByText("We couldn’t save the course on this device").waitFor();
    expect(await page.evaluate((cache) => caches.has(cache), name)).toBe(false);
    await context.setOffline(false);
    await page.getByText("Saved on this device").waitFor();
  });
});

describe("what is personal", () => {
  it("is gone after signing out", async () => {
    await visit(own("admin"));
    await openLesson();
    await page.goto("/academy/profile/");
    await button("Sign out").click();
    await page.locator("header").getByRole("link", { name: "Sign in" }).waitFor();
    await expect
      .poll(async () => (await kept(copies.replies)).filter((path) => path.includes("/private/")))
      .toEqual([]);
    await context.setOffline(true);
    await page.goto(lesson);
    await page.getByRole("heading", { level: 1 }).waitFor();
    expect(await text().count()).toBe(0);
  });

  it("is gone when the session has ended elsewhere, or another account is signed in", async () => {
    // Who is here is asked on every page, so that reply comes back for the next account.
    const ofCourse = async () => (await kept(copies.replies)).filter((path) => path.startsWith(base));
    await visit(own("editor"));
    await openLesson();
    await context.clearCookies();
    await page.goto("/academy/terms/");
    await expect.poll(ofCourse).toEqual([]);
    await signIn(context, own("student"));
    await context.request.post(`${base}/enroll/`, { data: {} });
    await openLesson();
    await signIn(context, own("editor"));
    await page.goto("/academy/terms/");
    await expect.poll(ofCourse).toEqual([]);
    await expect.poll(personal).not.toEqual([]);
  });

  it("is kept for the new account also if it was requested before the copies of the old one were removed", async () => {
    await visit(own("editor"));
    await openLesson();
    await signIn(context, own("student"));
    await context.request.post(`${base}/enroll/`, { data: {} });
    const owner = () => page.evaluate(() => localStorage.getItem("academy.copies-of"));
    const before = await owner();
    await context.route(/\/steps\/\d+\/$/, async (route) => {
      const response = await route.fetch();
      await expect.poll(owner).not.toBe(before);
      await route.fulfill({ response });
    });
    await openLesson();
  });

  it("is not kept either if it arrives after the session has ended elsewhere", async () => {
    await visit(own("student"));
    await openLesson();
    let arrive = () => {};
    let answer = () => {};
    const arrival = new Promise<void>((resolve) => {
      arrive = resolve;
    });
    const answered = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await context.route(/\/lessons\/2\/index\/$/, async (route) => {
      const response = await route.fetch();
      answer();
      await arrival;
      await route.fulfill({ response });
    });
    const late = `${base}/lessons/2/index/`;
    const other = await context.newPage();
    await other.goto("/academy/terms/");
    const request = other.evaluate(async (path) => (await fetch(path)).status, late);
    await answered;
    await context.clearCookies();
    await page.goto("/academy/terms/");
    await expect
      .poll(async () => (await kept(copies.replies)).filter((path) => path.includes("/private/")))
      .toEqual([]);
    arrive();
    expect(await request).toBe(200);
    // This one is public, and arrives later: once it is kept, so would the other one be.
    const open = "/academy/public/api/v2/settings/de/";
    await other.evaluate((path) => fetch(path), open);
    await expect.poll(() => kept(copies.replies)).toContain(open);
    await expect
      .poll(async () => (await kept(copies.replies)).filter((path) => path.includes("/private/")))
      .toEqual([]);
  });
});
