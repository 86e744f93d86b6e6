import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { clipped, neighbour, resultsHref } from "./search/context";

describe("clipped", () => {
  it("never has more than 200 code points, and leaves shorter texts alone", () => {
    fc.assert(
      fc.property(fc.constantFrom("a", "é", "検", "😀", "a😀"), fc.nat(250), (part, count) => {
        const text = part.repeat(count);
        const cut = clipped(text);
        expect([...cut].length).toBe(Math.min([...text].length, 200));
        expect(text.startsWith(cut)).toBe(true);
      }),
    );
  });
});

describe("neighbour", () => {
  it("stays within the list and wraps around at its end", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 6 }), fc.constantFrom(1 as const, -1 as const), (count, step) => {
        const first = neighbour(-1, step, count);
        let at = first;
        const seen = new Set<number>();
        for (let times = 0; times < count; times += 1) {
          seen.add(at);
          at = neighbour(at, step, count);
        }
        expect(at).toBe(first);
        expect(seen).toEqual(new Set(Array.from({ length: count }, (_, index) => index)));
      }),
    );
  });

  it("is none in an empty list", () => {
    expect([neighbour(-1, 1, 0), neighbour(-1, -1, 0)]).toEqual([-1, -1]);
  });
});

describe("resultsHref", () => {
  const resultsPath = "/academy/search/";
  it.each([
    ["seo", "/academy/search/?search=seo"],
    ["  seo basics ", "/academy/search/?search=seo+basics"],
    ["a&b=c#d", "/academy/search/?search=a%26b%3Dc%23d"],
    ["検索", "/academy/search/?search=%E6%A4%9C%E7%B4%A2"],
    ["   ", "/academy/search/"],
  ])("of %j is %s", (query, href) => {
    expect(resultsHref({ resultsPath, query })).toBe(href);
  });

  it("is an address for any text", () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom("a", " ", "&", "=", "#", "%", "+", "検", "😀", "\ud800")), (parts) => {
        const query = parts.join("");
        const { searchParams } = new URL(resultsHref({ resultsPath, query }), "https://academy.test");
        expect(searchParams.get("search") ?? "").toBe(query.trim().replace(/\p{Surrogate}/gu, "\ufffd"));
      }),
    );
  });
});
