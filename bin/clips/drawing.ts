import type { Course } from "./courses";
import { palette, progress, px, unit } from "./design";

/** The moment at which a figure is drawn. */
export interface Moment {
  /** Seconds since the slide appeared. */
  t: number;
  /** When each point appears: figures emphasize one part after the other in step with them. */
  beats: readonly number[];
  /** The numbers of the points if each one states exactly one, so that a chart agrees with them; otherwise empty. */
  amounts: readonly number[];
  course: Course;
}

export type Figure = (moment: Moment) => string;
export type Point = readonly [x: number, y: number];

export const { surface, ink, rule, accent, leaf, mist, coral, blush } = palette;

/** How strongly point `index` is emphasized (0–1); it fades when the next point appears. */
export function emphasis({ t, beats }: Moment, index: number): number {
  const beat = beats[index];
  if (beat === undefined) return 0;
  const next = beats[index + 1];
  return progress(t, beat, 0.5) - (next === undefined ? 0 : progress(t, next, 0.5));
}

/** How far point `index` has appeared (0–1); it stays visible. */
export function reached({ t, beats }: Moment, index: number): number {
  const beat = beats[index];
  return beat === undefined ? 0 : progress(t, beat, 0.6);
}

/** The number of parts in a figure that shows one part per point. */
export function partsFor({ beats }: Moment, least = 3): number {
  return Math.min(5, Math.max(least, beats.length));
}

/** The point that emphasizes part `part` of `parts` if there are more parts than points; -1 for none. */
export function pointFor({ beats }: Moment, part: number, parts: number): number {
  return beats.findIndex((_, index) => Math.round(((index + 1) * parts) / beats.length) - 1 === part);
}

export function rect(
  x: number,
  y: number,
  width: number,
  height: number,
  radius: number,
  fill: string,
  more = "",
): string {
  const w = Math.max(0, width);
  const h = Math.max(0, height);
  return `<rect x="${px(x)}" y="${px(y)}" width="${px(w)}" height="${px(h)}" rx="${px(Math.min(radius, w / 2, h / 2))}" fill="${fill}" ${more}/>`;
}

export function circle([x, y]: Point, radius: number, fill: string, more = ""): string {
  return `<circle cx="${px(x)}" cy="${px(y)}" r="${px(Math.max(0, radius))}" fill="${fill}" ${more}/>`;
}

/** A stroke that draws itself: `share` of the path is visible. */
export function stroke(d: string, share: number, colour: string, width: number, more = ""): string {
  if (share <= 0) return "";
  return `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round" pathLength="1" stroke-dasharray="${unit(share)} 2" ${more}/>`;
}

/** A sheet with a flat shadow, because a blurred one costs too many bytes. */
export function sheet(x: number, y: number, width: number, height: number, radius: number, course: Course): string {
  return rect(x + 5, y + 8, width, height, radius, course.shade) + rect(x, y, width, height, radius, surface);
}

export function group(share: number, rise: number, content: string): string {
  return `<g opacity="${unit(share)}" transform="translate(0 ${px((1 - share) * rise)})">${content}</g>`;
}

/** A smooth curve through all points. */
export function smooth(places: readonly Point[]): string {
  const at = (index: number): Point => places[Math.min(places.length - 1, Math.max(0, index))] ?? [0, 0];
  let d = `M${at(0).map(px).join(" ")}`;
  for (let index = 0; index < places.length - 1; index += 1) {
    const [before, from, to, after] = [at(index - 1), at(index), at(index + 1), at(index + 2)];
    const handles = [
      from[0] + (to[0] - before[0]) / 6,
      from[1] + (to[1] - before[1]) / 6,
      to[0] - (after[0] - from[0]) / 6,
      to[1] - (after[1] - from[1]) / 6,
    ];
    d += `C${[...handles, ...to].map(px).join(" ")}`;
  }
  return d;
}

export function gridLines(share: number): string {
  const lines = [110, 200, 290].map((y) => stroke(`M64 ${y}H456`, share, "#ffffff", 3)).join("");
  return lines + stroke("M48 382H472", share, ink, 4);
}
