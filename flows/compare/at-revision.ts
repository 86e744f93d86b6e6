/**
 * A process that reads the machines in a folder and answers once: `RevisionOrder` comes as a message, `RevisionAnswer`
 * goes back. The machines of a revision run here and not where they are compared: they are other modules under the same
 * names, and may be broken.
 */
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { AnyStateMachine } from "xstate";
import type { Flow } from "../../model-tests/engine/flow";
import { kebabCase } from "../../model-tests/qa/names";
import { planning, scriptOf } from "../../model-tests/qa/planning";
import { type Chart, chartOf } from "../chart/chart";

/** What is to be read of the folder: the charts of all machines, or the planned tests of some. */
export interface RevisionOrder {
  folder: string;
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
  /** By machine; null where its flow cannot be planned. */
  | { tests: Record<string, TourTest[] | null> }
  | { refusal: string };

interface Registry {
  machines?: Record<string, { title: string; domain: string; machine: AnyStateMachine }>;
}

const load = (folder: string, file: string): Promise<unknown> => import(pathToFileURL(`${folder}/${file}`).href);

async function chartsIn(folder: string): Promise<Chart[]> {
  const { machines } = (await load(folder, "machines/index.ts")) as Registry;
  if (!machines) throw new Error("machines/index.ts exports no machines");
  return Object.values(machines).map(({ machine, title, domain }) => chartOf(machine, title, domain));
}

function testsOf(flow: Flow): TourTest[] {
  const { graph, plan } = planning(flow, "tour", 0);
  return plan.tests.map((test, index) => {
    const { start, steps } = scriptOf(graph, test);
    const taken = graph.starts.find(({ input }) => input === test.input)?.taken;
    return {
      name: `${flow.machine.id} ${index + 1}`,
      transitions: [...new Set([...(taken?.transitions ?? []), ...steps.flatMap(({ transitions }) => transitions)])],
      states: [...new Set([start, ...steps.map(({ place }) => place)].flatMap(({ states }) => states))],
    };
  });
}

/** Where a machine's flow stands: beside the other tests of its domain, and before that was so in a folder for all. */
function modelOf(folder: string, id: string): string {
  const names = readdirSync(join(folder, "model-tests"), { recursive: true, encoding: "utf8" });
  const name = names.find((one) => one.endsWith(`/${kebabCase(id)}.model.ts`)) ?? `flows/${kebabCase(id)}.ts`;
  return `model-tests/${name}`;
}

async function toursIn(folder: string, ids: readonly string[]): Promise<Record<string, TourTest[] | null>> {
  const tours: Record<string, TourTest[] | null> = {};
  for (const id of ids) {
    // A flow of another time may be written for another planner, or not be there.
    const flow = await load(folder, modelOf(folder, id))
      .then((module) => (module as Record<string, Flow | undefined>)[`${id}Flow`])
      .catch(() => undefined);
    try {
      tours[id] = flow ? testsOf(flow) : null;
    } catch {
      tours[id] = null;
    }
  }
  return tours;
}

process.once("message", async (order: RevisionOrder) => {
  const answer: RevisionAnswer = await (order.testsOf === null
    ? chartsIn(order.folder).then((charts) => ({ charts }))
    : toursIn(order.folder, order.testsOf).then((tests) => ({ tests }))
  ).catch((thrown: unknown) => ({ refusal: thrown instanceof Error ? thrown.message : String(thrown) }));
  process.send?.(answer, () => process.disconnect());
});
