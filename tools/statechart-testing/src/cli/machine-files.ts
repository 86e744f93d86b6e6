import { existsSync } from "node:fs";
import { basename, dirname, join, relative, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { type AnyStateMachine, createMachine } from "xstate";
import type { TestModel } from "../model/test-model";
import { guessed } from "./guessed";
import type { Subject } from "./subject";
import { messageOf, UsageError } from "./usage-error";

const extension = /\.[cm]?[jt]sx?$/;

/** Whether a name is that of a file: `./toggle.ts`, `machines/toggle.ts#toggleMachine`. */
export const isFileName = (name: string): boolean => extension.test(name.split("#")[0] ?? "");

const isObject = (value: unknown): value is object => typeof value === "object" && value !== null;

/** Whether something is a state machine; the file may have its own copy of XState. */
const isMachine = (value: unknown): value is AnyStateMachine =>
  isObject(value) &&
  ["root", "config", "implementations", "provide", "getInitialSnapshot"].every((key) => key in value);

const isTestModel = (value: unknown): value is TestModel =>
  isObject(value) &&
  "machine" in value &&
  isMachine(value.machine) &&
  ["inputs", "events", "outcomes"].every((key) => key in value);

async function exportsOf(file: string): Promise<[string, unknown][]> {
  try {
    const module: object = await import(/* @vite-ignore */ pathToFileURL(file).href);
    // Loaders differ in the order of what a module exports.
    return Object.entries(module).sort(([one], [other]) => (one < other ? -1 : 1));
  } catch (cause) {
    throw new UsageError(`${file} cannot be loaded (${messageOf(cause)}); fix it and try again.`, { cause });
  }
}

/** The files beside a machine's in which its test models may be: `toggle.model.ts` of `toggle.ts` and `toggle.machine.ts`. */
function modelFilesOf(file: string): string[] {
  const [ending = ""] = extension.exec(file) ?? [];
  const name = basename(file, ending);
  const names = [...new Set([name, name.replace(/[.-]machine$/, "")])].map((one) => `${one}.model${ending}`);
  return names.map((one) => join(dirname(file), one)).filter((one) => one !== file && existsSync(one));
}

const nameless = "(machine)";

/** A machine that bears a name: XState calls one without an id `(machine)`, so that several could not be told apart. */
function named(machine: AnyStateMachine, name: string): AnyStateMachine {
  if (machine.id !== nameless) return machine;
  return createMachine({ ...machine.config, id: name } as never, machine.implementations as never);
}

/** The test models that stand in files beside a machine's. */
async function modelsBeside(file: string): Promise<TestModel[]> {
  const exported = await Promise.all(modelFilesOf(file).map(exportsOf));
  return exported.flat().flatMap(([, value]) => (isTestModel(value) ? [value] : []));
}

/**
 * The machines that a file exports, each with its test model: one that is exported from the same file or from a
 * `.model.ts` beside it, or else the default one.
 * @param name the path of the file; with `#export` only that export
 * @throws {UsageError} where the file cannot be loaded or exports no machine
 */
export async function subjectsIn(name: string): Promise<Subject[]> {
  const [path = "", only] = name.split("#");
  const file = resolve(path);
  if (!existsSync(file)) throw new UsageError(`There is no file ${path}; name one that exports an XState machine.`);
  const exported = await exportsOf(file);
  const models = [
    ...exported.flatMap(([, value]) => (isTestModel(value) ? [value] : [])),
    ...(await modelsBeside(file)),
  ];
  const machines = exported.flatMap(([key, value]): [string, AnyStateMachine][] => {
    if (isMachine(value)) return [[key, value]];
    return isTestModel(value) ? [[key, value.machine]] : [];
  });
  const seen = new Set<AnyStateMachine>();
  const subjects = machines.flatMap(([key, machine]): Subject[] => {
    if (seen.has(machine) || (only !== undefined && key !== only)) return [];
    seen.add(machine);
    const own = key === "default" ? basename(file).replace(/(\.model|[.-]machine)?\.\w+$/, "") : key;
    const given = models.find((model) => model.machine === machine);
    const machineWithId = named(machine, own);
    const beside = `${basename(file).replace(/([.-]machine)?(\.\w+)$/, ".model$2")}`;
    const model = given && { ...given, machine: machineWithId };
    return [
      {
        id: machineWithId.id,
        title: machineWithId.root.description ?? machineWithId.id,
        target: `${relative(process.cwd(), file)}#${key}`,
        ...(model
          ? { testModel: async () => model, needs: async () => [] }
          : guessed(
              machineWithId,
              `export one, \`defineTestModel({ machine, inputs, events, outcomes })\`, from ${beside}`,
            )),
      },
    ];
  });
  if (subjects.length === 0)
    throw new UsageError(
      only === undefined
        ? `${path} exports no XState machine; export one, like \`export const toggleMachine = createMachine(…)\`.`
        : `${path} exports no machine "${only}"; take one of ${machines.map(([key]) => key).join(", ")}.`,
    );
  const twice = subjects.find(({ id }, index) => subjects.findIndex((one) => one.id === id) < index);
  if (twice) throw new UsageError(`${path} exports two machines with the id "${twice.id}"; give each its own.`);
  return subjects;
}
