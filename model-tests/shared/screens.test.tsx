// @vitest-environment happy-dom
import { tour } from "statechart-testing/drivers/tour";
import { describe, expect, it } from "vitest";
import { openPage } from "../drivers/page";
import { screens } from "./screens";

/** A shared machine may be slow; alone, each takes less than five seconds. */
describe.each(screens)("$testModel.machine.id on its page", { timeout: 60_000 }, (screen) => {
  it("shows what must be visible in every state, with no control too many and none too few", async () => {
    expect(await tour(screen, openPage)).toEqual({ neverByHand: [], unused: [] });
  });
});

it("lists each machine once", () => {
  const names = screens.map(({ testModel }) => testModel.machine.id);
  expect(names).toEqual([...new Set(names)]);
});
