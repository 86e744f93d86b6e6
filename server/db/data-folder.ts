import { closeSync, existsSync, mkdirSync, openSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { tryLock } from "fs-native-extensions";
import { StartError } from "../start-error";

/** The folder of an embedded database while this process owns it. */
export interface DataFolder {
  /** Where the database's files are. */
  files: string;
  /** Whether the folder held a whole database when it was taken. */
  wasCreated: boolean;
  /** Says that the database is whole: from now on a start keeps it. */
  markCreated(): void;
  release(): void;
}

/** Makes a folder and those above it. Node's own recursion never ends where the system says ENOENT, as under /proc. */
function makeFolder(dir: string): void {
  if (existsSync(dir)) return;
  makeFolder(dirname(dir));
  // It holds hashes of passwords: nobody else on the machine needs to read it.
  mkdirSync(dir, { mode: 0o700 });
}

/**
 * Takes a data folder for this process alone: two processes on one folder lose rows without a word. The kernel holds the
 * lock on an open file and gives it back even after `kill -9`, so that a crash never blocks the next start.
 * @throws {StartError} where the folder cannot be written or another process has it.
 */
export function takeDataFolder(dir: string): DataFolder {
  let fd: number;
  try {
    makeFolder(dir);
    fd = openSync(join(dir, "lock"), "a+");
  } catch (thrown) {
    const code = thrown instanceof Error && "code" in thrown ? String(thrown.code) : String(thrown);
    throw new StartError(
      `The data folder ${dir} cannot be written (${code}); make it writable or set ACADEMY_DATA_DIR to a folder that is.`,
    );
  }
  if (!tryLock(fd)) {
    closeSync(fd);
    throw new StartError(
      `Another process uses the data folder ${dir}; stop it first or set ACADEMY_DATA_DIR to another folder.`,
    );
  }
  const files = join(dir, "postgres");
  const mark = join(dir, "created");
  // Without the mark a first start was interrupted: nothing in there was ever acknowledged.
  const wasCreated = existsSync(mark);
  if (!wasCreated) rmSync(files, { recursive: true, force: true });
  return { files, wasCreated, markCreated: () => writeFileSync(mark, ""), release: () => closeSync(fd) };
}
