import { existsSync } from "node:fs";
import { basename, dirname, join, relative, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { type AnyStateMachine, createMachine } from "xstate";
import type { TestData } from "../model/test-model";
import { guessed } from "./guessed";
import { kebabCase } from "./names";
import type { Subject } from "./subject";
import { messageOf, UnknownNameError, UsageError } from "./usage-error";

const extension = /\.[cm]?[jt]sx?$/;

/** Whether a name is a file name: `./toggle.ts`, `machines/toggle.ts#toggleMachine`. */
export const isFileName = (name: string): boolean => extension.test(name.split("#")[0] ?? "");

const isObject = (value: unknown): value is object => typeof value === "object" && value !== null;

/** Whether a value is a state machine; the file may use its own copy of XState. */
const isMachine = (value: unknown): value is AnyStateMachine =>
  isObject(value) &&
  ["root", "config", "implementations", "provide", "getInitialSnapshot"].every((key) => key in value);

/** Whether a value is a test model, or a part of one. */
const isTestData = (value: unknown): value is TestData =>
  isObject(value) &&
  "machine" in value &&
  isMachine(value.machine) &&
  ["inputs", "events", "outcomes", "children", "project", "exceptions"].some((key) => key in value);

/** Why a file cannot be loaded, in one line: a compiler's message has several. */
function loadError(cause: unknown): string {
  const lines = messageOf(cause)
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "");
  // `Transform failed with 1 error:` says nothing; the next line says where and what.
  const line = (lines.length > 1 && /error:?$/i.test(lines[0] ?? "") ? lines[1] : lines[0]) ?? "";
  return line.replaceAll(`${process.cwd()}/`, "").replace(/\.$/, "");
}

async function exportsOf(file: string): Promise<[string, unknown][]> {
  try {
    const module: object = await import(/* @vite-ignore */ pathToFileURL(file).href);
    // Loaders differ in the order of a module's exports.
    return Object.entries(module).sort(([one], [other]) => (one < other ? -1 : 1));
  } catch (cause) {
    throw new UsageError(`${relative(process.cwd(), file)} cannot be loaded: ${loadError(cause)}.`, { cause });
  }
}

/** The files that may export a machine's test models: `toggle.model.ts` for `toggle.ts` and `toggle.machine.ts`. */
function modelFilesOf(file: string): string[] {
  const [ending = ""] = extension.exec(file) ?? [];
  const name = basename(file, ending);
  const names = [...new Set([name, name.replace(/[.-]machine$/, "")])].map((one) => `${one}.model${ending}`);
  return names.map((one) => join(dirname(file), one)).filter((one) => one !== file && existsSync(one));
}

const nameless = "(machine)";

/** Gives a machine an id. XState calls all machines without one `(machine)`, so they would be indistinguishable. */
function named(machine: AnyStateMachine, name: string): AnyStateMachine {
  if (machine.id !== nameless) return machine;
  return createMachine({ ...machine.config, id: name } as never, machine.implementations as never);
}

/** The test models in the files next to a machine's file. */
async function modelsBeside(file: string): Promise<TestData[]> {
  const exported = await Promise.all(modelFilesOf(file).map(exportsOf));
  return exported.flat().flatMap(([, value]) => (isTestData(value) ? [value] : []));
}

/** A machine that a file exports. */
export interface ExportedMachine {
  /** The machine with an id: its own, or else the name of its export. */
  machine: AnyStateMachine;
  /** The path of the file. */
  file: string;
  /** The file and the export, for commands. */
  target: string;
  /** The test model, or a part of one, exported from the same file or from a `.model.ts` next to it. */
  testData: TestData | null;
  /** The name of its export. */
  exportName: string;
  /** The name of the file for its test model. */
  modelFile: string;
}

/**
 * Loads the machines that a file exports.
 * @param name the path of the file; `#export` selects one export
 * @throws {UsageError} if the file cannot be loaded or exports no machine
 */
export async function machinesIn(name: string): Promise<ExportedMachine[]> {
  const [path = "", only] = name.split("#");
  const file = resolve(path);
  if (!existsSync(file))
    throw new UnknownNameError(`There is no file ${path}; name one that exports an XState machine.`);
  const exported = await exportsOf(file);
  const models = [
    ...exported.flatMap(([, value]) => (isTestData(value) ? [value] : [])),
    ...(await modelsBeside(file)),
  ];
  const machines = exported.flatMap(([key, value]): [string, AnyStateMachine][] => {
    if (isMachine(value)) return [[key, value]];
    return isTestData(value) ? [[key, value.machine]] : [];
  });
  const seen = new Set<AnyStateMachine>();
  const found = machines.flatMap(([key, original]): ExportedMachine[] => {
    if (seen.has(original) || (only !== undefined && key !== only)) return [];
    seen.add(original);
    const own = key === "default" ? basename(file).replace(/(\.model|[.-]machine)?\.\w+$/, "") : key;
    const given = models.find((model) => model.machine === original);
    const machine = named(original, own);
    return [
      {
        machine,
        file: relative(process.cwd(), file),
        target: `${relative(process.cwd(), file)}#${key}`,
        testData: given ? { ...given, machine } : null,
        exportName: key,
        modelFile: basename(file).replace(/([.-]machine)?(\.\w+)$/, ".model$2"),
      },
    ];
  });
  if (found.length === 0 && only !== undefined)
    throw new UnknownNameError(
      `${path} exports no machine "${only}"; take one of ${machines.map(([key]) => key).join(", ")}.`,
    );
  if (found.length === 0)
    throw new UsageError(
      `${path} exports no XState machine; export one, like \`export const toggleMachine = createMachine(…)\`.`,
    );
  const ids = found.map(({ machine }) => machine.id);
  const twice = ids.find((id, index) => ids.indexOf(id) < index);
  if (twice !== undefined)
    throw new UsageError(`${path} exports two machines with the id "${twice}"; give each its own.`);
  return found;
}

/** The machines that a file exports, as subjects of a command, each with test data from its types and its test model. */
export async function subjectsIn(name: string): Promise<Subject[]> {
  const all = await machinesIn(name);
  return all.map(({ machine, file, target, testData, exportName, modelFile }) => {
    const place = { name: all.length > 1 ? target : file, modelFile };
    return {
      id: machine.id,
      title: machine.root.description ?? machine.id,
      target,
      approvedFile: join(dirname(file), `${kebabCase(machine.id)}.approved.yaml`),
      approvedScreenFile: null,
      mustBeApproved: false,
      ...guessed(testData ?? { machine }, place, async () => {
        // The compiler is large, and most commands work on configured machines.
        const { inferData } = await import("../inference/infer");
        return inferData(resolve(file), exportName, machine);
      }),
    };
  });
}
