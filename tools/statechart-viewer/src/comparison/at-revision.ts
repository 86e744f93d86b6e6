/**
 * Reads the machines in a folder, as a child process that answers once: it receives a `RevisionOrder` message and
 * replies with a `RevisionAnswer`. A revision's machines need their own process because they are different modules with
 * the same names, and may be broken.
 */
import type { TestModel } from "statechart-testing/model/test-model";
import { planning, scriptOf } from "statechart-testing/planner/planning";
import { type Chart, chartOf } from "../chart/chart";
import type { RevisionReader } from "../config";

/** What to read from the folder: the charts of all machines, or the planned tests of some. */
export interface RevisionOrder {
  folder: string;
  /** The URL of the module with the `RevisionReader`. */
  reader: string;
  testsOf: readonly string[] | null;
}

/** The parts of a planned test that a comparison needs. */
export interface TourTest {
  /** As numbered by `npm run qa -- plan` and `run`: `quiz 1`. */
  name: string;
  /** Ids of the transitions that it takes. */
  transitions: readonly string[];
  /** Ids of the states that it enters. */
  states: readonly string[];
}
export type RevisionAnswer =
  | { charts: Chart[] }
  /** By machine; null if no tests can be planned. */
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
      // An old test model may have been written for another planner.
      tours[id] = null;
    }
  }
  return tours;
}

async function answerTo(order: RevisionOrder): Promise<RevisionAnswer> {
  const { reader } = (await import(order.reader)) as { reader: RevisionReader };
  if (order.testsOf !== null) return { tests: await toursIn(reader, order, order.testsOf) };
  const machines = await reader.machines(order.folder);
  return { charts: machines.map(({ machine, title, group, words }) => chartOf(machine, title, group, words)) };
}

// Nobody waits for the answer anymore.
process.once("disconnect", () => process.exit());

process.once("message", async (order: RevisionOrder) => {
  const answer = await answerTo(order).catch((thrown: unknown) => ({
    refusal: thrown instanceof Error ? thrown.message : String(thrown),
  }));
  process.send?.(answer, () => process.disconnect());
});
