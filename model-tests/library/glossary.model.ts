import { defineTestModel } from "statechart-testing/model/test-model";
import type { GlossaryCard } from "../../contract/library/glossary";
import { machines } from "../../machines/index";
import { glossaryMachine } from "../../machines/library/glossary";
import { network, offline } from "../shared/cases";
import { terms } from "../shared/demo-content";

type Term = Pick<GlossaryCard, "term" | "short">;

export const termCard = (id: number, letter: string, { term, short }: Term): GlossaryCard => ({
  id,
  slug: `term-${id}`,
  url: `/academy/digital-marketing-glossary/term-${id}/`,
  term,
  short,
  letter,
  language: "en",
});

export const glossaryModel = defineTestModel({
  machine: glossaryMachine,
  inputs: machines.glossary.inputs,
  events: {
    "words.type": { some: { search: "anchor" }, none: { search: "zzz" } },
    "address.changed": {
      echo: ({ address }) => ({ filter: address }),
      // The same except for the letter, which is set or removed.
      other: ({ address }) => ({ filter: { ...address, letter: address.letter === null ? "S" : null } }),
    },
    "connection.changed": network,
  },
  outcomes: {
    loadTerms: {
      some: { output: [termCard(1, "A", terms.anchor), termCard(2, "S", terms.intent)] },
      none: { output: [] },
      offline,
    },
    refreshTerms: {
      some: { output: [termCard(1, "A", terms.anchor), termCard(2, "S", terms.intent)] },
      none: { output: [] },
      offline,
    },
  },
  project: ({ terms, filter, address }) => ({ isThere: terms.length > 0, filter, address }),
  words: {
    events: {
      "address.changed": {
        echo: "The browser reports the address that the page has just set.",
        other: "Use the browser's Back button to return to another letter.",
      },
    },
    outcomes: {
      loadTerms: {
        asks: "load the terms",
        some: `there are two, “${terms.anchor.term}” and “${terms.intent.term}”`,
        none: "there are none",
      },
      refreshTerms: {
        asks: "load the terms again",
        some: `there are two, “${terms.anchor.term}” and “${terms.intent.term}”`,
        none: "there are none",
      },
    },
  },
});
