// @vitest-environment happy-dom
/** The planned tests of the machines in `FAULT_SLICE`, through their views. */
import { tour } from "statechart-testing/drivers/tour";
import { expect, it } from "vitest";
import { openPage } from "../../model-tests/drivers/page";
import { screens } from "../../model-tests/shared/screens";

const { machines }: { machines: string[] } = JSON.parse(process.env.FAULT_SLICE ?? '{"machines":[]}');

it.each(screens.filter(({ testModel }) => machines.includes(testModel.machine.id)))(
  "$testModel.machine.id on its page",
  async (screen) => {
    expect(await tour(screen, openPage)).toEqual({ neverByHand: [], unused: [] });
  },
);
