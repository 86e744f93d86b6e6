// @vitest-environment happy-dom
import { describe, expect, it } from "vitest";
import { screens } from "./screens";
import { tour } from "./tour";

/** A shared machine may be slow; alone, each takes less than five seconds. */
describe.each(screens)("$flow.machine.id on its page", { timeout: 60_000 }, (screen) => {
  it("shows in every state what must be seen, no control too many and none too few", async () => {
    expect(await tour(screen)).toEqual({ neverByHand: [], unused: [] });
  });
});

it("names each machine once", () => {
  const names = screens.map(({ flow }) => flow.machine.id);
  expect(names).toEqual([...new Set(names)]);
});
