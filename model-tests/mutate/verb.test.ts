import { describe, expect, it } from "vitest";
import { mutateVerb } from "./verb";

/** Calls the verb, and gives its exit code and what it said. */
async function call(...args: string[]) {
  const lines: string[] = [];
  const code = await mutateVerb.run(args, { say: (line) => lines.push(line), results: "test-results/qa" });
  return { code, lines };
}

describe("npm run qa -- mutate", () => {
  it("tells the score of a machine", async () => {
    const { code, lines } = await call("billing");
    expect(code).toBe(0);
    expect(lines).toEqual([expect.stringMatching(/^billing: killed \d+\/\d+ \(100\.0 %; tour .*, 1-switch .*\)/)]);
  });

  it("names what a single strategy does not notice", async () => {
    const { code, lines } = await call("billing", "--strategy=tour");
    expect(code).toBe(0);
    expect(lines.slice(1)).toEqual(["  SURVIVED billing profile.settled #2: drop action assign"]);
  });

  it("fails where too little is noticed", async () => {
    const { code, lines } = await call("search", "--strategy=tour");
    expect(code).toBe(1);
    expect(lines).toContain("  TOO FEW: 95 % is the least.");
  });

  it("tries a sample", async () => {
    expect((await call("billing", "--sample=5")).lines[0]).toMatch(/^billing: killed 5\/5 /);
    await expect(call("billing", "--sample=few")).rejects.toThrow('--sample is "few"; take a whole number from 1.');
  });
});
