/** Reads the machines of one file at a revision. The file's path in the repository is in this module's URL. */
import { join } from "node:path";
import { machinesIn } from "statechart-testing/cli/machine-files";
import type { TestModel } from "statechart-testing/model/test-model";
import type { RevisionReader } from "../config";

const file = new URL(import.meta.url).searchParams.get("file") ?? "";

export const reader: RevisionReader = {
  async machines(folder) {
    const found = await machinesIn(join(folder, file));
    return found.map(({ machine }) => ({ machine, title: machine.id, group: "machines" }));
  },

  async testModel(folder, id) {
    const found = await machinesIn(join(folder, file));
    const data = found.find(({ machine }) => machine.id === id)?.testData;
    // An incomplete one would need the types of this revision's packages.
    return data?.inputs && data.events && data.outcomes ? (data as TestModel) : null;
  },
};
