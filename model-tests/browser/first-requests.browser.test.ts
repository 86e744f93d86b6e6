import type { BrowserContext } from "playwright-core";
import { beforeAll, describe, expect, it } from "vitest";
import { callsModule } from "../../bin/bundle/first-pages";
import { builtScripts } from "../../server/render/assets";
import { listensMark } from "../../src/app/dehydrated-state";
import { visitor } from "../harness/chromium";
import { observeVisits, seenBy, untilComplete } from "../harness/first-visit";
import { signIn } from "../harness/learner";
import { browser, server, siteForAccounts } from "../harness/visit";
import { learn } from "../visual-audit/personas";

const own = siteForAccounts(import.meta.url);

/** How many requests a first page makes until it has nothing left to load, its document included. */
const limit = 12;
/** Pages that may make more, and what for. */
const exceptions: Record<string, [requests: number, why: string]> = {
  "lesson, visitor": [17, "it leads to signing in, with the code, the texts, and the calls of passkeys"],
  "landing page, learner": [13, "the learner's own rating, with its code and its call"],
  "lesson, learner": [17, "a clip with its poster and captions, and the learner's note with its code and its call"],
};

let learner: BrowserContext;
const paths: Record<string, string> = {
  home: "/academy/",
  courses: "/academy/courses/",
  "landing page": "/academy/courses/seo-basics/",
  lesson: "/academy/courses/seo-basics/lessons/lesson-1/?step=1",
  exam: "/academy/certification/seo-basics/",
};

beforeAll(async () => {
  learner = await visitor(browser, server.origin);
  await signIn(learner, own("free"));
  paths.certificate = await learn(learner);
  await learner.request.post("/academy/private/api/v2/courses/en/seo-basics/enroll/", { data: {} });
});

/** The addresses that a page requests on a phone, without a browser's cache. */
async function requestedBy(path: string, cookies: Awaited<ReturnType<BrowserContext["cookies"]>>): Promise<string[]> {
  const context = await visitor(browser, server.origin);
  await context.addCookies(cookies);
  const page = await context.newPage();
  await page.setViewportSize({ width: 412, height: 823 });
  const requested: string[] = [];
  // What registers the service worker comes once the page is idle, and the page does without it.
  const [registers = ""] = builtScripts("dist/client")(["src/app/site-worker.ts"]);
  page.on("request", (request) => {
    const { protocol, pathname, search } = new URL(request.url());
    if (protocol.startsWith("http") && !pathname.endsWith(registers)) requested.push(pathname + search);
  });
  await page.goto(path, { waitUntil: "networkidle" });
  await page.waitForFunction((mark) => performance.getEntriesByName(mark).length > 0, listensMark);
  // A visitor's page loads what makes calls once it is idle.
  const [calls = ""] = builtScripts("dist/client")([callsModule]);
  await page.waitForFunction(
    (name) => performance.getEntriesByType("resource").some((one) => one.name.endsWith(name)),
    calls,
  );
  await untilComplete(page, () => requested.length);
  await context.close();
  return requested;
}

describe.each(["visitor", "learner"] as const)("the first page of a %s", (reader) => {
  it.each(["home", "courses", "landing page", "lesson", "exam", "certificate"])(
    "makes few requests: %s",
    async (name) => {
      const requested = await requestedBy(paths[name] ?? "", reader === "learner" ? await learner.cookies() : []);
      const [most] = exceptions[`${name}, ${reader}`] ?? [limit];
      expect(requested.length, requested.join("\n")).toBeLessThanOrEqual(most);
    },
  );
});

it.each([
  "",
  "courses/",
  "courses/seo-basics/",
  "courses/seo-basics/lessons/lesson-1/?step=1",
  "my-learning/",
  "certification/",
  "agency-partners-exams/",
  "certification/my-certificates/",
])(
  "a learner's page takes all that its document has requested, and requests nothing twice: /academy/%s",
  async (path) => {
    const page = await learner.newPage();
    const requested: string[] = [];
    page.on("request", (request) => {
      if (request.url().includes("/api/")) requested.push(request.url());
    });
    await page.goto(`/academy/${path}`);
    await expect.poll(() => page.evaluate(() => [...(academyPreloads ?? [])].map(([address]) => address))).toEqual([]);
    await page.waitForFunction(() => document.querySelector("main [aria-busy=true]") === null);
    expect(requested.length).toBeGreaterThan(1);
    expect(requested.filter((address, index) => requested.indexOf(address) !== index)).toEqual([]);
    await page.close();
  },
);

describe("a learner's lesson", () => {
  /** Opens it on a page whose answers to requests for `held` wait until requests for all `awaited` are on their way. */
  async function openHolding(held: string, awaited: readonly string[], path = paths.lesson): Promise<void> {
    const context = await visitor(browser, server.origin);
    await context.addCookies(await learner.cookies());
    const page = await context.newPage();
    const areOnTheirWay = Promise.all(
      awaited.map((path) => page.waitForRequest((request) => new URL(request.url()).pathname.includes(path))),
    );
    await page.route(
      ({ pathname }) => pathname.includes(held),
      async (route) => {
        await areOnTheirWay;
        await route.continue();
      },
    );
    await page.goto(path ?? "");
    await page.getByRole("main").locator("video").waitFor();
    await context.close();
  }
  const fileOf = (module: string): string => {
    const [file = module] = builtScripts("dist/client")([module]);
    return file;
  };

  it("requests all that it asks first while its scripts still load", async () => {
    const calls = ["/academy/api/auth/", "/structure/", "/lessons/1/index/", "/steps/1010101/"];
    await openHolding(fileOf("src/entry.client.tsx"), calls);
  });

  it("requests its clip's picture and player before it knows who is here", async () => {
    await openHolding("/academy/api/auth/", [
      "/academy/media/seo-basics-1.jpg",
      fileOf("src/courses/player/Player.tsx"),
    ]);
  });

  it("loads its player while the step is on its way that the learner continues with", async () => {
    const [path = ""] = (paths.lesson ?? "").split("?");
    await openHolding("/steps/", [fileOf("src/courses/player/Player.tsx")], path);
  });

  it("moves nothing, however late its player is", async () => {
    const context = await visitor(browser, server.origin);
    await context.addCookies(await learner.cookies());
    await observeVisits(context);
    const page = await context.newPage();
    await page.setViewportSize({ width: 412, height: 823 });
    const main = page.getByRole("main");
    await page.route(`**/${fileOf("src/courses/player/Player.tsx")}`, async (route) => {
      // Not before the page says that it waits for it.
      await main.getByText("Loading").waitFor({ state: "attached" });
      await route.continue();
    });
    await page.goto(paths.lesson ?? "");
    await main.locator("video").waitFor();
    const { layoutShift, moved } = await seenBy(page);
    expect(layoutShift, moved.join("\n")).toBeLessThanOrEqual(0.02);
    await context.close();
  });
});
