import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { edgesOf, planOf } from "statechart-testing/planner/plan";
import { graphOf } from "statechart-testing/planner/planning";
import { stepLabel } from "statechart-testing/simulator/step";
import { stateAfter } from "statechart-viewer/viewer/live/simulate";
import { simulationMachine } from "statechart-viewer/viewer/live/simulation-machine";
import { describe, expect, it } from "vitest";
import { createActor, fromPromise, waitFor } from "xstate";
import { machineIds } from "../../machines/index";
import { qaInFolder } from "../qa/qa-in-folder";
import { loadTestModel } from "./test-models";

const { results, run } = qaInFolder();

async function simulated(machine: string | null) {
  const saved: unknown[] = [];
  const actor = createActor(
    simulationMachine.provide({
      actors: { loadTestModel: fromPromise(({ input }) => loadTestModel(input)) },
      actions: { save: (_, recording) => saved.push(recording) },
    }),
    { input: { machine } },
  ).start();
  await waitFor(actor, (snapshot) => !snapshot.hasTag("busy"));
  const take = (label: string) => {
    const step = actor.getSnapshot().context.now?.possible.find((one) => stepLabel(one) === label);
    if (!step) throw new Error(`${label} is not possible.`);
    actor.send({ type: "step.take", step });
  };
  return { actor, saved, take, now: () => actor.getSnapshot().context.now };
}

describe("a simulation", () => {
  it("has a test model of every machine", async () => {
    for (const id of machineIds) expect((await loadTestModel(id)).machine.id).toBe(id);
  });

  it("takes the chosen steps and reports the transitions", async () => {
    const { take, now } = await simulated("quiz");
    expect(now()).toMatchObject({ states: ["quiz.recalling"], transitions: [] });
    take("recallAnswer → none");
    expect(now()?.states).toEqual(["quiz.asking"]);
    take("answer.choose (true)");
    take("answer.submit");
    expect(now()).toMatchObject({ states: ["quiz.checking"], transitions: ["quiz.asking answer.submit"] });
    take("checkAnswer → offline");
    expect(now()?.transitions[0]).toBe("quiz.checking error(checkAnswer) #3");
  });

  it("goes one step back, and to the start", async () => {
    const { actor, take, now } = await simulated("quiz");
    const start = now();
    expect(actor.getSnapshot().can({ type: "step.back" })).toBe(false);
    take("recallAnswer → none");
    take("answer.choose (true)");
    const chosen = now();
    take("answer.submit");
    actor.send({ type: "step.back" });
    expect(now()).toEqual(chosen);
    take("answer.submit");
    actor.send({ type: "simulation.reset" });
    expect(now()).toEqual(start);
  });

  it("restarts with another input, and with another machine", async () => {
    const { actor } = await simulated("promoVideo");
    actor.send({ type: "input.choose", input: "open" });
    expect(actor.getSnapshot().context).toMatchObject({ input: "open", steps: [] });
    actor.send({ type: "input.choose", input: "nothing" });
    expect(actor.getSnapshot().context.input).toBe("open");
    actor.send({ type: "machine.changed", machine: "quiz" });
    await waitFor(actor, (snapshot) => snapshot.matches("running"));
    expect(actor.getSnapshot().context).toMatchObject({ input: "", now: { states: ["quiz.recalling"] } });
    actor.send({ type: "machine.changed", machine: null });
    expect(actor.getSnapshot()).toMatchObject({ value: "choosing", context: { now: null } });
  });

  it("explains why it cannot continue, and keeps its state", async () => {
    const { actor, now } = await simulated("quiz");
    const before = now();
    actor.send({ type: "step.take", step: { kind: "outcome", actor: "", invoke: "checkAnswer", case: "right" } });
    expect(actor.getSnapshot().context).toMatchObject({ problem: "checkAnswer is not running.", steps: [] });
    expect(now()).toEqual(before);
    const { actor: unknown } = await simulated("diary");
    expect(unknown.getSnapshot()).toMatchObject({
      value: "failed",
      context: { problem: "There is no test model of diary, so it cannot be simulated." },
    });
  });

  it("saves a file that the replay can run", async () => {
    const { actor, take, saved } = await simulated("quiz");
    take("recallAnswer → none");
    take("answer.choose (true)");
    take("answer.submit");
    take("checkAnswer → wrong");
    actor.send({ type: "recording.save" });
    const file = join(results, "quiz.simulated.json");
    writeFileSync(file, JSON.stringify(saved[0]));
    const { code, said } = await run("replay", file);
    expect(said).toContain("→ wrong");
    expect(code).toBe(0);
  });
});

describe.each(["quiz", "certificates", "rating", "signIn"] as const)("a simulation of %s", (id) => {
  it("reaches the planned state after every step", async () => {
    const testModel = await loadTestModel(id);
    const graph = graphOf(testModel);
    for (const test of planOf(testModel, "tour", graph).tests)
      for (const [index, edge] of edgesOf(graph, test).entries()) {
        // Each runs from the start: a sample of the steps is enough.
        if (index % 13 > 0) continue;
        const { value, transitions, possible } = stateAfter(testModel, test.input, test.steps.slice(0, index + 1));
        expect(value).toEqual(graph.nodes[edge.to]?.value);
        expect(transitions).toEqual(edge.transitions);
        expect(possible.map(stepLabel)).toEqual(graph.nodes[edge.to]?.edges.map(({ label }) => label));
      }
  });
});
