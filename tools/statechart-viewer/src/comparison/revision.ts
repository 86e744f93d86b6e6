import { fork } from "node:child_process";
import { existsSync } from "node:fs";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { Chart } from "../chart/chart";
import { ViewerError } from "../cli/command";
import type { RevisionsConfig } from "../config";
import type { RevisionAnswer, RevisionOrder, TourTest } from "./at-revision";
import { git, run, timeoutMs } from "./git";
import { closestRefs, refsOf } from "./refs";

/** The machines of a revision or of the current files. */
export interface Revision {
  /** The name for the user: `main`, `working tree`. */
  name: string;
  /** The first twelve digits of the commit; null for the current files. */
  commit: string | null;
  charts: readonly Chart[];
  /** The folder with its files, while it is compared. */
  folder: string;
  /** The tour's tests by machine, planned with the revision's own test models; null if planning fails. */
  testsOf(machines: readonly string[]): Promise<Record<string, readonly TourTest[] | null>>;
}

/** Two revisions as requested; null means the current files. */
export interface Range {
  before: string;
  after: string | null;
  /** Whether `before` is where the two diverged, as in a pull request. */
  isFromMergeBase: boolean;
}

/** Parses `REV..REV`, `REV...REV`, `REV..`, or one revision with `--working-tree`. @throws {ViewerError} */
export function rangeOf(typed: string | undefined, isWorkingTree = false): Range {
  const [, before = "", dots = "", after = ""] = /^(.*?)(?:(\.{2,3})(.*))?$/s.exec(typed ?? "") ?? [];
  if (dots === "" && !isWorkingTree)
    throw new ViewerError(
      typed === undefined
        ? "Name two revisions, like main..HEAD; main.. compares with the files as they are now."
        : `"${typed}" is one revision; ${typed}..HEAD compares it with another, ${typed}.. with the files as they are now.`,
    );
  if (isWorkingTree && after !== "")
    throw new ViewerError(`--working-tree takes the place of "${after}"; leave out one of them.`);
  return { before: before || "HEAD", after: after || null, isFromMergeBase: dots === "..." };
}

/** There is no such revision. */
export class UnknownRevision extends ViewerError {
  constructor(
    readonly revision: string,
    /** The branches and tags with the most similar names. */
    readonly closest: readonly string[],
  ) {
    const instead =
      closest.length > 0 ? `the closest branches and tags are ${closest.join(", ")}` : "git log says which there are";
    super(`There is no revision "${revision}"; ${instead}.`);
  }
}

/** A revision's commit. @throws {UnknownRevision} */
async function commitOf(repository: string, name: string): Promise<string> {
  const args = ["rev-parse", "--verify", "--quiet", "--end-of-options", `${name}^{commit}`];
  try {
    return (await git(repository, args, unknown)).trim();
  } catch (thrown) {
    if (thrown instanceof ViewerError && thrown.message === unknown)
      throw new UnknownRevision(name, closestRefs(await refsOf(repository), name));
    throw thrown;
  }
}
/** Tells an unknown revision from a missing repository. */
const unknown = "There is no such revision.";

/** The parent process may load TypeScript differently. */
const loader = pathToFileURL(createRequire(import.meta.url).resolve("tsx")).href;

/** Reads a folder in a child process. @param project the folder with that process's packages */
function askOf(order: RevisionOrder, project: string): Promise<RevisionAnswer> {
  return new Promise((resolve, reject) => {
    const child = fork(new URL("./at-revision.ts", import.meta.url), {
      cwd: project,
      execArgv: ["--import", loader],
      // Old machines may print something, which is not part of the answer.
      stdio: "ignore",
    });
    const kill = () => void child.kill("SIGKILL");
    const stop = setTimeout(kill, timeoutMs * 5);
    process.once("exit", kill);
    child.once("message", (answer) => resolve(answer as RevisionAnswer));
    child.once("error", reject);
    child.once("exit", (code) => {
      clearTimeout(stop);
      process.off("exit", kill);
      // Has no effect after an answer.
      resolve({ refusal: `the process that reads them has ended with ${code}` });
    });
    child.send(order);
  });
}

async function readFolder(
  { reader, repository }: RevisionsConfig,
  folder: string,
  name: string,
  commit: string | null,
): Promise<Revision> {
  const ask = (testsOf: readonly string[] | null) => askOf({ folder, reader: reader.href, testsOf }, repository);
  const answer = await ask(null);
  if (!("charts" in answer)) {
    const why = "refusal" in answer ? (answer.refusal.split("\n")[0] ?? "").replaceAll(`${folder}/`, "") : "";
    throw new ViewerError(`The machines of ${name} cannot be read: ${why}.`);
  }
  return {
    name,
    commit,
    charts: answer.charts,
    folder,
    async testsOf(machines) {
      if (machines.length === 0) return {};
      const told = await ask(machines);
      return "tests" in told ? told.tests : Object.fromEntries(machines.map((id) => [id, null]));
    },
  };
}

/** Unpacks a commit's files into a folder from which they can import the project's packages. */
async function unpack(
  { repository, folders, registry }: RevisionsConfig,
  commit: string,
  name: string,
  folder: string,
): Promise<void> {
  const refusal = `The files of ${name} cannot be read.`;
  const listed = await git(repository, ["ls-tree", "-r", "-z", "--name-only", commit, "--", ...folders], refusal);
  const files = listed.split("\0");
  if (!files.includes(registry))
    throw new ViewerError(`${name} has no ${registry}; there is nothing to draw or compare.`);
  // Without folders, everything is unpacked.
  const there = folders.filter((one) => files.some((file) => file.startsWith(`${one}/`)));
  const archive = join(folder, "files.tar");
  await git(repository, ["archive", "--format=tar", `--output=${archive}`, commit, "--", ...there], refusal);
  try {
    await run("tar", ["-xf", archive, "-C", folder], { timeout: timeoutMs });
  } catch (cause) {
    throw new ViewerError(`The files of ${name} cannot be unpacked; that needs tar.`, { cause });
  }
  if (!existsSync(join(folder, "package.json")))
    await writeFile(join(folder, "package.json"), '{ "type": "module" }\n');
}

/**
 * Reads both sides of a range, passes them on, and deletes the unpacked files.
 * @param check may reject the commits before they are unpacked
 * @throws {ViewerError} for a revision that does not exist or has no machines
 */
export async function withRevisions<T>(
  config: RevisionsConfig,
  { before, after, isFromMergeBase }: Range,
  use: (before: Revision, after: Revision) => Promise<T>,
  check: (commits: readonly string[]) => Promise<void> = async () => undefined,
): Promise<T> {
  const { repository, cache, registry } = config;
  const folders: string[] = [];
  const read = async (name: string, commit: string): Promise<Revision> => {
    await mkdir(cache, { recursive: true });
    // One folder per call: two calls at once must not delete each other's files.
    const folder = await mkdtemp(join(cache, `${commit.slice(0, 12)}-`));
    folders.push(folder);
    await unpack(config, commit, name, folder);
    return readFolder(config, folder, name, commit.slice(0, 12));
  };
  const now = (): Promise<Revision> => {
    if (!existsSync(join(repository, registry)))
      throw new ViewerError(`There is no ${registry} here; there is nothing to draw or compare.`);
    return readFolder(config, repository, "the files as they are now", null);
  };
  try {
    const second = after === null ? null : await commitOf(repository, after);
    const first = await commitOf(repository, before);
    const refusal = `${before} and ${after ?? "HEAD"} have nothing in common; take two dots instead of three.`;
    const base = isFromMergeBase
      ? (await git(repository, ["merge-base", first, second ?? "HEAD"], refusal)).trim()
      : first;
    await check(second === null ? [base] : [base, second]);
    const was = await read(before, base);
    return await use(was, after === null || second === null ? await now() : await read(after, second));
  } finally {
    await Promise.all(folders.map((folder) => rm(folder, { recursive: true, force: true })));
  }
}
