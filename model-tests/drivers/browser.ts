import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Browser } from "playwright-core";
import { build, type Rollup } from "vite";
import type { Flow } from "../engine/flow";
import { launch } from "../harness/chromium";
import { type RunningServer, startServer } from "../harness/server";
import { pages } from "../pages/pages";
import { QaError } from "../qa/qa-error";
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
  const [server, browser, script] = await Promise.all([startServer(), launch(), pageScript()]);
  return { server, browser, script };
}

const look =
  (state: string): StateCheck =>
  async (session: Session) => {
    if (session instanceof BrowserSession) await session.look(state);
  };

/** Runs tests on the real page in Chromium: used as a person uses it; the test is its network, its clock, its world. */
export const driver: Driver = {
  name: "browser",
  refuses: (flow) =>
    pageOf(flow) ? null : `Nothing is said of its page: there is no model-tests/pages file of ${flow.machine.id}.`,
  skips: (flow, input) => pageOf(flow)?.never[input] ?? null,
  checks: (flow) =>
    Object.fromEntries(Object.keys(pageOf(flow)?.screen.sees ?? {}).map((state) => [state, look(state)])),
  async start(flow, input) {
    const page = pageOf(flow);
    if (!page) throw new Error(`${flow.machine.id} has no page.`);
    stadium ??= prepare();
    const { server, browser, script } = await stadium;
    const context = await browser.newContext({ baseURL: server.origin, reducedMotion: "reduce" });
    return BrowserSession.open(page, flow, input, context, script);
  },
  async close() {
    if (!stadium) return;
    const { server, browser } = await stadium;
    stadium = null;
    await browser.close();
    await server.remove();
  },
};
