import { defineTestModel } from "statechart-testing/model/test-model";
import type { SeriesCard } from "../../contract/courses/series";
import { seriesListMachine } from "../../machines/courses/series-list";
import { machines } from "../../machines/index";
import { forbidden, network, offline, signedOut, whoIsHere } from "../shared/cases";
import { series } from "../shared/demo-content";

export const seriesCard: SeriesCard = {
  id: 1,
  slug: "audits",
  url: "/academy/series/audits/",
  title: series.title,
  description: series.description,
  episodesCount: 2,
  timing: 2,
  background: "#dff0f2",
  motif: "layers",
  listImage: "",
  altListImage: "",
  language: "en",
};

const another: SeriesCard = {
  ...seriesCard,
  id: 2,
  slug: "links",
  url: "/academy/series/links/",
  title: series.other,
  language: "es",
};

export const seriesListModel = defineTestModel({
  machine: seriesListMachine,
  inputs: machines.seriesList.inputs,
  events: { "session.changed": whoIsHere, "connection.changed": network },
  outcomes: {
    loadSeriesList: { some: { output: [seriesCard, another] }, none: { output: [] }, signedOut, forbidden, offline },
    refreshSeriesList: { some: { output: [seriesCard, another] }, none: { output: [] }, signedOut, forbidden, offline },
  },
  words: {
    outcomes: {
      loadSeriesList: {
        asks: "load the series",
        some: `there are two, “${series.title}” and “${series.other}” in Spanish`,
        none: "there are none",
      },
      refreshSeriesList: {
        asks: "load the series again",
        some: `there are two, “${series.title}” and “${series.other}” in Spanish`,
        none: "there are none",
      },
    },
  },
});
