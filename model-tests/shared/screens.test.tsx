// @vitest-environment happy-dom
import { describe, expect, it } from "vitest";
import { results } from "../qa/results";
import { screens } from "./screens";
import { tourScreen } from "./tour-screen";

/** A shared machine may be slow; alone, each takes less than five seconds. */
describe.each(screens)("$testModel.machine.id on its page", { timeout: 60_000 }, (screen) => {
  it("shows what is approved in every state, with no control too many and none too few", async () => {
    expect(await tourScreen(screen, results)).toEqual({ neverByHand: [], unused: [], said: [] });
  });
});

it("lists each machine once", () => {
  const names = screens.map(({ testModel }) => testModel.machine.id);
  expect(names).toEqual([...new Set(names)]);
});
