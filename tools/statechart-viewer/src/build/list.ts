import { existsSync } from "node:fs";
import { join } from "node:path";
import type { Chart } from "../chart/chart";
import { ViewerError } from "../cli/command";
import type { ListedMachine, ViewerConfig } from "../config";
import type { Listed } from "../viewer/data";
import { leavesOf } from "../viewer/overlay";
import { type BuiltFile, chartsOf, drawingFile } from "./files";

/** The list of a project that configures none: by group, in the order of the machines. */
function listByGroup(charts: readonly Chart[]): Record<string, ListedMachine> {
  const groups = [...new Set(charts.map(({ group }) => group))];
  const inOrder = groups.flatMap((group) => charts.filter((chart) => chart.group === group));
  return Object.fromEntries(
    inOrder.map(({ machine, group }) => [machine, { section: group, isMain: true, shows: null }] as const),
  );
}

/**
 * All machines in the order of the list.
 * @throws {ViewerError} if the configured list lacks a machine, or names a machine or state that does not exist
 */
export function listOf(config: Pick<ViewerConfig, "list" | "folder">, charts: readonly Chart[]): Listed[] {
  const list = config.list ?? listByGroup(charts);
  const left = charts.find(({ machine }) => !Object.hasOwn(list, machine));
  if (left) throw new ViewerError(`The configured list does not have ${left.machine}; add it under \`list\`.`);
  return Object.entries(list).map(([id, { section, isMain, shows, within = null, unseen = null }]) => {
    const chart = charts.find(({ machine }) => machine === id);
    if (!chart) throw new ViewerError(`The configured list has ${id}, but there is no such machine; remove it.`);
    const leaves = leavesOf(chart);
    if (shows !== null && !leaves.includes(`${id}.${shows}`))
      throw new ViewerError(`The configured list shows ${id} in ${shows}, which is not one of its innermost states.`);
    if (within !== null && !charts.some(({ machine }) => machine === within))
      throw new ViewerError(`The configured list has ${id} within ${within}, but there is no such machine.`);
    const { title, group, description, hash, states, transitions, runs } = chart;
    return {
      machine: id,
      title,
      group,
      description,
      hash,
      section,
      isMain,
      shows: shows === null ? null : `${id}.${shows}`,
      within,
      unseen,
      // Does not count the machine itself.
      states: states.length - 1,
      innermost: leaves.length,
      transitions: transitions.length,
      runs,
      hasDrawing: existsSync(join(config.folder, drawingFile(id))),
    };
  });
}

/** The viewer's data for all machines: its list, and the charts for its search. */
export function listData(config: ViewerConfig): BuiltFile[] {
  const charts = chartsOf(config);
  return [
    { name: "index.json", content: `${JSON.stringify(listOf(config, charts), null, 1)}\n` },
    { name: "charts.json", content: `${JSON.stringify(charts)}\n` },
  ];
}
