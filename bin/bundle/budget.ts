import { statSync } from "node:fs";
import { join } from "node:path";
import { type BuiltScripts, builtScripts, textSource } from "../../server/render/assets";
import { uiLanguages } from "../../src/i18n/languages";
import { callsModule, entryModule, firstPages } from "./first-pages";

/** Whose first page it is: a visitor's calls nothing, so it listens before what makes calls is loaded. */
export type Reader = "visitor" | "learner";

/**
 * Maximum size of the scripts that a first page transfers before it listens, in bytes. A learner's lesson and exam are
 * the largest.
 */
export const scriptBudgets: Record<Reader, number> = { visitor: 159_000, learner: 192_800 };

/** Size of the headers that the server sends before each script, in bytes. */
const headers = 330;

/**
 * The scripts that a first page loads before it listens; its texts are in its HTML, so they are the same in all
 * languages. @throws if the build lacks one
 */
export function firstScripts(built: BuiltScripts, page: string, reader: Reader): string[] {
  const { modules = [], calls = [] } = firstPages[page] ?? {};
  const called = reader === "learner" ? [callsModule, ...calls] : [];
  const all = [entryModule, ...modules, ...called];
  for (const module of all)
    if (built([module]).size === 0) throw new Error(`The built client has no script for ${module}.`);
  return [...built(all)];
}

/** Reports a page whose scripts exceed the budget: which page, by how much, and its largest scripts. */
export function overBudget(page: string, reader: Reader, sizes: ReadonlyMap<string, number>): string | null {
  const budget = scriptBudgets[reader];
  const kB = (bytes: number) => `${(bytes / 1_000).toFixed(1)} kB`;
  const sum = [...sizes.values()].reduce((all, size) => all + size, 0);
  if (sum <= budget) return null;
  const largest = [...sizes]
    .sort(([, a], [, b]) => b - a)
    .slice(0, 5)
    .map(([file, size]) => `${file} ${kB(size)}`);
  return `A ${reader}'s first load of the ${page} has ${kB(sum)} of scripts, ${kB(sum - budget)} above its budget of ${kB(budget)}; the largest are ${largest.join(", ")}.`;
}

/** Transferred bytes of each script that a first page of the built client loads before it listens. */
export const firstLoad = (clientFolder: string, page: string, reader: Reader): Map<string, number> =>
  sizesOf(clientFolder, firstScripts(builtScripts(clientFolder), page, reader));

const sizesOf = (clientFolder: string, files: Iterable<string>): Map<string, number> =>
  new Map([...files].map((file) => [file, statSync(join(clientFolder, `${file}.br`)).size + headers]));

const readers = Object.keys(scriptBudgets) as Reader[];

/** Everything in the built client that exceeds the budget. */
export const allOverBudget = (clientFolder: string): string[] =>
  Object.keys(firstPages).flatMap((page) =>
    readers.flatMap((reader) => overBudget(page, reader, firstLoad(clientFolder, page, reader)) ?? []),
  );

/**
 * Maximum size of the scripts that a page transfers in addition to those of the home page, whose links lead there, in
 * bytes, in any language. The largest is a lesson after the home page.
 */
const secondBudget = 15_260;

/** The bytes by which each page exceeds that budget, as `page (language): bytes`. */
export const secondPagesOverBudget = (clientFolder: string): string[] =>
  Object.entries(firstPages).flatMap(([page, { texts }]) =>
    uiLanguages.flatMap((language) => {
      const here = firstLoad(clientFolder, "home", "learner");
      // Those that the home page does not have in its HTML.
      const added = texts.filter((namespace) => !firstPages.home?.texts.includes(namespace));
      const namespaces = builtScripts(clientFolder)(added.map((namespace) => textSource(language, namespace)));
      if (namespaces.size !== added.length) throw new Error(`The built client lacks texts of the ${page}.`);
      const sum = [...firstLoad(clientFolder, page, "learner"), ...sizesOf(clientFolder, namespaces)]
        .filter(([file]) => !here.has(file))
        .reduce((all, [, size]) => all + size, 0);
      const above = sum - secondBudget;
      return above > 0 ? [`${page} (${language}): ${above}`] : [];
    }),
  );
