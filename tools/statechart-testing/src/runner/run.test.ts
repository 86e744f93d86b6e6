import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { planning } from "../planner/planning";
import { readRecording } from "../recordings/records";
import { cliInFolder } from "../testing/cli-in-folder";
import { driverWith, lampModel } from "../testing/sample-machines";
import { TimeBudget } from "./investigate";
import { runPlan } from "./run";

const { results } = cliInFolder();
const planned = planning(lampModel, "tour", 0);

/** A lamp that stays dark after a repair, the given number of times. */
function faultyDriver(isFaulty: () => boolean) {
  return driverWith(({ observe, perform }) => {
    let isMended = false;
    return {
      perform(step) {
        isMended ||= step.kind === "event" && step.type === "mend" && isFaulty();
        return perform(step);
      },
      async observe() {
        const observation = await observe();
        return isMended ? { ...observation, value: "broken" } : observation;
      },
    };
  });
}

/** Returns one answer after another. */
const inTurn =
  (...answers: boolean[]) =>
  (): boolean =>
    answers.shift() ?? true;

async function run(driver: ReturnType<typeof driverWith>, times = 3) {
  const said: string[] = [];
  const record = await runPlan(driver, planned, times, { say: (line) => said.push(line), results, program: "test" });
  return { record, said };
}

it("keeps what passed", async () => {
  const { record, said } = await run(driverWith(() => ({})));
  expect(said).toEqual([]);
  expect(record).toMatchObject({
    machine: "lamp",
    driver: "model",
    strategy: "tour",
    seed: 0,
    hash: planned.plan.hash,
  });
  expect(record.tests).toMatchObject([{ input: "", result: "passed", covered: { "lamp.broken mend": 1 } }]);
});

it("shrinks and saves what fails", async () => {
  const { record, said } = await run(faultyDriver(() => true));
  expect(record.tests).toMatchObject([
    {
      number: 1,
      result: "failed",
      failure: "mend: the state is broken, expected off",
      recording: expect.stringMatching(/^lamp\.model\.[0-9a-f]{8}\.json$/),
      covered: { "lamp.on drop": 1 },
    },
  ]);
  expect(said[0]).toMatch(/^FAIL lamp, test 1, step \d of \d, mend: the state is broken, expected off$/);
  const [, shrunk, file] = /^ {2}to reproduce it(.*): test replay (.*)$/.exec(said[1] ?? "") ?? [];
  expect(shrunk).toMatch(/^, in 3 instead of [4-9] steps$/);
  const { steps, verdict } = readRecording(file ?? "");
  expect([verdict, steps.map((step) => "type" in step && step.type)]).toEqual(["FAIL", ["press", "drop", "mend"]]);
});

it("reports flaky failures", async () => {
  const { record, said } = await run(faultyDriver(inTurn(true, false, true, false)));
  expect(said[0]).toMatch(/^FLAKY 1\/3 lamp, test 1/);
  expect(record.tests).toMatchObject([{ result: "flaky" }]);
});

it("avoids a failing step to reach what comes after it", async () => {
  const dropsNothing = driverWith(({ perform }) => ({
    perform: (step) =>
      step.kind === "event" && step.type === "leave" ? Promise.reject(new Error("No door.")) : perform(step),
  }));
  const { record, said } = await run(dropsNothing);
  expect(said).toHaveLength(2);
  expect(record.tests).toMatchObject([{ result: "failed", failure: "leave: No door." }]);
  const [test] = record.tests;
  expect(test?.covered).toMatchObject({ "lamp.on drop": 1, "lamp.broken mend": 1, "lamp.on press": 1 });
  expect(test?.covered).not.toHaveProperty("lamp.off leave");
});

it("reports a failure at once if it may not retry", async () => {
  expect((await run(faultyDriver(inTurn(true)), 0)).said[0]).toMatch(/^FAIL /);
});

it("neither repeats nor shortens failures, nor goes around them, once they took long", async () => {
  let [runs, time] = [0, 0];
  const slow = driverWith(({ perform }) => {
    runs += 1;
    return {
      async perform(step) {
        if (step.kind !== "event" || step.type !== "leave") return perform(step);
        // As long as a page that never shows what is waited for.
        time += 10;
        throw new Error("No door.");
      },
    };
  });
  const said: string[] = [];
  const tests = [...planned.plan.tests, ...planned.plan.tests];
  const record = await runPlan(
    slow,
    { ...planned, plan: { ...planned.plan, tests } },
    3,
    { say: (line) => said.push(line), results, program: "test" },
    undefined,
    new TimeBudget(40, () => time),
  );
  expect(record.tests.map(({ result }) => result)).toEqual(["failed", "failed"]);
  // The first one, three retries, and one attempt to shorten it; then the second one.
  expect(runs).toBe(6);
  expect(said.filter((line) => line.startsWith("FAIL"))).toHaveLength(2);
  expect(said.at(-1)).toMatch(/^The failures of lamp took long: the later ones were neither repeated nor shortened/);
});

it("keeps the page at the failure and takes no screenshots of the retries", async () => {
  let taken = 0;
  const fails = driverWith(({ perform }) => ({
    perform: (step) =>
      step.kind === "event" && step.type === "mend" ? Promise.reject(new Error("No tool.")) : perform(step),
    photograph: async () => {
      taken += 1;
      return Buffer.from(`picture ${taken}`);
    },
  }));
  const { record, said } = await run(fails);
  const [{ picture = "", recording } = {}] = record.tests;
  expect(picture).toBe(recording?.replace(/json$/, "jpg"));
  expect(readFileSync(join(results, picture), "utf8")).toBe("picture 1");
  expect(said[2]).toBe(`  the page as it was then: ${join(results, picture)}`);
  expect(taken).toBe(1);
});
