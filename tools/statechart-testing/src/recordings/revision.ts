import { execFileSync } from "node:child_process";

/** A state of the sources in git. */
export interface Revision {
  /** The complete hash of the commit. */
  commit: string;
  /** Whether files differed from the commit, or git did not know them. */
  isChanged: boolean;
}

/** Git answers in a few milliseconds; a run must not wait for one that hangs. */
const timeoutMs = 5000;

/** The state of the files in a folder; null outside a repository, before its first commit, or without git. */
export function revisionOf(folder: string): Revision | null {
  let text: string;
  try {
    // Without optional locks, someone who commits meanwhile is not disturbed.
    text = execFileSync("git", ["--no-optional-locks", "status", "--porcelain=v2", "--branch"], {
      cwd: folder,
      encoding: "utf8",
      timeout: timeoutMs,
      maxBuffer: 64 * 2 ** 20,
      stdio: ["ignore", "pipe", "ignore"],
    });
  } catch {
    return null;
  }
  const [, commit] = /^# branch\.oid ([0-9a-f]+)$/m.exec(text) ?? [];
  return commit === undefined ? null : { commit, isChanged: /^[^#]/m.test(text) };
}

let current: Revision | null | undefined;
/** The revision of the current folder, read once: what a process tests are the files that it has loaded. */
export function currentRevision(): Revision | null {
  current ??= revisionOf(".");
  return current;
}
