import { and, eq } from "drizzle-orm";
import type { Database, Write } from "../../db/database";
import type { Ranges } from "../rules/watched";
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

/** Stores the position of a video and what has been watched of it. */
export const storeVideo = (tx: Database, accountId: number, stepId: number, state: VideoState, now: Date): Write =>
  tx
    .insert(videoPosition)
    .values({ accountId, stepId, ...state, updatedAt: now })
    .onConflictDoUpdate({
      target: [videoPosition.accountId, videoPosition.stepId],
      set: { ...state, updatedAt: now },
    });
