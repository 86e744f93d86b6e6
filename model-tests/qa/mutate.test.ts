import { mutateCommand } from "statechart-testing/mutation/command";
import { mutate } from "statechart-testing/mutation/mutate";
import { mutantsOf } from "statechart-testing/mutation/operators";
import { scoreOf } from "statechart-testing/mutation/report";
import { runInPool } from "statechart-testing/mutation/worker-pool";
import { describe, expect, it } from "vitest";
import { machines } from "../../machines/index";
import { enrolmentModel } from "../courses/enrolment.model";
import { equivalents } from "../mutation/equivalents";
import config from "../statechart-testing.config";

const configFile = "model-tests/statechart-testing.config.ts";

/** Runs the command. Returns its exit code and output. */
async function call(...args: string[]) {
  const lines: string[] = [];
  const code = await mutateCommand.run(args, {
    say: (line) => lines.push(line),
    results: "test-results/qa",
    program: "npm run qa --",
    config,
    configFile,
  });
  return { code, lines };
}

/** A shared machine may be slow. */
describe("npm run qa -- mutate", { timeout: 60_000 }, () => {
  it("reports the scores of a machine and its view", async () => {
    const { code, lines } = await call("trial-banner");
    expect(code).toBe(0);
    expect(lines).toEqual([
      expect.stringMatching(/^trialBanner: killed \d+\/\d+ \(100\.0 %; tour .*, 1-switch .*\)/),
      expect.stringMatching(/^trialBanner view: killed \d+\/\d+ \(100\.0 %; \d+ tests\)/),
    ]);
  });

  it("can mutate only one of them", async () => {
    const { lines } = await call("trialBanner", "--kind=view");
    expect(lines).toEqual([expect.stringMatching(/^trialBanner view: /)]);
    await expect(call("trialBanner", "--kind=page")).rejects.toThrow(
      'There is no kind "page"; take one of machine, view',
    );
  });

  it("names the mutants that a single strategy misses", async () => {
    const { code, lines } = await call("localeGate", "--kind=machine", "--strategy=tour");
    expect(code).toBe(0);
    expect(lines.slice(1)).toEqual(["  SURVIVED localeGate profile.settled: retarget → allowed"]);
  });

  it("fails if the score is too low", async () => {
    const { code, lines } = await call("search", "--kind=machine", "--strategy=tour");
    expect(code).toBe(1);
    expect(lines).toContain("  TOO FEW: at least 95% must be killed.");
  });

  it("can run a sample", async () => {
    expect((await call("billing", "--kind=machine", "--sample=5")).lines[0]).toMatch(/^billing: killed 5\/5 /);
    await expect(call("billing", "--sample=few")).rejects.toThrow('--sample is "few"; take a whole number from 1.');
    await expect(call("billing", "--jobs=0")).rejects.toThrow('--jobs is "0"; take a whole number from 1.');
  });
});

describe("mutants of the site's machines", () => {
  const all = Object.values(machines).map(({ machine }) => mutantsOf(machine).map(({ id }) => id));

  it("have unique names", () => {
    for (const ids of all) expect(new Set(ids).size).toBe(ids.length);
  });

  it("include everything that is listed as equivalent", () => {
    const ids = new Set(all.flat());
    expect(Object.keys(equivalents).filter((id) => !ids.has(id))).toEqual([]);
  });

  it("are killed by the plan, at least 95%, and no equivalent is stale", { timeout: 60_000 }, () => {
    const report = mutate(enrolmentModel, { equivalents });
    expect(scoreOf(report)).toBeGreaterThanOrEqual(95);
    expect(report).toMatchObject({ stale: [], stillborn: [] });
  });

  it("run in several processes and are reported in order", { timeout: 60_000 }, async () => {
    const told: string[] = [];
    const targets = ["billing", "appearance", "consent"];
    const order = { kinds: ["machine"], strategies: ["tour"] } as const;
    await runInPool(
      targets.map((target) => ({ target, order, configFile })),
      2,
      (answer) => told.push(...("reports" in answer ? answer.reports.map(({ machine }) => machine) : [answer.refusal])),
    );
    expect(told).toEqual(targets);
  });
});
