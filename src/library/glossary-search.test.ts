import { describe, expect, it } from "vitest";
import { termSearchOf } from "../screens/link";
import { termFilterOf, validateGlossarySearch } from "./glossary-search";

describe("the query of the glossary", () => {
  it.each([
    [{}, {}],
    [
      { letter: "A", search: "link" },
      { letter: "A", search: "link" },
    ],
    [{ letter: "", search: "" }, {}],
    [{ search: 404 }, { search: "404" }],
    [{ letter: "か" }, { letter: "か" }],
    [{ letter: "𝔸bc" }, { letter: "𝔸" }],
    [{ letter: ["A"], search: { a: 1 }, page: 2 }, {}],
  ])("%j is read as %j", (raw, read) => {
    expect(validateGlossarySearch(raw)).toEqual(read);
  });

  it("is cut if it is too long", () => {
    expect(validateGlossarySearch({ search: "a".repeat(300) }).search).toHaveLength(200);
  });

  it("is converted to a filter and back", () => {
    expect(termFilterOf({})).toEqual({ letter: null, search: "" });
    for (const search of [{}, { letter: "A" }, { search: "x" }, { letter: "#", search: "x y" }])
      expect(termSearchOf(termFilterOf(search))).toEqual(search);
  });
});
