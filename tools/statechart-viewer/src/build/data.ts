import { join } from "node:path";
import { allLevels, levelNamed } from "../chart/level";
import { chartOfMachine } from "../cli/machines";
import type { ViewerConfig } from "../config";
import { testsFile } from "../evidence/planned";
import { levelData, levelFile, machineData, mapData } from "./files";
import { listData } from "./list";
import { viewsFile } from "./screenshots";
import { read, write } from "./write";

/** The hash of the chart that a file was generated from; null if the file is missing or unreadable. */
function hashIn(file: string): string | null {
  try {
    const { chart, hash } = JSON.parse(read(file)) as { chart?: { hash: string }; hash?: string };
    return chart?.hash ?? hash ?? null;
  } catch {
    return null;
  }
}

/** Generates the viewer's data for one machine if it is missing or out of date. */
export function buildMachine(config: ViewerConfig, id: string): void {
  const chart = chartOfMachine(config, id);
  if (hashIn(join(config.data, `${id}.json`)) === chart.hash) return;
  for (const file of machineData(chart)) write(config.data, file);
}

/** Generates the layout of a level if it is missing or out of date. @returns whether the machine has such a level */
export async function buildLevel(config: ViewerConfig, id: string, name: string): Promise<boolean> {
  const chart = chartOfMachine(config, id);
  const found = levelNamed(chart, name);
  if (found === null) return false;
  if (hashIn(join(config.data, levelFile(id, name))) !== chart.hash)
    write(config.data, await levelData(chart, found.level, found.shown));
  return true;
}

/** Generates the planned tests of a machine, if it has a test model. */
export async function buildTests(config: ViewerConfig, id: string): Promise<void> {
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

/** Generates the map of all machines. */
export async function buildMap(config: ViewerConfig): Promise<void> {
  write(config.data, await mapData(config));
}

/** Generates all data of one machine that is missing or out of date: chart, tests, and the layouts of all levels. */
export async function buildData(config: ViewerConfig, id: string): Promise<void> {
  buildMachine(config, id);
  await buildTests(config, id);
  for (const name of allLevels(chartOfMachine(config, id))) await buildLevel(config, id, name);
}
