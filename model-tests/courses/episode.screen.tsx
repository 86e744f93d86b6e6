import { defineScreenTests } from "statechart-testing/drivers/screen-tests";
import type { Matcher, User } from "statechart-testing/drivers/user";
import type { SnapshotFrom } from "xstate";
import type { episodeMachine } from "../../machines/courses/episode";
import { EpisodePage } from "../../src/courses/episode/EpisodePage";
import { holdPlayersStill } from "../shared/clip-page";
import { series } from "../shared/demo-content";
import { notFoundForm } from "../shared/not-found";
import { alerts } from "../shared/reason";
import { episodeModel } from "./episode.model";
import { playerControls, playerPart, transcript } from "./player.screen";
import { gated } from "./series-gate.screen";

const [first] = series.episodes;

type Snapshot = SnapshotFrom<typeof episodeMachine>;
const mark = (more: { busy?: boolean; disabled?: boolean }): Matcher => ({
  role: "button",
  name: "Mark as watched",
  ...more,
});
const isWatched = "You’ve watched this episode.";
const unmarked = "We couldn’t mark the episode as watched";
const last = "That was the last episode of the series.";

const shown = async (user: User, { context: { episode } }: Snapshot) => {
  await user.expectVisible({ role: "heading", name: first.title }, "Episode 1", { role: "link", name: "All episodes" });
  await (episode?.next ? user.expectVisible : user.expectAbsent)({ role: "button", name: "Next episode" });
};
const open = (button: Matcher) => async (user: User, snapshot: Snapshot) => {
  await shown(user, snapshot);
  await user.expectVisible(button);
  await user.expectAbsent(isWatched, "Not marked as watched yet", unmarked);
};

export const episodeScreen = defineScreenTests({
  testModel: episodeModel,
  render: (actor) => {
    holdPlayersStill();
    return <EpisodePage actor={actor} />;
  },
  does: {
    "episode.mark": (user) => user.press("button", "Mark as watched"),
    "episode.next": (user) => user.press("button", "Next episode"),
    "episode.retry": (user) => user.press("button", "Try again"),
    "signIn.open": (user) => user.press("button", "Sign in"),
  },
  world: ["session.changed", "connection.changed"],
  sees: {
    "episode.waiting": (user) => user.expectVisible({ busy: true }, { role: "status", text: "Loading" }),
    "episode.loading": (user) => user.expectVisible({ busy: true }, { role: "status", text: "Loading" }),
    "episode.shown.checking": open(mark({ disabled: true })),
    "episode.shown.watching": open(mark({ busy: false, disabled: false })),
    "episode.shown.marking": open(mark({ busy: true })),
    "episode.shown.waitingForNetwork": async (user, snapshot) => {
      await shown(user, snapshot);
      await user.expectVisible(mark({ disabled: false }), { role: "status", text: "Not marked as watched yet" });
    },
    "episode.shown.unmarked": async (user, snapshot) => {
      await shown(user, snapshot);
      await user.expectVisible(mark({ disabled: false }), ...alerts(unmarked, snapshot.context.failure));
    },
    "episode.shown.watched": async (user, snapshot) => {
      await shown(user, snapshot);
      await user.expectVisible({ role: "status", text: isWatched }, "1 of 2 watched");
      await user.expectAbsent(mark({}));
      await (snapshot.context.episode?.next ? user.expectAbsent : user.expectVisible)(last);
    },
    "episode.signedOut": gated.signedOut,
    "episode.forbidden": gated.forbidden,
    "episode.planNeeded": (user) =>
      user.expectVisible({ role: "heading", name: "Series" }, "Part of Academy Plus", {
        role: "link",
        name: "Go to your plan",
      }),
    "episode.notFound": (user) => user.expectVisible({ role: "heading", name: "Page not found" }),
    "episode.failed": (user, { context }) =>
      user.expectVisible(
        { role: "heading", name: "Series" },
        ...alerts("We couldn’t load the episode", context.failure),
      ),
  },
  children: { player: playerPart },
  ignores: [...playerControls, transcript, { role: "link", why: "leads to other pages" }, ...notFoundForm],
});
