import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { replaceJson, writeBytes, writeJson } from "../cli/files";
import { messageOf, UsageError } from "../cli/usage-error";
import type { RecordedSession } from "./session";

const step = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("event"), actor: z.string(), type: z.string(), case: z.string() }),
  z.object({ kind: z.literal("outcome"), actor: z.string(), invoke: z.string(), case: z.string() }),
  z.object({ kind: z.literal("time"), ms: z.number().nonnegative() }),
]);

const strategy = z.enum(["tour", "shortest", "simple", "1-switch"]);

/** The record of a run, which coverage reads. */
const runRecord = z.object({
  machine: z.string(),
  driver: z.string(),
  strategy,
  seed: z.number(),
  /** The hash of the plan. */
  hash: z.string(),
  date: z.string(),
  /** The revision of the tested sources; null outside git. Records of earlier versions have none. */
  revision: z.object({ commit: z.string(), isChanged: z.boolean() }).nullish(),
  /** How many tests the plan has; a run that stopped early, or a driver that cannot start all, has fewer. */
  planned: z.int().optional(),
  tests: z.array(
    z.object({
      /** Its number in the plan, from 1. */
      number: z.int(),
      input: z.string(),
      steps: z.number(),
      result: z.enum(["passed", "failed", "flaky"]),
      failure: z.string().optional(),
      /** The number of the first step that failed, from 1; 0 for the start. */
      failedAt: z.number().optional(),
      /** The names of the saved files, in the same folder: the test that reproduces it, the picture, and the trace. */
      recording: z.string().optional(),
      picture: z.string().optional(),
      trace: z.string().optional(),
      /** Ids of everything that was covered, and how often. */
      covered: z.record(z.string(), z.number()),
    }),
  ),
});
export type RunRecord = z.infer<typeof runRecord>;
export type TestRecord = RunRecord["tests"][number];

/** Steps that can be replayed: a shrunk failure or a recorded session. */
const recording = z.object({
  machine: z.string(),
  /** The file and export of the machine, if it was not configured. */
  file: z.string().optional(),
  input: z.string(),
  steps: z.array(step),
  /** The driver in which it failed; a replay can use another one. */
  driver: z.string().default("model"),
  /** The error message at the time of the recording. */
  failure: z.string().optional(),
  verdict: z.string().optional(),
  /** How many steps the test had before it was shrunk. */
  shrunkFrom: z.number().optional(),
});
export type Recording = z.infer<typeof recording>;

/** The schema of a recorded session, as defined in session.ts. */
const session = z.object({
  kind: z.literal("session"),
  version: z.literal(1),
  events: z.array(
    z.object({
      at: z.number(),
      machine: z.string(),
      actor: z.string(),
      source: z.nullable(z.string()),
      event: z.string(),
      code: z.string().optional(),
      to: z.unknown(),
    }),
  ),
});

function write(folder: string, name: string, data: unknown): string {
  const file = join(folder, name);
  writeJson(file, data);
  return file;
}

function read<T>(file: string, schema: z.ZodType<T>, remedy: string): T {
  try {
    return schema.parse(JSON.parse(readFileSync(file, "utf8")));
  } catch (thrown) {
    const why = thrown instanceof z.ZodError ? z.prettifyError(thrown).split("\n").join(" ") : messageOf(thrown);
    throw new UsageError(`${file} cannot be read (${why}); ${remedy}.`, { cause: thrown });
  }
}

/**
 * Saves a run; it replaces the previous run of the same machine, driver, and strategy. Each has its own file, so
 * processes that run different machines do not disturb each other.
 */
export function writeRun(results: string, run: RunRecord): string {
  const file = join(results, "runs", `${run.machine}.${run.driver}.${run.strategy}.json`);
  replaceJson(file, run);
  return file;
}

/** Every saved run, by machine. */
export function readRuns(results: string): RunRecord[] {
  const folder = join(results, "runs");
  let names: string[];
  try {
    names = readdirSync(folder).filter((name) => name.endsWith(".json"));
  } catch {
    return [];
  }
  return names.sort().map((name) => read(join(folder, name), runRecord, "delete it and run again"));
}

/** The name of a recording: the same steps have the same. */
export const recordingName = ({ machine, driver, input, steps }: Recording): string => {
  const hash = createHash("sha256")
    .update(JSON.stringify([input, steps]))
    .digest("hex");
  return `${machine}.${driver}.${hash.slice(0, 8)}`;
};

/** Saves a test for `replay`. @returns the file */
export const writeRecording = (results: string, data: Recording): string =>
  write(results, `${recordingName(data)}.json`, data);

/** Saves the page at a failure, next to its recording. @returns the name of the file */
export function writePicture(results: string, name: string, picture: Buffer): string {
  const file = `${name}.jpg`;
  writeBytes(join(results, file), picture);
  return file;
}

const remedy = "name a file that the run command has saved, or a session that an application has recorded";

/** Reads a saved test. @throws {UsageError} if the file is not a saved test */
export const readRecording = (file: string): Recording => read(file, recording, remedy);

/** Reads a saved test or a recorded session. @throws {UsageError} if the file is neither */
export function readReplayable(file: string): Recording | RecordedSession {
  const { kind } = read(file, z.looseObject({ kind: z.string().optional() }), remedy);
  return kind === "session" ? (read(file, session, remedy) as RecordedSession) : readRecording(file);
}
