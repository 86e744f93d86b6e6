import { expect, it } from "vitest";
import { changesStaff, isSame } from "./rights";

const none = { "academy.admin": false, "academy.courses.edit": false, "academy.student": false, "sst.access": false };

it.each([
  ["academy.admin", true],
  ["academy.courses.edit", true],
  ["academy.student", false],
  ["sst.access", false],
] as const)("whether %s makes an account staff: %s", (right, isOfStaff) => {
  const given = { ...none, [right]: true };
  expect(changesStaff(none, given)).toBe(isOfStaff);
  expect(changesStaff(given, none)).toBe(isOfStaff);
  expect(changesStaff(given, given)).toBe(false);
  expect([isSame(none, given), isSame(given, { ...given })]).toEqual([false, true]);
});
