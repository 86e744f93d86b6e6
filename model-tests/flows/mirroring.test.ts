import { explore } from "statechart-testing/planner/explore";
import { planOf, walkOf } from "statechart-testing/planner/plan";
import { Stage } from "statechart-testing/simulator/simulator";
import type { StepMessage } from "statechart-viewer/mirror/messages";
import { createMirror } from "statechart-viewer/mirror/mirroring";
import { describe, expect, it } from "vitest";
import { machineIds } from "../../machines/index";
import { createRecorder } from "../../src/telemetry/recording/recorder";
import { flowOf } from "../shared/test-models";

describe.each(machineIds)("what a mirror tells of %s", (id) => {
  it("names the transitions and states of every planned step", async () => {
    const flow = await flowOf(id);
    const graph = explore(flow);
    for (const test of planOf(flow, "tour", graph).tests) {
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
      const stage = new Stage(flow, test.input, undefined, mirror.inspect);
      const edges = walkOf(graph, test);
      for (const [index, step] of test.steps.entries()) {
        steps.length = 0;
        stage.perform(step);
        // The subject's own steps: those of its children are others'.
        const own = steps.filter(({ actor }) => actor === "1/subject");
        expect(own.flatMap(({ taken }) => taken)).toEqual(edges[index]?.transitions);
        const last = own.at(-1);
        if (last) expect(last.to).toEqual(graph.nodes[edges[index]?.to ?? -1]?.value);
      }
    }
  });
});
