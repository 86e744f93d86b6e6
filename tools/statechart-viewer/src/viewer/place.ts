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

/** The location in the viewer: all of it is in the address, so that it can be shared. */
export interface Place {
  /** Null on the list, on the comparison page, and on the pages of requirements. */
  machine: string | null;
  /** The revisions on the comparison page; null elsewhere. */
  comparison: Range | null;
  /** The id of the open requirement; empty on the list of all requirements, null elsewhere. */
  requirement: string | null;
  /** The selected state's id. */
  state: string | null;
  /** The selected transition's id; never together with a state. */
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

/** The list as it first opens. */
export const atHome: Place = {
  machine: null,
  comparison: null,
  requirement: null,
  state: null,
  transition: null,
  test: null,
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

/** The path of the pages of requirements; a machine with this id could not be opened. */
const requirementsPath = "requirements";

/** Parses an address; ignores invalid values. `base` ends with a slash. */
export function readPlace(base: string, { pathname, search }: { pathname: string; search: string }): Place {
  const query = new URLSearchParams(search);
  const [first = "", second = ""] = pathname.slice(base.length).split("/").map(decoded);
  const [isComparison, isRequirement] = [first === comparisonPath, first === requirementsPath];
  const number = (name: string): number | null => {
    const typed = Number(query.get(name));
    return Number.isInteger(typed) && typed > 0 ? typed : null;
  };
  const period = query.get("days");
  const transition = query.get("transition");
  return {
    machine: isComparison || isRequirement ? null : first || null,
    comparison: isComparison
      ? { before: revisionName(query.get("before")), after: revisionName(query.get("after")) }
      : null,
    requirement: isRequirement ? second : null,
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

function namesOf({ machine, comparison, requirement }: Place): string[] {
  if (machine !== null) return [machine];
  if (comparison !== null) return [comparisonPath];
  return requirement === null ? [] : [requirementsPath, requirement];
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
  if (place.machine !== null) {
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
  say("before", place.comparison?.before ?? null);
  say("after", place.comparison?.after ?? null);
  say("wording", place.wording, atHome.wording);
  say("words", place.words, "");
  if (place.pane !== null) query.set(place.pane, "");
  const path = `${base}${pathOf(place)}`;
  const said = query.toString().replace(/(^|&)(live|simulation)=(?=&|$)/, "$1$2");
  return said === "" ? path : `${path}?${said}`;
}
