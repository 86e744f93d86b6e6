import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, it } from "vitest";
import { revisionOf } from "./revision";

const folder = mkdtempSync(join(tmpdir(), "revision-"));
afterAll(() => rmSync(folder, { recursive: true }));
const git = (...args: string[]) =>
  execFileSync("git", ["-c", "user.name=A", "-c", "user.email=a@example.com", ...args], {
    cwd: folder,
    encoding: "utf8",
  });

it("is the commit, and whether files differ from it", () => {
  expect(revisionOf(folder)).toBeNull();
  git("init", "--quiet");
  writeFileSync(join(folder, "a.ts"), "1");
  expect(revisionOf(folder)).toBeNull();
  git("add", ".");
  git("commit", "--quiet", "--message=one");
  const commit = git("rev-parse", "HEAD").trim();
  expect(revisionOf(folder)).toEqual({ commit, isChanged: false });
  writeFileSync(join(folder, "a.ts"), "2");
  expect(revisionOf(folder)).toEqual({ commit, isChanged: true });
  git("checkout", "--quiet", "a.ts");
  writeFileSync(join(folder, "new.ts"), "");
  expect(revisionOf(folder)).toEqual({ commit, isChanged: true });
});

it("is unknown in a folder that does not exist", () => {
  expect(revisionOf(join(folder, "missing"))).toBeNull();
});
