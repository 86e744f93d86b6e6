import { defineTestModel } from "statechart-testing/model/test-model";
import type { EpisodeSummary, Series, SeriesProgress } from "../../contract/courses/series";
import { seriesMachine } from "../../machines/courses/series";
import { machines } from "../../machines/index";
import { forbidden, network, notFound, offline, signedOut, whoIsHere } from "../shared/cases";
import { series as demo, people } from "../shared/demo-content";
import { seriesCard } from "./series-list.model";

export const episodeSummary: EpisodeSummary = {
  id: 1,
  slug: "first",
  url: "/academy/series/audits/first/",
  number: 1,
  title: demo.episodes[0].title,
  description: demo.episodes[0].description,
  timing: 1,
  posterUrl: "/academy/media/seo-basics-1.jpg",
};
/** Neither its length nor a picture is known. */
const second: EpisodeSummary = {
  ...episodeSummary,
  id: 2,
  slug: "second",
  url: "/academy/series/audits/second/",
  number: 2,
  title: demo.episodes[1].title,
  description: "",
  timing: 0,
  posterUrl: null,
};
const series: Series = {
  ...seriesCard,
  about: demo.about,
  host: people.mara,
  episodes: [episodeSummary, second],
};
const picture = { listImage: "data:image/gif;base64,R0lGODlhAQABAAAAACw=", altListImage: "A magnifying glass" };
/** The same series once its episodes have been withdrawn, with a picture of its own. */
const emptied: Series = { ...series, motif: "", ...picture, timing: 0, episodes: [] };
export const nothingWatched: SeriesProgress = { progress: 0, watched: [], episodesCount: 2, resume: "first" };
const watched = ({ id, slug }: EpisodeSummary) => ({ episodeId: id, slug, watchedAt: "2026-03-01T10:00:00.000Z" });
export const firstWatched: SeriesProgress = {
  progress: 50,
  watched: [watched(episodeSummary)],
  episodesCount: 2,
  resume: "second",
};
const allWatched: SeriesProgress = {
  progress: 100,
  watched: [watched(episodeSummary), watched(second)],
  episodesCount: 2,
  resume: null,
};

export const seriesModel = defineTestModel({
  machine: seriesMachine,
  inputs: machines.series.inputs,
  events: { "session.changed": whoIsHere, "connection.changed": network },
  outcomes: {
    loadSeries: {
      found: { output: series },

      signedOut,
      forbidden,
      notFound,
      offline,
    },
    refreshSeries: { found: { output: series }, signedOut, forbidden, notFound, offline, emptied: { output: emptied } },
    loadProgress: {
      nothing: { output: nothingWatched },
      first: { output: firstWatched },
      everything: { output: allWatched },
      signedOut,
      offline,
    },
  },
  project: ({ series: shown, progress }) => [shown?.episodes.length, progress?.resume],
  words: {
    outcomes: {
      loadSeries: { asks: "load the series", found: "here it is, with two episodes" },
      refreshSeries: {
        asks: "load the series again",
        found: "here it is, with two episodes",
        emptied: "here it is, without any episodes",
      },
      loadProgress: {
        asks: "load which episodes you have watched",
        nothing: "you have watched none yet",
        first: "you have watched the first one",
        everything: "you have watched all of them",
      },
    },
  },
});
