import { defineTestModel } from "statechart-testing/model/test-model";
import { type PopularCard, popularMachine } from "../../machines/catalogue/popular";
import { machines } from "../../machines/index";
import { network, offline } from "../shared/cases";
import { courseCard, lastOf, someOf } from "../shared/samples";

const popularCard = (id: number): PopularCard => ({ ...courseCard(id), motif: "chart" });
const nothing = { cards: [] };

export const popularModel = defineTestModel({
  machine: popularMachine,
  inputs: machines.popular.inputs,
  events: { "connection.changed": network },
  outcomes: {
    loadPopular: {
      all: { output: lastOf(popularCard)(nothing) },
      some: { output: someOf(popularCard)(nothing) },
      none: { output: lastOf(popularCard, 0)(nothing) },
      offline,
    },
    refreshCards: {
      all: { output: lastOf(popularCard)(nothing) },
      some: { output: someOf(popularCard)(nothing) },
      none: { output: lastOf(popularCard, 0)(nothing) },
      offline,
    },
    loadMore: { last: { output: lastOf(popularCard) }, some: { output: someOf(popularCard) }, offline },
  },
  project: ({ cards, total }) => cards.length < total,
  words: {
    outcomes: {
      loadPopular: {
        asks: "load the popular courses",
        all: "there is one",
        some: "there are two, of which this is the first",
        none: "there are none",
      },
      refreshCards: {
        asks: "load the popular courses again",
        all: "there is one",
        some: "there are two, of which this is the first",
        none: "there are none",
      },
      loadMore: {
        asks: "load more popular courses",
        last: "here is the last one",
        some: "here is one more, and there are others",
      },
    },
  },
});
