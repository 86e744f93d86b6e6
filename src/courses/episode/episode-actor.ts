import type { ActorRefFrom, SnapshotFrom } from "xstate";
import type { episodeMachine } from "../../../machines/courses/episode";

export type EpisodeActor = ActorRefFrom<typeof episodeMachine>;
export type EpisodeSnapshot = SnapshotFrom<typeof episodeMachine>;
