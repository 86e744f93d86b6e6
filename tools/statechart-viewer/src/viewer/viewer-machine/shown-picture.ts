import type { Layout } from "../../chart/layout";
import type { LevelChart } from "../../chart/level";
import { chartOfLayout } from "../levels";
import type { Size } from "./context";
import type { Viewer } from "./index";
import { fitting, openingScale } from "./scales";

/** The layout that is drawn, or the map's. */
export const layoutOf = ({ context: { drawing } }: Viewer): Layout | null => drawing?.layout ?? null;

/** What is drawn; it may be from before a level was chosen whose layout is still on its way. */
export function shownChart({ context: { chart, drawing } }: Viewer): LevelChart | null {
  return chart === null || drawing === null ? null : chartOfLayout(chart, drawing.name);
}

/** What is drawn: the drawing, or the map. */
export const pictureOf = ({ context: { place, drawing, map } }: Viewer): Size | null =>
  (place.map ? map?.layout : drawing?.layout) ?? null;

/** The scale of the drawing, or of the map; 1 is its original size. */
export function scaleOf(viewer: Viewer): number {
  const { place, room } = viewer.context;
  const picture = pictureOf(viewer);
  if (!picture) return 1;
  if (place.zoom === null) return openingScale(picture, room);
  return place.zoom === "fit" ? fitting(picture, room) : place.zoom;
}
