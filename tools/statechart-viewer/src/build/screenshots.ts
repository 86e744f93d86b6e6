import { readFileSync } from "node:fs";
import { join } from "node:path";
import { messageOf, UsageError } from "statechart-testing/cli/usage-error";
import { z } from "zod";
import { isOutdated, type ScreenshotEntry } from "../chart/screenshots";
import { chartOfMachine } from "../cli/machines";
import type { ViewerConfig } from "../config";
import { leavesOf } from "../viewer/overlay";
import type { BuiltFile } from "./files";

const index = z.array(
  z.object({
    machine: z.string(),
    state: z.string(),
    file: z.string(),
    language: z.string(),
    theme: z.enum(["light", "dark"]),
    width: z.number(),
    date: z.string(),
    view: z.string().optional(),
    among: z.array(z.string()).optional(),
  }),
);

/** The index of a folder of screenshots; empty if there is none yet. @throws {UsageError} for an unreadable index */
export function readScreenshots(folder: string): ScreenshotEntry[] {
  const file = join(folder, "screenshots.json");
  let text: string;
  try {
    text = readFileSync(file, "utf8");
  } catch (thrown) {
    if ((thrown as { code?: string }).code === "ENOENT") return [];
    throw new UsageError(`${file} cannot be read (${messageOf(thrown)}).`, { cause: thrown });
  }
  try {
    return index.parse(JSON.parse(text));
  } catch (cause) {
    throw new UsageError(`${file} is not an index of screenshots; delete the folder and take them again.`, { cause });
  }
}

const languagesOf = (screenshots: readonly ScreenshotEntry[]): string[] => [
  ...new Set(screenshots.map(({ language }) => language)),
];

/** The hashes of today's views as a file, from which the server tells which screenshots are out of date. */
export async function viewsFile({ screenshots }: ViewerConfig): Promise<BuiltFile | null> {
  if (!screenshots) return null;
  const { kept, taken, viewHashes } = screenshots;
  const hashes = await viewHashes(languagesOf([kept, taken].flatMap(readScreenshots)));
  return { name: "views.json", content: `${JSON.stringify(hashes)}\n` };
}

/** How many machines a sentence names; the others are counted. */
const maxNamed = 8;

/** Some names, and how many more there are: "exam, quiz, and 3 more". */
const namesOf = (names: readonly string[]): string =>
  names.length <= maxNamed
    ? names.join(", ")
    : `${names.slice(0, maxNamed).join(", ")}, and ${names.length - maxNamed} more`;

const count = (number: number, noun: string): string => `${number} ${noun}${number === 1 ? "" : "s"}`;

/**
 * What is wrong with the screenshots that git keeps of some machines, one sentence each: those that are older than
 * their views, and those of states that no longer exist.
 */
export async function outdatedScreenshots(config: ViewerConfig, chosen: readonly string[]): Promise<string[]> {
  const { screenshots, machines, call } = config;
  if (!screenshots) return [];
  const all = readScreenshots(screenshots.kept);
  const of = (id: string) => all.filter(({ machine }) => machine === id);
  const views = await screenshots.viewHashes(languagesOf(all));
  const old = chosen.filter((id) => of(id).some((one) => isOutdated(one, views)));
  const named = old.map((id) => `${id} (${of(id).filter((one) => isOutdated(one, views)).length})`);
  const isGone = ({ machine, state }: ScreenshotEntry): boolean =>
    !Object.hasOwn(machines, machine) || !leavesOf(chartOfMachine(config, machine)).includes(state);
  const gone = all
    .filter(({ machine }) => chosen.includes(machine) || !Object.hasOwn(machines, machine))
    .filter(isGone);
  return [
    ...(old.length > 0
      ? [
          `Screenshots are older than their views: ${namesOf(named)}. ${call} screenshots ${old.length <= maxNamed ? old.join(" ") : "all"} takes them again.`,
        ]
      : []),
    ...(gone.length > 0
      ? [
          `${count(gone.length, "screenshot")} of states that no longer exist, in ${screenshots.kept}: ${gone.map(({ state }) => state).join(", ")}; taking those of their machines again removes them.`,
        ]
      : []),
  ];
}
