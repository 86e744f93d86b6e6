import { defineTestModel } from "statechart-testing/model/test-model";
import type { SeriesCard } from "../../contract/courses/series";
import { seriesListMachine } from "../../machines/courses/series-list";
import { machines } from "../../machines/index";
import { forbidden, network, offline, signedOut, whoIsHere } from "../shared/cases";

export const seriesCard: SeriesCard = {
  id: 1,
  slug: "audits",
  url: "/academy/series/audits/",
  title: "Audits",
  description: "",
  episodesCount: 2,
  timing: 2,
  background: "#dff0f2",
  motif: "layers",
  listImage: "",
  altListImage: "",
  language: "en",
};

export const seriesListModel = defineTestModel({
  machine: seriesListMachine,
  inputs: machines.seriesList.inputs,
  events: { "session.changed": whoIsHere, "connection.changed": network },
  outcomes: {
    loadSeriesList: { some: { output: [seriesCard] }, none: { output: [] }, signedOut, forbidden, offline },
    refreshSeriesList: { some: { output: [seriesCard] }, none: { output: [] }, signedOut, forbidden, offline },
  },
  words: {
    outcomes: {
      loadSeriesList: { asks: "load the series", some: "there is one, “Audits”", none: "there are none" },
      refreshSeriesList: { asks: "load the series again", some: "there is one, “Audits”", none: "there are none" },
    },
  },
});
