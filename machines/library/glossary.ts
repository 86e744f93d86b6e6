import { assign, emit, fromPromise, setup } from "xstate";
import type { Failure } from "../../contract/errors";
import type { GlossaryCard } from "../../contract/library/glossary";
import type { ConnectionChanged, ScreenMeta, ScreenReopened } from "../shared/events";
import { failTo, keepFailure } from "../shared/failing";
import { notProvided } from "../shared/not-provided";
import { connectionGuards, retryOnline } from "../shared/session";

/** Which terms are looked for. */
export interface TermFilter {
  /** What they are filed under; null for any. */
  letter: string | null;
  /** Words of the term or of its meaning. */
  search: string;
}
interface Input {
  locale: string;
  filter: TermFilter;
}
interface Context extends Input {
  terms: GlossaryCard[];
  failure: Failure | null;
  /** What the address says: an echo of our own change is ignored, even while more is being typed. */
  address: TermFilter;
}
type Event =
  | { type: "words.type"; search: string }
  | { type: "filter.clear" }
  | { type: "address.changed"; filter: TermFilter }
  | { type: "glossary.retry" }
  | ScreenReopened
  | ConnectionChanged;

const unfiltered: TermFilter = { letter: null, search: "" };

export const sameFilter = (a: TermFilter, b: TermFilter): boolean => a.letter === b.letter && a.search === b.search;

/** The form of a text used for comparing: lower case, without accents (L19); kana keep their marks. */
const folded = (text: string): string =>
  text
    .normalize("NFKD")
    .replace(/[\u0300-\u036f]/g, "")
    .normalize("NFKC")
    .toLowerCase();

/** The terms of a letter that contain every word: in the term, a synonym, or its meaning, whole or in part (L19). */
export function matching(terms: readonly GlossaryCard[], { letter, search }: TermFilter): GlossaryCard[] {
  const words = folded(search).split(/\s+/).filter(Boolean);
  return terms.filter((card) => {
    const text = folded([card.term, card.short, ...(card.synonyms ?? [])].join("\n"));
    return (letter === null || card.letter === letter) && words.every((word) => text.includes(word));
  });
}

/** All terms, filtered by letter and by words. They load once: filtering needs no server. */
export const glossaryMachine = setup({
  types: {
    input: {} as Input,
    context: {} as Context,
    events: {} as Event,
    emitted: {} as { type: "terms.filtered"; filter: TermFilter },
    tags: {} as "busy" | "failed" | "empty" | "none",
    meta: {} as ScreenMeta,
  },
  actors: { loadTerms: fromPromise<GlossaryCard[], { locale: string }>(notProvided("loadTerms")) },
  actions: {
    keepTerms: assign((_, terms: GlossaryCard[]) => ({ terms, failure: null })),
    keepFailure: keepFailure(),
    takeFilter: assign((_, filter: TermFilter) => ({ filter })),
    announceFilter: emit(({ context }) => ({ type: "terms.filtered" as const, filter: context.filter })),
    matchAddress: assign(({ context }) => ({ address: context.filter })),
  },
  guards: {
    isEmpty: (_, terms: GlossaryCard[]) => terms.length === 0,
    hasMatch: ({ context: { terms, filter } }) => matching(terms, filter).length > 0,
    hasNoMatch: ({ context: { terms, filter } }) => matching(terms, filter).length === 0,
    isFiltered: ({ context }) => !sameFilter(context.filter, unfiltered),
    isNews: ({ context }, filter: TermFilter) => !sameFilter(context.address, filter),
    ...connectionGuards,
  },
  delays: {
    /** After the last key before the address follows. */
    pauseInTyping: 300,
  },
}).createMachine({
  id: "glossary",
  description: "Finding a term.",
  context: ({ input }) => ({ ...input, terms: [], failure: null, address: input.filter }),
  type: "parallel",
  states: {
    list: {
      description: "The terms that match the filter.",
      initial: "loading",
      states: {
        loading: {
          description: "The terms are loading; what is typed meanwhile counts.",
          meta: { screen: "GlossaryPage", requirements: ["S2.sections"] },
          tags: "busy",
          invoke: {
            id: "loadTerms",
            src: "loadTerms",
            input: ({ context: { locale } }) => ({ locale }),
            onDone: [
              { guard: { type: "isEmpty", params: ({ event }) => event.output }, target: "none" },
              { target: "shown", actions: { type: "keepTerms", params: ({ event }) => event.output } },
            ],
            onError: failTo("failed"),
          },
        },
        shown: {
          description: "Terms under their letters, and how many there are.",
          meta: { screen: "GlossaryPage", requirements: ["S2.sections", "L19"] },
          always: { guard: "hasNoMatch", target: "empty" },
          on: { "screen.reopened": "refreshing" },
        },
        refreshing: {
          description: "Shown again: the terms are requested again, and stay if no answer comes.",
          meta: { screen: "GlossaryPage", requirements: ["S2.sections", "L19"] },
          invoke: {
            id: "refreshTerms",
            src: "loadTerms",
            input: ({ context: { locale } }) => ({ locale }),
            onDone: [
              {
                guard: { type: "isEmpty", params: ({ event }) => event.output },
                target: "none",
                actions: { type: "keepTerms", params: ({ event }) => event.output },
              },
              { target: "shown", actions: { type: "keepTerms", params: ({ event }) => event.output } },
            ],
            onError: "shown",
          },
          always: { guard: "hasNoMatch", target: "empty" },
          on: { "screen.reopened": { target: "refreshing", reenter: true } },
        },
        empty: {
          description: "No term matches; the page offers to show all.",
          meta: { screen: "GlossaryPage", requirements: ["S2.sections", "L19"] },
          tags: "empty",
          always: { guard: "hasMatch", target: "shown" },
        },
        none: {
          description: "None is published yet: a link to the courses.",
          meta: { screen: "GlossaryPage", requirements: ["S2.sections"] },
          tags: "none",
        },
        failed: {
          description: "The terms did not arrive; the filter stays, the reader can try again.",
          meta: { screen: "GlossaryPage", requirements: ["R11", "R40"] },
          tags: "failed",
          on: {
            "glossary.retry": "loading",
            ...retryOnline("loading"),
          },
        },
      },
    },
    address: {
      description: "Whether the address has the present filter.",
      initial: "matched",
      on: {
        "words.type": {
          target: ".behind",
          actions: {
            type: "takeFilter",
            params: ({ context, event }) => ({ ...context.filter, search: event.search }),
          },
        },
        "filter.clear": {
          guard: "isFiltered",
          target: ".matched",
          actions: [{ type: "takeFilter", params: unfiltered }, "announceFilter", "matchAddress"],
        },
        "address.changed": {
          guard: { type: "isNews", params: ({ event }) => event.filter },
          target: ".matched",
          actions: [{ type: "takeFilter", params: ({ event }) => event.filter }, "matchAddress"],
        },
      },
      states: {
        matched: {
          description: "The page's address can be shared.",
          meta: { screen: "GlossaryPage", requirements: ["S2.filters"] },
        },
        behind: {
          description: "Words are being typed; the address waits for a pause.",
          meta: { screen: "GlossaryPage", requirements: ["S2.filters"] },
          after: { pauseInTyping: { target: "matched", actions: ["announceFilter", "matchAddress"] } },
        },
      },
    },
  },
});
