import { statfsSync } from "node:fs";
import { StartError } from "../start-error";

/** The log of the embedded database grows by 16 MB at once. */
const needed = 20_000_000;

/**
 * What to say of an embedded database that has failed while its disk is full: the database itself names another
 * reason, or none, and nothing that is stored is lost.
 * @returns null if the disk has room, or the database is in memory
 */
export function fullDisk(dataDir: string): StartError | null {
  try {
    const { bavail, bsize } = statfsSync(dataDir);
    if (bavail * bsize >= needed) return null;
  } catch {
    return null;
  }
  return new StartError(
    `The disk of the data folder ${dataDir} is full; make room on it and try again. What is stored there is not lost.`,
  );
}
