import { expect, it } from "vitest";
import { shrink } from "./shrink";

const numbers = Array.from({ length: 60 }, (_, index) => index);

it("keeps the steps that the failure needs", async () => {
  const needs = [3, 17, 58];
  const left = await shrink(numbers, async (some) => needs.every((one) => some.includes(one)));
  expect(left).toEqual(needs);
});

it("keeps nothing if no step is needed, and everything if all are", async () => {
  expect(await shrink(numbers, async () => true)).toEqual([]);
  expect(await shrink([1, 2, 3], async () => false)).toEqual([1, 2, 3]);
  expect(await shrink([], async () => true)).toEqual([]);
});

it("stops after the maximum number of attempts", async () => {
  let attempts = 0;
  const left = await shrink(
    numbers,
    async (some) => {
      attempts += 1;
      return some.includes(59);
    },
    3,
  );
  expect([attempts, left.includes(59)]).toEqual([3, true]);
});
