import { describe, expect, it } from "vitest";
import { distance, hunksOf, hunksText, parseHunks, patched } from "./page-diff";

const page = ["heading “Quiz”", "group “?”", "  radio “True”", "  radio “False”", "button “Check!”"];
const pages: string[][] = [
  page,
  [],
  page.with(2, "  radio “True” [checked]"),
  page.slice(1),
  [...page, "status: Right", "- a line that looks like a difference", "@ 7"],
  ["heading “Quiz”", "button “Check!”", "group “?”"],
  [...page, ...page],
];

describe("the differences between two pages", () => {
  const pairs = pages.flatMap((was) => pages.map((is): [string[], string[]] => [was, is]));
  it.each(pairs)("lead from the one to the other, also as text (%#)", (was, is) => {
    const hunks = hunksOf(was, is);
    expect(patched(was, hunks)).toEqual(is);
    if (hunks.length > 0) expect(parseHunks(hunksText(hunks))).toEqual(hunks);
  });

  it("name only the lines that differ", () => {
    expect(hunksText(hunksOf(page, page.with(2, "  radio “True” [checked]")))).toBe(
      "@ 3\n-   radio “True”\n+   radio “True” [checked]",
    );
  });

  it("must fit the page that they are applied to", () => {
    expect(() => patched(page, [{ at: 0, was: ["heading “Exam”"], is: [] }])).toThrow(
      "the difference at line 1 does not fit the page that it is for",
    );
  });

  it("must be made of differences", () => {
    expect(() => parseHunks("radio")).toThrow('"radio" is not a line of a difference');
  });
});

it("counts the lines that differ, apart from their order", () => {
  expect(distance(page, page.toReversed())).toBe(0);
  expect(distance(page, [...page.slice(1), "status: Right"])).toBe(2);
});
