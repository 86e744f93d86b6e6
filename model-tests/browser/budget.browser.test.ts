import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { BrowserContext, Page } from "playwright-core";
import { beforeAll, describe, expect, it } from "vitest";
import { allOverBudget, firstLoad, secondPagesOverBudget } from "../../bin/bundle/budget";
import { callsModule, entryModule, firstPages } from "../../bin/bundle/first-pages";
import { api } from "../../contract/api";
import { machines } from "../../machines/index";
import { builtScripts } from "../../server/render/assets";
import { visitor } from "../harness/chromium";
import { signIn } from "../harness/learner";
import { browser, server, siteForAccounts } from "../harness/visit";
import { learn } from "../visual-audit/personas";

const own = siteForAccounts(import.meta.url);

const client = "dist/client";

it("no first page exceeds its script budget", () => {
  expect(allOverBudget(client)).toEqual([]);
});

it("no second page exceeds its budget for scripts, in any language", () => {
  expect(secondPagesOverBudget(client)).toEqual([]);
});

it("the first script begins with the hint to compile it while it loads: anywhere else, browsers do not read it", () => {
  const [entry = ""] = builtScripts(client)([entryModule]);
  expect(readFileSync(join(client, entry), "utf8")).toMatch(/^\/\/# allFunctionsCalledOnLoad\n/);
});

it("scripts contain no texts that only the API's description and the drawn machines need", () => {
  const folder = join(client, "assets");
  const scripts = readdirSync(folder).filter((name) => name.endsWith(".js"));
  const texts = scripts.map((name) => readFileSync(join(folder, name), "utf8")).join("\n");
  const descriptions = Object.values(machines).flatMap(({ machine }) => machine.config.description ?? []);
  expect([...api.map(({ summary }) => summary), ...descriptions].filter((words) => texts.includes(words))).toEqual([]);
});

it("scripts contain no drawings: pages have them as markup, or refer to them", () => {
  const drawings = readdirSync("src/ui/artwork/approved").map((name) =>
    readFileSync(join("src/ui/artwork/approved", name), "utf8"),
  );
  const paths = drawings.flatMap((drawing) => [...drawing.matchAll(/ d="([^"]{40,})"/g)].map(([, path = ""]) => path));
  expect(paths.length).toBeGreaterThan(100);
  const folder = join(client, "assets");
  const scripts = readdirSync(folder).filter((name) => name.endsWith(".js"));
  const texts = scripts.map((name) => readFileSync(join(folder, name), "utf8")).join("\n");
  expect(paths.filter((path) => texts.includes(path))).toEqual([]);
});

describe("the budget counts what a browser loads", () => {
  let learner: BrowserContext;
  let certificate: string;

  beforeAll(async () => {
    learner = await visitor(browser, server.origin);
    await signIn(learner, own("free"));
    certificate = await learn(learner);
    await learner.request.post("/academy/private/api/v2/courses/en/seo-basics/enroll/", { data: {} });
  });

  /** The scripts that a page requests until it is idle and has those that come `later`. */
  async function loaded(page: Page, path: string, later: readonly string[]): Promise<string[]> {
    const scripts = new Set<string>();
    // What registers the service worker comes once the page is idle, and the page does without it.
    const [registers] = builtScripts(client)(["src/app/site-worker.ts"]);
    page.on("request", (request) => {
      const script = new URL(request.url()).pathname.replace("/academy/", "");
      if (request.resourceType() === "script" && script !== registers) scripts.add(script);
    });
    await page.goto(path, { waitUntil: "networkidle" });
    await page
      .waitForFunction(
        (names) => {
          const requested = performance.getEntriesByType("resource").map(({ name }) => name);
          return names.every((name) => requested.some((address) => address.endsWith(name)));
        },
        later,
        { timeout: 10_000 },
      )
      .catch(() => undefined); // The comparison tells which one is missing.
    return [...scripts].sort();
  }

  const addresses: Record<string, () => string> = {
    home: () => "/academy/",
    catalogue: () => "/academy/courses/",
    "landing page": () => "/academy/courses/seo-basics/",
    lesson: () => "/academy/courses/seo-basics/lessons/lesson-1/?step=1",
    exam: () => "/academy/certification/seo-basics/",
    certificate: () => certificate,
  };

  it.each(Object.keys(firstPages))("%s", async (name) => {
    const address = addresses[name]?.() ?? "";
    const isPersonal = name === "lesson";
    const context = isPersonal ? learner : await visitor(browser, server.origin);
    const first = firstLoad(client, name, isPersonal ? "learner" : "visitor").keys();
    // A visitor's page loads what makes calls once it is idle, a learner's page what their answers need.
    const later = [...builtScripts(client)([callsModule, ...(isPersonal ? (firstPages[name]?.answered ?? []) : [])])];
    const page = await context.newPage();
    // A window so low that nothing further down the page loads.
    await page.setViewportSize({ width: 390, height: 300 });

    expect(await loaded(page, address, later)).toEqual([...new Set([...first, ...later])].sort());
    await page.close();
    if (!isPersonal) await context.close();
  });
});
