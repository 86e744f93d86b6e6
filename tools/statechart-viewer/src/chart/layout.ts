import type { Chart } from "./chart";
import type { Wording } from "./machine-words";

/** A rectangle in the unscaled drawing, in pixels from its upper left corner. */
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

/** A transition in the drawing. */
export interface DrawnTransition {
  id: string;
  /** From its source to its targets, with every bend; empty without a target. */
  lines: readonly (readonly Point[])[];
  /** The position of its label; without a target, it is inside the source's box. */
  label: Box;
}

/** The content of a line in a box or label, which determines its style. */
export type LineKind = "name" | "folded" | "tag" | "description" | "invoke" | "action" | "event" | "guard" | "doing";

/** A line of text, positioned by the left end of its baseline. */
export interface DrawnLine extends Point {
  kind: LineKind;
  text: string;
  /** The width in the layout's font; in any other font, the line is drawn at the same width. */
  width: number;
}

/** Where a drawing leads from its initial state. */
export const directions = ["DOWN", "RIGHT"] as const;
export type Direction = (typeof directions)[number];

/** The positions of everything in a chart. */
export interface Layout {
  direction: Direction;
  width: number;
  height: number;
  /** By state id. */
  states: Readonly<Record<string, Box>>;
  transitions: readonly DrawnTransition[];
  /** By the id of their state or transition. */
  lines: Readonly<Record<string, readonly DrawnLine[]>>;
  /** A note if the usual layout failed and a simpler one was used. */
  note: string | null;
}

/** Padding around a box's lines: horizontal and vertical, in pixels. */
export const padding = { x: 12, y: 9 } as const;
/** The room for a screenshot in the box of an innermost state, below its text; in pixels. */
export const screenshotRoom = { width: 150, height: 190 } as const;

/** The name of the file with a machine's chart and layouts; by default they are in the product's words. */
export const dataFile = (machine: string, wording: Wording): string =>
  wording === "product" ? `${machine}.json` : `${machine}.${wording}.json`;

/** A machine's chart with its layouts in one wording. */
export interface Drawn {
  chart: Chart;
  layout: Layout;
  /** The layout with room for a screenshot in each innermost state. */
  roomy: Layout;
}
