import { describe, expect, it } from "vitest";
import { contrastRatio } from "./contrast";
import { dark, light, linePairs, textPairs } from "./tokens";

const modes = { light, dark };

describe.each(["light", "dark"] as const)("%s colours", (mode) => {
  const colours = modes[mode];

  it.each(textPairs.flatMap(([text, ...grounds]) => grounds.map((ground) => [text, ground] as const)))(
    "%s reads on %s",
    (text, ground) => {
      expect(contrastRatio(colours[text], colours[ground])).toBeGreaterThanOrEqual(4.5);
    },
  );

  it.each(linePairs.flatMap(([line, ...grounds]) => grounds.map((ground) => [line, ground] as const)))(
    "%s is seen on %s",
    (line, ground) => {
      expect(contrastRatio(colours[line], colours[ground])).toBeGreaterThanOrEqual(3);
    },
  );
});
