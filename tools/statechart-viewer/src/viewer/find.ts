import type { Chart } from "../chart/chart";
import type { Wording } from "../chart/machine-words";
import { stateTitle, transitionLabel } from "./names";
import type { RequirementGroup } from "./settings";

/** A search result, with its target. */
export interface Found {
  kind: "requirement" | "machine" | "state" | "transition";
  /** The machine's id and title; null for a requirement. */
  of: { machine: string; title: string } | null;
  /** The id of the requirement, state, or transition; null for a machine. */
  id: string | null;
  /** The name of the result. */
  name: string;
  /** The text that matched, unless it is the name. */
  by: string | null;
}

/** What is searched, and how. */
export interface Searched {
  charts: readonly Chart[];
  requirements: readonly RequirementGroup[];
  /** Terms for the same thing, in lists. */
  synonyms: readonly (readonly string[])[];
  /** The wording of the results' names; the other one is searched as well. */
  wording: Wording;
}

/** The maximum number of listed results; the rest are counted. */
export const maxFound = 60;

/** A result with the searched texts: those that name it, the result's own name first, and those that mention it. */
interface Entry extends Omit<Found, "by"> {
  description: string | null;
  names: readonly string[];
  mentions: readonly string[];
}

const texts = (...all: readonly (string | null)[]): string[] =>
  all.filter((text) => text !== null && text !== "") as string[];

function entriesOf(chart: Chart, wording: Wording): Entry[] {
  const { machine, title, description, states, transitions } = chart;
  const of = { machine, title };
  const inBoth = (nameIn: (wording: Wording) => string): string[] => [
    nameIn(wording),
    nameIn(wording === "product" ? "engineering" : "product"),
  ];
  return [
    { of, kind: "machine", id: null, name: title, description, names: [title, machine], mentions: texts(description) },
    ...states
      .filter(({ parent }) => parent !== null)
      .map((state): Entry => {
        const { id, said, description: described, screen, tags, requirements, entry, exit, invokes } = state;
        const names = inBoth((one) => stateTitle(chart, id, one));
        const does = [
          ...entry,
          ...exit,
          ...invokes.map((call) => call.id),
          ...said.entry,
          ...said.exit,
          ...said.invokes,
        ];
        const mentions = texts(described, screen, ...tags, ...requirements, ...does);
        return { of, kind: "state", id, name: names[0] ?? id, description: said.description, names, mentions };
      }),
    ...transitions.map((transition): Entry => {
      const { id, source, guard, actions, said, description: described } = transition;
      const names = inBoth((one) => `${transitionLabel(transition, one).title} in ${stateTitle(chart, source, one)}`);
      const mentions = texts(guard, said.guard, described, ...actions, ...said.actions);
      return { of, kind: "transition", id, name: names[0] ?? id, description: described, names, mentions };
    }),
  ];
}

const requirementEntries = (groups: readonly RequirementGroup[]): Entry[] =>
  groups.flatMap((group) =>
    Object.entries(group.texts).map(
      ([id, text]): Entry => ({
        of: null,
        kind: "requirement",
        id,
        name: id,
        description: text,
        names: [id],
        mentions: [text],
      }),
    ),
  );

/** How well a text matches: 0 starts with the words, 1 has a word that does, 2 contains them, null does not match. */
function rankOf(text: string, words: readonly string[]): number | null {
  const low = text.toLowerCase();
  if (!words.every((word) => low.includes(word))) return null;
  const [first = ""] = words;
  if (low.startsWith(first)) return 0;
  return low.split(/[^a-z0-9]+/).some((part) => part.startsWith(first)) ? 1 : 2;
}

/** What is left of the words without those of a title; null if that is all or nothing of them. */
function beside(title: string, words: readonly string[]): readonly string[] | null {
  const low = title.toLowerCase();
  const left = words.filter((word) => !low.includes(word));
  return left.length > 0 && left.length < words.length ? left : null;
}

const wordsOf = (typed: string): string[] => typed.toLowerCase().split(/\s+/).filter(Boolean);

/** A word without the ending of a plural; a word that has none stays as it is. */
const singularOf = (word: string): string =>
  word.length < 4 || /(?:ss|us|is)$/.test(word) ? word : word.replace(/(?:(z)zes|(x|ch|sh|ss)es|s)$/, "$1$2");

const escaped = (term: string): string => term.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

/** What was typed with a term replaced by each of its synonyms. */
const withSynonyms = (typed: string, synonyms: Searched["synonyms"]): string[] =>
  synonyms.flatMap((terms) =>
    terms.flatMap((term) => {
      const pattern = new RegExp(`(?<![a-z0-9])${escaped(term.toLowerCase())}(?![a-z0-9])`);
      return pattern.test(typed) ? terms.map((other) => typed.replace(pattern, other.toLowerCase())) : [];
    }),
  );

/** What is searched besides what was typed: its words without the endings of plurals, and with synonyms. */
export function otherWordsOf(typed: string, synonyms: Searched["synonyms"]): string[] {
  const words = wordsOf(typed);
  const [low, singular] = [words.join(" "), words.map(singularOf).join(" ")];
  const found = [singular, ...withSynonyms(low, synonyms), ...withSynonyms(singular, synonyms)];
  return [...new Set(found)].filter((one) => one !== low);
}

const kinds: readonly Found["kind"][] = ["requirement", "machine", "state", "transition"];
/**
 * Mentions rank below names, singulars and synonyms below what was typed, and names with the title of their machine
 * below both.
 */
const [below, belowTyped, belowAll] = [3, 1, 7];

/**
 * Finds requirements, machines, states, and transitions: by names and descriptions, events, guards, actions, tags, in
 * the product's words and in the code's, by singulars of plurals, and by synonyms. All words must be in the same text, or
 * in a name and the title of its machine.
 */
export function find({ charts, requirements, synonyms, wording }: Searched, typed: string): Found[] {
  const words = wordsOf(typed);
  if (words.length === 0) return [];
  const asked = [words, ...otherWordsOf(typed, synonyms).map(wordsOf)];
  const best = (entry: Entry): { rank: number; text: string } | null => {
    const ranked = [...entry.names, ...entry.mentions].flatMap((text, index) => {
      const offset = index < entry.names.length ? 0 : below;
      return asked.flatMap((some, which) => {
        const behind = which === 0 ? 0 : belowTyped;
        const rank = rankOf(text, some);
        if (rank !== null) return [{ rank: rank + offset + behind, text }];
        const left = offset === 0 && entry.of ? beside(entry.of.title, some) : null;
        const rest = left && rankOf(text, left);
        return rest === null ? [] : [{ rank: rest + belowAll + behind, text }];
      });
    });
    return ranked.reduce<{ rank: number; text: string } | null>(
      (least, one) => (least === null || one.rank < least.rank ? one : least),
      null,
    );
  };
  return [...requirementEntries(requirements), ...charts.flatMap((chart) => entriesOf(chart, wording))]
    .flatMap((entry) => {
      const found = best(entry);
      if (!found) return [];
      const { names, mentions, description, ...rest } = entry;
      const { rank, text } = found;
      // The name of a view says nothing to someone who did not search for it.
      const isCode = wording === "product" && !text.includes(" ") && text.toLowerCase() !== words.join(" ");
      const by = isCode ? (description ?? text) : text;
      return [{ rank, found: { ...rest, by: text === rest.name ? null : by } }];
    })
    .sort((a, b) => a.rank - b.rank || kinds.indexOf(a.found.kind) - kinds.indexOf(b.found.kind))
    .map((one) => one.found);
}
