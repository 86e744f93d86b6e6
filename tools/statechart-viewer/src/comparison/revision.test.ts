import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { ViewerError } from "../cli/command";
import type { RevisionsConfig } from "../config";
import { config } from "../testing/config";
import { rejectUnknown } from "./compared";
import { refsOf } from "./refs";
import { rangeOf, UnknownRevision, withRevisions } from "./revision";

const projectFolder = process.cwd();
/** Within the project, so that revisions can import xstate. */
const cache = join(projectFolder, "node_modules/.cache/statechart-viewer-test");
/** The configuration for reading the revisions of a repository. */
const revisions = (folder = repository): RevisionsConfig => ({
  ...config.revisions,
  repository: folder,
  cache,
  folders: ["machines", "contract"],
});
let repository: string;
let outside: string;

const git = (...args: string[]): string =>
  execFileSync("git", ["-c", "user.name=Test", "-c", "user.email=test@example.test", ...args], {
    cwd: repository,
    encoding: "utf8",
    timeout: 20_000,
    stdio: ["ignore", "pipe", "ignore"],
  });

function write(files: Record<string, string>): void {
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(repository, file)), { recursive: true });
    writeFileSync(join(repository, file), text);
  }
}

const commit = (tag: string): void => {
  git("add", "--all");
  git("commit", "--quiet", "--message", tag);
  git("tag", tag);
};

/** A registry with one machine, which imports a package and another file. */
const registry = (guard: string): Record<string, string> => ({
  "machines/door.ts": `import { createMachine } from "xstate";
import { keys } from "../contract/keys";
export const doorMachine = createMachine({
  id: "door", initial: "closed",
  states: { closed: { on: { [keys.open]: { guard: "${guard}", target: "open" } } }, open: {} },
});`,
  "contract/keys.ts": `export enum Keys { open = "door.open" }\nexport const keys = { open: Keys.open } as const;`,
  "machines/index.ts": `import { doorMachine } from "./door";
console.log("said while it is read");
export const machines = { door: { title: "Door", group: "learning", machine: doorMachine, inputs: {} } };`,
});

const range = (typed: string, isWorkingTree = false) => rangeOf(typed, isWorkingTree);
const guardsIn = (typed: string, isWorkingTree = false): Promise<unknown> =>
  withRevisions(revisions(), range(typed, isWorkingTree), async (before, after) =>
    [before, after].map(({ charts }) => charts[0]?.transitions[0]?.guard),
  );

beforeAll(() => {
  repository = mkdtempSync(join(tmpdir(), "flows-repository-"));
  outside = mkdtempSync(join(tmpdir(), "flows-outside-"));
  git("init", "--quiet", "--initial-branch=main");
  write({ "README.md": "Empty.", ".gitignore": "node_modules" });
  symlinkSync(join(projectFolder, "node_modules"), join(repository, "node_modules"));
  commit("empty");
  write(registry("hasKey"));
  commit("first");
  write(registry("isUnlocked"));
  commit("second");
  git("checkout", "--quiet", "-b", "side", "first");
  write(registry("isSide"));
  commit("third");
  write({ "machines/index.ts": `throw new Error("broken on purpose");` });
  commit("broken");
  git("checkout", "--quiet", "main");
  write(registry("isNow"));
});

afterAll(() => {
  for (const folder of [repository, outside, cache]) rmSync(folder, { recursive: true, force: true });
});

describe("rangeOf", () => {
  it("parses every form", () => {
    expect(range("a..b")).toEqual({ before: "a", after: "b", isFromMergeBase: false });
    expect(range("a...b")).toEqual({ before: "a", after: "b", isFromMergeBase: true });
    expect(range("a..")).toEqual({ before: "a", after: null, isFromMergeBase: false });
    expect(range("..")).toEqual({ before: "HEAD", after: null, isFromMergeBase: false });
    expect(range("v1.0", true)).toEqual({ before: "v1.0", after: null, isFromMergeBase: false });
  });

  it("rejects everything else", () => {
    expect(() => rangeOf(undefined)).toThrow("Name two revisions, like main..HEAD");
    expect(() => range("main")).toThrow('"main" is one revision; main..HEAD compares it with another');
    expect(() => range("a..b", true)).toThrow('--working-tree takes the place of "b"');
  });
});

describe("withRevisions", () => {
  it("reads the machines of both sides and cleans up", async () => {
    expect(await guardsIn("first..second")).toEqual(["hasKey", "isUnlocked"]);
    expect(readdirSync(cache)).toEqual([]);
  });

  it("reads the current files and changes nothing in the repository", async () => {
    const status = git("status", "--porcelain");
    expect(await guardsIn("second..")).toEqual(["isUnlocked", "isNow"]);
    expect(await guardsIn("second", true)).toEqual(["isUnlocked", "isNow"]);
    expect(git("status", "--porcelain")).toBe(status);
  });

  it("starts where the two diverged if there are three dots", async () => {
    expect(await guardsIn("main...third")).toEqual(["hasKey", "isSide"]);
  });

  it("plans no tests if the revision has no test model", async () => {
    const tests = await withRevisions(revisions(), range("first..second"), async (_, after) => after.testsOf(["door"]));
    expect(tests).toEqual({ door: null });
  });

  it.each([
    ["empty..main", "empty has no machines/index.ts; there is nothing to draw or compare."],
    ["main..broken", "The machines of broken cannot be read: broken on purpose."],
  ])("explains what is wrong with %s, and cleans up", async (typed, sentence) => {
    await expect(guardsIn(typed)).rejects.toThrow(new ViewerError(sentence));
    expect(existsSync(cache) ? readdirSync(cache) : []).toEqual([]);
  });

  it.each([
    ["mian..main", 'There is no revision "mian"; the closest branches and tags are main, '],
    ["main..sid", 'There is no revision "sid"; the closest branches and tags are side, '],
    ["--help..main", 'There is no revision "--help"; the closest branches and tags are '],
  ])("names the closest revisions instead of an unknown one in %s", async (typed, sentence) => {
    await expect(guardsIn(typed)).rejects.toThrow(sentence);
    await expect(guardsIn(typed)).rejects.toBeInstanceOf(UnknownRevision);
  });

  it("rejects a machine that neither side mentions, before anything is read", async () => {
    const check = (machine: string) => rejectUnknown({ machines: config.machines, revisions: revisions() }, machine);
    for (const machine of ["door", "all", ...Object.keys(config.machines)])
      await expect(check(machine)(["first", "second"])).resolves.toBeUndefined();
    // Reading this range would fail with another error.
    const rejected = withRevisions(revisions(), range("main..broken"), async () => null, check("dor"));
    await expect(rejected).rejects.toThrow('Neither revision has a machine "dor"; ');
  });

  it("reports that there is no repository", async () => {
    await expect(withRevisions(revisions(outside), range("a..b"), async () => null)).rejects.toThrow(
      "This is not a git repository; revisions can be compared in one only.",
    );
  });
});

describe("refsOf", () => {
  it("lists branches and tags, newest first, and the newest tag that the current commit contains", async () => {
    const { refs, lastTag } = await refsOf(repository);
    expect(refs.map(({ name, kind }) => `${kind} ${name}`).sort()).toEqual([
      "branch main",
      "branch side",
      ...["broken", "empty", "first", "second", "third"].map((name) => `tag ${name}`),
    ]);
    expect(lastTag).toBe("second");
    expect(refs.every(({ date }) => !Number.isNaN(Date.parse(date)))).toBe(true);
  });

  it("knows of no release in a repository without tags", async () => {
    const bare = mkdtempSync(join(tmpdir(), "flows-untagged-"));
    execFileSync("git", ["init", "--quiet"], { cwd: bare });
    expect(await refsOf(bare)).toEqual({ refs: [], lastTag: null });
    rmSync(bare, { recursive: true });
  });
});
