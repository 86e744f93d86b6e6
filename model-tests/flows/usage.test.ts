import { planning } from "statechart-testing/planner/planning";
import { Simulator } from "statechart-testing/simulator/simulator";
import { chartOf } from "statechart-viewer/chart/chart";
import { takenBy } from "statechart-viewer/chart/usage";
import type { MachineUsage } from "statechart-viewer/chart/usage-data";
import { expect, expectTypeOf, it } from "vitest";
import type { UseOfMachine } from "../../contract/telemetry";
import type { TransitionReport } from "../../machines/account/consent";
import { countTransitions } from "../../src/telemetry/transitions";
import { testModelOf } from "../shared/test-models";

it("the viewer can read the server's usage data", () => {
  expectTypeOf<UseOfMachine>().toExtend<MachineUsage>();
});

const idsOf = (machine: string, states: string): string =>
  states
    .split(" ")
    .map((state) => `${machine}.${state}`)
    .join(" ");

it.each(["exam", "quiz", "signIn", "enrolment"] as const)("fits every step that is reported of %s", async (id) => {
  const { testModel, plan } = planning(await testModelOf(id), "tour", 0);
  const own = chartOf(testModel.machine, id, "");
  const reports: TransitionReport[] = [];
  for (const { input, steps } of plan.tests) {
    const inspect = countTransitions({ locale: "en", now: () => 0, report: (one) => reports.push(one) });
    const simulator = new Simulator(testModel, input, undefined, inspect);
    for (const one of steps) simulator.perform(one);
  }
  // The start is not a transition between states.
  const ofIt = reports.filter(({ machine: reported, from }) => reported === id && from !== "");
  const strange = ofIt.filter(
    ({ from, to, event }) => takenBy(own, { from: idsOf(id, from), to: idsOf(id, to), event, count: 1 }).length === 0,
  );
  expect(ofIt.length).toBeGreaterThan(3);
  expect(strange).toEqual([]);
});
