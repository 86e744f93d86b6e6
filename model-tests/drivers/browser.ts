import { existsSync } from "node:fs";
import { createRequire } from "node:module";
import type { Browser, Page } from "playwright-core";
import { messageOf, UsageError } from "statechart-testing/cli/usage-error";
import { BrowserSession } from "statechart-testing/drivers/browser-session";
import type { Driver, Session, StateCheck } from "statechart-testing/drivers/driver";
import type { PageUnderTest } from "statechart-testing/drivers/page-tests";
import type { TestModel } from "statechart-testing/model/test-model";
import { build, type Rollup } from "vite";
import type { MachineId } from "../../machines/index";
import { languageCookie } from "../../src/i18n/languages";
import { launch } from "../harness/chromium";
import { type SharedServer, sharedServer } from "../harness/shared-server";
import { pageless, pageOf } from "../shared/page-of";

/** The pages that were asked for, by the machine's id: the test model may be a mutant of the one in the page's file. */
const loaded = new Map<string, PageUnderTest | undefined>();

async function load({ machine: { id } }: TestModel): Promise<PageUnderTest | undefined> {
  if (!loaded.has(id)) loaded.set(id, await pageOf(id));
  return loaded.get(id);
}

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
interface RunningSite {
  server: SharedServer;
  browser: Browser;
  script: string;
  /** Opened on first use. */
  blank?: Promise<Page>;
}
let site: Promise<RunningSite> | null = null;

async function prepare(): Promise<RunningSite> {
  if (!existsSync("dist"))
    throw new UsageError("The site is not built; run `npm start` or `node bin/prepare.mjs build`.");
  const [starting, launching] = [sharedServer(), launch()];
  try {
    const [server, browser, script] = await Promise.all([starting, launching, pageScript()]);
    return { server, browser, script };
  } catch (error) {
    // Anything that did start would keep the process alive.
    await launching.then((browser) => browser.close()).catch(() => undefined);
    await starting.then((server) => server.release()).catch(() => undefined);
    throw new UsageError(`The site cannot be tested in a browser: ${messageOf(error)}`, { cause: error });
  }
}

const running = (): Promise<RunningSite> => {
  site ??= prepare();
  return site;
};

/** Starts the server and the browser unless they are running. @throws {Error} if they fail to start */
export async function openSite(): Promise<void> {
  await running();
}

/** An empty page, besides those under test. */
export async function blankPage(): Promise<Page> {
  const shared = await running();
  shared.blank ??= shared.browser.newPage();
  return shared.blank;
}

const look =
  (state: string): StateCheck =>
  async (session: Session) => {
    if (session instanceof BrowserSession) await session.look(state);
  };

interface Opening {
  /** The interface language. */
  language?: string;
  /** Whether the session is recorded, so that a failure can be looked at in Playwright's trace viewer. */
  isTraced?: boolean | undefined;
  /**
   * Whether the rest of the page learns who is signed in together with the machine, whatever its tests do: screenshots
   * show one person everywhere.
   */
  sharesSession?: boolean;
}

/** A page of the real site in an input's initial state. */
export async function openPage(
  testModel: TestModel,
  input: string,
  { language = "en", isTraced = false, sharesSession = false }: Opening = {},
): Promise<BrowserSession> {
  const described = await load(testModel);
  if (!described) throw new Error(`${testModel.machine.id} has no page.`);
  const isTold = Object.hasOwn(testModel.events, described.site.session.event);
  const page = sharesSession && isTold ? { ...described, sharesSession } : described;
  const { server, browser, script } = await running();
  const context = await browser.newContext({
    baseURL: server.origin,
    reducedMotion: "reduce",
    // Its requests would be out of the tests' reach.
    serviceWorkers: "block",
  });
  await context.addCookies([{ ...page.site.session.cookie, url: server.origin }]);
  const isByHand = language === "en";
  if (!isByHand) await context.addCookies([{ name: languageCookie, value: language, url: server.origin }]);
  return BrowserSession.open(page, testModel, input, context, script, { isByHand, isTraced });
}

/**
 * Runs tests on the real page in Chromium, operated as a user would. The test controls the network, the clock, and
 * external events.
 */
export const driver: Driver = {
  name: "browser",
  showTrace: "npx playwright show-trace",
  async refuses(testModel) {
    if (await load(testModel)) return null;
    const { id } = testModel.machine;
    const why = pageless[id as MachineId];
    return why
      ? `not alone: ${why}`
      : `Its page is not described: write model-tests/DOMAIN/NAME.page.ts, or add ${id} to pageless in model-tests/shared/page-of.ts.`;
  },
  skips: async (testModel, input) => (await load(testModel))?.never[input] ?? null,
  async checks(testModel) {
    const page = await load(testModel);
    return Object.fromEntries(Object.keys(page?.screen.sees ?? {}).map((state) => [state, look(state)]));
  },
  start: (testModel, input, options) => openPage(testModel, input, options),
  async close() {
    if (!site) return;
    const { server, browser } = await site;
    site = null;
    await browser.close();
    await server.release();
  },
};
