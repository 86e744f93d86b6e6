import { defineScreenTests } from "statechart-testing/drivers/screen-tests";
import type { Hands, Sign } from "statechart-testing/drivers/user";
import type { SnapshotFrom } from "xstate";
import type { episodeMachine } from "../../machines/courses/episode";
import { EpisodePage } from "../../src/courses/episode/EpisodePage";
import { notFoundForm } from "../shared/not-found";
import { alerts } from "../shared/reason";
import { episodeFlow } from "./episode.model";
import { playerPart, transcript } from "./player.screen";
import { gated } from "./series-gate.screen";

type Snapshot = SnapshotFrom<typeof episodeMachine>;
const mark = (more: { busy?: boolean; disabled?: boolean }): Sign => ({
  role: "button",
  name: "Mark as watched",
  ...more,
});
const isWatched = "You have watched this episode.";
const unmarked = "The episode could not be marked as watched";
const last = "It was the last one of the series.";

const shown = async (hands: Hands, { context: { episode } }: Snapshot) => {
  await hands.see({ role: "heading", name: "First" }, "Episode 1", { role: "link", name: "All episodes" });
  await (episode?.next ? hands.see : hands.lack)({ role: "button", name: "Next episode" });
};
const open = (button: Sign) => async (hands: Hands, snapshot: Snapshot) => {
  await shown(hands, snapshot);
  await hands.see(button);
  await hands.lack(isWatched, "Not marked as watched yet", unmarked);
};

export const episodeScreen = defineScreenTests({
  flow: episodeFlow,
  render: (actor) => <EpisodePage actor={actor} />,
  does: {
    "episode.mark": (hands) => hands.press("button", "Mark as watched"),
    "episode.next": (hands) => hands.press("button", "Next episode"),
    "episode.retry": (hands) => hands.press("button", "Try again"),
    "signIn.open": (hands) => hands.press("button", "Sign in"),
  },
  world: ["session.changed", "connection.changed"],
  sees: {
    "episode.waiting": (hands) => hands.see({ busy: true }, { role: "status", text: "Loading" }),
    "episode.loading": (hands) => hands.see({ busy: true }, { role: "status", text: "Loading" }),
    "episode.shown.checking": open(mark({ disabled: true })),
    "episode.shown.watching": open(mark({ busy: false, disabled: false })),
    "episode.shown.marking": open(mark({ busy: true })),
    "episode.shown.waitingForNetwork": async (hands, snapshot) => {
      await shown(hands, snapshot);
      await hands.see(mark({ disabled: false }), { role: "status", text: "Not marked as watched yet" });
    },
    "episode.shown.unmarked": async (hands, snapshot) => {
      await shown(hands, snapshot);
      await hands.see(mark({ disabled: false }), ...alerts(unmarked, snapshot.context.failure));
    },
    "episode.shown.watched": async (hands, snapshot) => {
      await shown(hands, snapshot);
      await hands.see({ role: "status", text: isWatched }, "1 of 2 watched");
      await hands.lack(mark({}));
      await (snapshot.context.episode?.next ? hands.lack : hands.see)(last);
    },
    "episode.signedOut": gated.signedOut,
    "episode.forbidden": gated.forbidden,
    "episode.notFound": (hands) => hands.see({ role: "heading", name: "Page not found" }),
    "episode.failed": (hands, { context }) =>
      hands.see({ role: "heading", name: "Series" }, ...alerts("The episode could not be loaded", context.failure)),
  },
  children: { player: playerPart("First") },
  ignores: [transcript, { role: "link", why: "leads to other pages" }, ...notFoundForm],
});
