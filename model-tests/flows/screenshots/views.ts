import { existsSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { kebabCase } from "statechart-testing/cli/names";
import type { ViewHashes } from "statechart-viewer/chart/screenshots";
import { type MachineId, machineIds, machines } from "../../../machines/index";
import { loadTexts } from "../../../src/i18n/i18n";
import { pseudoLanguage, type UiLanguage } from "../../../src/i18n/languages";
import { hostOf } from "./hosts";
import { hashOf, Sources } from "./sources";

const project = fileURLToPath(new URL("../../..", import.meta.url));

/** The frame of every page. What it loads on demand is on no screenshot but those of the machines that it belongs to. */
const frame = ["src/shell/Shell.tsx", "src/theme/global-style.ts"];

/** What a page is made of: views with their styles, machines, and the data of the tests. Texts count by themselves. */
const isCounted = (path: string): boolean =>
  /^(src|machines|model-tests)\//.test(path) &&
  !/^(src\/i18n\/locales|model-tests\/drivers)\/|^machines\/index\.ts$/.test(path);

const pageFile = (id: MachineId): string => `model-tests/${machines[id].domain}/${kebabCase(id)}.page.ts`;

/** The texts of a language, by the first part of their keys. */
const textsOf = async (language: string): Promise<Record<string, unknown>> =>
  Object.assign({}, ...Object.values(await loadTexts(language as UiLanguage)));

/** The texts whose keys some code names: all with the same first part count, because code composes the others. */
export function textsIn(code: string, texts: Readonly<Record<string, unknown>>): string {
  const named = Object.keys(texts).filter((key) => new RegExp(`["'\`]${key}[."'\`$]`).test(code));
  return JSON.stringify(named.sort().map((key) => [key, texts[key]]));
}

const sources = new Sources(project, isCounted);

/** The code of a machine's page, of the page that it is in, and of the frame; null for a machine without a page. */
export function codeOf(id: MachineId): string | null {
  if (!existsSync(join(project, pageFile(id)))) return null;
  const host = hostOf(id);
  return sources.codeOf([
    ...frame.flatMap((file) => [...sources.closureOf(file, false)]),
    ...[id, ...(host ? [host] : [])].map(pageFile).flatMap((file) => [...sources.closureOf(file, true)]),
  ]);
}

/** The hashes of the views of all machines in some languages. */
export async function viewHashes(languages: readonly string[]): Promise<ViewHashes> {
  // The pseudo language is made of the English texts.
  const texts = languages.map((one) => textsOf(one === pseudoLanguage ? "en" : one).then((all) => [one, all] as const));
  const byLanguage = await Promise.all(texts);
  const hashes: Record<string, Record<string, string>> = {};
  for (const id of machineIds) {
    const code = codeOf(id);
    if (code === null) continue;
    const hashIn = (all: Readonly<Record<string, unknown>>) => hashOf(`${code}\n${textsIn(code, all)}`);
    hashes[id] = Object.fromEntries(byLanguage.map(([language, all]) => [language, hashIn(all)]));
  }
  return hashes;
}
