import { edgesOf, planOf } from "statechart-testing/planner/plan";
import { graphOf } from "statechart-testing/planner/planning";
import { Simulator } from "statechart-testing/simulator/simulator";
import type { StepMessage } from "statechart-viewer/mirror/messages";
import { createMirror } from "statechart-viewer/mirror/mirroring";
import { describe, expect, it } from "vitest";
import { machineIds } from "../../machines/index";
import { createRecorder } from "../../src/telemetry/recording/recorder";
import { testModelOf } from "../shared/test-models";

describe.each(machineIds)("a mirror of %s", (id) => {
  it("reports the transitions and states of every planned step", async () => {
    const testModel = await testModelOf(id);
    const graph = graphOf(testModel);
    for (const test of planOf(testModel, "tour", graph).tests) {
      const steps: StepMessage[] = [];
      const mirror = createMirror({
        page: "p",
        path: () => "/",
        codes: [],
        createRecorder,
        post: (message) => message.type === "step" && steps.push(message),
        now: () => 0,
        stop: () => undefined,
      });
      const simulator = new Simulator(testModel, test.input, undefined, mirror.inspect);
      const edges = edgesOf(graph, test);
      for (const [index, step] of test.steps.entries()) {
        steps.length = 0;
        simulator.perform(step);
        // Only the subject's own steps, not its children's.
        const own = steps.filter(({ actor }) => actor === "1/subject");
        expect(own.flatMap(({ taken }) => taken)).toEqual(edges[index]?.transitions);
        const last = own.at(-1);
        if (last) expect(last.to).toEqual(graph.nodes[edges[index]?.to ?? -1]?.value);
      }
    }
    // The largest plan has 13,000 edges.
  }, 180_000);
});
