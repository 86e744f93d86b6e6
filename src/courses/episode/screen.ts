import { episodeMachine } from "../../../machines/courses/episode";
import { playerMachine } from "../../../machines/courses/player";
import { defineScreen } from "../../screens/screen";
import { episodeActors, playerActors } from "../actors";
import { EpisodePage } from "./EpisodePage";

export const screen = defineScreen({
  logic: (get) =>
    episodeMachine.provide({
      actors: {
        ...episodeActors(get).actors,
        player: playerMachine.provide(playerActors()),
      },
    }),
  area: "series",
  View: EpisodePage,
  head: ({ context: { episode } }, t) => ({
    title: episode ? `${episode.title} · ${episode.series.title}` : t("series.title"),
    ...(episode && { description: episode.description }),
  }),
});
