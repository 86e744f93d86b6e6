import { defineTestModel } from "statechart-testing/model/test-model";
import type { EpisodeSummary, Series, SeriesProgress } from "../../contract/courses/series";
import { seriesMachine } from "../../machines/courses/series";
import { machines } from "../../machines/index";
import { forbidden, network, notFound, offline, signedOut, whoIsHere } from "../shared/cases";
import { seriesCard } from "./series-list.model";

export const episodeSummary: EpisodeSummary = {
  id: 1,
  slug: "first",
  url: "/academy/series/audits/first/",
  number: 1,
  title: "First",
  description: "",
  timing: 1,
  posterUrl: null,
};
const series: Series = {
  ...seriesCard,
  about: "",
  host: { id: "ada", name: "Ada", role: "", bio: "" },
  episodes: [episodeSummary],
};
export const nothingWatched: SeriesProgress = { progress: 0, watched: [], episodesCount: 2, resume: "first" };

export const seriesModel = defineTestModel({
  machine: seriesMachine,
  inputs: machines.series.inputs,
  events: { "session.changed": whoIsHere, "connection.changed": network },
  outcomes: {
    loadSeries: { found: { output: series }, signedOut, forbidden, notFound, offline },
    refreshSeries: { found: { output: series }, signedOut, forbidden, notFound, offline },
    loadProgress: { known: { output: nothingWatched }, signedOut, offline },
  },
  project: ({ progress }) => progress !== null,
  words: {
    outcomes: {
      loadSeries: { asks: "load the series", found: "here it is, with one episode" },
      refreshSeries: { asks: "load the series again", found: "here it is, with one episode" },
      loadProgress: { asks: "load which episodes you have watched", known: "you have watched none yet" },
    },
  },
});
