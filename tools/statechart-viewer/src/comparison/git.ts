import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { ViewerError } from "../cli/command";

/** Runs a program and returns its output as text. */
export const run = promisify(execFile);
/** The longest time that git or tar may take, in milliseconds. */
export const timeoutMs = 60_000;

/** The output of git. @throws {ViewerError} without git or a repository, or with `refusal` if git fails */
export async function git(repository: string, args: readonly string[], refusal: string): Promise<string> {
  try {
    const { stdout } = await run("git", args, { cwd: repository, timeout: timeoutMs, maxBuffer: 64 * 2 ** 20 });
    return stdout;
  } catch (cause) {
    const { code, stderr = "" } = cause as { code?: unknown; stderr?: string };
    if (code === "ENOENT") throw new ViewerError("git is not installed; comparing revisions needs it.", { cause });
    if (/not a git repository/.test(stderr))
      throw new ViewerError("This is not a git repository; revisions can be compared in one only.", { cause });
    throw new ViewerError(refusal, { cause });
  }
}

/** A file of a commit; null if the commit has none at this path. */
export async function fileAt(repository: string, commit: string, path: string): Promise<Buffer | null> {
  try {
    const { stdout } = await run("git", ["cat-file", "blob", `${commit}:${path}`], {
      cwd: repository,
      encoding: "buffer",
      timeout: timeoutMs,
      maxBuffer: 64 * 2 ** 20,
    });
    return stdout;
  } catch {
    return null;
  }
}
