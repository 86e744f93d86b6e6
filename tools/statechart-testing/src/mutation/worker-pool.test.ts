import { describe, expect, it } from "vitest";
import { UsageError } from "../cli/usage-error";
import { runInPool } from "./worker-pool";

const file = "tools/statechart-testing/test/machines/toggle.ts";

/** Has several processes try machines, and gives the names in the order in which they were told. */
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
  it("try one machine after the other, and tell of them in their order", async () => {
    const targets = [`${file}#light`, `${file}#toggle`, `${file}#light`];
    expect(await tellOf(targets)).toEqual(["light", "toggle", "light"]);
  });

  it("tell what keeps them from it", async () => {
    await expect(tellOf([`${file}#nothing`], 1)).rejects.toThrow(UsageError);
  });
});
