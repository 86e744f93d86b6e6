import type { ActorRefFrom, SnapshotFrom } from "xstate";
import type { seriesMachine } from "../../../machines/courses/series";

export type SeriesActor = ActorRefFrom<typeof seriesMachine>;
export type SeriesSnapshot = SnapshotFrom<typeof seriesMachine>;
