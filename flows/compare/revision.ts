import { execFile, fork } from "node:child_process";
import { existsSync } from "node:fs";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { promisify } from "node:util";
import type { Chart } from "../chart/chart";
import { FlowsError } from "../verb";
import type { RevisionAnswer, RevisionOrder, TourTest } from "./at-revision";

/** The folder that all of this lies in. */
export const projectFolder = fileURLToPath(new URL("../..", import.meta.url));

/** The machines of a revision, or those of the files as they are now. */
export interface Revision {
  /** As a person calls it: `main`, `working tree`. */
  name: string;
  /** Twelve digits of the commit; null of the files as they are now. */
  commit: string | null;
  charts: readonly Chart[];
  /** The tests of the tour by machine, planned with the flows of the same revision; null where that cannot be. */
  testsOf(machines: readonly string[]): Promise<Record<string, readonly TourTest[] | null>>;
}

/** Two revisions, as they were asked for; null stands for the files as they are now. */
export interface Range {
  before: string;
  after: string | null;
  /** Whether `before` is where the two parted, as for a pull request. */
  isFromMergeBase: boolean;
}

/** Reads `REV..REV`, `REV...REV`, `REV..`, or one revision with `--working-tree`. @throws {FlowsError} */
export function rangeOf(typed: string | undefined, isWorkingTree = false): Range {
  const [, before = "", dots = "", after = ""] = /^(.*?)(?:(\.{2,3})(.*))?$/s.exec(typed ?? "") ?? [];
  if (dots === "" && !isWorkingTree)
    throw new FlowsError(
      typed === undefined
        ? "Name two revisions, like main..HEAD; main.. compares with the files as they are now."
        : `"${typed}" is one revision; ${typed}..HEAD compares it with another, ${typed}.. with the files as they are now.`,
    );
  if (isWorkingTree && after !== "")
    throw new FlowsError(`--working-tree takes the place of "${after}"; leave out one of them.`);
  return { before: before || "HEAD", after: after || null, isFromMergeBase: dots === "..." };
}

const run = promisify(execFile);
const patience = 60_000;

/** What git says. @throws {FlowsError} where there is no git, no repository, or a `refusal` */
async function git(repository: string, args: readonly string[], refusal: string): Promise<string> {
  try {
    const { stdout } = await run("git", args, { cwd: repository, timeout: patience, maxBuffer: 64 * 2 ** 20 });
    return stdout;
  } catch (cause) {
    const { code, stderr = "" } = cause as { code?: unknown; stderr?: string };
    if (code === "ENOENT") throw new FlowsError("git is not there; comparing revisions needs it.", { cause });
    if (/not a git repository/.test(stderr))
      throw new FlowsError("This is no git repository; revisions can be compared in one only.", { cause });
    throw new FlowsError(refusal, { cause });
  }
}

/** The commit of a revision. @throws {FlowsError} where there is none */
async function commitOf(repository: string, name: string): Promise<string> {
  const args = ["rev-parse", "--verify", "--quiet", "--end-of-options", `${name}^{commit}`];
  const commit = await git(repository, args, `There is no revision "${name}"; git log says which there are.`);
  return commit.trim();
}

/** Whoever calls may run TypeScript in another way. */
const loader = pathToFileURL(createRequire(import.meta.url).resolve("tsx")).href;

/** Has a process of its own read a folder. */
function askOf(order: RevisionOrder): Promise<RevisionAnswer> {
  return new Promise((resolve, reject) => {
    const child = fork(new URL("./at-revision.ts", import.meta.url), {
      cwd: projectFolder,
      execArgv: ["--import", loader],
      // What machines of old print is no answer.
      stdio: "ignore",
    });
    const stop = setTimeout(() => child.kill("SIGKILL"), patience * 5);
    child.once("message", (answer) => resolve(answer as RevisionAnswer));
    child.once("error", reject);
    child.once("exit", (code) => {
      clearTimeout(stop);
      // After an answer this changes nothing any more.
      resolve({ refusal: `the process that reads them has ended with ${code}` });
    });
    child.send(order);
  });
}

async function readFolder(folder: string, name: string, commit: string | null): Promise<Revision> {
  const answer = await askOf({ folder, testsOf: null });
  if (!("charts" in answer)) {
    const why = "refusal" in answer ? (answer.refusal.split("\n")[0] ?? "").replaceAll(`${folder}/`, "") : "";
    throw new FlowsError(`The machines of ${name} cannot be read: ${why}.`);
  }
  return {
    name,
    commit,
    charts: answer.charts,
    async testsOf(machines) {
      if (machines.length === 0) return {};
      const told = await askOf({ folder, testsOf: machines });
      return "tests" in told ? told.tests : Object.fromEntries(machines.map((id) => [id, null]));
    },
  };
}

/** What a revision's machines and flows consist of. */
const parts = ["machines", "contract", "model-tests"];

/** Lays the files of a commit into a folder from which they find xstate and zod. */
async function unpack(repository: string, commit: string, name: string, folder: string): Promise<void> {
  const refusal = `The files of ${name} cannot be read.`;
  const listed = await git(repository, ["ls-tree", "-r", "-z", "--name-only", commit, "--", ...parts], refusal);
  const files = listed.split("\0");
  if (!files.includes("machines/index.ts"))
    throw new FlowsError(`${name} has no machines/index.ts; there is nothing to draw or compare.`);
  const there = parts.filter((part) => files.some((file) => file.startsWith(`${part}/`)));
  const archive = join(folder, "files.tar");
  await git(repository, ["archive", "--format=tar", `--output=${archive}`, commit, "--", ...there], refusal);
  try {
    await run("tar", ["-xf", archive, "-C", folder], { timeout: patience });
  } catch (cause) {
    throw new FlowsError(`The files of ${name} cannot be unpacked; that needs tar.`, { cause });
  }
  await writeFile(join(folder, "package.json"), '{ "type": "module" }\n');
}

interface Places {
  /** Where the revisions are. */
  repository?: string;
  /** Where there may be files for a while; they are taken away again. */
  cache?: string;
}

/**
 * Reads both sides of a range, hands them over, and takes away what was laid out for that.
 * @throws {FlowsError} for a revision that is not there, or has no machines
 */
export async function withRevisions<T>(
  { before, after, isFromMergeBase }: Range,
  use: (before: Revision, after: Revision) => Promise<T>,
  { repository = projectFolder, cache = join(projectFolder, "node_modules/.cache/flows") }: Places = {},
): Promise<T> {
  const folders: string[] = [];
  const read = async (name: string, commit: string): Promise<Revision> => {
    await mkdir(cache, { recursive: true });
    // A folder for each call: two of them at once must not take away each other's files.
    const folder = await mkdtemp(join(cache, `${commit.slice(0, 12)}-`));
    folders.push(folder);
    await unpack(repository, commit, name, folder);
    return readFolder(folder, name, commit.slice(0, 12));
  };
  const now = (): Promise<Revision> => {
    if (!existsSync(join(repository, "machines/index.ts")))
      throw new FlowsError("There is no machines/index.ts here; there is nothing to draw or compare.");
    return readFolder(repository, "the files as they are now", null);
  };
  try {
    const second = after === null ? null : await commitOf(repository, after);
    const first = await commitOf(repository, before);
    const refusal = `${before} and ${after ?? "HEAD"} have nothing in common; take two dots instead of three.`;
    const base = isFromMergeBase
      ? (await git(repository, ["merge-base", first, second ?? "HEAD"], refusal)).trim()
      : first;
    const was = await read(before, base);
    return await use(was, after === null || second === null ? await now() : await read(after, second));
  } finally {
    await Promise.all(folders.map((folder) => rm(folder, { recursive: true, force: true })));
  }
}
