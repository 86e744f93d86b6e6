import { describe, expect, it } from "vitest";
import { judge, notKilled } from "./equivalents";
import {
  diffsOf,
  type Fault,
  intervalOf,
  merge,
  pageOf,
  percentOf,
  type Report,
  scoreOf,
  withoutLoadTime,
} from "./report";

const source = "const a = 1;\nif (a > 0 &&\n    a < 9) go();\n";
const fault = (id: string, status: string, [line, from, to]: number[] = [2, 5, 10], replacement = "false"): Fault => ({
  id,
  mutatorName: "Conditional",
  replacement,
  status,
  location: { start: { line: line ?? 0, column: from ?? 0 }, end: { line: line ?? 0, column: to ?? 0 } },
});
const report = (...mutants: Fault[]): Report => ({
  schemaVersion: "2",
  thresholds: { high: 97, low: 90 },
  files: { "rules/a.ts": { language: "typescript", source, mutants } },
});
const file = (...mutants: Fault[]) => report(...mutants).files["rules/a.ts"] ?? { language: "", source: "", mutants };

describe("the score", () => {
  it("counts a fault as noticed if a test fails, takes too long, or cannot be loaded, and as survived if no test runs it", () => {
    const statuses = ["Killed", "Timeout", "Survived", "NoCoverage", "Ignored", "CompileError", "RuntimeError"];
    const score = scoreOf([file(...statuses.map((status, at) => fault(String(at), status)))]);
    expect(score).toEqual({ noticed: 3, timedOut: 1, survived: 2, equivalent: 0 });
    expect(percentOf(score)).toBe(60);
  });

  it("leaves out what runs when its file is loaded, tried by one test alone", () => {
    const { files } = report({ ...fault("0", "Survived"), static: true }, { ...fault("1", "Killed"), static: false });
    expect(scoreOf(Object.values(withoutLoadTime(files)))).toEqual({
      noticed: 1,
      timedOut: 0,
      survived: 0,
      equivalent: 0,
    });
  });

  it("is 100% where there is no fault", () => {
    expect(percentOf({ noticed: 0, survived: 0 })).toBe(100);
  });

  it("tells an endless loop from a run that took too long", () => {
    const endless = { ...fault("0", "Timeout"), statusReason: "Hit limit reached (501/500)" };
    expect(scoreOf([file(endless, fault("1", "Timeout"))])).toEqual({
      noticed: 2,
      timedOut: 1,
      survived: 0,
      equivalent: 0,
    });
  });
});

describe("the interval of a sample's score", () => {
  const around = (noticed: number, survived: number) =>
    intervalOf({ noticed, survived }).map((percent) => percent.toFixed(1));

  // Wilson's interval, as in tables of it.
  it.each([
    [95, 5, ["88.8", "97.8"]],
    [285, 15, ["91.9", "96.9"]],
    [10, 0, ["72.2", "100.0"]],
    [0, 10, ["0.0", "27.8"]],
  ])("is narrower for more faults: %d noticed, %d not", (noticed, survived, expected) => {
    expect(around(noticed, survived)).toEqual(expected);
  });

  it("is everything without a fault", () => {
    expect(around(0, 0)).toEqual(["0.0", "100.0"]);
  });
});

describe("a survivor", () => {
  it("is shown as a diff of whole lines, also over several lines", () => {
    const location = { start: { line: 2, column: 5 }, end: { line: 3, column: 10 } };
    const long = { ...fault("1", "NoCoverage"), location };
    expect(diffsOf("rules/a.ts", file(fault("0", "Survived"), fault("2", "Killed"), long))).toEqual([
      "SURVIVED rules/a.ts:2 (Conditional)\n  - if (a > 0 &&\n  + if (false &&",
      "SURVIVED rules/a.ts:2 (Conditional, no test runs it)\n  - if (a > 0 &&\n  - a < 9) go();\n  + if (false) go();",
    ]);
  });
});

describe("judged faults", () => {
  const entry = { file: "rules/a.ts", from: "if (a > 0  &&", to: "if (false &&", reason: "Never asked." };

  it("are found by their text, wherever they are, and not counted", () => {
    const { report: judged, stale } = judge(report(fault("0", "Survived"), fault("1", "Killed")), [entry]);
    expect(stale).toEqual([]);
    expect(scoreOf(Object.values(judged.files))).toEqual({ noticed: 1, timedOut: 0, survived: 0, equivalent: 1 });
    expect(judged.files["rules/a.ts"]?.mutants[0]?.statusReason).toBe("equivalent: Never asked.");
  });

  it("are an error if a test notices them, or if they are not there", () => {
    const other = { ...entry, to: "if (true &&" };
    expect(judge(report(fault("0", "Killed")), [entry]).stale).toEqual([entry]);
    expect(judge(report(fault("0", "Survived")), [entry, other]).stale).toEqual([other]);
  });

  it("of files that were not tried are left alone", () => {
    expect(judge(report(), [{ ...entry, file: "rules/b.ts" }]).stale).toEqual([]);
  });
});

describe("faults that must be noticed", () => {
  const entry = { file: "rules/a.ts", from: "if (a > 0 &&", to: "if (false &&" };

  it.each(["Survived", "NoCoverage", "Timeout", "Ignored"])("are named if their status is %s", (status) => {
    expect(notKilled(report(fault("0", status)), [entry])).toEqual([entry]);
  });

  it("are named if they are not there, and not if a test fails", () => {
    expect(notKilled(report(), [entry])).toEqual([entry]);
    expect(notKilled(report(fault("0", "Killed")), [entry])).toEqual([]);
    expect(notKilled(report(fault("0", "Killed")), [{ ...entry, file: "rules/b.ts" }])).toHaveLength(1);
  });
});

describe("one report of several", () => {
  it("has the files of all, each fault under an id of its own", () => {
    const second = report(fault("0", "Killed"));
    const other = { ...second, files: { "rules/b.ts": file(fault("0", "Survived")) } };
    const merged = merge([second, other]);
    expect(Object.entries(merged.files).flatMap(([path, { mutants }]) => mutants.map(({ id }) => [path, id]))).toEqual([
      ["rules/a.ts", "0.0"],
      ["rules/b.ts", "1.0"],
    ]);
  });
});

describe("the page", () => {
  it("contains the report and the script, and may load nothing", () => {
    const script = 'define("</script>");';
    const html = pageOf(report(fault("0", "Survived", [2, 5, 10], "</script>")), script);
    expect(html.match(/<\/script>/g)).toHaveLength(2);
    expect(html).toContain("default-src 'none'");
    expect(html).not.toMatch(/\b(src|href)=/);
  });
});
