import { expect, it } from "vitest";
import { shrink } from "./shrink";

const numbers = Array.from({ length: 60 }, (_, index) => index);

it("leaves what is needed to fail", async () => {
  const needs = [3, 17, 58];
  const left = await shrink(numbers, async (some) => needs.every((one) => some.includes(one)));
  expect(left).toEqual(needs);
});

it("leaves nothing where nothing is needed, and everything where all is", async () => {
  expect(await shrink(numbers, async () => true)).toEqual([]);
  expect(await shrink([1, 2, 3], async () => false)).toEqual([1, 2, 3]);
  expect(await shrink([], async () => true)).toEqual([]);
});

it("stops after so many attempts", async () => {
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
