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
  /** Each way that was gone, in each language, with the times that it took. */
  steps: z.array(
    z.object({
      machine: FlowStep.shape.machine,
      from: FlowStep.shape.from,
      to: FlowStep.shape.to,
      event: FlowStep.shape.event,
      locale: FlowStep.shape.locale,
      /** One for each time that it was gone, in milliseconds. */
      ms: z.array(FlowStep.shape.ms),
    }),
  ),
});
export type Recorded = z.infer<typeof Recorded>;

/** Where the recording lies. */
export const recordedFile = (): string => join(projectRoot(), "server", "flows", "recorded.json");

/** The recording; null where there is none, or none that can be read. */
async function readRecorded(file: string): Promise<Recorded | null> {
  try {
    return safeParse(Recorded, JSON.parse(await readFile(file, "utf8"))).data ?? null;
  } catch {
    return null;
  }
}

/**
 * Gives a demo where nothing has been counted yet something to show: what was recorded, under the day of the recording,
 * or under today where that day would be forgotten at once. A demo starts also without.
 */
export async function addRecordedSteps(db: Database, now: Date, file = recordedFile()): Promise<void> {
  if (!(await hasNoCounts(db))) return;
  const recorded = await readRecorded(file);
  if (!recorded) return;
  const steps = recorded.steps.filter(isOfChart).flatMap(({ ms, ...step }) => ms.map((one) => ({ ...step, ms: one })));
  await addSteps(db, steps, recorded.date < firstKeptDay(now) ? dayOf(now) : recorded.date);
}
