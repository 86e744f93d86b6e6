import {
  closeSync,
  existsSync,
  fstatSync,
  ftruncateSync,
  mkdirSync,
  openSync,
  rmSync,
  writeFileSync,
  writeSync,
} from "node:fs";
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

const lockText =
  "A process of the academy that uses this folder has this file locked. The system frees it when the process ends: there is no need to delete it.\n";

/** @throws {StartError} where the folder cannot be written */
function open(dir: string, path: string, flags: string): number {
  try {
    makeFolder(dir);
    return openSync(path, flags);
  } catch (thrown) {
    const code = thrown instanceof Error && "code" in thrown ? String(thrown.code) : String(thrown);
    throw new StartError(
      `The data folder ${dir} cannot be written (${code}); make it writable or set ACADEMY_DATA_DIR to a folder that is.`,
    );
  }
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
  const held = new Map<number, number>();
  const release = () => {
    for (const fd of held.values()) closeSync(fd);
    held.clear();
  };
  /** Locks a file, unless it is locked already: by its inode, for files are moved and made again. */
  const hold = (path: string, flags: "a+" | "r+"): number => {
    const fd = open(dir, path, flags);
    const { ino } = fstatSync(fd);
    if (held.has(ino)) {
      closeSync(fd);
      return fd;
    }
    if (!tryLock(fd)) {
      closeSync(fd);
      release();
      throw new StartError(
        `Another process uses the data folder ${dir}; stop it first or set ACADEMY_DATA_DIR to another folder.`,
      );
    }
    held.set(ino, fd);
    return fd;
  };
  const lock = hold(join(dir, "lock"), "a+");
  ftruncateSync(lock);
  writeSync(lock, lockText);
  const files = join(dir, "postgres");
  const mark = join(dir, "created");
  /** One of the database's own, which nobody throws away: without `lock` the folder still has its owner. */
  const holdFiles = () => {
    const version = join(files, "PG_VERSION");
    if (existsSync(version)) hold(version, "r+");
  };
  // Without the mark a first start was interrupted: nothing in there was ever acknowledged.
  const wasCreated = existsSync(mark);
  holdFiles();
  if (!wasCreated) rmSync(files, { recursive: true, force: true });
  const markCreated = () => {
    writeFileSync(mark, "");
    holdFiles();
  };
  return { files, wasCreated, markCreated, release };
}
