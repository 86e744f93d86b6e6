import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { type FlowFolders, runSummariesIn, runsOf, screenshotsIn } from "./files";

const folder = mkdtempSync(join(tmpdir(), "academy-flow-files-"));
afterAll(() => rmSync(folder, { recursive: true }));

const folders: FlowFolders = {
  viewer: join(folder, "viewer"),
  data: join(folder, "data"),
  drawings: join(folder, "drawings"),
  kept: join(folder, "kept"),
  results: join(folder, "results"),
  screenshots: join(folder, "screenshots"),
};
function write(path: string, content: string | object): void {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), typeof content === "string" ? content : JSON.stringify(content));
}

describe("records of test runs", () => {
  const run = (machine: string, driver: string, ...results: string[]) => ({
    machine,
    driver,
    date: "2026-03-01",
    hash: "abc",
    tests: results.map((result) => ({ result, covered: {} })),
  });
  const [inView, alone, other] = [
    run("quiz", "dom", "passed", "failed", "passed"),
    run("quiz", "model", "passed"),
    run("quizzes", "dom", "flaky"),
  ];

  it("are none where nothing was run", async () => {
    expect([await runsOf(folders, "quiz"), await runSummariesIn(folders)]).toEqual([[], []]);
  });

  it("are read by machine, without those that are broken or of another format", async () => {
    write("results/runs/quiz.dom.tour.json", inView);
    write("results/runs/quiz.model.tour.json", alone);
    write("results/runs/quizzes.dom.tour.json", other);
    write("results/runs/quiz.broken.json", '{"machine":');
    write("results/runs/quiz.old.json", { machine: "quiz" });
    write("results/runs/quiz.dom.tour.json.7.tmp", run("quiz", "dom"));
    expect(await runsOf(folders, "quiz")).toEqual([inView, alone]);
    expect(await runsOf(folders, "../runs/quiz")).toEqual([]);
  });

  it("are counted by result for the list", async () => {
    const known = { date: "2026-03-01", hash: "abc" };
    expect(await runSummariesIn(folders)).toEqual([
      { ...known, machine: "quiz", driver: "dom", passed: 2, failed: 1, flaky: 0 },
      { ...known, machine: "quiz", driver: "model", passed: 1, failed: 0, flaky: 0 },
      { ...known, machine: "quizzes", driver: "dom", passed: 0, failed: 0, flaky: 1 },
    ]);
  });
});

describe("screenshots", () => {
  const shot = (machine: string, language: string, view?: string) => ({
    machine,
    language,
    file: `${machine}/${language}.webp`,
    date: "2026-03-01",
    ...(view && { view }),
  });
  const all = [shot("quiz", "en", "a"), shot("quiz", "de", "a"), shot("exam", "en"), shot("rating", "en", "a")];

  it("are listed as they are as long as nobody knows today's views", async () => {
    write("kept/screenshots.json", all);
    expect(await screenshotsIn(folders)).toEqual(all);
  });

  it("say whether their view has changed since", async () => {
    write("data/views.json", { quiz: { en: "a", de: "b" }, exam: { en: "a" } });
    expect(await screenshotsIn(folders)).toEqual([
      { ...all[0], isOutdated: false },
      { ...all[1], isOutdated: true },
      // One without a hash is of an earlier version.
      { ...all[2], isOutdated: true },
      all[3],
    ]);
  });
});
