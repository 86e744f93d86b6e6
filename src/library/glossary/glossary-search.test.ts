import { describe, expect, it } from "vitest";
import { termSearchOf } from "../../screens/link";
import { termFilterOf } from "./glossary-search";

describe("the query of the glossary", () => {
  it.each([
    [{}, { letter: null, search: "" }],
    [
      { letter: "A", search: "link" },
      { letter: "A", search: "link" },
    ],
    [
      { letter: "", search: "" },
      { letter: null, search: "" },
    ],
    [{ search: 404 }, { letter: null, search: "404" }],
    [{ letter: "か" }, { letter: "か", search: "" }],
    [{ letter: "𝔸bc" }, { letter: "𝔸", search: "" }],
    [
      { letter: ["A"], search: { a: 1 }, page: 2 },
      { letter: null, search: "" },
    ],
  ])("%j is the filter %j", (raw, filter) => {
    expect(termFilterOf(raw)).toEqual(filter);
  });

  it("is cut if it is too long", () => {
    expect(termFilterOf({ search: "a".repeat(300) }).search).toHaveLength(200);
  });

  it("is converted to a filter and back", () => {
    for (const search of [{}, { letter: "A" }, { search: "x" }, { letter: "#", search: "x y" }])
      expect(termSearchOf(termFilterOf(search))).toEqual(search);
  });
});
