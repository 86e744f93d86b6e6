import { nodesOf } from "statechart-testing/model/identify";
import { planning } from "statechart-testing/planner/planning";
import { Simulator } from "statechart-testing/simulator/simulator";
import { describe, expect, it } from "vitest";
import type { TransitionReport } from "../../machines/account/consent";
import { machineIds, machines } from "../../machines/index";
import { countTransitions } from "../../src/telemetry/transitions";
import { testModelOf } from "../shared/test-models";

const all = Object.values(machines).map(({ machine }) => machine);
/** Names from the machines, which are the same for everyone. */
const states = new Map(
  all.map((machine) => [machine.id, new Set(nodesOf(machine).map(({ path }) => path.join(".")))] as const),
);
const events = new Set(
  all.flatMap((machine) => nodesOf(machine).flatMap(({ transitions }) => [...transitions.keys()])),
);
/** Event types as in reports, without the numbers of delays. */
const named = new Set([...events].map((type) => type.replace(/\d+/g, "#")));
const isNamed = (event: string) =>
  event === "xstate.init" || named.has(event) || (event.startsWith("xstate.") && named.has("*"));

/** The reports of a machine's simulated tests, including all events and replies of its test model. */
function reportsOf(tests: ReturnType<typeof planning>): TransitionReport[] {
  const reports: TransitionReport[] = [];
  for (const { input, steps } of tests.plan.tests) {
    const inspect = countTransitions({ locale: "en", now: () => 0, report: (one) => reports.push(one) });
    const simulator = new Simulator(tests.testModel, input, undefined, inspect);
    for (const step of steps) simulator.perform(step);
  }
  return reports;
}

describe.each(machineIds.filter((id) => id !== "consent" && id !== "reports"))("usage reports of %s", (id) => {
  it("contain only names of its states and events, and nothing from their payloads", async () => {
    const reports = reportsOf(planning(await testModelOf(id), "tour", 0));
    const strange = reports.filter(({ machine, from, to, event, ms, locale, type, ...more }) => {
      const known = states.get(machine);
      const leaves = `${from} ${to}`.trim().split(" ");
      const isPlain = type === "transition" && locale === "en" && (ms === null || Number.isInteger(ms));
      return (
        !known ||
        !isPlain ||
        !leaves.every((leaf) => known.has(leaf)) ||
        !isNamed(event) ||
        Object.keys(more).length > 0
      );
    });
    expect(strange).toEqual([]);
    expect(reports.some(({ machine }) => machine === id)).toBe(true);
  });
});
