import { join } from "node:path";
import { chartOfMachine } from "../cli/machines";
import type { ViewerConfig } from "../config";
import { testsFile } from "../evidence/planned";
import { machineData } from "./files";
import { listData } from "./list";
import { viewsFile } from "./screenshots";
import { read, write } from "./write";

/** The hash of the chart that a machine's data was generated from; null if the data is missing or unreadable. */
function hashOfData(file: string): string | null {
  try {
    const { chart } = JSON.parse(read(file)) as { chart: { hash: string } };
    return chart.hash;
  } catch {
    return null;
  }
}

/** Generates the viewer's data for one machine if it is missing or out of date. */
export async function buildData(config: ViewerConfig, id: string): Promise<void> {
  const chart = chartOfMachine(config, id);
  if (hashOfData(join(config.data, `${id}.json`)) !== chart.hash)
    for (const file of await machineData(chart)) write(config.data, file);
  const tests = await testsFile(config, id);
  if (tests) write(config.data, tests);
}

/** Generates the data for the viewer's list and search. */
export function buildLists(config: ViewerConfig): void {
  for (const file of listData(config)) write(config.data, file);
}

/** Generates the hashes of today's views. */
export async function buildViews(config: ViewerConfig): Promise<void> {
  const file = await viewsFile(config);
  if (file) write(config.data, file);
}
