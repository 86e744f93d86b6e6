import type { Chart } from "./chart";

/** A place in the picture, in pixels of the unscaled picture from its upper left. */
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}
export interface Point {
  x: number;
  y: number;
}

/** A transition as it is drawn. */
export interface DrawnTransition {
  id: string;
  /** From its source to its target, with every bend; a transition without target has none. */
  lines: readonly (readonly Point[])[];
  /** Where its label stands; for one without target it is inside the box of its source. */
  label: Box;
}

/** What a line of a box or a label says, for its looks. */
export type LineKind = "name" | "tag" | "description" | "invoke" | "action" | "event" | "guard" | "doing";

/** A line of text; its place is where its letters stand, at the left. */
export interface DrawnLine extends Point {
  kind: LineKind;
  text: string;
  /** In the font that the picture was laid out with: in another one it is drawn as wide. */
  width: number;
}

/** Where everything of a chart stands. */
export interface Layout {
  width: number;
  height: number;
  /** By the id of the state. */
  states: Readonly<Record<string, Box>>;
  transitions: readonly DrawnTransition[];
  /** By the id of the state or transition that they are of. */
  lines: Readonly<Record<string, readonly DrawnLine[]>>;
  /** Said where the first way of laying out failed and a simpler one was taken. */
  note: string | null;
}

/** Room inside a box, left and right, above and below its lines, in pixels. */
export const padding = { x: 12, y: 9 } as const;
/** The room for a screen in the box of an innermost state, beneath all that the box says; in pixels. */
export const screenshotRoom = { width: 150, height: 190 } as const;

/** A machine as it was drawn. */
export interface Drawn {
  chart: Chart;
  layout: Layout;
  /** The same with room for a screen in each innermost state. */
  roomy: Layout;
}
