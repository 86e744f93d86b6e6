import { failTo } from "../../shared/failing";
import { retryOnline } from "../../shared/session";
import { episodeSetup } from "./setup";

export const loading = episodeSetup.createStateConfig({
  description: "The episode is loading. Reading it marks nothing (R7).",
  meta: { screen: "EpisodePage", requirements: ["S7.episode", "R7"] },
  tags: "pending",
  invoke: {
    id: "loadEpisode",
    src: "loadEpisode",
    input: ({ context: { locale, seriesSlug, episodeSlug } }) => ({ locale, seriesSlug, episodeSlug }),
    onDone: { target: "shown", actions: { type: "keepEpisode", params: ({ event }) => event.output } },
    onError: [
      { guard: "isSignedOut", target: "signedOut" },
      { guard: "isForbidden", target: "forbidden" },
      { guard: "isPlanNeeded", target: "planNeeded" },
      { guard: "isNotFound", target: "notFound" },
      failTo("failed"),
    ],
  },
});

export const planNeeded = episodeSetup.createStateConfig({
  description: "The series is of academy-plus, which the viewer's plan does not include: the page says how to get it.",
  meta: { screen: "EpisodePage", requirements: ["R55"] },
  tags: "planNeeded",
  on: { "episode.retry": "loading" },
});

export const notFound = episodeSetup.createStateConfig({
  description: "The series has no such episode: the not-found page, with search.",
  meta: { screen: "NotFound", requirements: ["R11"] },
  tags: "notFound",
});

export const failed = episodeSetup.createStateConfig({
  description: "The episode did not arrive; the reader can try again.",
  meta: { screen: "EpisodePage", requirements: ["R11", "R40"] },
  tags: "failed",
  on: { "episode.retry": "loading", ...retryOnline("loading") },
});
