import { writeFile } from "node:fs/promises";
import { asc } from "drizzle-orm";
import { type Command, type Output, ViewerError } from "statechart-viewer/cli/command";
import type { Database } from "../../server/db/database";
import { openDatabase } from "../../server/db/open";
import { type Recorded, recordedFile } from "../../server/flows/recorded";
import { dayOf } from "../../server/telemetry/queries";
import { flowCount } from "../../server/telemetry/schema";
import { createI18n } from "../../src/i18n/i18n";
import { launch, visitor } from "../harness/chromium";
import { type RunningServer, startServer } from "../harness/server";
import type { Visit } from "./visitor";
import { visits } from "./visits";

type Row = typeof flowCount.$inferSelect;

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

/** The difference between two counts. */
export function newIn(after: readonly Row[], before: readonly Row[]): Row[] {
  const keyOf = ({ count: _, ...key }: Row) => JSON.stringify(Object.entries(key).sort());
  const known = new Map(before.map((row) => [keyOf(row), row.count]));
  return after
    .map((row) => ({ ...row, count: row.count - (known.get(keyOf(row)) ?? 0) }))
    .filter(({ count }) => count > 0);
}

/** Counts in the recording's format: each transition once per language, with all its counted durations. */
export function summed(rows: readonly Omit<Row, "day">[]): Recorded["steps"] {
  const ways = new Map<string, Recorded["steps"][number]>();
  for (const { machine, left: from, entered: to, event, locale, ms, count } of rows) {
    const way = { machine, from, to, event, locale: locale as Recorded["steps"][number]["locale"] };
    const key = JSON.stringify(way);
    const known = ways.get(key) ?? { ...way, ms: [] };
    known.ms.push(...Array<number | null>(count).fill(ms < 0 ? null : ms));
    ways.set(key, known);
  }
  return [...ways].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, way]) => way);
}

/** One transition per line, for readable diffs. */
const written = ({ date, steps }: Recorded): string =>
  `{\n"date": ${JSON.stringify(date)},\n"steps": [\n${steps.map((step) => JSON.stringify(step)).join(",\n")}\n]\n}\n`;

async function run(args: string[], { say }: Output): Promise<number> {
  if (args.length > 0) throw new ViewerError("record takes no arguments.");
  const server = await startServer();
  const browser = await launch();
  try {
    // A demo starts with the last recording: only what comes after it is new.
    const before = await whileStopped(server, (db) => db.select().from(flowCount));
    await server.restart();
    for (const one of visits) {
      const problem = await visit(browser, server, one);
      say(problem === "" ? `${one.name}: done` : `${one.name}: stopped early (${problem})`);
    }
    const after = await whileStopped(server, (db) => db.select().from(flowCount).orderBy(asc(flowCount.ms)));
    const rows = newIn(after, before);
    if (rows.length === 0) throw new ViewerError("Nothing was counted. Build the site with npm start and try again.");
    const steps = summed(rows);
    await writeFile(recordedFile(), written({ date: dayOf(new Date()), steps }));
    const taken = rows.reduce((sum, { count }) => sum + count, 0);
    say(`${taken} steps on ${steps.length} ways recorded in server/flows/recorded.json.`);
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
