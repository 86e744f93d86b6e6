import { pathToFileURL } from "node:url";
import type { RegisteredMachine, RevisionReader } from "../config";

/** Reads a project with all machines in `machines/index.ts` and no test models. */
export const reader: RevisionReader = {
  async machines(folder) {
    const file = pathToFileURL(`${folder}/machines/index.ts`).href;
    const { machines } = (await import(file)) as { machines: Record<string, RegisteredMachine> };
    return Object.values(machines);
  },
  testModel: async () => null,
};
