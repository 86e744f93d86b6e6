import { expect, it } from "vitest";
import { isWatched } from "./context";
import { progressOf } from "./episode.testing";

it("tells watched episodes from others", () => {
  expect(isWatched(progressOf("one"), "one")).toBe(true);
  expect(isWatched(progressOf("two"), "one")).toBe(false);
});
