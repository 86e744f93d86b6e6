import { existsSync } from "node:fs";
import { createRequire } from "node:module";
import type { Browser, Page } from "playwright-core";
import { messageOf, UsageError } from "statechart-testing/cli/usage-error";
import { BrowserSession } from "statechart-testing/drivers/browser-session";
import type { Driver, Session, StateCheck } from "statechart-testing/drivers/driver";
import type { TestModel } from "statechart-testing/model/test-model";
import { build, type Rollup } from "vite";
import type { MachineId } from "../../machines/index";
import { languageCookie } from "../../src/i18n/languages";
import { launch } from "../harness/chromium";
import { type RunningServer, startServer } from "../harness/server";
import { pages } from "../shared/pages";
import { whyNoPage } from "../shared/why-no-page";

/** By the machine's name: the test model may be a mutant of the one in the page's description. */
const pageOf = ({ machine }: TestModel) => pages.find(({ screen }) => screen.testModel.machine.id === machine.id);

/** What runs in the page besides the site: the queries, and control over the machine under test. */
async function pageScript(): Promise<string> {
  const entry = createRequire(import.meta.url).resolve("statechart-testing/drivers/page-bridge");
  const built = (await build({
    configFile: false,
    logLevel: "silent",
    define: { "process.env.NODE_ENV": '"production"' },
    build: { write: false, minify: true, lib: { entry, formats: ["iife"], name: "academyInPage" } },
  })) as Rollup.RollupOutput[];
  const [chunk] = built[0]?.output ?? [];
  if (!chunk) throw new Error("The page's script was not built.");
  return chunk.code;
}

/** Shared by all sessions. */
interface Stadium {
  server: RunningServer;
  browser: Browser;
  script: string;
  /** Opened on first use. */
  blank?: Promise<Page>;
}
let stadium: Promise<Stadium> | null = null;

async function prepare(): Promise<Stadium> {
  if (!existsSync("dist"))
    throw new UsageError("The site is not built; run `npm start` or `node bin/prepare.mjs build`.");
  const [starting, launching] = [startServer(), launch()];
  try {
    const [server, browser, script] = await Promise.all([starting, launching, pageScript()]);
    return { server, browser, script };
  } catch (error) {
    // Anything that did start would keep the process alive.
    await launching.then((browser) => browser.close()).catch(() => undefined);
    await starting.then((server) => server.remove()).catch(() => undefined);
    const [first = "", ...more] = messageOf(error).split("\n");
    // A server that ends prints where it failed, then the error.
    const why = more.find((line) => /error/i.test(line)) ?? more[0] ?? "";
    throw new UsageError(`The site cannot be tested in a browser: ${first} ${why.trim()}`.trim(), { cause: error });
  }
}

/** Starts the server and the browser unless they are running. @throws {Error} if they fail to start */
export async function openSite(): Promise<void> {
  stadium ??= prepare();
  await stadium;
}

/** An empty page, besides those under test. */
export async function blankPage(): Promise<Page> {
  stadium ??= prepare();
  const shared = await stadium;
  shared.blank ??= shared.browser.newPage();
  return shared.blank;
}

const look =
  (state: string): StateCheck =>
  async (session: Session) => {
    if (session instanceof BrowserSession) await session.look(state);
  };

/** A page of the real site in an input's initial state, in an interface language. */
export async function openPage(testModel: TestModel, input: string, language = "en"): Promise<BrowserSession> {
  const page = pageOf(testModel);
  if (!page) throw new Error(`${testModel.machine.id} has no page.`);
  stadium ??= prepare();
  const { server, browser, script } = await stadium;
  const context = await browser.newContext({ baseURL: server.origin, reducedMotion: "reduce" });
  const isByHand = language === "en";
  if (!isByHand) await context.addCookies([{ name: languageCookie, value: language, url: server.origin }]);
  return BrowserSession.open(page, testModel, input, context, script, isByHand);
}

/**
 * Runs tests on the real page in Chromium, operated as a user would. The test controls the network, the clock, and
 * external events.
 */
export const driver: Driver = {
  name: "browser",
  refuses: (testModel) => (pageOf(testModel) ? null : whyNoPage(testModel.machine.id as MachineId)),
  skips: (testModel, input) => pageOf(testModel)?.never[input] ?? null,
  checks: (testModel) =>
    Object.fromEntries(Object.keys(pageOf(testModel)?.screen.sees ?? {}).map((state) => [state, look(state)])),
  start: (testModel, input) => openPage(testModel, input),
  async close() {
    if (!stadium) return;
    const { server, browser } = await stadium;
    stadium = null;
    await browser.close();
    await server.remove();
  },
};
