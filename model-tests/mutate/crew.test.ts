import { describe, expect, it } from "vitest";
import type { MachineId } from "../../machines/index";
import { QaError } from "../qa/qa-error";
import { shareOut } from "./crew";
import type { Order } from "./trials";

const order: Order = { kinds: ["machine"], strategies: ["tour"] };

/** Has several processes try machines, and gives the names in the order in which they were told. */
async function tellOf(ids: readonly string[], processes = 2): Promise<string[]> {
  const told: string[] = [];
  await shareOut(ids as MachineId[], order, processes, (reports) =>
    told.push(...reports.map(({ machine }) => machine)),
  );
  return told;
}

describe("several processes", { timeout: 60_000 }, () => {
  it("try one machine after the other, and tell of them in their order", async () => {
    const ids = ["billing", "appearance", "consent"];
    expect(await tellOf(ids)).toEqual(ids);
  });

  it("tell what keeps them from it", async () => {
    await expect(tellOf(["nothing"], 1)).rejects.toThrow(QaError);
  });
});
