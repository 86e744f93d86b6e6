import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { RevisionsConfig } from "../config";
import { config } from "../testing/config";
import { answerComparison, answerRevisions } from "./answer";

let repository: string;
const cache = join(process.cwd(), "node_modules/.cache/statechart-viewer-answers");
const revisions = (): RevisionsConfig => ({
  ...config.revisions,
  repository,
  cache,
  folders: ["machines"],
  screenshots: "shots",
});

const git = (...args: string[]) =>
  execFileSync("git", ["-c", "user.name=Test", "-c", "user.email=test@example.test", ...args], {
    cwd: repository,
    timeout: 20_000,
    stdio: "ignore",
  });
function write(files: Record<string, string>): void {
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(repository, file)), { recursive: true });
    writeFileSync(join(repository, file), text);
  }
}
function commit(tag: string): void {
  git("add", "--all");
  git("commit", "--quiet", "--message", tag);
  git("tag", tag);
}

const registry = (guard: string) => ({
  "machines/index.ts": `import { createMachine } from "xstate";
const machine = createMachine({ id: "door", initial: "closed", states: {
  closed: { on: { "bell.ring": { guard: "${guard}", target: "open" } } }, open: { tags: ["${guard}"] }, attic: {},
} });
export const machines = { door: { title: "Door", group: "learning", machine, inputs: {} } };`,
});
const shot = (state: string, variant: string) => ({
  machine: "door",
  state: `door.${state}`,
  file: `door/${state}.${variant}.webp`,
  language: variant,
  theme: "light",
  width: 375,
  date: "2026-11-20",
});

beforeAll(() => {
  repository = mkdtempSync(join(tmpdir(), "flows-answers-"));
  git("init", "--quiet", "--initial-branch=main");
  symlinkSync(join(process.cwd(), "node_modules"), join(repository, "node_modules"));
  write({
    ...registry("isAtHome"),
    ".gitignore": "node_modules",
    "shots/screenshots.json": JSON.stringify([
      shot("closed", "de"),
      shot("closed", "en"),
      shot("open", "en"),
      shot("attic", "en"),
    ]),
    "shots/door/closed.de.webp": "zu",
    "shots/door/closed.en.webp": "closed",
    "shots/door/open.en.webp": "open",
    "shots/door/attic.en.webp": "attic",
  });
  commit("v1");
  write({
    ...registry("isAwake"),
    "shots/screenshots.json": JSON.stringify([shot("closed", "en"), shot("open", "en"), shot("attic", "en")]),
    "shots/door/closed.en.webp": "closed, but painted",
  });
  commit("v2");
  write({ "machines/index.ts": `throw new Error("broken on purpose");` });
});
afterAll(() => {
  for (const folder of [repository, cache]) rmSync(folder, { recursive: true, force: true });
});

const compare = (before: string, after: string | null) =>
  answerComparison(revisions(), { before, after, isFromMergeBase: false });
const base64 = (text: string) => `data:image/webp;base64,${Buffer.from(text).toString("base64")}`;

describe("the answer for a comparison", () => {
  it("has sentences, the picture, and the screenshots of states that changed or look different", async () => {
    const answer = await compare("v1", "v2");
    if (answer.kind !== "compared") throw new Error(`It is ${answer.kind}.`);
    const { comparison } = answer;
    expect(comparison).toMatchObject({
      before: expect.stringMatching(/^v1 \([0-9a-f]{12}\)$/),
      headline: "1 of 1 machine has changed.",
      markdown: expect.stringMatching(/^# What has changed in the flows\n\nFrom v1 /),
    });
    const [door] = comparison.findings;
    expect(door).toMatchObject({
      machine: "door",
      title: "Door",
      summary: "states: 1 changed; transitions: 1 changed",
      picture: { states: { "door.open": "changed" }, transitions: { "door.closed bell.ring": "changed" } },
      moreScreenshots: 0,
    });
    expect(door?.sentences.length).toBeGreaterThan(1);
    expect(door?.picture?.layout.states["door.open"]).toBeDefined();
    // The first variant that both revisions have; the attic neither changed nor looks different.
    expect(door?.screenshots).toEqual([
      { state: "door.closed", before: base64("closed"), after: base64("closed, but painted") },
      { state: "door.open", before: base64("open"), after: null },
    ]);
    // It goes to another process.
    expect(JSON.parse(JSON.stringify(answer))).toEqual(answer);
  });

  it("names the closest revisions if there is none with a name", async () => {
    expect(await compare("v1", "v22")).toMatchObject({
      kind: "unknown",
      revision: "v22",
      closest: expect.arrayContaining(["v2"]),
    });
  });

  it("says why it is impossible", async () => {
    expect(await compare("v2", null)).toEqual({
      kind: "impossible",
      says: "The machines of the files as they are now cannot be read: broken on purpose.",
    });
  });
});

describe("the answer for revisions", () => {
  it("lists them, or says why there are none", async () => {
    expect(await answerRevisions(revisions())).toMatchObject({ kind: "revisions", lastTag: "v2" });
    expect(await answerRevisions({ ...revisions(), repository: tmpdir() })).toEqual({
      kind: "impossible",
      says: "This is not a git repository; revisions can be compared in one only.",
    });
  });
});
