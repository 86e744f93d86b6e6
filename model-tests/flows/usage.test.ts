import { chartOf } from "statechart-viewer/chart/chart";
import type { MachineUsage } from "statechart-viewer/chart/usage-data";
import { expect, expectTypeOf, it } from "vitest";
import { type UseOfMachine, uncountedMachines } from "../../contract/telemetry";
import { machines } from "../../machines/index";
import { isState, isTransition } from "../../server/flows/charts";

it("the viewer can read the server's usage data", () => {
  expectTypeOf<UseOfMachine>().toExtend<MachineUsage>();
});

it("the server counts exactly the transitions and innermost states that are drawn", () => {
  for (const { machine: logic } of Object.values(machines)) {
    const { machine, transitions, states } = chartOf(logic, "", "");
    const counted = [
      ...transitions.filter(({ id }) => isTransition({ machine, transition: id })),
      ...states.filter(({ id }) => isState({ machine, state: id })),
    ];
    const drawn = [...transitions, ...states.filter(({ kind }) => kind === "atomic" || kind === "final")];
    expect(counted).toEqual(uncountedMachines.includes(machine) ? [] : drawn);
  }
});
