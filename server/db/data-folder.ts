import {
  closeSync,
  existsSync,
  fstatSync,
  ftruncateSync,
  mkdirSync,
  openSync,
  readdirSync,
  rmSync,
  statSync,
  writeFileSync,
  writeSync,
} from "node:fs";
import { dirname, join } from "node:path";
import { tryLock } from "fs-native-extensions";
import { StartError } from "../start-error";

/** The folder of an embedded database while this process has it locked. */
export interface DataFolder {
  /** Where the database's files are. */
  files: string;
  /** Whether the folder contained a complete database when it was locked. */
  wasCreated: boolean;
  /** Marks the database as complete: every later start keeps it. */
  markCreated(): void;
  release(): void;
}

const lockText =
  "The Academy process that uses this folder keeps this file locked. The system releases the lock when the process ends, so there is no need to delete the file.\n";

/** @throws {StartError} if the folder cannot be written */
function open(dir: string, path: string, flags: string): number {
  try {
    makeFolder(dir);
    return openSync(path, flags);
  } catch (thrown) {
    const code = thrown instanceof Error && "code" in thrown ? String(thrown.code) : String(thrown);
    throw new StartError(
      `The data folder ${dir} cannot be written (${code}); make it writable or set ACADEMY_DATA_DIR to another folder.`,
    );
  }
}

/**
 * Creates a folder and its parents. Node's own recursion never ends where the system answers ENOENT, as under /proc.
 */
function makeFolder(dir: string): void {
  if (existsSync(dir)) return;
  makeFolder(dirname(dir));
  // It contains password hashes: other users of the machine need not read it.
  mkdirSync(dir, { mode: 0o700 });
}

/** What a file system itself puts into the folder where it is mounted. */
const isOfSystem = (name: string): boolean => name.startsWith(".") || name === "lost+found";

/** The lock is the first file in every data folder; the mark stays if someone deletes it. */
const isDataFolder = (dir: string): boolean =>
  ["lock", "created"].some((name) => statSync(join(dir, name), { throwIfNoEntry: false })?.isFile());

/** @throws {StartError} if the folder contains something else: nothing is written beside it, and nothing removed */
function refuseOtherFolders(dir: string): void {
  const names = (() => {
    try {
      return readdirSync(dir);
    } catch {
      // It does not exist yet, or cannot be read: then writing says why.
      return [];
    }
  })();
  const foreign = names.find((name) => !isOfSystem(name));
  if (foreign !== undefined && !isDataFolder(dir))
    throw new StartError(
      `The folder ${dir} is not a data folder of the academy and contains other things, like ${foreign}; set ACADEMY_DATA_DIR to a folder that is empty or does not exist.`,
    );
}

/**
 * Locks a data folder for this process: two processes on one folder silently lose rows. The kernel holds the lock on an
 * open file and releases it even after `kill -9`, so a crash never blocks the next start.
 * @throws {StartError} if the folder cannot be written, contains other things, or is used by another process.
 */
export function takeDataFolder(dir: string): DataFolder {
  const held = new Map<number, number>();
  const release = () => {
    for (const fd of held.values()) closeSync(fd);
    held.clear();
  };
  /** Locks a file unless it is already locked. Compares inodes, because files are moved and recreated. */
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
  refuseOtherFolders(dir);
  const lock = hold(join(dir, "lock"), "a+");
  try {
    ftruncateSync(lock);
    writeSync(lock, lockText);
  } catch {
    // The lock holds without its text; what opens the database says that the disk is full.
  }
  const files = join(dir, "postgres");
  const mark = join(dir, "created");
  /** One of the database's own files, which people do not delete: it keeps the folder locked even without `lock`. */
  const holdFiles = () => {
    const version = join(files, "PG_VERSION");
    if (existsSync(version)) hold(version, "r+");
  };
  // Without the mark, the first start was interrupted: no write in there was ever acknowledged.
  const wasCreated = existsSync(mark);
  holdFiles();
  if (!wasCreated) rmSync(files, { recursive: true, force: true });
  const markCreated = () => {
    writeFileSync(mark, "");
    holdFiles();
  };
  return { files, wasCreated, markCreated, release };
}
