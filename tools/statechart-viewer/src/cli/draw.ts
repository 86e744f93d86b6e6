import { join } from "node:path";
import { readArguments } from "statechart-testing/cli/command";
import { type ExportedMachine, machinesIn } from "statechart-testing/cli/machine-files";
import { drawingOf } from "../build/files";
import { write } from "../build/write";
import { type Chart, chartOf } from "../chart/chart";

import { type Command, program, ViewerError } from "./command";

/** The chart of an exported machine. */
export const chartOfExport = ({ machine }: ExportedMachine): Chart => chartOf(machine, machine.id, "machines");

/** The file argument. @throws {ViewerError} if it is missing */
export function requiredFile(typed: string | undefined): string {
  if (typed === undefined) throw new ViewerError("Name a file that exports an XState machine, like ./toggle.ts.");
  return typed;
}

/** Draws every machine of a file. */
export const drawCommand: Command = {
  usage: `${program} draw FILE [--out FOLDER]
Draws the machines that a file exports, one SVG each, light or dark as the reader's device is.
  FILE                 FILE#NAME is one of its exports
  --out FOLDER         where the drawings go; without it, the working folder`,

  async run(args, { say }) {
    const { values, positionals } = readArguments(`${program} draw`, args, {
      out: { type: "string", default: "." },
    });
    for (const one of await machinesIn(requiredFile(positionals[0]))) {
      const { file, note } = await drawingOf({}, chartOfExport(one), "engineering");
      try {
        write(values.out, file);
      } catch (cause) {
        throw new ViewerError(`${join(values.out, file.name)} cannot be written; name another folder with --out.`, {
          cause,
        });
      }
      say(`${one.machine.id}: ${join(values.out, file.name)}${note ? ` (${note})` : ""}`);
    }
    return 0;
  },
};
