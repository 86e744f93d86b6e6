import { describe, expect, it } from "vitest";
import { UsageError } from "../cli/usage-error";
import { runInPool } from "./worker-pool";

const file = "tools/statechart-testing/test/machines/toggle.ts";

/** Mutates machines in several processes. Returns the names in the order of their reports. */
async function tellOf(targets: readonly string[], processes = 2): Promise<string[]> {
  const told: string[] = [];
  const jobs = targets.map((target) => ({
    target,
    order: { kinds: ["machine"], strategies: ["tour"] } as const,
    configFile: undefined,
  }));
  await runInPool(jobs, processes, (reports) => told.push(...reports.map(({ machine }) => machine)));
  return told;
}

describe("several processes", { timeout: 60_000 }, () => {
  it("mutate one machine after another and report in order", async () => {
    const targets = [`${file}#light`, `${file}#toggle`, `${file}#light`];
    expect(await tellOf(targets)).toEqual(["light", "toggle", "light"]);
  });

  it("report their errors", async () => {
    await expect(tellOf([`${file}#nothing`], 1)).rejects.toThrow(UsageError);
  });
});
