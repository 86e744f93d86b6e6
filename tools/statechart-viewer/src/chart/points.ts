import type { ChartTransition } from "./chart";
import type { Hierarchy } from "./hierarchy";

/**
 * Points of a drawing that are not states: where a state's contents start, and the source of transitions that apply
 * anywhere in it.
 */
export const initialOf = (state: string): string => `${state} initial`;
export const anywhereOf = (state: string): string => `${state} anywhere`;
/** The line from a start point to the initial state. */
export const beginningOf = (state: string): string => `${state} begins`;

/** A transition from a state into itself starts at a point inside the state, because it applies anywhere in it. */
export const startsInside = ({ source, targets }: ChartTransition, { isWithin }: Hierarchy): boolean =>
  targets.some((target) => target !== source && isWithin(target, source));
