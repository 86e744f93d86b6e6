import { expect, it } from "vitest";
import { createBreaker } from "./breaker";

const failTimes = (breaker: ReturnType<typeof createBreaker>, times: number) =>
  Array.from({ length: times }, () => breaker.failed());

it("opens at the fifth failure in a row, for ten seconds", () => {
  let now = 0;
  const breaker = createBreaker(() => now);
  expect(failTimes(breaker, 4)).toEqual([false, false, false, false]);
  expect(breaker.secondsToWait()).toBe(0);
  expect(breaker.failed()).toBe(true);
  expect(breaker.secondsToWait()).toBe(10);
  now = 9_500;
  expect(breaker.secondsToWait()).toBe(0.5);
  // Requests that were already running neither open it again nor keep it open.
  expect(breaker.failed()).toBe(false);
  now = 10_000;
  expect(breaker.secondsToWait()).toBe(0);
});

it("opens again at the first failure after its pause, but not after an answer", () => {
  let now = 0;
  const breaker = createBreaker(() => now);
  failTimes(breaker, 5);
  now = 10_000;
  expect(breaker.failed()).toBe(true);
  now = 20_000;
  breaker.answered();
  expect(failTimes(breaker, 4)).toEqual([false, false, false, false]);
});
