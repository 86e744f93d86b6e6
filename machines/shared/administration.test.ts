import { expect, it } from "vitest";
import { administratorHere, editorHere, signedIn, signedOut } from "../testing";
import { sectionsFor, staffIn } from "./administration";

it.each([
  [signedOut, null],
  [signedIn, null],
  [editorHere, "editors"],
  [administratorHere, "administrators"],
])("knows who runs the site", (session, staff) => {
  expect(staffIn(session)).toBe(staff);
});

it("shows administrators every section, and editors theirs, in the same order (R62)", () => {
  const all = sectionsFor("administrators");
  expect(sectionsFor("editors")).toEqual(all.filter(({ isFor }) => isFor === "editors"));
  expect(new Set(all.map(({ isFor }) => isFor))).toEqual(new Set(["administrators", "editors"]));
  expect(new Set(all.map(({ path }) => path)).size).toBe(all.length);
});
