import { expect, it } from "vitest";
import { resumeAt } from "./resume-at";

it.each([
  [0, 0],
  [57.9, 57.9],
  [58, 58],
  [58.1, 0],
  [60, 0],
])("a clip of a minute that was left at second %f resumes at second %f", (position, resumed) => {
  expect(resumeAt(position, 60)).toBe(resumed);
});
