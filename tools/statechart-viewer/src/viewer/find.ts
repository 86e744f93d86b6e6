import type { Chart } from "../chart/chart";

/** A search result, with its target. */
export interface Found {
  kind: "machine" | "state" | "transition";
  machine: string;
  /** The machine's title. */
  title: string;
  /** The id of the state or transition; null for a machine. */
  id: string | null;
  /** The name of the result. */
  name: string;
  /** The text that matched, unless it is the name. */
  by: string | null;
}

/** The maximum number of listed results; the rest are counted. */
export const maxFound = 60;

/** The searched texts, the name first. */
interface Entry extends Omit<Found, "by"> {
  texts: readonly string[];
}

/** State ids start with the machine, which is already in the result's title. */
export const shortId = (machine: string, id: string): string =>
  id.startsWith(`${machine}.`) ? id.slice(machine.length + 1) : id;

const said = (...texts: readonly (string | null)[]): string[] =>
  texts.filter((text) => text !== null && text !== "") as string[];

function entriesOf({ machine, title, description, states, transitions }: Chart): Entry[] {
  const of = { machine, title };
  return [
    { ...of, kind: "machine", id: null, name: title, texts: said(title, machine, description) },
    ...states
      .filter(({ parent }) => parent !== null)
      .map((state): Entry => {
        const name = shortId(machine, state.id);
        const calls = state.invokes.map(({ id }) => id);
        const does = [...state.entry, ...state.exit, ...calls];
        const more = [...state.tags, ...state.requirements, ...does];
        return {
          ...of,
          kind: "state",
          id: state.id,
          name,
          texts: said(name, state.description, state.screen, ...more),
        };
      }),
    ...transitions.map((transition): Entry => {
      const { id, source, event, guard, actions } = transition;
      const name = `${event} in ${source === machine ? "the whole machine" : shortId(machine, source)}`;
      const texts = said(name, guard, transition.description, ...actions);
      return { ...of, kind: "transition", id, name, texts };
    }),
  ];
}

/** How well a text matches: 0 starts with the words, 1 has a word that does, 2 contains them, null does not match. */
function rankOf(text: string, words: readonly string[]): number | null {
  const low = text.toLowerCase();
  if (!words.every((word) => low.includes(word))) return null;
  const [first = ""] = words;
  if (low.startsWith(first)) return 0;
  return low.split(/[^a-z0-9]+/).some((part) => part.startsWith(first)) ? 1 : 2;
}

const kinds = ["machine", "state", "transition"];

/**
 * Finds machines, states, and transitions by names, events, guards, actions, tags, requirements, and descriptions. All
 * words must be in the same text. Matching names rank above mentions.
 */
export function find(charts: readonly Chart[], typed: string): Found[] {
  const words = typed.toLowerCase().split(/\s+/).filter(Boolean);
  if (words.length === 0) return [];
  const found = charts.flatMap(entriesOf).flatMap((entry) => {
    const ranks = entry.texts.map((text, index) => {
      const rank = rankOf(text, words);
      return rank === null ? null : rank + (index === 0 ? 0 : 3);
    });
    const best = Math.min(...ranks.filter((rank) => rank !== null));
    if (best === Number.POSITIVE_INFINITY) return [];
    const at = ranks.indexOf(best);
    const { texts, ...rest } = entry;
    return [{ best, found: { ...rest, by: at === 0 ? null : (texts[at] ?? null) } }];
  });
  return found
    .sort((a, b) => a.best - b.best || kinds.indexOf(a.found.kind) - kinds.indexOf(b.found.kind))
    .map((one) => one.found);
}
