import { commandKey } from "../../shared/events";
import { failTo } from "../../shared/failing";
import { failureOf } from "../../shared/failure";
import { retryOnline } from "../../shared/session";
import { speechOf } from "../narration/context";
import { notPlayed, type Played } from "../player/context";
import { episodeSetup } from "./setup";

/** Enough of the clip was played. */
const seen = {
  "player.progressed": {
    guard: { type: "isSeen", params: ({ event }: { event: Played }) => event },
    target: "marking",
  },
} as const;

export const shown = episodeSetup.createStateConfig({
  description: "The clip can be watched; only the server decides whether it counts as watched.",
  invoke: {
    id: "player",
    src: "player",
    input: ({ context: { episode } }) => ({ ...notPlayed, speech: episode && speechOf(episode.video) }),
  },
  on: {
    "session.changed": {
      guard: { type: "isSameLearner", params: ({ event }) => event },
      description: "The same learner, perhaps with another name: watching is not interrupted.",
      actions: { type: "takeSeed", params: ({ event }) => event },
    },
    "episode.next": {
      guard: "hasNext",
      description: "Going on marks nothing: only watching or the button does.",
      actions: "openNext",
    },
  },
  initial: "checking",
  states: {
    checking: {
      description: "Checking whether it was watched on an earlier visit.",
      meta: { screen: "EpisodePage", requirements: ["S7.seriesProgress"] },
      invoke: {
        id: "loadProgress",
        src: "loadProgress",
        input: ({ context: { locale, seriesSlug } }) => ({ locale, seriesSlug }),
        onDone: [
          {
            guard: { type: "isWatched", params: ({ event }) => event.output },
            target: "watched",
            actions: { type: "keepProgress", params: ({ event }) => event.output },
          },
          { target: "watching", actions: { type: "keepProgress", params: ({ event }) => event.output } },
        ],
        onError: [
          { guard: "isSignedOut", target: "#episode.signedOut", actions: "forget" },
          {
            target: "watching",
            description: "Marking it twice changes nothing, so this answer is optional.",
            actions: { type: "keepFailure", params: ({ event }) => failureOf(event) },
          },
        ],
      },
      on: { ...seen },
    },
    watching: {
      description: "Not watched yet: 90% of its distinct seconds mark it, or the button (R7).",
      meta: { screen: "EpisodePage", requirements: ["R7", "L13"] },
      on: { ...seen, "episode.mark": "marking" },
    },
    marking: {
      description: "Being marked while the clip keeps playing; a repeat after a timeout marks once.",
      meta: { screen: "EpisodePage", requirements: ["S4.episode", "S7.watch", "R18"] },
      tags: "saving",
      invoke: {
        id: "watchEpisode",
        src: "watchEpisode",
        input: ({ context }) => ({
          locale: context.locale,
          seriesSlug: context.seriesSlug,
          episodeSlug: context.episodeSlug,
          key: commandKey(context, "episode"),
        }),
        onDone: { target: "watched", actions: { type: "keepMarked", params: ({ event }) => event.output } },
        onError: [
          {
            guard: "isNetworkGone",
            ...failTo("waitingForNetwork"),
          },
          failTo("unmarked"),
        ],
      },
    },
    waitingForNetwork: {
      description: "Not marked yet: it is kept, and sent when the network is back or on request.",
      meta: { screen: "EpisodePage", requirements: ["L3", "R40"] },
      tags: "failedMark",
      on: {
        "episode.mark": "marking",
        ...retryOnline("marking"),
      },
    },
    unmarked: {
      description: "It could not be marked; the clip keeps playing, and the learner can try again.",
      meta: { screen: "EpisodePage", requirements: ["R11"] },
      tags: "failedMark",
      on: {
        "episode.mark": "marking",
        "signIn.open": { guard: "hasSessionEnded", actions: "askToSignIn" },
      },
    },
    watched: {
      description: "Watched, and the page says so.",
      meta: { screen: "EpisodePage", requirements: ["S4.episode", "L13"] },
      tags: "watched",
    },
  },
});
