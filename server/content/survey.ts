import { lstatSync, realpathSync } from "node:fs";
import { readdir } from "node:fs/promises";
import { basename, extname, join } from "node:path";
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

const sizeText = (bytes: number): string => (bytes >= 1_000_000 ? `${bytes / 1_000_000} MB` : `${bytes / 1000} kB`);

/**
 * Checks every file of a content folder before reading any: links could lead out of the folder, reading pipes and
 * devices may never end, and files that are too large fill the memory. Hidden files are ignored.
 * @returns the problems, in no particular order
 */
export async function surveyFolder(dir: string): Promise<Problem[]> {
  const problems: Problem[] = [];
  // Only within the folder: the folder itself may be a link, to the release being served.
  const root = realpathSync(dir);
  const visit = async (parts: readonly string[]): Promise<void> => {
    const complain = (name: string, message: string) =>
      void problems.push({ file: join(basename(dir), ...parts, name), line: 1, message });
    const folder = join(root, ...parts);
    let entries: string[];
    try {
      entries = (await readdir(folder)).filter((name) => !name.startsWith("."));
    } catch (thrown) {
      complain("", `cannot be read (${codeOf(thrown)}); make it readable`);
      return;
    }
    for (const name of entries) {
      const stat = lstatSync(join(folder, name), { throwIfNoEntry: false });
      // Deleted in between.
      if (!stat) continue;
      const most = maxBytes[extname(name).toLowerCase()] ?? maxBytesOfOthers;
      if (parts.length === 0 && !known.includes(name)) complain(name, "is not allowed here");
      else if (stat.isSymbolicLink()) complain(name, "is a link; put the file itself here");
      else if (stat.isDirectory()) await visit([...parts, name]);
      else if (!stat.isFile()) complain(name, "is neither a file nor a folder");
      else if (stat.size > most) complain(name, `is larger than ${sizeText(most)}`);
    }
  };
  await visit([]);
  return problems;
}
