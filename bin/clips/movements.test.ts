import { expect, it } from "vitest";
import { movementsIn } from "./movements";

it("finds frames that are unlike the next one, but no slide's first", () => {
  expect(movementsIn([..."abccccdeff"], [0, 4])).toEqual([
    [1, 1],
    [5, 7],
  ]);
});

it("finds none in a still", () => {
  expect(movementsIn([..."aaaa"], [0])).toEqual([]);
});
