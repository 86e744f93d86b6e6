import type { Chart } from "../../chart/chart";
import type { Drawn } from "../../chart/layout";
import type { ScreenshotEntry } from "../../chart/screenshots";
import type { MachineUsage } from "../../chart/usage-data";
import type { Evidence, Listed, Overview, Tested, ViewerFailure } from "../data";
import type { Place } from "../place";
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
  /** The current machine, or the last one. */
  drawn: Drawn | null;
  /** The charts of all machines, for the search. */
  charts: readonly Chart[];
  evidence: Evidence;
  usage: MachineUsage | null;
  /** The screenshots of all machines, for the pages of requirements. */
  screenshots: readonly ScreenshotEntry[] | null;
  /** Planned tests by machine, loaded one after the other for the open requirement. */
  tests: Readonly<Record<string, Tested>>;
  /** Why something failed to load. */
  failures: Partial<
    Record<"list" | "overview" | "machine" | "charts" | "evidence" | "usage" | "screenshots", ViewerFailure>
  >;
  /** The state or transition with the keyboard focus. */
  focused: string | null;
  /** Whether the project keeps comments. */
  hasComments: boolean;
  /** States whose child states are hidden. */
  folded: readonly string[];
  /** The scale once the user has zoomed. */
  scale: number;
  /** The room that the drawing has to fit into. */
  room: Size | null;
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
  | { type: "search.retry" }
  | { type: "evidence.retry" }
  | { type: "usage.retry" }
  | { type: "screenshots.retry" }
  | { type: "part.focus"; id: string }
  | { type: "state.fold"; state: string }
  | { type: "states.foldAll" }
  | { type: "states.unfoldAll" }
  | { type: "picture.measured"; room: Size }
  | { type: "picture.zoom"; scale: number }
  | { type: "picture.fit" }
  | { type: "site.moved"; states: readonly string[]; transition: string | null };

/** The location after an event. */
export const nextPlace = (place: Place, event: { change: Partial<Place> } | { place: Place }): Place =>
  "place" in event ? event.place : { ...place, ...event.change };

/** The next machine with the open requirement whose tests were not loaded yet; null after the last one. */
export const nextToTest = ({ charts, place, tests }: Context): string | null =>
  machinesWith(charts, place.requirement ?? "").find((machine) => !(machine in tests)) ?? null;

export const machineOf = (context: Context): string => context.place.machine ?? "";
export type PlaceEvent = Extract<Event, { type: "place.open" | "place.changed" }>;
export type Asking = { context: Context; event: Event };

export const wanted = ({ context: { place }, event }: Asking): Place => nextPlace(place, event as PlaceEvent);
