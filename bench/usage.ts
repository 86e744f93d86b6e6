/**
 * Measures what the usage data of 10 million visits costs in rows and bytes, and how long the flow viewer's requests
 * for it take: for the largest machine, in several periods, in one language and in all.
 *
 *   npm run bench -- usage
 *
 * On PostgreSQL if BENCH_DATABASE_URL or TEST_DATABASE_URL is set, otherwise on the embedded database. The sums are
 * those of visits like the recorded ones, spread over 400 days and seven languages; every transition and state that was
 * not recorded is there too, once a day in each language, so that there are as many rows as there can be. Exits with 1
 * if a request takes more than 100 ms at the median.
 */
import { readFile } from "node:fs/promises";
import { loadavg } from "node:os";
import { type SQL, sql } from "drizzle-orm";
import { nodesOf, transitionsOf } from "statechart-testing/model/identify";
import { parse } from "zod/mini";
import { contentLocales } from "../contract/primitives";
import { keptDays, stayLimits } from "../contract/telemetry";
import { machines } from "../machines/index";
import { visits as recordedVisits } from "../model-tests/visits/visits";
import type { Database } from "../server/db/database";
import { openDatabase } from "../server/db/open";
import { unlimited } from "../server/db/unlimited";
import { isState, isTransition } from "../server/flows/charts";
import { Recorded, recordedFile } from "../server/flows/recorded";
import { dayOf, firstKeptDay } from "../server/telemetry/periods";
import { useOf } from "../server/telemetry/queries";
import { makeEmbedded, makePostgres } from "./api/databases";
import { vacuum } from "./api/seed";
import { aligned } from "./api/table";

const visits = 10_000_000;
const limit = 100;
const repeats = 20;
const now = new Date("2026-12-17T12:00:00Z");
/** Of all visits in a language. */
const shares: Record<string, number> = { en: 0.4, es: 0.1, pt: 0.1, de: 0.1, it: 0.1, fr: 0.1, ja: 0.1 };

/** A transition or state, and how often it was counted per recorded visit. */
interface Counted {
  machine: string;
  name: string;
  rate: number;
}

async function countedThings(): Promise<{ transitions: Counted[]; states: Counted[] }> {
  const { counts } = parse(Recorded, JSON.parse(await readFile(recordedFile(), "utf8")));
  const rates = new Map<string, number>();
  const note = (name: string, count: number) =>
    rates.set(name, (rates.get(name) ?? 0) + count / recordedVisits.length);
  for (const { transitions, states } of counts) {
    for (const { transition, count } of transitions) note(transition, count);
    for (const { state, entered } of states) note(state, entered);
  }
  const counted = (machine: string, name: string): Counted => ({ machine, name, rate: rates.get(name) ?? 0 });
  const all = Object.values(machines).map(({ machine }) => machine);
  return {
    transitions: all
      .flatMap((machine) => [...transitionsOf(machine).values()].map((name) => counted(machine.id, name)))
      .filter(({ machine, name }) => isTransition({ machine, transition: name })),
    states: all
      .flatMap((machine) => nodesOf(machine).map(({ id }) => counted(machine.id, id)))
      .filter(({ machine, name }) => isState({ machine, state: name })),
  };
}

const listOf = (values: readonly (string | number)[], type: string): SQL =>
  sql`array[${sql.join(
    values.map((value) => sql.raw(typeof value === "number" ? String(value) : `'${value}'`)),
    sql`, `,
  )}]::${sql.raw(type)}[]`;

/** A row for each of these things, day, and language. */
const rowsOf = (things: readonly Counted[], columns: string): SQL => sql`
  select machine, false, locale, 'day', day::date, name, ${sql.raw(columns)}
  from generate_series(${firstKeptDay(now)}::date, ${dayOf(now)}::date, '1 day') day,
    unnest(${listOf([...contentLocales], "text")}, ${listOf(
      contentLocales.map((locale) => shares[locale] ?? 0),
      "float8",
    )}) as language(locale, share),
    unnest(${listOf(
      things.map(({ machine }) => machine),
      "text",
    )}, ${listOf(
      things.map(({ name }) => name),
      "text",
    )}, ${listOf(
      things.map(({ rate }) => rate),
      "float8",
    )}) as thing(machine, name, rate)
  order by machine, locale, day, name`;

/** How often a thing is counted on a day in a language. */
const count = `greatest(1, round(rate * share * ${visits / keptDays}))::integer`;
const perLimit = (element: (number: number) => string): string =>
  `array[${stayLimits.map((_, index) => element(index + 1)).join(", ")}]`;
const sumOf = (column: string) => `sum(${column})::integer`;

/** Adds up the sums of months, and of all languages, from those of days. */
const sumsOf = (table: string, name: string, columns: string): SQL[] => [
  sql.raw(`insert into ${table} select machine, false, '', 'day', since, ${name}, ${columns}
    from ${table} where unit = 'day' group by machine, since, ${name}`),
  sql.raw(`insert into ${table} select machine, false, locale, 'month', date_trunc('month', since)::date, ${name},
    ${columns} from ${table} where unit = 'day' group by machine, locale, date_trunc('month', since), ${name}`),
];

async function fill(db: Database): Promise<void> {
  const { transitions, states } = await countedThings();
  const timeSums = perLimit((number) => sumOf(`times[${number}]`));
  const all = [
    sql`insert into transition_count ${rowsOf(transitions, count)}`,
    ...sumsOf("transition_count", "transition", sumOf("count")),
    sql`insert into state_count ${rowsOf(states, `${count}, ${count}, 0, ${perLimit(() => `${count} / 12`)}`)}`,
    ...sumsOf(
      "state_count",
      "state",
      `${["entered", "left_by_transition", "left_with_page"].map(sumOf).join(", ")}, ${timeSums}`,
    ),
  ];
  // A transaction each, so that the embedded database does not keep all of it in memory.
  for (const statement of all) await unlimited(db, async (tx) => void (await tx.execute(statement)));
}

async function printSize(db: Database): Promise<void> {
  const { rows } = (await db.execute(sql`
    select relname as name, reltuples::float8 as rows, pg_total_relation_size(oid)::float8 as bytes
    from pg_class where relname in ('transition_count', 'state_count') order by name`)) as unknown as {
    rows: { name: string; rows: number; bytes: number }[];
  };
  for (const { name, rows: number, bytes } of rows)
    console.log(
      `${name.padEnd(17)}${(number / 1e6).toFixed(2)} million rows, ${(bytes / 1e6).toFixed(0)} MB, ${(bytes / number).toFixed(0)} bytes a row`,
    );
}

/** The machine with the most transitions. */
const largest = Object.values(machines)
  .map(({ machine }) => ({ machine: machine.id, size: transitionsOf(machine).size }))
  .sort((a, b) => b.size - a.size)[0]?.machine as string;

const daysAgo = (days: number) => dayOf(new Date(now.getTime() - days * 86_400_000));
const periods = {
  "7 days": { from: daysAgo(6) },
  "30 days": { from: daysAgo(29) },
  "90 days": { from: daysAgo(89) },
  all: {},
  // The most single days that a period can have.
  "from a 2nd to a 30th": { from: "2025-12-02", to: "2026-11-29" },
};

/** @returns the slowest median */
async function measure(db: Database): Promise<number> {
  const table: string[][] = [["period", "language", "median", "most", "visits of its first state"]];
  let slowest = 0;
  for (const [name, period] of Object.entries(periods))
    for (const locale of [undefined, "en"] as const) {
      const query = { machine: largest, ...period, ...(locale && { locale }) };
      const times: number[] = [];
      let entered = 0;
      for (let repeat = 0; repeat < repeats; repeat += 1) {
        const began = performance.now();
        const { states } = await useOf(db, query, now);
        times.push(performance.now() - began);
        entered = states[0]?.entered ?? 0;
      }
      times.sort((a, b) => a - b);
      const [median = 0, most = 0] = [times[Math.floor(repeats / 2)], times.at(-1)];
      slowest = Math.max(slowest, median);
      table.push([name, locale ?? "all", `${median.toFixed(1)} ms`, `${most.toFixed(1)} ms`, entered.toLocaleString("en")]);
    }
  console.log(aligned(table));
  return slowest;
}

async function run(): Promise<void> {
  const url = process.env.BENCH_DATABASE_URL || process.env.TEST_DATABASE_URL;
  const store = await (url ? makePostgres(url) : makeEmbedded());
  try {
    const opened = await openDatabase(store.config(""));
    try {
      const began = performance.now();
      await fill(opened.maintenance);
      await vacuum(opened);
      const seconds = ((performance.now() - began) / 1000).toFixed(0);
      console.log(`${store.name}, filled in ${seconds} s, system load ${loadavg()[0]?.toFixed(1)}`);
      await printSize(opened.db);
      console.log(`\nThe use of ${largest}, ${repeats} requests each:`);
      const slowest = await measure(opened.db);
      process.exitCode = slowest > limit ? 1 : 0;
    } finally {
      await opened.close();
    }
  } finally {
    await store.remove();
  }
}

await run();
