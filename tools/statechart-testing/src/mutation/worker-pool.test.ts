import { describe, expect, it } from "vitest";
import { runInPool } from "./worker-pool";

const file = "tools/statechart-testing/test/machines/toggle.ts";

/** Mutates machines in several processes. Returns the names and errors in the order of their answers. */
async function tellOf(targets: readonly string[], processes = 2): Promise<string[]> {
  const told: string[] = [];
  const jobs = targets.map((target) => ({
    target,
    order: { kinds: ["machine"], strategies: ["tour"] } as const,
    configFile: undefined,
  }));
  await runInPool(jobs, processes, (answer) =>
    told.push(...("reports" in answer ? answer.reports.map(({ machine }) => machine) : [answer.refusal])),
  );
  return told;
}

describe("several processes", { timeout: 60_000 }, () => {
  it("mutate one machine after another and report in order", async () => {
    const targets = [`${file}#light`, `${file}#toggle`, `${file}#light`];
    expect(await tellOf(targets)).toEqual(["light", "toggle", "light"]);
  });

  it("report an error in one line, and go on", async () => {
    expect(await tellOf([`${file}#nothing`, `${file}#light`], 1)).toEqual([
      `${file} exports no machine "nothing"; take one of light, toggle.`,
      "light",
    ]);
  });
});
