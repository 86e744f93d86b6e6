import { existsSync, mkdirSync, readdirSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { kebabCase } from "statechart-testing/cli/names";
import type { TestModel } from "statechart-testing/model/test-model";
import type { MachineWords } from "statechart-viewer/chart/machine-words";
import type { RevisionReader } from "statechart-viewer/config";
import type { AnyStateMachine } from "xstate";

interface Registry {
  machines?: Record<string, { title: string; domain: string; machine: AnyStateMachine }>;
}

/** The words of a revision's machines; earlier ones have none. */
async function wordsIn(folder: string): Promise<Record<string, MachineWords>> {
  const file = "machines/words.ts";
  if (!existsSync(join(folder, file))) return {};
  return ((await load(folder, file)) as { machineWords: Record<string, MachineWords> }).machineWords;
}

const load = (folder: string, file: string): Promise<unknown> => import(pathToFileURL(join(folder, file)).href);

/**
 * Lets a revision's test models import its own version of the tools by name. Revisions from before the tools were
 * packages import them by path.
 */
function linkTools(folder: string): void {
  const packages = join(folder, "node_modules");
  if (existsSync(packages) || !existsSync(join(folder, "tools"))) return;
  mkdirSync(packages);
  for (const name of readdirSync(join(folder, "tools")))
    symlinkSync(join(folder, "tools", name), join(packages, name), "junction");
}

/** The file of a machine's test model: in its domain's folder; in older revisions, in one folder for all. */
function modelFile(folder: string, id: string): string | null {
  const names = readdirSync(join(folder, "model-tests"), { recursive: true, encoding: "utf8" });
  const inDomain = names.find((name) => name.endsWith(`/${kebabCase(id)}.model.ts`));
  const old = `flows/${kebabCase(id)}.ts`;
  const name = inDomain ?? names.find((one) => one === old);
  return name === undefined ? null : `model-tests/${name}`;
}

/** Reads this site's machines and test models from a folder, including earlier revisions of them. */
export const reader: RevisionReader = {
  async machines(folder) {
    const { machines } = (await load(folder, "machines/index.ts")) as Registry;
    if (!machines) throw new Error("machines/index.ts exports no machines");
    const words = await wordsIn(folder);
    return Object.entries(machines).map(([id, { machine, title, domain }]) => ({
      machine,
      title,
      group: domain,
      ...(words[id] && { words: words[id] }),
    }));
  },

  async testModel(folder, id) {
    const file = modelFile(folder, id);
    if (file === null) return null;
    linkTools(folder);
    const module = (await load(folder, file)) as Record<string, TestModel | undefined>;
    return module[`${id}Model`] ?? module[`${id}Flow`] ?? null;
  },
};
