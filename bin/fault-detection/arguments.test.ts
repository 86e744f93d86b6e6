import { describe, expect, it } from "vitest";
import { orderOf } from "./arguments";
import { chosenFiles } from "./detect";

describe("the command line", () => {
  it("names layers or files; two processes and 20 minutes for each slice unless it says otherwise", () => {
    expect(orderOf(["rules", "src/api/csrf.ts"])).toEqual({
      targets: ["rules", "src/api/csrf.ts"],
      jobs: 2,
      limitMs: 1_200_000,
      isFresh: false,
      only: null,
      out: "test-results/faults",
      sample: null,
      isApprovedOnly: false,
    });
    const everything = ["--jobs=4", "--limit=0.5", "--fresh", "--report", "--out=x", "--sample=7.5%", "--seed=3"];
    expect(orderOf(["all", ...everything, "--oracle=approved"])).toEqual({
      targets: ["all"],
      jobs: 4,
      limitMs: 30_000,
      isFresh: true,
      only: "report",
      out: "x",
      sample: { percent: 7.5, seed: 3 },
      isApprovedOnly: true,
    });
    expect(orderOf(["all", "--sample=5"])?.sample).toEqual({ percent: 5, seed: 1 });
  });

  it.each([["--help"], ["help"], ["rules", "--help"]])("asks for help: %s %s", (...args) => {
    expect(orderOf(args)).toBeNull();
  });

  it.each([
    [[], /^Name a layer \(machines, .*\) or source files; /],
    [["rules", "--jobs=none"], /^--jobs=none is not a number of at least 1\.$/],
    [["rules", "--limit=0"], /^--limit=0 is not a number of at least 0\.01\.$/],
    [["rules", "--sample=0"], /^--sample=0 is not a number of at least 0\.01\.$/],
    [["rules", "--sample=101%"], /^--sample=101% is more than everything\.$/],
    [["rules", "--seed=2"], /^--seed chooses a sample: it needs --sample\.$/],
    [["rules", "--oracle=none"], /^--oracle=none is unknown; the only oracle to choose is approved\.$/],
    [["rules", "--jbos=2"], /^Unknown option '--jbos'; /],
    [["rules", "--list", "--report"], /^--list and --report exclude each other\.$/],
  ])("%j is refused with one sentence", (args, message) => {
    expect(() => orderOf(args)).toThrow(message);
  });
});

describe("the chosen files", () => {
  const texts = new Map(
    ["server/exams/rules/draw.ts", "server/exams/rules/draw.test.ts", "machines/exams/exam/index.ts", "bin/qa.ts"].map(
      (path) => [path, ""],
    ),
  );

  it("are those of a layer, of all, or the named ones, each once and without tests", () => {
    expect(chosenFiles(["rules", "server/exams/rules/draw.ts"], texts)).toEqual(["server/exams/rules/draw.ts"]);
    expect(chosenFiles(["all"], texts)).toEqual(["machines/exams/exam/index.ts", "server/exams/rules/draw.ts"]);
  });

  it.each([
    ["rule", "rule is neither a layer (machines, "],
    ["server/exams/rules/gone.ts", "server/exams/rules/gone.ts is neither a layer"],
    ["server/exams/rules/draw.test.ts", "server/exams/rules/draw.test.ts is in no layer: "],
    ["bin/qa.ts", "bin/qa.ts is in no layer: "],
  ])("cannot be %s", (target, message) => {
    expect(() => chosenFiles([target], texts)).toThrow(message);
  });
});
