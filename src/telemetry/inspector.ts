import type { InspectionEvent } from "xstate";

/** Receives everything that the machines of a page do. */
export type Inspector = (event: InspectionEvent) => void;
