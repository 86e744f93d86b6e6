import { describe, expect, it } from "vitest";
import { createComparisons, noComparisons } from "./comparisons";
import type { Order } from "./order-process";

/** A process whose requests a test answers. */
function fakeProcess() {
  const asked: { order: Order; answer: (answer: unknown) => void; fail: () => void }[] = [];
  const process = {
    ask: (order: Order) =>
      new Promise<{ answer: unknown } | null>((resolve) => {
        asked.push({ order, answer: (answer) => resolve({ answer }), fail: () => resolve(null) });
      }),
    stop: () => undefined,
  };
  return { asked, process };
}
const range = { before: "main", after: null };

describe("comparisons", () => {
  it("are answered, and made again on the next request: the files may have changed", async () => {
    const { asked, process } = fakeProcess();
    const { compare } = createComparisons(process);
    const first = compare(range);
    expect(asked.map(({ order }) => order)).toEqual([{ kind: "comparison", before: "main", after: null }]);
    asked[0]?.answer({ kind: "compared" });
    expect(await first).toEqual({ kind: "compared" });
    void compare(range);
    expect(asked).toHaveLength(2);
  });

  it("that take long are reported as under way, and made once", async () => {
    const { asked, process } = fakeProcess();
    const { compare } = createComparisons(process, { waitMs: 5 });
    expect(await compare(range)).toEqual({ kind: "working" });
    expect(await compare(range)).toEqual({ kind: "working" });
    expect(asked).toHaveLength(1);
    asked[0]?.answer({ kind: "compared" });
    expect(await compare(range)).toEqual({ kind: "compared" });
  });

  it("are limited to some at once", async () => {
    const { asked, process } = fakeProcess();
    const { compare } = createComparisons(process, { waitMs: 5 });
    const kinds = await Promise.all(
      [1, 2, 3, 4, 5].map(async (number) => (await compare({ before: `v${number}`, after: null })).kind),
    );
    expect(kinds).toEqual(["working", "working", "working", "working", "busy"]);
    expect(asked).toHaveLength(4);
  });

  it("report that they could not be made", async () => {
    const { asked, process } = fakeProcess();
    const { compare, revisions } = createComparisons(process);
    const compared = compare(range);
    asked[0]?.fail();
    expect(await compared).toEqual({ kind: "failed" });
    const listed = revisions();
    asked[1]?.fail();
    expect(await listed).toEqual({ kind: "failed" });
  });

  it("are impossible without sources", async () => {
    for (const answer of [await noComparisons.compare(range), await noComparisons.revisions()])
      expect(answer).toEqual({ kind: "impossible", says: expect.stringMatching(/has no sources/) });
  });
});
