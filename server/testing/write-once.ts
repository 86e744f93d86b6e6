import { randomBytes } from "node:crypto";
import { link, rm, writeFile } from "node:fs/promises";

/**
 * Writes a file whole, unless there is one: of several processes that write it at once, the first one's stays. A file
 * that was replaced could not be read any more by those who have opened it as a blob.
 */
export async function writeOnce(path: string, content: Uint8Array): Promise<void> {
  const own = `${path}.${randomBytes(4).toString("hex")}`;
  await writeFile(own, content);
  await link(own, path).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== "EEXIST") throw error;
  });

  await rm(own);
}
