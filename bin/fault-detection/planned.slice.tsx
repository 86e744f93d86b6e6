// @vitest-environment happy-dom
/** The planned tests of the machines in `FAULT_SLICE`, through their views. */
import { expect, it } from "vitest";
import { screens } from "../../model-tests/shared/screens";
import { tourScreen } from "../../model-tests/shared/tour-screen";

/** The tour of a lesson takes ten seconds alone, and more than thirty on a machine that does other work. */
const timeout = 180_000;
const { machines }: { machines: string[] } = JSON.parse(process.env.FAULT_SLICE ?? '{"machines":[]}');

it.each(screens.filter(({ testModel }) => machines.includes(testModel.machine.id)))(
  "$testModel.machine.id on its page",
  { timeout },
  async (screen) => {
    expect(await tourScreen(screen)).toEqual({ neverByHand: [], unused: [], said: [] });
  },
);
