import type { Chart } from "../../chart/chart";
import { stateTitle, transitionLabel } from "../names";
import type { Comment } from "./comment";

/**
 * What a state or transition of a chart is called in comments, in the product's words; the machine's id and null name
 * the machine.
 */
export function placeName(chart: Chart, id: string | null): string {
  const transition = chart.transitions.find((one) => one.id === id);
  if (transition)
    return `${transitionLabel(transition, "product").title} in ${stateTitle(chart, transition.source, "product")}`;
  return id === null || id === chart.machine ? chart.title : stateTitle(chart, id, "product");
}

/** Whether a chart still has the place of a comment. */
const isThere = ({ states, transitions }: Chart, place: string): boolean =>
  states.some(({ id }) => id === place) || transitions.some(({ id }) => id === place);

/** The comments on the same place. */
export interface PlaceComments {
  place: string;
  /** What the place is called; if it is gone, what it was called last. */
  name: string;
  isGone: boolean;
  comments: readonly Comment[];
}

/** Comments by place, in the order of the chart; those on what it no longer has come last. */
export function byPlace(chart: Chart | null, comments: readonly Comment[]): PlaceComments[] {
  const places = new Map<string, Comment[]>();
  for (const comment of comments) places.set(comment.place, [...(places.get(comment.place) ?? []), comment]);
  const ids = [...(chart?.states ?? []), ...(chart?.transitions ?? [])].map(({ id }) => id);
  return [...places]
    .map(([place, some]): PlaceComments => {
      const isGone = !chart || !isThere(chart, place);
      return { place, name: isGone ? (some[0]?.name ?? place) : placeName(chart, place), isGone, comments: some };
    })
    .sort((a, b) => Number(a.isGone) - Number(b.isGone) || ids.indexOf(a.place) - ids.indexOf(b.place));
}

/** The number of open comments by place. */
export function openByPlace(comments: readonly Comment[]): ReadonlyMap<string, number> {
  const open = new Map<string, number>();
  for (const { place, isResolved } of comments) if (!isResolved) open.set(place, (open.get(place) ?? 0) + 1);
  return open;
}

/** `1 comment`, `3 comments`. */
export const commentCount = (count: number, kind = ""): string =>
  `${count} ${kind}${kind && " "}${count === 1 ? "comment" : "comments"}`;
