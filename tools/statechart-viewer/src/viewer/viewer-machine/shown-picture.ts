import type { Layout } from "../../chart/layout";
import type { Size } from "./context";
import type { Viewer } from "./index";
import { clamp } from "./scales";

/** Smaller than this nobody reads it: a picture that is shown first rather sticks out. */
const readable = 0.65;

/** The scale that shows a picture as a whole, never larger than it was drawn. */
const fitting = (picture: Size, room: Size | null): number =>
  room === null ? 1 : clamp(Math.min(1, room.width / picture.width, room.height / picture.height));

/** The layout that is shown: where screenshots stand on the states, the one with room for them. */
export function layoutOf({ context: { drawn, place } }: Viewer): Layout | null {
  if (drawn === null) return null;
  return place.overlay === "screenshots" ? drawn.roomy : drawn.layout;
}

/** How large the picture is shown, 1 as it was drawn. */
export function scaleOf(snapshot: Viewer): number {
  const { room, scale } = snapshot.context;
  const layout = layoutOf(snapshot);
  if (layout === null) return 1;
  if (snapshot.matches({ picture: "zoomed" })) return scale;
  const whole = fitting(layout, room);
  return snapshot.matches({ picture: "fitted" }) ? whole : Math.max(readable, whole);
}
