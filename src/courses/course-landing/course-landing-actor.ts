import type { ActorRefFrom, SnapshotFrom } from "xstate";
import type { courseLandingMachine } from "../../../machines/courses/course-landing";

export type CourseLandingActor = ActorRefFrom<typeof courseLandingMachine>;
export type CourseLandingSnapshot = SnapshotFrom<typeof courseLandingMachine>;
