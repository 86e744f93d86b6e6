import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { ScreenshotEntry } from "../chart/screenshots";
import type { RevisionsConfig } from "../config";
import type { ChartChange } from "./change";
import type { ScreenshotPair } from "./data";
import { fileAt } from "./git";
import type { Revision } from "./revision";

/** The maximum number of states per machine whose screenshots are shown: they are part of the page. */
const maxPairs = 12;

/** Reads files of the folder of screenshots in one revision. */
type Read = (name: string) => Promise<Buffer | null>;

const readerOf = ({ repository, screenshots = "" }: RevisionsConfig, { commit }: Revision): Read =>
  commit === null
    ? (name) => readFile(join(repository, screenshots, name)).catch(() => null)
    : (name) => fileAt(repository, commit, `${screenshots}/${name}`);

const isEntry = (value: unknown): value is ScreenshotEntry => {
  const { machine, state, file } = (value ?? {}) as Partial<ScreenshotEntry>;
  return [machine, state, file].every((text) => typeof text === "string");
};

/** The screenshots that a revision has; none if its index is missing or unreadable. */
async function entriesIn(read: Read): Promise<ScreenshotEntry[]> {
  try {
    const index: unknown = JSON.parse(String(await read("screenshots.json")));
    return Array.isArray(index) ? index.filter(isEntry) : [];
  } catch {
    return [];
  }
}

const types: Record<string, string> = { webp: "image/webp", jpg: "image/jpeg", png: "image/png" };

const dataUrl = (file: string, content: Buffer): string =>
  `data:${types[file.split(".").at(-1) ?? ""] ?? "image/png"};base64,${content.toString("base64")}`;

const variantOf = ({ language, theme, width }: ScreenshotEntry): string => `${language} ${theme} ${width}`;

/** A state's screenshots in both revisions, in the first variant that both have. */
function pairOf(was: readonly ScreenshotEntry[], is: readonly ScreenshotEntry[]): [string, string] | null {
  for (const before of was) {
    const after = is.find((one) => variantOf(one) === variantOf(before));
    if (after) return [before.file, after.file];
  }
  return null;
}

/** Screenshots of the same states in two revisions. */
export interface Screenshots {
  /** The screenshots of a machine's changed states, and of all its states that look different. */
  of(change: ChartChange): Promise<{ pairs: ScreenshotPair[]; more: number }>;
}

/** Compares the screenshots that git keeps. */
export async function screenshotsBetween(
  revisions: RevisionsConfig,
  before: Revision,
  after: Revision,
): Promise<Screenshots> {
  if (revisions.screenshots === undefined) return { of: async () => ({ pairs: [], more: 0 }) };
  const [readBefore, readAfter] = [readerOf(revisions, before), readerOf(revisions, after)];
  const [was, is] = await Promise.all([entriesIn(readBefore), entriesIn(readAfter)]);
  const ofState = (entries: readonly ScreenshotEntry[], machine: string, state: string) =>
    entries.filter((one) => one.machine === machine && one.state === state);
  return {
    async of({ machine, states, paired }) {
      const changed = new Set(states.changed.map((one) => one.after.id));
      const found: ScreenshotPair[] = [];
      for (const [old, now] of paired) {
        const pair = pairOf(ofState(was, machine, old), ofState(is, machine, now));
        const [first, second] = pair ? await Promise.all([readBefore(pair[0]), readAfter(pair[1])]) : [null, null];
        if (!pair || !first || !second) continue;
        const isSame = first.equals(second);
        if (isSame && !changed.has(now)) continue;
        found.push({ state: now, before: dataUrl(pair[0], first), after: isSame ? null : dataUrl(pair[1], second) });
      }
      return { pairs: found.slice(0, maxPairs), more: Math.max(0, found.length - maxPairs) };
    },
  };
}
