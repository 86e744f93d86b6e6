import type { SearchItem } from "../../../contract/catalogue/search";
import type { Failure } from "../../../contract/errors";
import type { ConnectionChanged } from "../../shared/events";

/** The fields of a found item that the box shows. */
export interface Suggestion extends Pick<SearchItem, "kind" | "url" | "title" | "language" | "highlights" | "partOf"> {
  /** Unique among all kinds. */
  id: string;
}
export interface Found {
  data: Suggestion[];
  total: number;
}
export interface Input {
  locale: string;
  /** Path of the page that shows all results; the words are its parameter `search`. */
  resultsPath: string;
}
export interface Context extends Input {
  /** The text in the box. */
  query: string;
  /** The words that the suggestions answer; null without suggestions. */
  answered: string | null;
  suggestions: Suggestion[];
  /** How many results there are in all. */
  total: number;
  /** Position of the suggestion that the keyboard has selected, −1 = none. */
  selected: number;
  online: boolean;
  failure: Failure | null;
}
export type Event =
  | ConnectionChanged
  | { type: "query.change"; query: string }
  | { type: "search.submit" }
  | { type: "search.clear" }
  | { type: "search.open" }
  | { type: "search.close" }
  | { type: "search.retry" }
  | { type: "selection.next" }
  | { type: "selection.previous" }
  | { type: "selection.choose" }
  | { type: "suggestion.choose"; url: string };

/** The maximum number of suggestions; the page of results has the rest. */
export const limit = 6;
/** In code points (R12). */
const maxQueryLength = 200;

/** What is typed, cut to the server's limit (R12), never in the middle of a code point. */
export const clipped = (query: string): string => [...query].slice(0, maxQueryLength).join("");
export const wordsIn = ({ query }: Pick<Context, "query">): string => query.trim();

/** The next or previous position; from the last to the first and back, from none to the nearest end. */
export const neighbour = (selected: number, step: 1 | -1, count: number): number => {
  if (count === 0) return -1;
  if (selected < 0) return step > 0 ? 0 : count - 1;
  return (selected + step + count) % count;
};

/** The page of results for these words; without words it lists everything. */
export const resultsHref = ({ resultsPath, query }: Pick<Context, "resultsPath" | "query">): string =>
  query.trim() === "" ? resultsPath : `${resultsPath}?${new URLSearchParams({ search: query.trim() })}`;

export const suggestionOf = ({ id, kind, url, title, language, highlights, partOf }: Suggestion): Suggestion => ({
  id,
  kind,
  url,
  title,
  language,
  highlights,
  partOf,
});
