import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { dirname } from "node:path";
import type { ImportGraph } from "../changed/import-graph";
import { changedMachines, isTest, testsOf } from "../changed/related";
import { type Layer, layerOf, layers } from "./layers";

/** Source files whose faults are tried in one run, with the tests that run. */
export interface Slice {
  /** Layer and first file, as a file name. */
  name: string;
  layer: Layer;
  files: string[];
  /** Test files, nearest first. */
  tests: string[];
  /** Machines, by id, whose planned tests run too. */
  machines: string[];
  /** Changes when the files, their tests, or the settings of fault detection do. */
  key: string;
}

/** Files of one folder are tried together up to this size: starting a run takes as long as 50 faults. */
const maxLines = 320;
/** Tests that are further away test something else. */
const maxTests = 10;
/** The nearest tests of each file, where the tests of several would crowd them out. */
const maxTestsOfFile = 4;
/** A part of every page is tried in the first pages that show it. */
const maxMachines = 3;

/** Slices that are run together when only a sample of their faults is tried: most of the time would be their starts. */
const maxBatch = 6;
/** The same if planned tests alone run: they are in one file, and each fault needs those of its machines only. */
const maxApprovedBatch = 20;

const machineIndex = "machines/index.ts";
/** The planned tests of `Slice.machines`, as a test file. */
const plannedTests = { model: "bin/fault-detection/planned.slice.ts", dom: "bin/fault-detection/planned.slice.tsx" };
/** The tests of files that no test reaches. */
const noTests = ["bin/fault-detection/untested.slice.ts"];
/** Files whose change makes every result out of date. */
const settings = ["stryker.config.mjs", "vitest.config.ts", "ignore-words.mjs"];

const isHelper = (path: string): boolean => /\.testing\.tsx?$|^model-tests\//.test(path);
const linesOf = (text: string | undefined): number => text?.split("\n").length ?? 0;

/** The files of a layer, or of all of them. */
export const filesOf = (name: string, texts: ReadonlyMap<string, string>): string[] =>
  [...texts.keys()].filter((path) => (name === "all" ? layerOf(path) : layerOf(path)?.name === name)).sort();

/** Test helpers that the tests import, by way of other helpers too. */
function helpersOf(tests: readonly string[], graph: ImportGraph): string[] {
  const found = new Set(tests);
  // Iterating over a Set also visits entries that are added on the way.
  for (const file of found) for (const path of graph.imports.get(file) ?? []) if (isHelper(path)) found.add(path);
  return [...found].sort();
}

/** The test model, screen states, and approved behavior of a machine; tests load them by pattern, without an import. */
const modelFiles = readdirSync("model-tests", { recursive: true, encoding: "utf8" })
  .filter((path) => /\.(model\.ts|screen\.tsx|approved\.yaml)$/.test(path))
  .map((path) => `model-tests/${path.replaceAll("\\", "/")}`);
const modelFilesOf = (machine: string): string[] => {
  const name = machine.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  return modelFiles.filter((path) => path.split("/").at(-1)?.split(".")[0] === name);
};

/**
 * Groups files with their tests.
 * @param files of any layers; a file without a layer counts as one of the last
 */
export function slicesOf(files: readonly string[], graph: ImportGraph, texts: ReadonlyMap<string, string>): Slice[] {
  return layers.flatMap((layer) => {
    const groups: string[][] = [];
    for (const file of files.filter((path) => layerOf(path) === layer)) {
      const group = groups.at(-1);
      const lines = [...(group ?? []), file].reduce((sum, path) => sum + linesOf(texts.get(path)), 0);
      if (group && dirname(group[0] ?? "") === dirname(file) && lines <= maxLines) group.push(file);
      else groups.push([file]);
    }
    return groups.map((group) => sliceOf(layer, group, graph, texts));
  });
}

/** Larger slices, each of several of one layer with all their tests, for samples. */
export function batchesOf(slices: readonly Slice[], max: number = maxBatch): Slice[] {
  const batches: Slice[][] = [];
  for (const slice of slices) {
    const batch = batches.at(-1);
    const [first] = batch ?? [];
    if (batch && batch.length < max && first?.layer === slice.layer) batch.push(slice);
    else batches.push([slice]);
  }
  return batches.flatMap(([first, ...others]) => {
    if (!first) return [];
    const together = [first, ...others];
    const union = (of: (slice: Slice) => string[]) => [...new Set(together.flatMap(of))];
    return {
      ...first,
      name: others.length > 0 ? `${first.name}.and-${others.length}` : first.name,
      files: union(({ files }) => files),
      tests: union(({ tests }) => tests),
      machines: union(({ machines }) => machines),
      key: together.map(({ key }) => key).join("-"),
    };
  });
}

/**
 * The slices that have planned tests of machines, with these tests only: what approved behavior alone would notice.
 * @param isSample whether only a sample of the faults is tried, in larger slices
 */
export function approvedOnly(slices: readonly Slice[], isSample: boolean): Slice[] {
  const planned = slices
    .filter(({ tests }) => tests.includes(plannedTests.model))
    .map((slice) => ({ ...slice, name: `approved.${slice.name}`, tests: [plannedTests.model] }));
  return isSample ? batchesOf(planned, maxApprovedBatch) : planned;
}

/** `server/exams`, or `server/routes` for what has no domain. */
const domainOf = (path: string): string => path.split("/").slice(0, 2).join("/");

function testsBeside(files: readonly string[], texts: ReadonlyMap<string, string>): string[] {
  const domains = new Set(files.map(domainOf));
  return [...texts.keys()].filter((path) => isTest(path) && domains.has(domainOf(path))).sort();
}

function sliceOf(layer: Layer, files: string[], graph: ImportGraph, texts: ReadonlyMap<string, string>): Slice {
  const own = (tests: string[]) => tests.filter((path) => layer.tests.test(path));
  const near = own(testsOf(graph, texts, files)).slice(0, maxTests);
  const ofFiles = files.flatMap((file) => own(testsOf(graph, texts, [file])).slice(0, maxTestsOfFile));
  const ofDomain = layer.byDomain ? [...ofFiles, ...own(testsBeside(files, texts))] : [];
  const unit = [...new Set([...near, ...ofDomain, ...(layer.also ?? [])])];
  const planned = layer.planned === "none" ? null : plannedTests[layer.planned];
  const machines = planned ? changedMachines(graph, texts, files, machineIndex).slice(0, maxMachines) : [];
  const found = planned && machines.length > 0 ? [...unit, planned] : unit;
  const tests = found.length > 0 ? found : noTests;
  const hash = createHash("sha256").update(`${machines.join()} ${layer.onLoad}`);
  const code = [...settings.map((name) => `bin/fault-detection/${name}`), ...files, ...helpersOf(tests, graph)];
  const read = [...code, ...machines.flatMap(modelFilesOf).sort()];
  for (const path of read) hash.update(path).update(readFileSync(path));
  const name = `${layer.name}.${files[0]?.replace(/\W+/g, "-")}`;
  return { name, layer, files, tests, machines, key: hash.digest("hex").slice(0, 16) };
}
