import { expect, it } from "vitest";
import { sizes } from "../chart/layout";
import { defaultTheme } from "../ui/tokens";
import { drawingStyle } from "./style";

it("has no text that is smaller than the size that opening scales are made for", () => {
  const used = [...drawingStyle(defaultTheme).matchAll(/font-size: ([\d.]+)px/g)].map(([, size]) => Number(size));
  expect(used.length).toBeGreaterThan(1);
  expect(Math.min(...used)).toBe(sizes.text);
});
