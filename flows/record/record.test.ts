import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { parse } from "zod/mini";
import { Recorded, recordedFile } from "../../server/flows/recorded";
import { FlowsError } from "../verb";
import { record, summed } from "./record";

describe("a recording", () => {
  const row = { machine: "quiz", left: "asking", entered: "graded", event: "answer.submit", locale: "en" };

  it("has each way once in each language, with the times that it took", () => {
    expect(
      summed([
        { ...row, ms: 5 },
        { ...row, locale: "de", ms: 7 },
        { ...row, ms: null },
      ]),
    ).toEqual([
      { machine: "quiz", from: "asking", to: "graded", event: "answer.submit", locale: "de", ms: [7] },
      { machine: "quiz", from: "asking", to: "graded", event: "answer.submit", locale: "en", ms: [5, null] },
    ]);
  });

  it("lies ready for the demo, of several people in several languages", () => {
    const { steps } = parse(Recorded, JSON.parse(readFileSync(recordedFile(), "utf8")));
    const count = (name: "machine" | "locale") => new Set(steps.map((step) => step[name])).size;
    expect(count("machine")).toBeGreaterThan(10);
    expect(count("locale")).toBeGreaterThan(3);
    expect(steps.length).toBeLessThan(1500);
    expect(steps.some(({ event }) => event.startsWith("xstate.error.actor."))).toBe(true);
  });

  it("takes no arguments", async () => {
    await expect(record.run(["twice"], { say: () => undefined })).rejects.toThrow(FlowsError);
  });
});
