import type { Chart } from "../../chart/chart";
import type { Layout } from "../../chart/layout";
import { type DrawnMap, type Journey, journeyNamed } from "../../chart/map";
import type { ScreenshotEntry } from "../../chart/screenshots";
import type { MachineUsage } from "../../chart/usage-data";
import type { Column, Evidence, Funnel, Listed, Overview, Tested, ViewerFailure } from "../data";
import type { Format } from "../export/save-drawing";
import { layoutNameOf, levelOf, placeWithSelection } from "../levels";
import type { Place, Spot } from "../place";
import { machinesWith } from "../requirements";

export interface Size {
  width: number;
  height: number;
}
export interface Context {
  place: Place;
  list: readonly Listed[];
  /** What the list shows of the machines. */
  overview: Overview;
  /** The open machine. */
  chart: Chart | null;
  /** Its newest layout, with the layout's name. */
  drawing: { name: string; layout: Layout } | null;
  map: DrawnMap | null;
  /** How often the steps of the open journey were done; null until it is known. */
  funnel: Funnel | null;
  /** The charts of all machines, for the search, requirements, and the live pane. */
  charts: readonly Chart[];
  evidence: Evidence;
  usage: MachineUsage | null;
  /** The screenshots of all machines, for the pages of requirements. */
  screenshots: readonly ScreenshotEntry[] | null;
  /** Planned tests by machine, loaded one after the other for the open requirement. */
  tests: Readonly<Record<string, Tested>>;
  /** Why something failed to load. */
  failures: Partial<
    Record<
      "list" | "overview" | "machine" | "drawing" | "map" | "funnel" | "charts" | "evidence" | "usage" | "screenshots",
      ViewerFailure
    >
  >;
  /** The state or transition with the keyboard focus. */
  focused: string | null;
  /** Whether the project keeps comments. */
  hasComments: boolean;
  /** The point of the drawing in the middle of the window. */
  middle: Spot | null;
  /** The room that the drawing has to fit into. */
  room: Size | null;
  /** The columns that are open. */
  columns: readonly Column[];
  /** Whether the browser can show the chart on the whole screen. */
  canFillScreen: boolean;
  /** The current states of the mirrored site. */
  active: readonly string[];
  /** The transition that the site took last. */
  lastTaken: string | null;
}

export type Event =
  /** Navigation; unchanged properties can be omitted. */
  | { type: "place.open"; change: Partial<Place>; replace?: boolean }
  /** The browser went back or forward. */
  | { type: "place.changed"; place: Place }
  | { type: "words.type"; words: string }
  | { type: "list.retry" }
  | { type: "overview.retry" }
  | { type: "machine.retry" }
  | { type: "drawing.retry" }
  | { type: "map.retry" }
  | { type: "funnel.retry" }
  | { type: "search.retry" }
  | { type: "evidence.retry" }
  | { type: "usage.retry" }
  | { type: "screenshots.retry" }
  | { type: "part.focus"; id: string }
  | { type: "picture.measured"; room: Size }
  /** A point of the drawing came into the middle of the window; by itself, if not by the user. */
  | { type: "picture.scrolled"; middle: Spot; byUser: boolean }
  | { type: "picture.zoom"; scale: number }
  | { type: "picture.fit" }
  | { type: "column.toggle"; column: Column }
  | { type: "screen.toggle" }
  /** The browser began or ended to show the chart on the whole screen. */
  | { type: "screen.changed"; isFull: boolean }
  | { type: "link.copy" }
  | { type: "drawing.save"; format: Format }
  | { type: "drawing.print" }
  | { type: "site.moved"; states: readonly string[]; transition: string | null };

/** What a layout depends on; on another one, size and position are reset. */
const layoutOf = ({ machine, part, around, level, wording, overlay, map }: Place): string =>
  JSON.stringify([machine, part, around, level, wording, overlay === "screenshots", map]);

export type Move = { change: Partial<Place> } | { place: Place };

/** The location after an event. */
export function nextPlace({ place: before, chart }: Pick<Context, "place" | "chart">, event: Move): Place {
  if ("place" in event) return event.place;
  const { change } = event;
  // Another part starts as it opens.
  const part = "part" in change && !("level" in change) ? { level: null } : {};
  const wanted: Place = { ...before, ...part, ...change };
  const isSame = chart !== null && wanted.machine === chart.machine;
  const place = isSame ? placeWithSelection(chart, before, wanted) : wanted;
  const shows = (one: Place) => (isSame ? layoutNameOf(chart, one) : layoutOf(one));
  return shows(place) === shows(before) ? place : { ...place, zoom: change.zoom ?? null, at: change.at ?? null };
}
/** The next machine with the open requirement whose tests were not loaded yet; null after the last one. */
export const nextToTest = ({ charts, place, tests }: Context): string | null =>
  machinesWith(charts, place.requirement ?? "").find((machine) => !(machine in tests)) ?? null;

export const machineOf = (context: Context): string => context.place.machine ?? "";
export type PlaceEvent = Extract<Event, { type: "place.open" | "place.changed" }>;
export type Asking = { context: Context; event: Event };

export const wanted = ({ context, event }: Asking): Place => nextPlace(context, event as PlaceEvent);

/** The name of the layout that is looked at; empty without a machine. */
export const wantedLayout = ({ chart, place }: Pick<Context, "chart" | "place">): string =>
  chart === null ? "" : layoutNameOf(chart, place);

/** The journey that is highlighted on the map. */
export const journeyOf = ({ map, place }: Pick<Context, "map" | "place">): Journey | undefined =>
  map ? journeyNamed(map.map, place.journey) : undefined;

/** The name of a file with what is drawn, without an ending: "exam.stage.attempting-folded". */
export function fileNameOf({ chart, place }: Pick<Context, "chart" | "place">): string {
  if (chart === null || place.map) return "map";
  const level = levelOf(chart, place);
  if (level.kind === "around") return `${level.state}-around`;
  return level.isFolded ? `${level.state}-folded` : level.state;
}

/** A location that shows others what is seen now: the same part, in the same size, at the same point. */
export function linkTo({ chart, place, middle }: Context): Place {
  if (chart === null) return { ...place, at: middle };
  const level = levelOf(chart, place);
  const depth = level.kind === "around" ? null : level.isFolded ? "folded" : "full";
  const part = level.kind === "around" || level.state === chart.machine ? place.part : level.state;
  return { ...place, part, level: depth, at: middle };
}
