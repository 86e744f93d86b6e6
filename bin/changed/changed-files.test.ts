import { spawnSync } from "node:child_process";
import { mkdtempSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { changedFiles, earlierText } from "./changed-files";

/** A repository with three files on main. */
describe("what has changed", () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), "academy-changes-"));
    git("init", "--quiet", "--initial-branch=main");
    write("kept.ts", "ren.ts", "gone.ts", ".gitignore");
    commit();
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  function git(...args: string[]): void {
    const identity = ["-c", "user.name=A", "-c", "user.email=a@example.com", "-c", "commit.gpgsign=false"];
    const { status, stderr } = spawnSync("git", [...identity, ...args], { cwd: folder, encoding: "utf8" });
    if (status !== 0) throw new Error(stderr);
  }
  function commit(): void {
    git("add", "--all");
    git("commit", "--quiet", "--message=change");
  }
  const write = (...names: string[]) => {
    for (const name of names) writeFileSync(join(folder, name), name === ".gitignore" ? "*.log\n" : `${Math.random()}`);
  };

  it("on main is what is not committed: changed, new, and renamed files, but not removed or ignored ones", () => {
    write("kept.ts", "new file.ts", "noise.log");
    renameSync(join(folder, "ren.ts"), join(folder, "renamed.ts"));
    rmSync(join(folder, "gone.ts"));
    expect(changedFiles(folder).files).toEqual(["kept.ts", "new file.ts", "renamed.ts"]);
    commit();
    expect(changedFiles(folder).files).toEqual([]);
  });

  it("on a branch is what changed since it left main, committed or not", () => {
    git("switch", "--quiet", "--create", "topic");
    write("topic.ts");
    commit();
    git("switch", "--quiet", "main");
    write("later.ts");
    commit();
    git("switch", "--quiet", "topic");
    write("kept.ts");
    expect(changedFiles(folder).files).toEqual(["kept.ts", "topic.ts"]);
    expect(changedFiles(folder, "HEAD").files).toEqual(["kept.ts"]);
    expect(changedFiles(folder).since).toMatch(/^main \([0-9a-f]{7}\)$/);
  });

  it("is compared with what main had where the branch left it, and on main with the last commit that differs", () => {
    const put = (text: string) => writeFileSync(join(folder, "kept.ts"), text);
    const earlier = (text: string) => earlierText(folder, "kept.ts", text);
    put("first");
    commit();
    put("second");
    expect(earlier("second")).toBe("first");
    commit();
    expect(earlier("second")).toBe("first");
    git("switch", "--quiet", "--create", "topic");
    put("third");
    commit();
    put("fourth");
    commit();
    expect(earlier("fourth")).toBe("second");
    expect(earlierText(folder, "unknown.ts", "")).toBe(null);
  });

  it("cannot be determined for an unknown revision, or without git", () => {
    expect(() => changedFiles(folder, "v9")).toThrow('git does not know the revision "v9".');
    rmSync(join(folder, ".git"), { recursive: true });
    expect(() => changedFiles(folder)).toThrow("This folder has no git history to compare with.");
  });
});
