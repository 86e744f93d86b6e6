import { sizes } from "../../chart/layout";
import type { Size } from "./context";

/** The smallest text that people read without effort, in pixels of the screen. */
export const leastText = 11;

/** The scale at which the smallest text of a drawing is just readable. */
export const readable = leastText / sizes.text;

/** The minimum and maximum scale that a user can choose. */
export const scales = { least: 0.1, most: 3 };

/** The closest scale within the limits. */
export const clamp = (scale: number): number => Math.min(scales.most, Math.max(scales.least, scale));

/** The scale that fits the whole drawing, at most its original size. */
export const fitting = (picture: Size, room: Size | null): number =>
  room === null ? 1 : Math.min(1, room.width / picture.width, room.height / picture.height);

/** The scale at which a drawing opens: as a whole, unless it is not readable then; in that case it is scrolled. */
export const openingScale = (picture: Size, room: Size | null): number => Math.max(readable, fitting(picture, room));
