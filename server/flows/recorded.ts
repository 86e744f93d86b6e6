import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { safeParse, z } from "zod/mini";
import { ContentLocale } from "../../contract/primitives";
import { StateCount, TransitionCount } from "../../contract/telemetry";
import type { Database } from "../db/database";
import { projectRoot } from "../project-root";
import { dayOf, firstKeptDay } from "../telemetry/periods";
import { addCounts, hasRecorded } from "../telemetry/queries";
import { isState, isTransition } from "./charts";

/** What was counted in a browser, with consent: `npm run flows -- record` writes it. */
export const Recorded = z.object({
  /** The day of the recording. */
  date: z.iso.date(),
  /** One for each language. */
  counts: z.array(
    z.object({ locale: ContentLocale, transitions: z.array(TransitionCount), states: z.array(StateCount) }),
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
 * Gives a demo the recorded visits, which are kept apart from those of people, dated to the day of the recording, or to
 * today if counts of that day would be deleted at once. A demo also starts without a recording.
 */
export async function addRecorded(db: Database, now: Date, file = recordedFile()): Promise<void> {
  if (await hasRecorded(db)) return;
  const recorded = await readRecorded(file);
  if (!recorded) return;
  const day = recorded.date < firstKeptDay(now) ? dayOf(now) : recorded.date;
  for (const { locale, transitions, states } of recorded.counts)
    await addCounts(
      db,
      { locale, transitions: transitions.filter(isTransition), states: states.filter(isState) },
      { day, isRecorded: true },
    );
}
