import { episodeMachine } from "../../../machines/courses/episode";
import { episodePlayerMachine } from "../../../machines/courses/episode-player";
import { defineScreen } from "../../screens/screen";
import { episodeActors, episodePlayerActors } from "../actors";
import { EpisodePage } from "./EpisodePage";

export const screen = defineScreen({
  logic: (get) =>
    episodeMachine.provide({
      actors: {
        ...episodeActors(get).actors,
        episodePlayer: episodePlayerMachine.provide(episodePlayerActors()),
      },
    }),
  area: "series",
  View: EpisodePage,
  head: ({ context: { episode } }, t) => ({
    title: episode ? `${episode.title} · ${episode.series.title}` : t("series.title"),
    ...(episode && { description: episode.description }),
  }),
});
