import { spawnSync } from "node:child_process";

/** What has changed in a working copy, and since when. */
export interface Changes {
  /** For display: "main (1a2b3c4)". */
  since: string;
  /** Paths of changed, added, or renamed files, tracked by git or new. */
  files: string[];
}

/** An error message for the person who ran the command. */
export class ChangesError extends Error {
  override name = "ChangesError";
}

function git(cwd: string, ...args: string[]): string | null {
  const { status, stdout } = spawnSync("git", args, { cwd, encoding: "utf8", maxBuffer: 2 ** 26 });
  return status === 0 ? stdout : null;
}

/**
 * The files of a working copy that differ from the point where its branch left `revision`, by default main. On main
 * itself, these are the uncommitted changes.
 */
export function changedFiles(cwd: string, revision?: string): Changes {
  const named = revision ? [revision] : ["main", "origin/main", "HEAD"];
  for (const name of named) {
    const base = git(cwd, "merge-base", name, "HEAD")?.trim();
    if (!base) continue;
    const tracked = git(cwd, "diff", "--name-only", "--diff-filter=d", "-z", base) ?? "";
    const added = git(cwd, "ls-files", "--others", "--exclude-standard", "-z") ?? "";
    const files = [...tracked.split("\0"), ...added.split("\0")].filter((path) => path !== "");
    return { since: `${name} (${base.slice(0, 7)})`, files: [...new Set(files)].sort() };
  }
  throw new ChangesError(
    revision ? `git does not know the revision "${revision}".` : "This folder has no git history to compare with.",
  );
}

/**
 * A file as it was where a branch left main; on main itself, as the last commit had it, or the one before if it has not
 * changed since. Null without git, without its history, and for a new file.
 */
export function earlierText(cwd: string, path: string, text: string): string | null {
  const bases = ["main", "origin/main"].map((name) => git(cwd, "merge-base", name, "HEAD")?.trim());
  const before = git(cwd, "show", `${bases.find((base) => base) ?? "HEAD"}:${path}`);
  return before === text ? git(cwd, "show", `HEAD~:${path}`) : before;
}
