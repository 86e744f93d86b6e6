import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { planning } from "../planner/planning";
import { readRecording, readRuns } from "../recordings/records";
import { currentRevision } from "../recordings/revision";
import { cliInFolder } from "../testing/cli-in-folder";
import { lampModel } from "../testing/sample-machines";
import { PlanRecorder } from "./run-record";

const { results } = cliInFolder();
const planned = planning(lampModel, "tour", 0);
const { tests } = planned.plan;
const [first] = tests;
if (!first) throw new Error("Nothing is planned for the lamp.");

const recorder = () => new PlanRecorder(planned, "dom", results);
const saved = () => readRuns(results).find(({ driver }) => driver === "dom");

it("records what passes as the command does: with the plan, the time, and the revision", async () => {
  const records = recorder();
  expect(await records.during(first, async () => "seen")).toBe("seen");
  const file = records.save();
  expect(file).toBe(join(results, "runs", "lamp.dom.tour.json"));
  expect(saved()).toMatchObject({
    machine: "lamp",
    hash: planned.plan.hash,
    planned: tests.length,
    revision: currentRevision(),
    tests: [{ number: 1, result: "passed", steps: first.steps.length, covered: { "lamp.broken mend": 1 } }],
  });
  expect(Date.now() - Date.parse(saved()?.date ?? "")).toBeLessThan(60_000);
});

it("records where a test failed, and saves its steps", async () => {
  const records = recorder();
  const failing = records.during(first, async (onStep) => {
    for (const step of [0, 1, 2]) onStep(step);
    onStep("end");
    throw new Error("It stays dark.");
  });
  await expect(failing).rejects.toThrow("It stays dark.");
  records.save();
  const [failed] = saved()?.tests ?? [];
  expect(failed).toMatchObject({
    result: "failed",
    failedAt: 2,
    failure: expect.stringMatching(/^\S.*: It stays dark\.$/),
  });
  // The second step is not covered.
  expect(Object.values(failed?.covered ?? {}).reduce((sum, times) => sum + times, 0)).toBeGreaterThan(0);
  const { steps, failure, driver } = readRecording(join(results, failed?.recording ?? ""));
  expect(steps).toEqual(first.steps.slice(0, 2));
  expect([failure, driver]).toEqual([failed?.failure, "dom"]);
});

it("covers nothing if a test fails at its start, and ignores tests that are not planned", async () => {
  const records = recorder();
  records.add({ input: "", steps: [...first.steps, ...first.steps] }, { at: 1, message: "not planned" });
  records.add(first, { at: 0, message: "It does not open." });
  // Of the same test, the first result counts.
  records.add(first, null);
  records.save();
  expect(saved()?.tests).toMatchObject([
    { number: 1, failedAt: 0, failure: "the start: It does not open.", covered: {} },
  ]);
});

it("replaces the file of a run at once", () => {
  recorder().save();
  expect(existsSync(join(results, "runs"))).toBe(true);
  expect(readdirSync(join(results, "runs")).filter((name) => name.endsWith(".tmp"))).toEqual([]);
});
