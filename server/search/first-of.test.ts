import fc from "fast-check";
import { expect, it } from "vitest";
import { firstOf } from "./first-of";

it("is the beginning of the sorted list", () => {
  const numbers = fc.uniqueArray(fc.integer(), { maxLength: 500 });
  fc.assert(
    fc.property(numbers, fc.integer({ min: 1, max: 300 }), (list, count) => {
      const before = [...list];
      const compare = (one: number, other: number) => one - other;
      expect(firstOf(list, count, compare)).toEqual([...list].sort(compare).slice(0, count));
      expect(list).toEqual(before);
    }),
  );
});
