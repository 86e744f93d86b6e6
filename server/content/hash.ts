import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { join, relative, sep } from "node:path";

/** Increase it when the format of stored documents changes: the next start then imports the same files again. */
const documentVersion = 6;

/** Reading thousands of files one after the other would take up most of a start. */
const filesAtOnce = 64;

/** A hash of every file in the folder, names included: the same content has the same hash everywhere. */
export async function hashContent(dir: string): Promise<string> {
  const entries = await readdir(dir, { recursive: true, withFileTypes: true });
  const paths = entries
    .filter((entry) => entry.isFile() && !entry.name.startsWith("."))
    .map((entry) => relative(dir, join(entry.parentPath, entry.name)).split(sep).join("/"))
    .sort();
  const hash = createHash("sha256").update(`documents ${documentVersion}\n`);
  for (let from = 0; from < paths.length; from += filesAtOnce) {
    const some = paths.slice(from, from + filesAtOnce);
    const contents = await Promise.all(some.map((path) => readFile(join(dir, path))));
    for (const [index, bytes] of contents.entries()) hash.update(`${some[index]}\0${bytes.length}\0`).update(bytes);
  }
  return hash.digest("hex");
}
