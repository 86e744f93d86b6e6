/**
 * Measures the search at 5,000 courses in seven languages with 50 connections, next to a constant reply of the same
 * size: first with queries as people type them, where a few come often and most are rare, and then with queries that
 * hardly ever come twice, so that each is searched for.
 *
 *   npm run bench -- search [--courses 500]
 *
 * On PostgreSQL if BENCH_DATABASE_URL or TEST_DATABASE_URL is set, otherwise on the embedded database. Exits with 1 if a
 * call was refused.
 */
import { loadavg } from "node:os";
import { fileURLToPath } from "node:url";
import { startProcess } from "../model-tests/api/server-process";
import { openDatabase } from "../server/db/open";
import { constantOf, serveBare } from "./api/bare";
import { courseOf } from "./api/content";
import type { BenchDatabase } from "./api/databases";
import { type Call, type Duration, type Figures, load } from "./api/load";
import { fillContent, prepareContent } from "./api/seed";
import { metricsOf } from "./api/server-metrics";
import { inAllLanguages, translated } from "./api/translations";
import { startServer, withContent } from "./api/with-content";
import { benchArguments } from "./arguments";

const connections = 50;
const duration: Duration = { warmUp: 2, measured: 8 };
/** Before queries are measured as people type them: a process's memory has the frequent ones after a while. */
const beforeTyped: Duration = { warmUp: 0, measured: 20 };
const { courses = 5_000, bare: isBare } = benchArguments().values;

const search = (query: string, language = "") =>
  `/academy/api/v2/search/?query=${encodeURIComponent(query)}${language && `&languages=${language}`}`;
const suggest = (query: string, language: string) =>
  `/academy/public/api/v1/search?language=${language}&limit=5&query=${encodeURIComponent(query)}`;

/** Words of titles, other ones for each number: hardly any query comes twice within a second. */
const wordsOf = (number: number): string[] =>
  courseOf(((number * 37) % courses) + 1)
    .title.toLowerCase()
    .split(" ")
    .filter((word) => word.length > 3);
const twoWords = (number: number): string => {
  const words = wordsOf(number);
  return `${words[number % words.length]} ${words[(number + 1) % words.length]}`;
};
const mistyped = (text: string): string => text.replace(/^(.)(.)(.)/, "$1$3$2");
const inGerman = (text: string): string => translated(text, "de");

let seed = 1;
/** Random numbers from 0 to below 1, the same in every run (mulberry32). */
function random(): number {
  seed = (seed + 0x6d2b79f5) >>> 0;
  let mixed = Math.imul(seed ^ (seed >>> 15), seed | 1);
  mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
  return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
}

/** How many different queries people type. */
const distinct = 20_000;

/**
 * The share of requests for the first queries, by rank: the one with rank n comes 1/n as often as the first (Zipf). Other
 * people's logs of searches have exponents from 0.7 to 1.
 */
const shares = (() => {
  let sum = 0;
  const sums = Array.from({ length: distinct }, (_, index) => {
    sum += 1 / (index + 1);
    return sum;
  });
  return sums.map((one) => one / sum);
})();

/** The number of a query from 0: small ones come often. */
function popular(): number {
  const share = random();
  let [from, to] = [0, distinct - 1];
  while (from < to) {
    const middle = (from + to) >> 1;
    if ((shares[middle] ?? 1) < share) from = middle + 1;
    else to = middle;
  }
  return from;
}

/** A query by its number: of ten, six in English, two in German, one in Japanese, and one mistyped. */
function typed(number: number): { text: string; language: string } {
  // A title from any of its words on, cut off somewhere: of 20,000 numbers, 16,500 are different queries.
  const words = wordsOf(number);
  const first = number % words.length;
  const all = [...words.slice(first), ...words.slice(0, first)].join(" ");
  const text = all.slice(0, 16 + (number % 23));
  if (number % 10 === 9) return { text: mistyped(text), language: "en" };
  if (number % 10 === 8) return { text: translated(text, "ja"), language: "ja" };
  return number % 10 > 5 ? { text: inGerman(text), language: "de" } : { text, language: "en" };
}

interface Scenario {
  name: string;
  path(number: number): string;
  /** What comes before it. */
  before?: Duration;
}

const asPeopleType: Scenario[] = [
  {
    name: "searches as typed",
    path: () => {
      const { text, language } = typed(popular());
      return search(text, language);
    },
    before: beforeTyped,
  },
  {
    name: "suggestions as typed",
    path: () => {
      const { text, language } = typed(popular());
      return suggest(text, language);
    },
    before: beforeTyped,
  },
];

const eachOnce: Scenario[] = [
  { name: "two words, all languages", path: (number) => search(twoWords(number)) },
  { name: "two words, English", path: (number) => search(twoWords(number), "en") },
  { name: "one word, German", path: (number) => search(inGerman(twoWords(number)), "de") },
  { name: "Japanese", path: (number) => search(translated(wordsOf(number)[0] ?? "", "ja"), "ja") },
  { name: "mistyped, all languages", path: (number) => search(mistyped(twoWords(number))) },
  { name: "mistyped, English", path: (number) => search(mistyped(twoWords(number)), "en") },
  { name: "suggestions while typing", path: (number) => suggest(twoWords(number).slice(0, 2 + (number % 9)), "en") },
  {
    name: "suggestions, German",
    path: (number) => suggest(inGerman(twoWords(number)).slice(0, 2 + (number % 9)), "de"),
  },
  {
    name: "list of courses, words",
    path: (number) =>
      `/academy/public/api/v3/courses/en/?search=${encodeURIComponent(twoWords(number))}&page=1&limit=6`,
  },
];

let calls = 0;
const get = (path: string): Call => ({ method: "GET", path });
const measured = (origin: string, path: (number: number) => string, time = duration): Promise<Figures> =>
  load(origin, () => get(path(calls++)), time, { simultaneous: connections });

async function measure(origin: string): Promise<number> {
  let refused = 0;
  // What the search ignores makes an address that was never requested.
  const once = eachOnce.map(
    ({ name, path }): Scenario => ({ name, path: (number: number) => `${path(number)}&once=${number}` }),
  );
  for (const { name, path, before: warmUp } of [...asPeopleType, ...once]) {
    if (warmUp) await measured(origin, path, warmUp);
    const args = [...process.execArgv, fileURLToPath(import.meta.url), "search", "--bare"];
    const reply = await constantOf(origin, get(path(7)), "/0");
    const before = await metricsOf(origin);
    const bare = await startProcess({ args, env: { NODE_ENV: "production" }, input: JSON.stringify([reply]) });
    const [academy, constant] = await measured(origin, path)
      .then(
        async (figures) =>
          [{ ...figures, ...(await metricsOf(origin)) }, await measured(bare.origin, () => "/0")] as const,
      )
      .finally(() => bare.end());
    refused += academy.failed;
    const kept = academy.kept - before.kept;
    const share = Math.round((100 * kept) / (kept + academy.made - before.made));
    const ratio = (academy.perSecond / constant.perSecond).toFixed(2);
    console.log(
      `${name.padEnd(28)}${academy.perSecond.toFixed(0).padStart(6)}/s  p50 ${academy.p50.toFixed(1)} ms  p99 ${academy.p99.toFixed(1)} ms  ${`${share}% kept`.padEnd(9)}  ${ratio} of a constant reply  ${Buffer.byteLength(reply.body, "base64")} bytes`,
    );
  }
  return refused;
}

async function run(store: BenchDatabase, dir: string): Promise<void> {
  const prepared = inAllLanguages(await prepareContent(dir));
  const opened = await openDatabase(store.config(dir));
  await fillContent(opened.maintenance, prepared).finally(() => opened.close());
  console.log(`${store.name}, ${courses} courses in seven languages, system load ${loadavg()[0]?.toFixed(1)}`);
  const began = performance.now();
  const server = await startServer(store, dir);
  try {
    const ready = ((performance.now() - began) / 1000).toFixed(1);
    console.log(`ready ${ready} s after its start, with ${(await metricsOf(server.origin)).memory} MB`);
    const refused = await measure(server.origin);
    console.log(`${(await metricsOf(server.origin)).memory} MB after the load. ${refused} call(s) refused.`);
    process.exitCode = refused > 0 ? 1 : 0;
  } finally {
    await server.end();
  }
}

if (isBare) await serveBare();
else await withContent(courses, run);
