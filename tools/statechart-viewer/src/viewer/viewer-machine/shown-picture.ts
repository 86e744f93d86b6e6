import type { Layout } from "../../chart/layout";
import type { Size } from "./context";
import type { Viewer } from "./index";
import { clamp } from "./scales";

/** The minimum initial scale: a smaller drawing would be unreadable, so a large one overflows instead. */
const readable = 0.65;

/** The scale that fits the whole drawing, at most its original size. */
const fitting = (picture: Size, room: Size | null): number =>
  room === null ? 1 : clamp(Math.min(1, room.width / picture.width, room.height / picture.height));

/** The displayed layout: with screenshots, the one that has room for them. */
export function layoutOf({ context: { drawn, place } }: Viewer): Layout | null {
  if (drawn === null) return null;
  return place.overlay === "screenshots" ? drawn.roomy : drawn.layout;
}

/** The scale of the drawing; 1 is its original size. */
export function scaleOf(snapshot: Viewer): number {
  const { room, scale } = snapshot.context;
  const layout = layoutOf(snapshot);
  if (layout === null) return 1;
  if (snapshot.matches({ picture: "zoomed" })) return scale;
  const whole = fitting(layout, room);
  return snapshot.matches({ picture: "fitted" }) ? whole : Math.max(readable, whole);
}
