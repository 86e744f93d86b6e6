import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { kebabCase } from "statechart-testing/cli/names";
import type { ApprovedFiles } from "statechart-viewer/comparison/behavior";

/** The files with what was approved of a machine, next to its test model, in the folder of this or another revision. */
export function approvedFiles(folder: string, id: string): ApprovedFiles {
  const tests = join(folder, "model-tests");
  if (!existsSync(tests)) return { behavior: null, screen: null };
  const names = readdirSync(tests, { recursive: true, encoding: "utf8" });
  const find = (ending: string): string | null => {
    const name = names.find((one) => one.endsWith(`/${kebabCase(id)}${ending}`));
    return name === undefined ? null : join(tests, name);
  };
  return { behavior: find(".approved.yaml"), screen: find(".screen.approved.yaml") };
}
