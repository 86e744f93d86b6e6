import { existsSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { TestModel } from "statechart-testing/model/test-model";
import { explore, type Graph } from "statechart-testing/planner/explore";
import { graphOfText, textOfGraph } from "statechart-testing/planner/graph-text";
import { takeGraphFrom } from "statechart-testing/planner/planning";

/** The setting for a folder of graphs, of one run of all tests: several of its processes need each graph. */
const graphsFolder = "TEST_GRAPHS";

/** The graph in a file; if there is none, the test model is explored and the file is written. */
function graphIn(file: string, testModel: TestModel): Graph {
  if (existsSync(file)) return graphOfText(readFileSync(file, "utf8"));
  const graph = explore(testModel);
  // Another process may read it at once, and then finds all of it or nothing.
  const own = `${file}.${process.pid}`;
  writeFileSync(own, textOfGraph(graph));
  renameSync(own, file);
  return graph;
}

/** The same test model. In a run of all tests, it is explored by the first process that needs its graph. */
export function exploredOnce(testModel: TestModel): TestModel {
  const folder = process.env[graphsFolder];
  if (folder) takeGraphFrom(testModel, () => graphIn(join(folder, `${testModel.machine.id}.json`), testModel));
  return testModel;
}
