import { type Wording, wordings } from "../chart/machine-words";
import { comparisonPath, type Range, revisionName } from "./comparison/range";

/** What is shown on top of the chart. */
export const overlays = ["none", "tests", "screenshots", "usage"] as const;
export type Overlay = (typeof overlays)[number];

/** The panes next to the pages. */
const panes = ["live", "simulation"] as const;
export type Pane = (typeof panes)[number] | null;

/** The period of the usage data, in days; null for everything stored. */
export const periods = [7, 30, 90, null] as const;
export type Period = (typeof periods)[number];

/** Whose visits the usage data is of. */
export const sources = ["visits", "recorded"] as const;
export type Source = (typeof sources)[number];

/** How much of a part is shown. */
const depths = ["folded", "full"] as const;

/** The size of the drawing: a scale, 1 for the original size, or as large as the window. */
export type Zoom = number | "fit";

/** A point of a drawing, in unscaled pixels. */
export interface Spot {
  x: number;
  y: number;
}

/** The location in the viewer: all of it is in the address, so that it can be shared. */
export interface Place {
  /** Null on the list, on the map, on the comparison page, and on the pages of requirements. */
  machine: string | null;
  /** The revisions on the comparison page; null elsewhere. */
  comparison: Range | null;
  /** The id of the open requirement; empty on the list of all requirements, null elsewhere. */
  requirement: string | null;
  /** Whether the map of all machines is open. */
  map: boolean;
  /** The name of the journey that is highlighted on the map; null for the first one. */
  journey: string | null;
  /** The id of the state that is shown alone, with its contents; null for the one that opens. */
  part: string | null;
  /** The id of the state that is shown with its neighbors. */
  around: string | null;
  /** How much of the part is shown; null for as much as can be read. */
  level: (typeof depths)[number] | null;
  /** Null for a size that can be read. */
  zoom: Zoom | null;
  /** The point in the middle of the window; null until someone scrolls. */
  at: Spot | null;
  /** The selected state's id. */
  state: string | null;
  /** The id of the selected transition, or of a bundle of them; never together with a state. */
  transition: string | null;
  /** The number of the open planned test, from 1. */
  test: number | null;
  overlay: Overlay;
  /** Whether names are in the product's words or as in the code. */
  wording: Wording;
  /** The language of screenshots and usage; null for the first available one, and for all. */
  language: string | null;
  /** A second language to compare with. */
  beside: string | null;
  theme: "light" | "dark" | null;
  /** The window width of the screenshots, in pixels. */
  width: number | null;
  period: Period;
  /** Whose usage; null for recorded visits only if there are no others. */
  source: Source | null;
  /** The search words on the list. */
  words: string;
  /** The pane next to everything: the live site or the simulation. */
  pane: Pane;
}

/** Nothing selected, and the chart as it opens. */
export const noLevel = {
  part: null,
  around: null,
  level: null,
  zoom: null,
  at: null,
  state: null,
  transition: null,
  test: null,
} satisfies Partial<Place>;

/** The list as it first opens. */
export const atHome: Place = {
  machine: null,
  comparison: null,
  requirement: null,
  map: false,
  journey: null,
  ...noLevel,
  overlay: "none",
  wording: "product",
  language: null,
  beside: null,
  theme: null,
  width: null,
  period: 30,
  source: null,
  words: "",
  pane: null,
};

const oneOf = <T>(values: readonly T[], typed: string | null, otherwise: T): T =>
  values.find((value) => String(value ?? "all") === typed) ?? otherwise;

/** A language tag: `en`, `zh-Hans`. */
const languageOf = (typed: string | null): string | null =>
  typed !== null && /^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$/.test(typed) ? typed : null;

/** The paths of the map and of the pages of requirements; machines with these ids could not be opened. */
const mapPath = "map";
const requirementsPath = "requirements";

/** Zoom in percent: `92`, or `fit`. */
function zoomOf(typed: string | null): Zoom | null {
  if (typed === "fit") return typed;
  const percent = Number(typed);
  return typed !== null && percent > 0 && percent <= 1000 ? percent / 100 : null;
}

/** A point: `120,-40`. */
function spotOf(typed: string | null): Spot | null {
  const [, x, y] = /^(-?\d{1,6}),(-?\d{1,6})$/.exec(typed ?? "") ?? [];
  return x === undefined ? null : { x: Number(x), y: Number(y) };
}

/** Parses an address; ignores invalid values. `base` ends with a slash. */
export function readPlace(base: string, { pathname, search }: { pathname: string; search: string }): Place {
  const query = new URLSearchParams(search);
  const [first = "", second = ""] = pathname.slice(base.length).split("/").map(decoded);
  const [isComparison, isRequirement, isMap] = [
    first === comparisonPath,
    first === requirementsPath,
    first === mapPath,
  ];
  const number = (name: string): number | null => {
    const typed = Number(query.get(name));
    return Number.isInteger(typed) && typed > 0 ? typed : null;
  };
  const period = query.get("days");
  const transition = query.get("transition");
  return {
    machine: isComparison || isRequirement || isMap ? null : first || null,
    comparison: isComparison
      ? { before: revisionName(query.get("before")), after: revisionName(query.get("after")) }
      : null,
    requirement: isRequirement ? second : null,
    map: isMap,
    journey: isMap ? query.get("journey") || null : null,
    part: query.get("part") || null,
    around: query.get("around") || null,
    level: oneOf([...depths, null], query.get("level"), null),
    zoom: zoomOf(query.get("zoom")),
    at: spotOf(query.get("at")),
    state: transition ? null : query.get("state") || null,
    transition: transition || null,
    test: number("test"),
    overlay: oneOf(overlays, query.get("show"), atHome.overlay),
    wording: oneOf(wordings, query.get("wording"), atHome.wording),
    language: languageOf(query.get("language")),
    beside: languageOf(query.get("beside")),
    theme: oneOf(["light", "dark", null] as const, query.get("theme"), null),
    width: number("width"),
    period: period === "all" ? null : oneOf(periods, period, atHome.period),
    source: oneOf([...sources, null] as const, query.get("source"), null),
    words: query.get("words") ?? "",
    pane: panes.find((name) => query.has(name)) ?? null,
  };
}

/** Invalid percent-encoding matches no machine, but must not cause an error either. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

function namesOf({ machine, comparison, requirement, map }: Place): string[] {
  if (machine !== null) return [machine];
  if (comparison !== null) return [comparisonPath];
  if (requirement !== null) return [requirementsPath, requirement];
  return map ? [mapPath] : [];
}

function pathOf(place: Place): string {
  return namesOf(place)
    .filter(Boolean)
    .map((name) => `${encodeURIComponent(name)}/`)
    .join("");
}

/** The address of a location, without defaults. */
export function addressOf(base: string, place: Place): string {
  const query = new URLSearchParams();
  const say = (name: string, value: string | number | null, usual: unknown = null) => {
    if (value !== usual) query.set(name, String(value ?? "all"));
  };
  if (place.map) say("journey", place.journey);
  if (place.machine !== null) {
    say("part", place.part);
    say("around", place.around);
    say("level", place.level);
    say("state", place.state);
    say("transition", place.transition);
    say("test", place.test);
    say("show", place.overlay, atHome.overlay);
    say("language", place.language);
    say("beside", place.beside);
    say("theme", place.theme);
    say("width", place.width);
    say("days", place.period, atHome.period);
    say("source", place.source);
  }
  if (place.machine !== null || place.map) {
    say("zoom", typeof place.zoom === "number" ? Math.round(place.zoom * 100) : place.zoom);
    say("at", place.at && `${place.at.x},${place.at.y}`);
  }
  say("before", place.comparison?.before ?? null);
  say("after", place.comparison?.after ?? null);
  say("wording", place.wording, atHome.wording);
  say("words", place.words, "");
  if (place.pane !== null) query.set(place.pane, "");
  const path = `${base}${pathOf(place)}`;
  const said = query.toString().replace(/(^|&)(live|simulation)=(?=&|$)/, "$1$2");
  return said === "" ? path : `${path}?${said}`;
}
