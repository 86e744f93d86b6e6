import { and, eq } from "drizzle-orm";
import type { Database } from "../../db/database";
import { mergeRanges, type Ranges } from "../rules/watched";
import { videoPosition } from "../schema";

export interface VideoState {
  /** Seconds from the clip's start. */
  position: number;
  watched: Ranges;
}

const ofStep = (accountId: number, stepId: number) =>
  and(eq(videoPosition.accountId, accountId), eq(videoPosition.stepId, stepId));
const columns = { position: videoPosition.position, watched: videoPosition.watched };

/** The position of a video; its start if it was never played. */
export async function videoState(db: Database, accountId: number, stepId: number): Promise<VideoState> {
  const [row] = await db.select(columns).from(videoPosition).where(ofStep(accountId, stepId));
  return row ?? { position: 0, watched: [] };
}

/** Adds the seconds played and stores the position, if there is one; returns the new state of both. */
export async function addWatched(
  tx: Database,
  { accountId, stepId, seconds, now }: { accountId: number; stepId: number; seconds: number; now: Date },
  played: Pick<VideoState, "watched"> & Partial<VideoState>,
): Promise<VideoState> {
  await tx
    .insert(videoPosition)
    .values({ accountId, stepId, position: 0, watched: [], updatedAt: now })
    .onConflictDoNothing();
  const [before] = await tx.select(columns).from(videoPosition).where(ofStep(accountId, stepId)).for("update");
  const state = {
    position: Math.min(played.position ?? before?.position ?? 0, seconds),
    watched: mergeRanges([...(before?.watched ?? []), ...played.watched], seconds),
  };
  await tx
    .update(videoPosition)
    .set({ ...state, updatedAt: now })
    .where(ofStep(accountId, stepId));
  return state;
}
