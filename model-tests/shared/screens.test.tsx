// @vitest-environment happy-dom
import { describe, expect, it } from "vitest";
import { results } from "../qa/results";
import { screens } from "./screens";
import { tourScreen } from "./tour-screen";

/** A busy machine may be very slow, and only failures wait this long; alone, each takes less than ten seconds. */
describe.each(screens)("$testModel.machine.id on its page", { timeout: 240_000 }, (screen) => {
  it("shows what is approved in every state, with no control too many and none too few", async () => {
    expect(await tourScreen(screen, results)).toEqual({ neverByHand: [], unused: [], said: [] });
  });
});

it("lists each machine once", () => {
  const names = screens.map(({ testModel }) => testModel.machine.id);
  expect(names).toEqual([...new Set(names)]);
});
