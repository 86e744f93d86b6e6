import { expect, it } from "vitest";
import { kebabCase, stateText } from "./names";

it("derives file names from machine ids", () => {
  expect(["exam", "certificateDeletion"].map(kebabCase)).toEqual(["exam", "certificate-deletion"]);
});

it.each([
  ["off", "off"],
  [{ shown: "list" }, "shown.list"],
  [{ shown: { list: "all" } }, "shown.list.all"],
  [{ shown: {} }, "shown"],
  [{ session: "known", page: { open: "here" } }, "(session.known, page.open.here)"],
  [{ a: { b: "x", c: "y" } }, "a.(b.x, c.y)"],
])("formats %j as %s", (value, text) => {
  expect(stateText(value)).toBe(text);
});
