import { describe, expect, it } from "vitest";
import { createMachine } from "xstate";
import { type MachineId, machines } from "../../machines/index";
import { guardBranchesOf } from "../../model-tests/engine/identify";
import { walkOf } from "../../model-tests/engine/plan";
import { planning } from "../../model-tests/qa/planning";
import { flowOfMachine, lampFlow } from "../../model-tests/qa/testing";
import { chartOf } from "../chart/chart";
import { plannedOf, plannedTests, testsFile, tourOf } from "./planned";

/** One of few states, regions side by side, several inputs, and many. */
const samples: MachineId[] = ["certificateDeletion", "profile", "promoVideo", "article"];

describe.each(samples)("the planned tests of %s", (id) => {
  it("name only what the chart has", async () => {
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
    // Everything that can be taken is taken by some test.
    const taken = new Set(steps.flatMap((step) => step.transitions));
    expect([...transitions].filter((one) => !taken.has(one))).toEqual([]);
  });

  it("go as the plan goes", async () => {
    const { graph, plan } = await tourOf(id);
    const { tests, hash } = await plannedTests(id);
    expect(hash).toBe(plan.hash);
    expect(tests.map(({ name, input }) => [name, input])).toEqual(
      plan.tests.map(({ input }, index) => [`${id} ${index + 1}`, input]),
    );
    for (const [index, test] of plan.tests.entries()) {
      const walk = walkOf(graph, test);
      expect(walk).toHaveLength(test.steps.length);
      expect(tests[index]?.steps.map(({ label, transitions, guards }) => ({ label, transitions, guards }))).toEqual(
        walk.map(({ label, transitions, guards }) => ({ label, transitions, guards })),
      );
    }
  });

  it("lead to each state by steps that there are, each from where the one before ended", async () => {
    const { graph } = await tourOf(id);
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
      // One stands in it in the end, or has just passed through it.
      const isPassed = !graph.nodes.some(({ states }) => states.includes(state));
      expect(isPassed ? entered : way.at(-1)?.states).toContain(state);
    }
  });

  it("are the same when they are planned anew", async () => {
    const { flow } = await tourOf(id);
    expect(JSON.stringify(plannedOf(planning(flow, "tour", 0)))).toBe(JSON.stringify(await plannedTests(id)));
  });
});

it("say which outcomes a step takes, and no step of a person's", async () => {
  const steps = (await plannedTests("certificateDeletion")).tests.flatMap((test) => test.steps);
  expect(new Set(steps.flatMap(({ outcomes }) => outcomes))).toEqual(
    new Set(steps.map(({ label }) => label).filter((label) => label.startsWith("deleteCertificate →"))),
  );
});

describe("of a machine with more than can be reached", () => {
  const machine = createMachine({
    id: "m",
    initial: "a",
    states: { a: { on: { go: "b" } }, b: {}, lost: { on: { go: [{ target: "a", guard: () => true }, "b"] } } },
  });

  it("name what no test reaches", () => {
    const { uncovered, ways } = plannedOf(planning(flowOfMachine(machine), "tour", 0));
    expect(uncovered).toEqual({
      states: ["m.lost"],
      transitions: ["m.lost go #1", "m.lost go #2"],
      guards: ["m.lost go #1 [true]", "m.lost go #1 [false]"],
      outcomes: [],
    });
    expect(Object.keys(ways)).toEqual(["m.a", "m.b"]);
  });

  it("leave out what the flow excuses", () => {
    const exceptions = Object.fromEntries(
      ["m.lost", "m.lost go #1", "m.lost go #2", "m.lost go #1 [true]"].map((id) => [id, "Nobody gets there."]),
    );
    const { uncovered } = plannedOf(planning(flowOfMachine(machine, { exceptions }), "tour", 0));
    expect(uncovered).toEqual({ states: [], transitions: [], guards: ["m.lost go #1 [false]"], outcomes: [] });
  });
});

it("of a lamp: every step with what it takes, and the ways", () => {
  expect(plannedOf(planning(lampFlow, "tour", 0))).toMatchObject({
    machine: "lamp",
    tests: [{ name: "lamp 1", input: "", start: { transitions: [], guards: [], states: ["lamp.off"] } }],
    ways: {
      "lamp.off": [{ label: "start", states: ["lamp.off"] }],
      "lamp.broken": [
        { label: "start", states: ["lamp.off"] },
        { label: "press", states: ["lamp.on"] },
        { label: "drop", states: ["lamp.broken"] },
      ],
    },
  });
});

describe("the file", () => {
  it("has no space too many", async () => {
    for (const id of samples)
      expect(await testsFile(id)).toEqual({
        name: `tests/${id}.json`,
        content: `${JSON.stringify(await plannedTests(id))}\n`,
      });
  });
});
