import { defineScreenTests } from "statechart-testing/drivers/screen-tests";
import type { Matcher, User } from "statechart-testing/drivers/user";
import type { SnapshotFrom } from "xstate";
import type { seriesMachine } from "../../machines/courses/series";
import { SeriesPage } from "../../src/courses/series/SeriesPage";
import { series as demo } from "../shared/demo-content";
import { notFoundForm } from "../shared/not-found";
import { alerts } from "../shared/reason";
import { seriesModel } from "./series.model";
import { gated } from "./series-gate.screen";

type Snapshot = SnapshotFrom<typeof seriesMachine>;
const count = "of 2 watched";
/** The series, its episodes with the marks of those that are watched, and the link to the next one. */
const shown = async (user: User, { context: { series, progress } }: Snapshot) => {
  const episodes = series?.episodes ?? [];
  const watched = progress?.watched ?? [];
  await user.expectVisible(
    { role: "heading", name: demo.title },
    ...episodes.map(({ title }): Matcher => ({ role: "link", name: title })),
  );
  const ways = ["Start watching", "Continue with episode 2", "Watch again"];
  for (const [at, name] of ways.entries()) {
    const isOffered = episodes.length > 0 && at === watched.length;
    await (isOffered ? user.expectVisible : user.expectAbsent)({ role: "link", name });
  }
  for (const { id, number } of episodes) {
    const isMarked = watched.some(({ episodeId }) => episodeId === id);
    const marked: Matcher = { role: "listitem", text: `Episode ${number} Watched` };
    await (isMarked ? user.expectVisible : user.expectAbsent)(marked);
  }
  if (progress) await user.expectVisible(`${watched.length} ${count}`);
  else await user.expectAbsent(count);
};

export const seriesScreen = defineScreenTests({
  testModel: seriesModel,
  render: (actor) => <SeriesPage actor={actor} />,
  does: {
    "series.retry": (user) => user.press("button", "Try again"),
    "signIn.open": (user) => user.press("button", "Sign in"),
  },
  world: ["screen.reopened", "session.changed", "connection.changed"],
  sees: {
    "series.waiting": (user) => user.expectVisible({ busy: true }, { role: "status", text: "Loading" }),
    "series.loading": (user) => user.expectVisible({ busy: true }, { role: "status", text: "Loading" }),
    "series.shown.loadingProgress": async (user, snapshot) => {
      await shown(user, snapshot);
      await (snapshot.context.progress ? user.expectAbsent : user.expectVisible)({ busy: true });
    },
    "series.shown.refreshing": shown,
    "series.shown.tracked": async (user, snapshot) => {
      await shown(user, snapshot);
      await user.expectAbsent({ busy: true }, { role: "alert" });
    },
    "series.shown.untracked": async (user, snapshot) => {
      await shown(user, snapshot);
      await user.expectVisible(...alerts("We couldn’t load your progress", snapshot.context.failure));
    },
    "series.signedOut": gated.signedOut,
    "series.forbidden": gated.forbidden,
    "series.notFound": (user) => user.expectVisible({ role: "heading", name: "Page not found" }),
    "series.failed": (user, { context }) =>
      user.expectVisible(
        { role: "heading", name: "Series" },
        ...alerts("We couldn’t load the series", context.failure),
      ),
  },
  ignores: [{ role: "link", why: "leads to other pages" }, ...notFoundForm],
});
