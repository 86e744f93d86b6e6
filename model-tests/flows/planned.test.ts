import { guardBranchesOf } from "statechart-testing/model/identify";
import { edgesOf } from "statechart-testing/planner/plan";
import { planning } from "statechart-testing/planner/planning";
import { chartOf } from "statechart-viewer/chart/chart";
import { plannedOf, testsFile, tourOf } from "statechart-viewer/evidence/planned";
import { describe, expect, it } from "vitest";
import { type MachineId, machines } from "../../machines/index";
import config from "../statechart-viewer.config";

/** Plans a machine's tour once for all tests of this file. */
const tours = new Map<string, ReturnType<typeof plan>>();
async function plan(id: string) {
  const tour = await tourOf(config, id);
  if (!tour) throw new Error(`${id} has no test model.`);
  return tour;
}
function tour(id: string) {
  const known = tours.get(id) ?? plan(id);
  tours.set(id, known);
  return known;
}
const plannedTests = async (id: string) => plannedOf(await tour(id));

/** Machines with few states, parallel regions, several inputs, and many states. */
const samples: MachineId[] = ["certificateDeletion", "profile", "promoVideo", "article"];

describe.each(samples)("the planned tests of %s", (id) => {
  it("contain only what is in the chart", async () => {
    const { tests, ways, uncovered } = await plannedTests(id);
    const { machine, title, domain } = machines[id];
    const chart = chartOf(machine, title, domain);
    const transitions = new Set(chart.transitions.map((one) => one.id));
    const leaves = new Set(chart.states.filter(({ kind }) => ["atomic", "final"].includes(kind)).map((one) => one.id));
    const guards = new Set(guardBranchesOf(machine));
    const steps = tests.flatMap((test) => [test.start, ...test.steps]);
    expect(steps.flatMap((step) => step.transitions).filter((one) => !transitions.has(one))).toEqual([]);
    expect(steps.flatMap((step) => step.guards).filter((one) => !guards.has(one))).toEqual([]);
    expect(steps.flatMap((step) => step.states).filter((one) => !leaves.has(one))).toEqual([]);
    expect(steps.every(({ states }) => states.length > 0)).toBe(true);
    expect(Object.keys(ways).sort()).toEqual([...leaves].sort());
    expect(uncovered).toEqual({ guards: [], outcomes: [], transitions: [], states: [] });
    // Everything reachable is covered by some test.
    const taken = new Set(steps.flatMap((step) => step.transitions));
    expect([...transitions].filter((one) => !taken.has(one))).toEqual([]);
  });

  it("have the plan's steps", async () => {
    const { graph, plan } = await tour(id);
    const { tests, hash } = await plannedTests(id);
    expect(hash).toBe(plan.hash);
    expect(tests.map(({ name, input }) => [name, input])).toEqual(
      plan.tests.map(({ input }, index) => [`${id} ${index + 1}`, input]),
    );
    for (const [index, test] of plan.tests.entries()) {
      const edges = edgesOf(graph, test);
      expect(edges).toHaveLength(test.steps.length);
      expect(tests[index]?.steps.map(({ label, transitions, guards }) => ({ label, transitions, guards }))).toEqual(
        edges.map(({ label, transitions, guards }) => ({ label, transitions, guards })),
      );
    }
  });

  it("include a valid path to each state", async () => {
    const { graph } = await tour(id);
    for (const [state, way] of Object.entries((await plannedTests(id)).ways)) {
      expect(way.slice(0, -1).flatMap(({ states }) => states)).not.toContain(state);
      const [, input = ""] = /^start(?: \((.*)\))?$/.exec(way[0]?.label ?? "") ?? [];
      const start = graph.starts.find((one) => one.input === input);
      let here = graph.nodes[start?.node ?? -1];
      let entered = start?.taken.states;
      for (const { label, states } of way.slice(1)) {
        const edge = here?.edges.find((one) => one.label === label);
        here = graph.nodes[edge?.to ?? -1];
        entered = edge?.states;
        expect(here?.states).toEqual(expect.arrayContaining(states));
      }
      // The path ends in the state, or its last step passes through it.
      const isPassed = !graph.nodes.some(({ states }) => states.includes(state));
      expect(isPassed ? entered : way.at(-1)?.states).toContain(state);
    }
  });

  it("are the same when planned again", async () => {
    const { testModel } = await tour(id);
    expect(JSON.stringify(plannedOf(planning(testModel, "tour", 0)))).toBe(JSON.stringify(await plannedTests(id)));
  });
});

it("contain the outcomes that a step covers, and none for users' steps", async () => {
  const steps = (await plannedTests("certificateDeletion")).tests.flatMap((test) => test.steps);
  expect(new Set(steps.flatMap(({ outcomes }) => outcomes))).toEqual(
    new Set(steps.map(({ label }) => label).filter((label) => label.startsWith("removeCertificate →"))),
  );
});

describe("the file", () => {
  it("contains no extra whitespace", async () => {
    for (const id of samples)
      expect(await testsFile(config, id)).toEqual({
        name: `tests/${id}.json`,
        content: `${JSON.stringify(await plannedTests(id))}\n`,
      });
  });
});
