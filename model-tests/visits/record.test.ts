import { readFileSync } from "node:fs";
import { ViewerError } from "statechart-viewer/cli/command";
import { describe, expect, it } from "vitest";
import { parse } from "zod/mini";
import { Recorded, recordedFile } from "../../server/flows/recorded";
import { newIn, record, summed } from "./record";

describe("a recording", () => {
  const row = { machine: "quiz", left: "asking", entered: "graded", event: "answer.submit", locale: "en" };

  it("has each transition once per language, with its durations", () => {
    expect(
      summed([
        { ...row, ms: -1, count: 1 },
        { ...row, ms: 5, count: 2 },
        { ...row, locale: "de", ms: 7, count: 1 },
      ]),
    ).toEqual([
      { machine: "quiz", from: "asking", to: "graded", event: "answer.submit", locale: "de", ms: [7] },
      { machine: "quiz", from: "asking", to: "graded", event: "answer.submit", locale: "en", ms: [null, 5, 5] },
    ]);
  });

  it("has only what was counted after it started", () => {
    const [day, ms] = ["2026-03-01", 5];
    const before = [{ ...row, day, ms, count: 2 }];
    const other = { ...row, day, ms: 6, count: 1 };
    expect(newIn([{ ...row, day, ms, count: 5 }, other], before)).toEqual([{ ...row, day, ms, count: 3 }, other]);
    expect(newIn(before, before)).toEqual([]);
  });

  it("exists for the demo, from several people in several languages", () => {
    const { steps } = parse(Recorded, JSON.parse(readFileSync(recordedFile(), "utf8")));
    const count = (name: "machine" | "locale") => new Set(steps.map((step) => step[name])).size;
    expect(count("machine")).toBeGreaterThan(10);
    expect(count("locale")).toBeGreaterThan(3);
    expect(steps.length).toBeLessThan(1500);
    expect(steps.some(({ event }) => event.startsWith("xstate.error.actor."))).toBe(true);
  });

  it("takes no arguments", async () => {
    await expect(record.run(["twice"], { say: () => undefined })).rejects.toThrow(ViewerError);
  });
});
