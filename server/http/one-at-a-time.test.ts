import { setTimeout } from "node:timers/promises";
import { describe, expect, it } from "vitest";
import { oneAtATime } from "./one-at-a-time";

describe("oneAtATime", () => {
  it("begins a piece of work when those before it have ended, also with an error", async () => {
    const inTurn = oneAtATime();
    const seen: string[] = [];
    const work = (name: string) => async () => {
      seen.push(`${name} begins`);
      await setTimeout(5);
      seen.push(`${name} ends`);
      if (name === "second") throw new Error(name);
      return name;
    };
    const all = ["first", "second", "third"].map((name) => inTurn(work(name)));
    expect((await Promise.allSettled(all)).map(({ status }) => status)).toEqual(["fulfilled", "rejected", "fulfilled"]);
    expect(await all[2]).toBe("third");
    const order = ["first begins", "first ends", "second begins", "second ends", "third begins", "third ends"];
    expect(seen).toEqual(order);
  });
});
