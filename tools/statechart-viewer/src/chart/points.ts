import type { ChartTransition } from "./chart";

/** Points of a picture that are not states: where a state's inside begins, and what may happen wherever one is inside. */
export const initialOf = (state: string): string => `${state} initial`;
export const anywhereOf = (state: string): string => `${state} anywhere`;
/** The line from a beginning to the state that it begins with. */
export const beginningOf = (state: string): string => `${state} begins`;

/** A transition from a state to one inside it is drawn from a point in it: it may happen wherever one is inside. */
export const startsInside = ({ source, targets }: ChartTransition): boolean =>
  targets.some((target) => target.startsWith(`${source}.`));
