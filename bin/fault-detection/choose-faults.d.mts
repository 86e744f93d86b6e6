import type { Fault } from "./report";

/** A random part of the faults. */
export interface Sample {
  /** With which probability a fault is tried. */
  percent: number;
  seed: number;
}

export function isChosen(
  fault: Pick<Fault, "mutatorName" | "replacement" | "location">,
  file: string,
  sample: Sample,
): boolean;
