import { describe, expect, it } from "vitest";
import { mutateVerb } from "./verb";

/** Calls the verb, and gives its exit code and what it said. */
async function call(...args: string[]) {
  const lines: string[] = [];
  const code = await mutateVerb.run(args, { say: (line) => lines.push(line), results: "test-results/qa" });
  return { code, lines };
}

/** A shared machine may be slow. */
describe("npm run qa -- mutate", { timeout: 60_000 }, () => {
  it("tells the score of a machine, and of its view", async () => {
    const { code, lines } = await call("trial-banner");
    expect(code).toBe(0);
    expect(lines).toEqual([
      expect.stringMatching(/^trialBanner: killed \d+\/\d+ \(100\.0 %; tour .*, 1-switch .*\)/),
      expect.stringMatching(/^trialBanner view: killed \d+\/\d+ \(100\.0 %; \d+ tests\)/),
    ]);
  });

  it("mutates one of them only", async () => {
    const { lines } = await call("trialBanner", "--kind=view");
    expect(lines).toEqual([expect.stringMatching(/^trialBanner view: /)]);
    await expect(call("trialBanner", "--kind=page")).rejects.toThrow(
      'There is no kind "page"; take one of machine, view',
    );
  });

  it("names what a single strategy does not notice", async () => {
    const { code, lines } = await call("billing", "--kind=machine", "--strategy=tour");
    expect(code).toBe(0);
    expect(lines.slice(1)).toEqual(["  SURVIVED billing profile.settled #2: drop action assign"]);
  });

  it("fails where too little is noticed", async () => {
    const { code, lines } = await call("search", "--kind=machine", "--strategy=tour");
    expect(code).toBe(1);
    expect(lines).toContain("  TOO FEW: 95 % is the least.");
  });

  it("tries a sample", async () => {
    expect((await call("billing", "--kind=machine", "--sample=5")).lines[0]).toMatch(/^billing: killed 5\/5 /);
    await expect(call("billing", "--sample=few")).rejects.toThrow('--sample is "few"; take a whole number from 1.');
    await expect(call("billing", "--jobs=0")).rejects.toThrow('--jobs is "0"; take a whole number from 1.');
  });
});
