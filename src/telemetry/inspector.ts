import type { InspectionEvent } from "xstate";

/** Told of everything that the machines of a page do. */
export type Inspector = (event: InspectionEvent) => void;
