/**
 * Measures what a change of one file costs at 5,000 courses, whose documents are in seven languages: the import, and on
 * PostgreSQL the time until a running server shows the change, and finds it.
 *
 *   npm run bench -- import [--courses 500]
 *
 * On PostgreSQL if BENCH_DATABASE_URL or TEST_DATABASE_URL is set, otherwise on the embedded database.
 */
import { readFile, writeFile } from "node:fs/promises";
import { loadavg } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { importContent } from "../server/content/import";
import type { Database } from "../server/db/database";
import { openDatabase } from "../server/db/open";
import { courseOf } from "./api/content";
import { fillContent, prepareContent } from "./api/seed";
import { inAllLanguages } from "./api/translations";
import { databaseUrl, startServer, withContent } from "./api/with-content";
import { benchArguments } from "./arguments";

const { courses = 5_000 } = benchArguments().values;
const rounds = 5;

const seconds = (since: number): number => (performance.now() - since) / 1000;
const median = (all: number[]): string => (all.sort((a, b) => a - b)[Math.floor(all.length / 2)] ?? 0).toFixed(2);

/** Gives a course another title: a word that no other text has. */
async function change(dir: string, round: number): Promise<{ slug: string; word: string }> {
  const { slug } = courseOf(Math.ceil(courses / 2) + round);
  const file = join(dir, "courses", slug, "en", "course.yaml");
  const word = `Quokka${"abcdefgh".charAt(round)}`;
  const text = JSON.parse(await readFile(file, "utf8"));
  await writeFile(file, JSON.stringify({ ...text, title: `${word} ${text.title}` }));
  return { slug, word };
}

/** The time until a reply contains a word, in seconds. */
async function seenAfter(url: string, word: string, began: number): Promise<number> {
  while (!(await (await fetch(url)).text()).includes(word)) {
    if (seconds(began) > 300) throw new Error(`${url} does not show ${word}.`);
    await pause(20);
  }
  return seconds(began);
}

async function measure(db: Database, dir: string, origin: string | null): Promise<void> {
  const times = { imported: [] as number[], shown: [] as number[], found: [] as number[] };
  for (let round = 0; round < rounds; round += 1) {
    const { slug, word } = await change(dir, round);
    const began = performance.now();
    const { changed } = await importContent(db, dir);
    if (!changed) throw new Error("The import has missed the change.");
    times.imported.push(seconds(began));
    if (origin === null) continue;
    const [shown, found] = await Promise.all([
      seenAfter(`${origin}/academy/public/api/v3/courses/en/${slug}/`, word, began),
      seenAfter(`${origin}/academy/public/api/v1/search?limit=1&query=${word.toLowerCase()}`, word, began),
    ]);
    times.shown.push(shown);
    times.found.push(found);
  }
  const began = performance.now();
  await importContent(db, dir);
  console.log(`nothing changed        ${seconds(began).toFixed(2)} s`);
  console.log(`one file: imported     ${median(times.imported)} s`);
  if (origin === null) return;
  console.log(`one file: on its page  ${median(times.shown)} s after the import began`);
  console.log(`one file: found        ${median(times.found)} s after the import began`);
}

await withContent(courses, async (store, dir) => {
  const began = performance.now();
  const prepared = await prepareContent(dir);
  const read = seconds(began);
  const opened = await openDatabase(store.config(dir));
  try {
    const between = performance.now();
    await fillContent(opened.maintenance, inAllLanguages(prepared));
    console.log(`${store.name}, ${courses} courses in seven languages, system load ${loadavg()[0]?.toFixed(1)}`);
    console.log(`everything: read       ${read.toFixed(1)} s (English files only)`);
    console.log(`everything: written    ${seconds(between).toFixed(1)} s`);
    const server = databaseUrl ? await startServer(store, dir) : null;
    await measure(opened.maintenance, dir, server?.origin ?? null).finally(() => server?.end());
  } finally {
    await opened.close();
  }
});
