import { statSync } from "node:fs";
import { join } from "node:path";
import { type BuiltScripts, builtScripts } from "../../server/render/assets";
import { type UiLanguage, uiLanguages } from "../../src/i18n/languages";
import { firstPages } from "./first-pages";

/** Maximum size of the scripts that the first load of a page may transfer, in bytes, in any language. */
export const scriptBudget = 190_000;

/** Size of the headers that the server sends before each script, in bytes. */
const headers = 330;

/** The scripts that a first page loads without any user action. @throws if the build lacks one */
export function firstScripts(built: BuiltScripts, page: string, language: UiLanguage): string[] {
  const { modules = [], texts = [] } = firstPages[page] ?? {};
  const namespaces = ["index", ...texts].map((namespace) => `src/i18n/locales/${language}/${namespace}.ts`);
  const all = ["src/entry.client.tsx", ...modules, ...namespaces];
  for (const module of all)
    if (built([module]).size === 0) throw new Error(`The built client has no script for ${module}.`);
  return [...built(all)];
}

/** Reports a page whose scripts exceed the budget: which page, by how much, and its largest scripts. */
export function overBudget(page: string, language: string, sizes: ReadonlyMap<string, number>): string | null {
  const kB = (bytes: number) => `${(bytes / 1_000).toFixed(1)} kB`;
  const sum = [...sizes.values()].reduce((all, size) => all + size, 0);
  if (sum <= scriptBudget) return null;
  const largest = [...sizes]
    .sort(([, a], [, b]) => b - a)
    .slice(0, 5)
    .map(([file, size]) => `${file} ${kB(size)}`);
  return `The first load of the ${page} (${language}) has ${kB(sum)} of scripts, ${kB(sum - scriptBudget)} above its budget of ${kB(scriptBudget)}; the largest are ${largest.join(", ")}.`;
}

/** Transferred bytes of each script that a first page of the built client loads. */
export function firstLoad(clientFolder: string, page: string, language: UiLanguage): Map<string, number> {
  const files = firstScripts(builtScripts(clientFolder), page, language);
  return new Map(files.map((file) => [file, statSync(join(clientFolder, `${file}.br`)).size + headers]));
}

/** Everything in the built client that exceeds the budget. */
export const allOverBudget = (clientFolder: string): string[] =>
  Object.keys(firstPages).flatMap((page) =>
    uiLanguages.flatMap((language) => overBudget(page, language, firstLoad(clientFolder, page, language)) ?? []),
  );
