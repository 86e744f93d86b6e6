import { createHash } from "node:crypto";
import { readdir, stat } from "node:fs/promises";
import { join } from "node:path";

/** Between two looks at the folder, in milliseconds. Looking works on every file system; being told does not. */
const lookEvery = 250;

/** What the folder looks like: names, sizes and times of all files; null where it cannot be looked at. */
export async function looksOf(dir: string): Promise<string | null> {
  try {
    const hash = createHash("sha1");
    const entries = await readdir(dir, { recursive: true, withFileTypes: true });
    const paths = entries.map(({ parentPath, name }) => join(parentPath, name)).sort();
    for (const path of paths) {
      // Deleted in between: the next look tells.
      const seen = await stat(path).catch(() => null);
      hash.update(`${path}\0${seen?.size}\0${seen?.mtimeMs}\0`);
    }
    return hash.digest("hex");
  } catch {
    return null;
  }
}

/**
 * Says when something in a folder has changed and is still for a moment: programs write files in several goes. The next
 * change waits until `onChange` is done with this one.
 * @param found what the folder looked like when it was last dealt with
 * @returns stops watching, once what is under way has ended
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
