import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Filters } from "../../machines/catalogue/catalogue/context";
import { searchOf } from "../screens/link";
import { filtersOf, validateListSearch } from "./list-search";

describe("a hand-written list query", () => {
  it.each([
    [{}, {}],
    [
      { categories: "seo,ads", duration: "short", search: "link" },
      { categories: "seo,ads", duration: "short", search: "link" },
    ],
    [{ categories: ["seo", "ads"] }, { categories: "seo,ads" }],
    [{ duration: "forever" }, {}],
    [{ duration: ["short"] }, {}],
    [{ search: 2024 }, { search: "2024" }],
    [{ search: { a: 1 }, categories: null, duration: 1 }, {}],
    [{ page: "2", utm_source: "x" }, {}],
  ])("%j", (raw, expected) => {
    expect(validateListSearch(raw)).toEqual(expected);
  });

  it("is cut to the server's limits, between characters", () => {
    const { search, categories } = validateListSearch({ search: "😀".repeat(300), categories: "a".repeat(600) });
    expect([...(search ?? "")]).toHaveLength(200);
    expect(search).toBe("😀".repeat(200));
    expect(categories).toHaveLength(500);
  });

  it("never fails for any input", () => {
    fc.assert(
      fc.property(fc.dictionary(fc.constantFrom("categories", "duration", "search", "other"), fc.anything()), (raw) => {
        const { duration, search, categories } = filtersOf(validateListSearch(raw));
        expect([null, "short", "medium", "long"]).toContain(duration);
        expect(typeof search).toBe("string");
        expect(categories.every((id) => id !== "")).toBe(true);
      }),
    );
  });
});

describe("filters and the query", () => {
  it("convert into each other", () => {
    const filters: fc.Arbitrary<Filters> = fc.record({
      categories: fc.uniqueArray(fc.stringMatching(/^[a-z0-9]{1,10}$/), { maxLength: 5 }),
      duration: fc.constantFrom("short" as const, "medium" as const, "long" as const, null),
      search: fc.string({ maxLength: 50 }),
    });
    fc.assert(
      fc.property(filters, (given) => {
        expect(filtersOf(validateListSearch(searchOf(given)))).toEqual(given);
      }),
    );
  });

  it("show the whole list for an empty query", () => {
    expect(filtersOf({})).toEqual({ categories: [], duration: null, search: "" });
    expect(filtersOf({ categories: ",,seo," }).categories).toEqual(["seo"]);
  });
});
