import { lstatSync, readdirSync, realpathSync, type Stats } from "node:fs";
import { basename, extname, join } from "node:path";
import { setImmediate as nextTurn } from "node:timers/promises";
import { codeOf } from "./code-of";
import type { Problem } from "./source";

/** Maximum size of a file in bytes, by extension: anything larger is a mistake, or an attack. */
const maxBytes: Record<string, number> = { ".yaml": 1_000_000, ".vtt": 100_000, ".jpg": 300_000 };
/** For all other files. Clips have their own limit where they are used (check-files.ts). */
const maxBytesOfOthers = 5_000_000;

/** The entries at the top of a content folder. */
const known: readonly string[] = [
  "README.md",
  "categories.yaml",
  "clips",
  "courses",
  "event-types.yaml",
  "exams",
  "faq",
  "glossary",
  "media",
  "onboarding.yaml",
  "people.yaml",
  "series",
  "site",
  "template-categories.yaml",
  "templates",
  "webinars",
];

const maxBytesOf = (name: string): number => maxBytes[extname(name).toLowerCase()] ?? maxBytesOfOthers;

/** What is at a path, itself if it is a link; undefined if nothing is, also because a file is where a folder should be. */
export function statOf(path: string): Stats | undefined {
  try {
    return lstatSync(path, { throwIfNoEntry: false });
  } catch (thrown) {
    if (codeOf(thrown) === "ENOTDIR") return undefined;
    throw thrown;
  }
}

/** Whether a path may be read: what the survey reports may be endless, or fill the memory. */
export function isReadable(path: string): boolean {
  const stat = statOf(path);
  return stat?.isFile() === true && stat.size <= maxBytesOf(path);
}

const sizeText = (bytes: number): string => (bytes >= 1_000_000 ? `${bytes / 1_000_000} MB` : `${bytes / 1000} kB`);

/** Folders per turn: reading thousands at once would hold up requests, and a turn for each would take longer. */
const foldersPerTurn = 20;

/** What a content folder contains. */
export interface Survey {
  /** In no particular order. */
  problems: Problem[];
  /** Every file and folder, in order, like `courses/x/course.yaml`; folders end in "/". */
  paths: string[];
}

/**
 * Checks every file of a content folder before reading any: links could lead out of the folder, reading pipes and
 * devices may never end, and files that are too large fill the memory. Hidden files are ignored.
 */
export async function surveyFolder(dir: string): Promise<Survey> {
  const problems: Problem[] = [];
  const paths: string[] = [];
  // Only within the folder: the folder itself may be a link, to the release being served.
  const root = realpathSync(dir);
  let folders = 0;
  const visit = async (parts: readonly string[]): Promise<void> => {
    folders += 1;
    if (folders % foldersPerTurn === 0) await nextTurn();
    const complain = (name: string, message: string) =>
      void problems.push({ file: join(basename(dir), ...parts, name), line: 1, message });
    const folder = join(root, ...parts);
    let entries: string[];
    try {
      entries = readdirSync(folder).filter((name) => !name.startsWith("."));
    } catch (thrown) {
      complain("", `cannot be read (${codeOf(thrown)}); make it readable`);
      return;
    }
    for (const name of entries) {
      const stat = statOf(join(folder, name));
      // Deleted in between.
      if (!stat) continue;
      const most = maxBytesOf(name);
      if (parts.length === 0 && !known.includes(name)) complain(name, "is not allowed here");
      else if (stat.isSymbolicLink()) complain(name, "is a link; put the file itself here");
      else if (stat.isDirectory()) {
        paths.push(`${[...parts, name].join("/")}/`);
        await visit([...parts, name]);
      } else if (!stat.isFile()) complain(name, "is neither a file nor a folder");
      else if (stat.size > most) complain(name, `is larger than ${sizeText(most)}`);
      else paths.push([...parts, name].join("/"));
    }
  };
  await visit([]);
  return { problems, paths: paths.sort() };
}
