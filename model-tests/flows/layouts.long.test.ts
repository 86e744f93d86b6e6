import { allLevels } from "statechart-viewer/chart/level";
import { it } from "vitest";
import { charts, expectReadable } from "./layouts.testing";

it.each(charts)(
  "$machine is readable at every level, in every wording",
  async (chart) => {
    for (const name of allLevels(chart)) await expectReadable(chart, name);
  },
  300_000,
);
