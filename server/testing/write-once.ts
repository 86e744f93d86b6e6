import { randomBytes } from "node:crypto";
import { link, rm, writeFile } from "node:fs/promises";

/**
 * Writes a whole file unless it exists: if several processes write it at once, the first one wins. If it were replaced,
 * those who opened it as a blob could no longer read it.
 */
export async function writeOnce(path: string, content: Uint8Array): Promise<void> {
  const own = `${path}.${randomBytes(4).toString("hex")}`;
  await writeFile(own, content);
  await link(own, path).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== "EEXIST") throw error;
  });

  await rm(own);
}
