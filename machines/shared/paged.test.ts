import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { firstPage, hasMorePages, shownLimit, withNextPage, withRefreshed } from "./paged";

const cards = (...ids: number[]) => ids.map((id) => ({ id }));

describe("firstPage", () => {
  it("is everything so far", () => {
    expect(firstPage({ data: cards(1, 2), total: 5 })).toEqual({ cards: cards(1, 2), total: 5, page: 1 });
  });
});

describe("withNextPage", () => {
  const ids = fc.uniqueArray(fc.nat(30), { maxLength: 12 });

  it("shows every card once, the earlier ones where they were", () => {
    fc.assert(
      fc.property(ids, ids, (before, more) => {
        const { cards: all } = withNextPage(firstPage({ data: cards(...before), total: 50 }), {
          data: cards(...more),
          total: 50,
        });
        const shown = all.map(({ id }) => id);
        expect(new Set(shown)).toEqual(new Set([...before, ...more]));
        expect(shown).toHaveLength(new Set(shown).size);
        expect(shown.slice(0, before.length)).toEqual(before);
      }),
    );
  });

  it("counts pages and takes over the new total", () => {
    expect(withNextPage({ cards: cards(1, 2), total: 4, page: 3 }, { data: cards(3), total: 9 })).toEqual({
      cards: cards(1, 2, 3),
      total: 9,
      page: 4,
    });
  });

  it.each([
    ["without cards", cards()],
    ["of repeats alone", cards(2, 1)],
  ])("knows that there is nothing behind a page %s", (_, data) => {
    const list = withNextPage({ cards: cards(1, 2), total: 9, page: 1 }, { data, total: 9 });
    expect(list).toEqual({ cards: cards(1, 2), total: 2, page: 2 });
    expect(hasMorePages(list)).toBe(false);
  });

  it("goes on behind a page that brings something new among repeats", () => {
    const list = withNextPage({ cards: cards(1, 2), total: 9, page: 1 }, { data: cards(2, 3), total: 9 });
    expect(hasMorePages(list)).toBe(true);
  });
});

describe("a list that is requested again", () => {
  it.each([
    [1, 6, 6],
    [3, 6, 18],
    [12, 10, 100],
  ])("asks for all %i pages of %i at once, as far as the API allows: %i", (page, limit, expected) => {
    expect(shownLimit({ page, limit })).toBe(expected);
  });

  it("takes over what has changed, and keeps what was not asked for", () => {
    const before = { cards: cards(1, 2, 3, 4), total: 9, page: 2 };
    expect(withRefreshed(before, { data: cards(7, 1), total: 10 }, 2)).toEqual({
      cards: cards(7, 1, 3, 4),
      total: 10,
      page: 2,
    });
    expect(withRefreshed(before, { data: cards(4, 1), total: 8 }, 4).cards).toEqual(cards(4, 1));
    expect(withRefreshed(before, { data: cards(4, 1), total: 8 }, 2).cards).toEqual(cards(4, 1, 3));
  });
});

describe("hasMorePages", () => {
  it.each([
    [2, 3, true],
    [3, 3, false],
    [4, 3, false],
    [0, 0, false],
  ])("with %i of %i: %s", (count, total, expected) => {
    expect(hasMorePages({ cards: Array.from({ length: count }), total })).toBe(expected);
  });
});
