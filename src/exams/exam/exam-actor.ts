import type { ActorRefFrom, SnapshotFrom } from "xstate";
import type { examMachine } from "../../../machines/exams/exam";

export type ExamActor = ActorRefFrom<typeof examMachine>;
export type ExamSnapshot = SnapshotFrom<typeof examMachine>;
