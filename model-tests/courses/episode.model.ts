import { defineTestModel, without } from "statechart-testing/model/test-model";
import type { Episode } from "../../contract/courses/series";
import { episodeMachine } from "../../machines/courses/episode";
import { machines } from "../../machines/index";
import { broken, forbidden, network, notFound, offline, signedOut, whoIsHereNow } from "../shared/cases";
import { series } from "../shared/demo-content";
import { lessonPlayerModel } from "./player-parts";
import { episodeSummary, firstWatched, nothingWatched } from "./series.model";

/** An episode that is followed by this one, or the last episode. */
export const episode = (next: string | null): Episode => ({
  ...episodeSummary,
  series: { slug: "audits", title: series.title, url: "/academy/series/audits/" },
  video: {
    url: "/clip.mp4",
    captionsUrl: null,
    captionsLanguage: "en",
    hasSound: false,
    cues: [],
    chapters: [],
    posterUrl: "/academy/media/seo-basics-1.jpg",
  },
  transcript: "<p>An audit asks about three stages, in order.</p>",
  next,
  language: "en",
});

/** Only the player's events that lead to a watched episode; its own test model covers the rest. */
const player = without(
  lessonPlayerModel,
  "readRate",
  "readDisplay",
  "captions.toggle",
  "captions.resize",
  "captions.fail",
  "transcript.toggle",
  "sound.toggle",
  "player.jump",
  "player.start",
  "player.stop",
  "player.blocked",
  "player.wait",
  "player.seek",
  "player.end",
  "player.fail",
);

export const episodeModel = defineTestModel({
  machine: episodeMachine,
  inputs: machines.episode.inputs,
  events: {
    "session.changed": whoIsHereNow,
    "connection.changed": network,
    // Sent by the player.
    "player.progressed": {},
  },
  outcomes: {
    loadEpisode: {
      followed: { output: episode("second") },
      last: { output: episode(null) },
      signedOut,
      forbidden,
      planNeeded: { error: { code: "plan_needed", status: 403 } },
      notFound,
      offline,
    },
    loadProgress: { watched: { output: firstWatched }, notWatched: { output: nothingWatched }, signedOut, offline },
    watchEpisode: { watched: { output: firstWatched }, offline, signedOut, broken },
  },
  project: ({ learnerId, episode: known, failure }) => [learnerId, known?.next, failure?.code === "signed_out"],
  children: { player },
  words: {
    outcomes: {
      loadEpisode: {
        asks: "load the episode",
        followed: "here it is, and another one follows it",
        last: "here it is, the last one of its series",
      },
      loadProgress: {
        asks: "load which episodes you have watched",
        watched: "you have watched this one",
        notWatched: "you have watched none yet",
      },
      watchEpisode: { asks: "mark the episode as watched", watched: "it is marked" },
    },
  },
});
