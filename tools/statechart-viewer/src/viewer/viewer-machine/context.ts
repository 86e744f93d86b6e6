import type { Chart } from "../../chart/chart";
import type { Drawn } from "../../chart/layout";
import type { MachineUsage } from "../../chart/usage-data";
import type { Evidence, Listed, ViewerFailure } from "../data";
import type { Place } from "../place";

export interface Size {
  width: number;
  height: number;
}
export interface Context {
  place: Place;
  list: readonly Listed[];
  /** The current machine, or the last one. */
  drawn: Drawn | null;
  /** The charts of all machines, for the search. */
  charts: readonly Chart[];
  evidence: Evidence;
  usage: MachineUsage | null;
  /** Why something failed to load. */
  failures: Partial<Record<"list" | "machine" | "charts" | "evidence" | "usage", ViewerFailure>>;
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
  | { type: "machine.retry" }
  | { type: "search.retry" }
  | { type: "evidence.retry" }
  | { type: "usage.retry" }
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

export const machineOf = (context: Context): string => context.place.machine ?? "";
export type PlaceEvent = Extract<Event, { type: "place.open" | "place.changed" }>;
export type Asking = { context: Context; event: Event };

export const wanted = ({ context: { place }, event }: Asking): Place => nextPlace(place, event as PlaceEvent);
