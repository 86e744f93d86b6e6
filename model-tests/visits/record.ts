import { writeFile } from "node:fs/promises";
import { and, eq, ne } from "drizzle-orm";
import { type Command, type Output, ViewerError } from "statechart-viewer/cli/command";
import { contentLocales } from "../../contract/primitives";
import type { StateCount, TransitionCount } from "../../contract/telemetry";
import type { Database } from "../../server/db/database";
import { openDatabase } from "../../server/db/open";
import { type Recorded, recordedFile } from "../../server/flows/recorded";
import { dayOf } from "../../server/telemetry/periods";
import { allLocales, stateCount, transitionCount } from "../../server/telemetry/schema";
import { createI18n } from "../../src/i18n/i18n";
import { launch, visitor } from "../harness/chromium";
import { type RunningServer, startServer } from "../harness/server";
import { prepareBuiltSite } from "../shared/built-site";
import type { Visit } from "./visitor";
import { visits } from "./visits";

/** Uses a server's database while the server is stopped. */
async function whileStopped<T>(server: RunningServer, work: (db: Database) => Promise<T>): Promise<T> {
  await server.stop();
  const { db, close } = await openDatabase({ dataDir: server.dataDir, databaseUrl: null });
  try {
    return await work(db);
  } finally {
    await close();
  }
}

/** Runs one visit. If it does not finish, its steps so far still count. */
async function visit(browser: Awaited<ReturnType<typeof launch>>, server: RunningServer, one: Visit): Promise<string> {
  const { language } = one;
  const origin = language === "en" ? server.origin : server.origin.replace("//", `//${language}.`);
  const context = await visitor(browser, origin);
  const page = await context.newPage();
  const { t } = await createI18n(language);
  try {
    await page.goto("/academy/terms/", { waitUntil: "networkidle" });
    // Once the page has loaded the profile, it also listens.
    await page
      .getByRole("banner")
      .getByRole("link", { name: t("nav.signIn") })
      .waitFor();
    await page.getByRole("contentinfo").getByRole("checkbox").check();
    await one.run({ context, page, t });
    return "";
  } catch (thrown) {
    // After the first line, Playwright's message says what it was waiting for.
    return thrown instanceof Error ? thrown.message.split("\n").slice(0, 3).join(" ") : String(thrown);
  } finally {
    // The last batch is sent when the page closes.
    await page.goto("about:blank").catch(() => undefined);
    await page.waitForTimeout(500);
    await context.close();
  }
}

interface Rows {
  transitions: (typeof transitionCount.$inferSelect)[];
  states: (typeof stateCount.$inferSelect)[];
}

/** The counts of people's visits, by day and language. Those that a demo starts with are marked as recorded. */
async function counted(db: Database): Promise<Rows> {
  const own = (table: typeof transitionCount | typeof stateCount) =>
    and(eq(table.isRecorded, false), eq(table.unit, "day"), ne(table.locale, allLocales));
  return {
    transitions: await db.select().from(transitionCount).where(own(transitionCount)),
    states: await db.select().from(stateCount).where(own(stateCount)),
  };
}

/** Counts in the recording's format: each transition and state once per language, whatever the day. */
export function summed({ transitions, states }: Rows): Recorded["counts"] {
  return contentLocales.flatMap((locale) => {
    const taken = new Map<string, TransitionCount>();
    for (const { machine, transition, count } of transitions.filter((row) => row.locale === locale))
      taken.set(transition, { machine, transition, count: count + (taken.get(transition)?.count ?? 0) });
    const stays = new Map<string, StateCount>();
    for (const { machine, state, entered, left, leftWithPage, times } of states.filter(
      (row) => row.locale === locale,
    )) {
      const known = stays.get(state);
      stays.set(state, {
        machine,
        state,
        entered: entered + (known?.entered ?? 0),
        left: left + (known?.left ?? 0),
        leftWithPage: leftWithPage + (known?.leftWithPage ?? 0),
        times: times.map((time, index) => time + (known?.times[index] ?? 0)),
      });
    }
    if (stays.size === 0) return [];
    const sorted = <T>(sums: Map<string, T>) => [...sums].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, one]) => one);
    return [{ locale, transitions: sorted(taken), states: sorted(stays) }];
  });
}

const lines = (some: readonly object[]): string => some.map((one) => JSON.stringify(one)).join(",\n");

/** One transition or state per line, for readable diffs. */
const written = ({ date, counts }: Recorded): string => {
  const parts = counts.map(
    ({ locale, transitions, states }) =>
      `{ "locale": "${locale}", "transitions": [\n${lines(transitions)}\n], "states": [\n${lines(states)}\n] }`,
  );
  return `{\n"date": "${date}",\n"counts": [\n${parts.join(",\n")}\n]\n}\n`;
};

async function run(args: string[], { say }: Output): Promise<number> {
  if (args.length > 0) throw new ViewerError("record takes no arguments.");
  prepareBuiltSite();
  const server = await startServer();
  const browser = await launch();
  try {
    for (const one of visits) {
      const problem = await visit(browser, server, one);
      say(problem === "" ? `${one.name}: done` : `${one.name}: stopped early (${problem})`);
    }
    const counts = summed(await whileStopped(server, counted));
    if (counts.length === 0) throw new ViewerError("Nothing was counted. Build the site with npm start and try again.");
    await writeFile(recordedFile(), written({ date: dayOf(new Date()), counts }));
    const all = counts.flatMap(({ transitions }) => transitions);
    const taken = all.reduce((sum, { count }) => sum + count, 0);
    const ways = new Set(all.map(({ transition }) => transition)).size;
    say(`${taken} steps on ${ways} transitions recorded in server/flows/recorded.json.`);
    return 0;
  } finally {
    await browser.close();
    await server.remove();
  }
}

/** Records real usage for the demo: visitors in a browser agree to be counted and then use the site. */
export const record: Command = {
  usage: `npm run flows -- record
Runs simulated visitors on a built site in a browser and saves the counts for the demo.`,
  run,
};
