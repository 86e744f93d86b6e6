import { describe, expect, it } from "vitest";
import { importGraph } from "../changed/import-graph";
import { readSources } from "../changed/sources";
import { layerOf, layers } from "./layers";
import { known, sample } from "./sample";
import { approvedOnly, batchesOf, filesOf, slicesOf } from "./slices";

const texts = readSources();
const graph = importGraph(texts);
const untested = "bin/fault-detection/untested.slice.ts";
const sliceOf = (...files: string[]) => slicesOf(files, graph, texts);

describe("layers", () => {
  it.each(layers)("$name has files, and tests that run them", ({ name }) => {
    const slices = slicesOf(filesOf(name, texts), graph, texts);
    expect(slices.length).toBeGreaterThan(4);
    expect(slices.filter(({ tests }) => !tests.includes(untested)).length).toBeGreaterThan(slices.length / 2);
  });

  it.each([
    ["machines/exams/exam/index.ts", "machines"],
    ["src/exams/actors.ts", "api"],
    ["src/courses/note-actors.ts", "api"],
    ["src/exams/api/outbox.ts", "api"],
    ["src/courses/lesson/QuizStep.tsx", "views"],
    ["src/ui/Button.tsx", "views"],
    ["server/exams/rules/draw.ts", "rules"],
    ["server/exams/finish.ts", "routes"],
    ["server/exams/queries/attempts.ts", "routes"],
    ["contract/exams/exams.ts", "contract"],
  ])("%s is in %s", (path, name) => {
    expect(layerOf(path)?.name).toBe(name);
  });

  it.each([
    "machines/index.ts",
    "machines/exams/exam.testing.ts",
    "server/exams/schema.ts",
    "server/exams/rules/draw.test.ts",
    "bin/faults.ts",
  ])("%s is in none", (path) => {
    expect(layerOf(path)).toBeUndefined();
  });
});

describe("slices", () => {
  it("are small files of one folder, or one file, with the tests nearest to them", () => {
    const [notes, exam] = sliceOf(
      "server/courses/rules/note.ts",
      "server/courses/rules/watched.ts",
      "server/exams/rules/draw.ts",
    );
    expect(notes?.files).toEqual(["server/courses/rules/note.ts", "server/courses/rules/watched.ts"]);
    expect(notes?.tests).toEqual(["server/courses/rules/note.test.ts", "server/courses/rules/watched.test.ts"]);
    expect(exam?.files).toEqual(["server/exams/rules/draw.ts"]);
    expect(exam?.tests).toContain("server/exams/rules/draw.test.ts");
  });

  it("of routes run all API tests of their domain", () => {
    const [exam] = sliceOf("server/exams/routes/exams.ts");
    expect(exam?.tests).toContain("server/exams/routes/module-exams.test.ts");
    expect(exam?.tests.filter((path) => path.includes("/rules/"))).toEqual([]);
    const [account] = sliceOf("server/account/administrators.ts", "server/account/demo-mode.ts");
    expect(account?.tests).toContain("server/account/administrators.test.ts");
    expect(account?.tests).toContain("server/config.test.ts");
  });

  it("of machines and views also run planned tests", () => {
    const [machine] = sliceOf("machines/courses/series-list.ts");
    const unit = ["machines/courses/series-list.test.ts", "machines/shared/not-provided.test.ts"];
    expect(machine?.tests).toEqual([...unit, "bin/fault-detection/planned.slice.ts"]);
    expect(machine?.machines).toContain("seriesList");
    const [view] = sliceOf("src/courses/lesson/QuizStep.tsx");
    expect(view?.tests).toContain("src/courses/lesson/QuizStep.test.tsx");
    expect(view?.tests.at(-1)).toBe("bin/fault-detection/planned.slice.tsx");
    expect(view?.machines).toContain("quiz");
  });

  it("of files that no test reaches run a test that reaches nothing, so that there is a report", () => {
    const [rules] = slicesOf(["server/courses/rules/note.ts"], importGraph(new Map()), new Map());
    expect(rules?.tests).toEqual([untested]);
  });

  it("have a key of their own that stays the same", () => {
    const [one] = sliceOf("server/exams/rules/draw.ts");
    const [again] = sliceOf("server/exams/rules/draw.ts");
    const [other] = sliceOf("server/exams/rules/attempt.ts");
    expect(one?.key).toBe(again?.key);
    expect(one?.key).not.toBe(other?.key);
  });

  it("contain every file of the layers once", () => {
    const files = filesOf("all", texts);
    expect(
      slicesOf(files, graph, texts)
        .flatMap((slice) => slice.files)
        .sort(),
    ).toEqual(files);
  });
});

describe("slices of a sample", () => {
  const machines = slicesOf(filesOf("machines", texts), graph, texts);

  it("are several of one layer together, with the tests and machines of all", () => {
    const [first, ...others] = batchesOf(machines);
    expect(others.length).toBeLessThan(machines.length / 5);
    expect(first?.files).toEqual(machines.slice(0, 6).flatMap(({ files }) => files));
    for (const { tests, machines: ids, key } of machines.slice(0, 6)) {
      expect(first?.tests).toEqual(expect.arrayContaining(tests));
      expect(first?.machines).toEqual(expect.arrayContaining(ids));
      expect(first?.key).toContain(key);
    }
    expect(
      new Set([first, ...others].flatMap((batch) => batch?.tests).filter((path) => path?.includes("planned"))).size,
    ).toBe(1);
  });

  it("compared with approved behavior only have no other test, and results of their own", () => {
    const [first] = approvedOnly(machines, false);
    expect(first?.tests).toEqual(["bin/fault-detection/planned.slice.ts"]);
    expect(first?.name).toMatch(/^approved\.machines\./);
    expect(approvedOnly(machines, true).length).toBeLessThan(batchesOf(machines).length);
    expect(approvedOnly(slicesOf(filesOf("rules", texts), graph, texts), false)).toEqual([]);
  });
});

describe("the sample", () => {
  it("has files of rules and machines, and its known faults are in them", () => {
    expect(new Set(sample.map((path) => layerOf(path)?.name))).toEqual(new Set(["rules", "machines"]));
    for (const { file, from } of known) {
      expect(sample).toContain(file);
      expect(texts.get(file)).toContain(from);
    }
  });
});
