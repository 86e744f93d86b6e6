/**
 * A process that reads the machines in a folder and answers once: `RevisionOrder` comes as a message, `RevisionAnswer`
 * goes back. The machines of a revision run here and not where they are compared: they are other modules under the same
 * names, and may be broken.
 */
import type { TestModel } from "statechart-testing/model/test-model";
import { planning, scriptOf } from "statechart-testing/planner/planning";
import { type Chart, chartOf } from "../chart/chart";
import type { RevisionReader } from "../config";

/** What is to be read of the folder: the charts of all machines, or the planned tests of some. */
export interface RevisionOrder {
  folder: string;
  /** The address of the module with the `RevisionReader`. */
  reader: string;
  testsOf: readonly string[] | null;
}

/** A planned test, as far as a comparison needs it. */
export interface TourTest {
  /** As `npm run qa -- plan` and `run` number it: `quiz 1`. */
  name: string;
  /** Ids of the transitions that it takes. */
  transitions: readonly string[];
  /** Ids of the states that it comes to. */
  states: readonly string[];
}
export type RevisionAnswer =
  | { charts: Chart[] }
  /** By machine; null where no tests can be planned. */
  | { tests: Record<string, TourTest[] | null> }
  | { refusal: string };

function testsOf(testModel: TestModel): TourTest[] {
  const { graph, plan } = planning(testModel, "tour", 0);
  return plan.tests.map((test, index) => {
    const { start, steps } = scriptOf(graph, test);
    const taken = graph.starts.find(({ input }) => input === test.input)?.taken;
    return {
      name: `${testModel.machine.id} ${index + 1}`,
      transitions: [...new Set([...(taken?.transitions ?? []), ...steps.flatMap(({ transitions }) => transitions)])],
      states: [...new Set([start, ...steps.map(({ place }) => place)].flatMap(({ states }) => states))],
    };
  });
}

async function toursIn(
  reader: RevisionReader,
  { folder }: RevisionOrder,
  ids: readonly string[],
): Promise<Record<string, TourTest[] | null>> {
  const tours: Record<string, TourTest[] | null> = {};
  for (const id of ids) {
    try {
      const model = await reader.testModel(folder, id);
      tours[id] = model ? testsOf(model) : null;
    } catch {
      // A test model of another time may be written for another planner.
      tours[id] = null;
    }
  }
  return tours;
}

async function answerTo(order: RevisionOrder): Promise<RevisionAnswer> {
  const { reader } = (await import(order.reader)) as { reader: RevisionReader };
  if (order.testsOf !== null) return { tests: await toursIn(reader, order, order.testsOf) };
  const machines = await reader.machines(order.folder);
  return { charts: machines.map(({ machine, title, group }) => chartOf(machine, title, group)) };
}

process.once("message", async (order: RevisionOrder) => {
  const answer = await answerTo(order).catch((thrown: unknown) => ({
    refusal: thrown instanceof Error ? thrown.message : String(thrown),
  }));
  process.send?.(answer, () => process.disconnect());
});
