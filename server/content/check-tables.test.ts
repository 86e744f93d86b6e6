import { expect, it } from "vitest";
import { copyFixtureContent, findsMistakes, lesson1 } from "./check-folder.testing";
import { namelessColumns } from "./check-tables";

copyFixtureContent();

it("finds columns without a heading, but not empty cells below", () => {
  expect(namelessColumns("| | A | |\n| - | - | - |\n| x | y | z |")).toEqual([1, 3]);
  expect(namelessColumns("| A | B |\n| - | - |\n| | y |")).toEqual([]);
  expect(namelessColumns("`a || b`, and | | in a sentence")).toEqual([]);
});

findsMistakes([
  [
    "a table without a heading for a column",
    lesson1,
    "| A | B |",
    "| | B |",
    "content/courses/first-steps/en/lesson-1.yaml:16: steps[1].body has a table without a heading for column 1; screen readers say it with each cell",
  ],
]);
