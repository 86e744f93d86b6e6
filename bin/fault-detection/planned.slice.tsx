// @vitest-environment happy-dom
/** The planned tests of the machines in `FAULT_SLICE`, through their views. */
import { expect, it } from "vitest";
import { screens } from "../../model-tests/shared/screens";
import { tourScreen } from "../../model-tests/shared/tour-screen";

const { machines }: { machines: string[] } = JSON.parse(process.env.FAULT_SLICE ?? '{"machines":[]}');

it.each(screens.filter(({ testModel }) => machines.includes(testModel.machine.id)))(
  "$testModel.machine.id on its page",
  async (screen) => {
    expect(await tourScreen(screen)).toEqual({ neverByHand: [], unused: [], said: [] });
  },
);
