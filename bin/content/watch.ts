import { createHash } from "node:crypto";
import { readdir, stat } from "node:fs/promises";
import { join } from "node:path";

/** How often the folder is checked, in milliseconds. Polling works on every file system; notifications do not. */
const lookEvery = 250;

/** The folder's state: names, sizes, and times of all files; null if it cannot be read. */
export async function looksOf(dir: string): Promise<string | null> {
  try {
    const hash = createHash("sha1");
    const entries = await readdir(dir, { recursive: true, withFileTypes: true });
    const paths = entries.map(({ parentPath, name }) => join(parentPath, name)).sort();
    for (const path of paths) {
      // Deleted in the meantime: the next check notices.
      const seen = await stat(path).catch(() => null);
      hash.update(`${path}\0${seen?.size}\0${seen?.mtimeMs}\0`);
    }
    return hash.digest("hex");
  } catch {
    return null;
  }
}

/**
 * Reports when something in a folder has changed and then not changed for a moment, since programs write files in
 * several steps. The next change waits until `onChange` has finished with this one.
 * @param found the folder's state when it was last processed
 * @returns a function that stops watching, once running work has finished
 */
export function watchFolder(dir: string, found: string | null, onChange: () => Promise<void>): () => Promise<void> {
  let handled = found;
  let before = found;
  let isStopped = false;
  let wake = () => {};
  const look = async () => {
    const now = await looksOf(dir);
    if (now !== handled && now === before) {
      handled = now;
      await onChange();
    }
    before = now;
  };
  const run = async () => {
    while (!isStopped) {
      await look();
      await new Promise<void>((resolve) => {
        wake = resolve;
        setTimeout(resolve, isStopped ? 0 : lookEvery);
      });
    }
  };
  const running = run();
  return async () => {
    isStopped = true;
    wake();
    await running;
  };
}
