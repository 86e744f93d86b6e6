import type { ActorRefFrom, SnapshotFrom } from "xstate";
import type { lessonMachine } from "../../../machines/courses/lesson";

export type LessonActor = ActorRefFrom<typeof lessonMachine>;
export type LessonSnapshot = SnapshotFrom<typeof lessonMachine>;
