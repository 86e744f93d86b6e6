import { episodeMachine } from "../../../machines/courses/episode";
import { defineScreen } from "../../screens/screen";
import { episodeActors } from "../actors";
import { playerLogic } from "../player/player-logic";
import { EpisodePage } from "./EpisodePage";

export const screen = defineScreen({
  logic: (get) =>
    episodeMachine.provide({
      actors: {
        ...episodeActors(get).actors,
        player: playerLogic(),
      },
    }),
  area: "series",
  View: EpisodePage,
  head: ({ context: { episode } }, t) => ({
    title: episode ? `${episode.title} · ${episode.series.title}` : t("series.title"),
    ...(episode && { description: episode.description }),
  }),
});
