import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { safeParse, z } from "zod/mini";
import { FlowStep } from "../../contract/telemetry";
import type { Database } from "../db/database";
import { projectRoot } from "../project-root";
import { addSteps, dayOf, firstKeptDay, hasNoCounts } from "../telemetry/queries";
import { isOfChart } from "./charts";

/** Steps that were recorded in a browser, with consent: `npm run flows -- record` writes them. */
export const Recorded = z.object({
  /** The day of the recording. */
  date: z.iso.date(),
  /** Each transition that was taken, per language, with its durations. */
  steps: z.array(
    z.object({
      machine: FlowStep.shape.machine,
      from: FlowStep.shape.from,
      to: FlowStep.shape.to,
      event: FlowStep.shape.event,
      locale: FlowStep.shape.locale,
      /** One per time that it was taken, in milliseconds. */
      ms: z.array(FlowStep.shape.ms),
    }),
  ),
});
export type Recorded = z.infer<typeof Recorded>;

/** Where the recording is stored. */
export const recordedFile = (): string => join(projectRoot(), "server", "flows", "recorded.json");

/** The recording; null if there is none or it cannot be read. */
async function readRecorded(file: string): Promise<Recorded | null> {
  try {
    return safeParse(Recorded, JSON.parse(await readFile(file, "utf8"))).data ?? null;
  } catch {
    return null;
  }
}

/**
 * Fills a demo that has no counts yet with the recorded ones, dated to the day of the recording, or to today if counts
 * of that day would be deleted at once. A demo also starts without a recording.
 */
export async function addRecordedSteps(db: Database, now: Date, file = recordedFile()): Promise<void> {
  if (!(await hasNoCounts(db))) return;
  const recorded = await readRecorded(file);
  if (!recorded) return;
  const steps = recorded.steps.filter(isOfChart).flatMap(({ ms, ...step }) => ms.map((one) => ({ ...step, ms: one })));
  await addSteps(db, steps, recorded.date < firstKeptDay(now) ? dayOf(now) : recorded.date);
}
