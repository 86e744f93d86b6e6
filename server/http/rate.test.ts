import { expect, it } from "vitest";
import { createRate, createSourceRate } from "./rate";

const at = (seconds: number) => new Date(Date.parse("2026-03-01T12:00:00Z") + seconds * 1000);

it("allows each source its limit, and returns how long to wait for more", () => {
  const rate = createRate({ each: 10, all: 100, seconds: 60 });
  expect([rate.take("a", 6, at(0)), rate.take("a", 4, at(10)), rate.take("a", 1, at(20))]).toEqual([0, 0, 40]);
  expect(rate.take("b", 10, at(20))).toBe(0);
});

it("does not count what it rejects", () => {
  const rate = createRate({ each: 10, all: 100, seconds: 60 });
  rate.take("a", 6, at(0));
  expect([rate.take("a", 5, at(1)), rate.take("a", 4, at(2))]).toEqual([59, 0]);
});

it("limits all sources together", () => {
  const rate = createRate({ each: 10, all: 15, seconds: 60 });
  expect([rate.take("a", 10, at(0)), rate.take("b", 10, at(1)), rate.take("b", 5, at(2))]).toEqual([0, 59, 0]);
});

it("starts over when the time is up, even if the clock was set back", () => {
  const rate = createRate({ each: 10, all: 100, seconds: 60 });
  rate.take("a", 10, at(0));
  expect([rate.take("a", 1, at(59.5)), rate.take("a", 10, at(60)), rate.take("a", 10, at(-5))]).toEqual([1, 0, 0]);
});

it("a network with many addresses does not use up what all have together", () => {
  const rate = createSourceRate({ each: 2, all: 20, seconds: 60 });
  const now = new Date("2026-03-01T12:00:00Z");
  const take = (address: string, network: string) => rate.take({ address, network }, 1, now);
  const inNetwork = (network: string) => Array.from({ length: 20 }, (_, index) => take(`${network} ${index}`, network));
  expect(inNetwork("one").filter((wait) => wait === 0)).toHaveLength(4);
  expect([take("a", "two"), take("a", "two"), take("a", "two")]).toEqual([0, 0, 60]);
  expect(["three", "four", "five", "six"].flatMap(inNetwork).filter((wait) => wait === 0)).toHaveLength(14);
});
