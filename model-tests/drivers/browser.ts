import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Browser } from "playwright-core";
import { build, type Rollup } from "vite";
import { languageCookie } from "../../src/i18n/languages";
import type { Flow } from "../engine/flow";
import { launch } from "../harness/chromium";
import { type RunningServer, startServer } from "../harness/server";
import { QaError } from "../qa/qa-error";
import { pages } from "../shared/pages";
import { BrowserSession } from "./browser-session";
import type { Driver, Session, StateCheck } from "./driver";

/** By the machine's name: the flow may be a mutant of the one that the page was described for. */
const pageOf = ({ machine }: Flow) => pages.find(({ screen }) => screen.flow.machine.id === machine.id);

/** What runs in the page beside the site: its eyes, and the hold on the machine under test. */
async function pageScript(): Promise<string> {
  const entry = fileURLToPath(new URL("./in-page.ts", import.meta.url));
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

/** What all sessions share. */
interface Stadium {
  server: RunningServer;
  browser: Browser;
  script: string;
}
let stadium: Promise<Stadium> | null = null;

async function prepare(): Promise<Stadium> {
  if (!existsSync("dist")) throw new QaError("The site is not built; run `npm start` or `node bin/prepare.mjs build`.");
  const [starting, launching] = [startServer(), launch()];
  try {
    const [server, browser, script] = await Promise.all([starting, launching, pageScript()]);
    return { server, browser, script };
  } catch (error) {
    // What did start would keep the process from ending.
    await launching.then((browser) => browser.close()).catch(() => undefined);
    await starting.then((server) => server.remove()).catch(() => undefined);
    throw error;
  }
}

/** Starts the server and the browser, where that has not been done. @throws {Error} where they do not start */
export async function openSite(): Promise<void> {
  stadium ??= prepare();
  await stadium;
}

const look =
  (state: string): StateCheck =>
  async (session: Session) => {
    if (session instanceof BrowserSession) await session.look(state);
  };

/** A page of the real site at the start of an input, in a language of the interface. */
export async function openPage(flow: Flow, input: string, language = "en"): Promise<BrowserSession> {
  const page = pageOf(flow);
  if (!page) throw new Error(`${flow.machine.id} has no page.`);
  stadium ??= prepare();
  const { server, browser, script } = await stadium;
  const context = await browser.newContext({ baseURL: server.origin, reducedMotion: "reduce" });
  const isByHand = language === "en";
  if (!isByHand) await context.addCookies([{ name: languageCookie, value: language, url: server.origin }]);
  return BrowserSession.open(page, flow, input, context, script, isByHand);
}

/** Runs tests on the real page in Chromium: used as a person uses it; the test is its network, its clock, its world. */
export const driver: Driver = {
  name: "browser",
  refuses: (flow) =>
    pageOf(flow)
      ? null
      : `Nothing is said of its page: there is no .page.ts file of ${flow.machine.id} in model-tests.`,
  skips: (flow, input) => pageOf(flow)?.never[input] ?? null,
  checks: (flow) =>
    Object.fromEntries(Object.keys(pageOf(flow)?.screen.sees ?? {}).map((state) => [state, look(state)])),
  start: (flow, input) => openPage(flow, input),
  async close() {
    if (!stadium) return;
    const { server, browser } = await stadium;
    stadium = null;
    await browser.close();
    await server.remove();
  },
};
