import { levelName, openingLevel } from "statechart-viewer/chart/level";
import { expect, it } from "vitest";
import { charts, expectReadable } from "./layouts.testing";

it.each(charts)(
  "$machine opens readably, and starts at its first state, also in full",
  async (chart) => {
    const whole = { kind: "part", state: chart.machine, isFolded: false } as const;
    const names = [openingLevel(chart, chart.machine), whole].map((level) =>
      levelName(chart, level, { wording: "product" }),
    );
    for (const name of new Set(names)) await expectReadable(chart, name);
  },
  240_000,
);

it("large machines open folded", () => {
  const opensFolded = (machine: string) => {
    const chart = charts.find((one) => one.machine === machine);
    return chart && openingLevel(chart, machine);
  };
  expect(opensFolded("exam")).toMatchObject({ isFolded: true });
  expect(opensFolded("lesson")).toMatchObject({ isFolded: true });
  expect(opensFolded("appearance")).toMatchObject({ isFolded: false });
});
