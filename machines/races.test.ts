import { readFileSync } from "node:fs";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { machines } from "./index";
import { findFailure, savedRaces, step } from "./races.testing";

/** Fails if this many numbers of 5 or more are given. */
const adding = (limit: number) => ({
  machine: "example",
  title: "",
  steps: [step("add", fc.nat(9)), step("wait")],
  start: async () => ({ large: 0 }),
  perform: {
    add: (world: { large: number }, count: number) => {
      world.large += count >= 5 ? 1 : 0;
    },
    wait: () => undefined,
  },
  settle: async ({ large }: { large: number }) => expect(large).toBeLessThan(limit),
  runs: 100,
});

describe("random steps", () => {
  it("that fail are shortened to the fewest steps and the simplest data, saved, and told with how to repeat them", async () => {
    const failure = await findFailure(adding(2));
    expect(failure?.message).toMatch(/^expected 2 to be less than 2\nafter 2 steps:\n {2}add 5\n {2}add 5\nSaved in /);
    expect(failure?.message).toMatch(/; RACES_SEED=-?\d+ RACES_PATH=[\d:]+$/);
    const [, path = ""] = /Saved in (.+);/.exec(failure?.message ?? "") ?? [];
    expect(JSON.parse(readFileSync(path, "utf8"))).toEqual({
      machine: "example",
      steps: [
        ["add", 5],
        ["add", 5],
      ],
    });
  });

  it("that do not fail are nothing to report", async () => {
    expect(await findFailure(adding(10_000))).toBeNull();
  });
});

it("every saved failure is of a machine", () => {
  expect(savedRaces().filter(({ machine }) => !(machine in machines))).toEqual([]);
});
