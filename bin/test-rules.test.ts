import { spawnSync } from "node:child_process";
import { expect, it } from "vitest";

/**
 * Files of one process share the clock: a timer that something from an earlier file starts again and again, such as a
 * position that is saved every ten seconds, keeps `runAllTimers` from ending.
 */
it("has no test with a fake clock that waits until no timer is left, instead of for a length of time", () => {
  const search = (text: string) =>
    spawnSync("git", ["grep", "--untracked", "-lE", text, "--", "*.test.ts", "*.test.tsx", "*.testing.ts"], {
      encoding: "utf8",
    })
      .stdout.split("\n")
      .filter(Boolean);
  expect(search("vi\\.useFakeTimers\\(").length).toBeGreaterThan(10);
  expect(search("vi\\.runAllTimers(Async)?\\(")).toEqual([]);
});
