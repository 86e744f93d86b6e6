import { defineScreenTests } from "statechart-testing/drivers/screen-tests";
import type { Matcher } from "statechart-testing/drivers/user";
import { SeriesPage } from "../../src/courses/series/SeriesPage";
import { focusLosses } from "../shared/focus-losses";
import { notFoundForm } from "../shared/not-found";
import { alerts } from "../shared/reason";
import { seriesModel } from "./series.model";
import { gated } from "./series-gate.screen";

const shown: Matcher[] = [
  { role: "heading", name: "Audits" },
  { role: "link", name: "First" },
  { role: "link", name: "Start watching" },
];
const count = "0 of 2 watched";

export const seriesScreen = defineScreenTests({
  testModel: seriesModel,
  losesFocus: focusLosses.series,
  render: (actor) => <SeriesPage actor={actor} />,
  does: {
    "series.retry": (user) => user.press("button", "Try again"),
    "signIn.open": (user) => user.press("button", "Sign in"),
  },
  world: ["screen.reopened", "session.changed", "connection.changed"],
  sees: {
    "series.waiting": (user) => user.expectVisible({ busy: true }, { role: "status", text: "Loading" }),
    "series.loading": (user) => user.expectVisible({ busy: true }, { role: "status", text: "Loading" }),
    "series.shown.loadingProgress": async (user, { context }) => {
      if (context.progress) return user.expectVisible(...shown, count);
      await user.expectVisible(...shown, { busy: true });
      await user.expectAbsent(count);
    },
    "series.shown.refreshing": (user) => user.expectVisible(...shown),
    "series.shown.tracked": async (user) => {
      await user.expectVisible(...shown, count);
      await user.expectAbsent({ busy: true }, { role: "alert" });
    },
    "series.shown.untracked": async (user, { context }) => {
      await user.expectVisible(
        ...shown,
        ...alerts("We could not ask which episodes you have watched", context.failure),
      );
      await user.expectAbsent(count);
    },
    "series.signedOut": gated.signedOut,
    "series.forbidden": gated.forbidden,
    "series.notFound": (user) => user.expectVisible({ role: "heading", name: "Page not found" }),
    "series.failed": (user, { context }) =>
      user.expectVisible(
        { role: "heading", name: "Series" },
        ...alerts("The series could not be loaded", context.failure),
      ),
  },
  ignores: [{ role: "link", why: "leads to other pages" }, ...notFoundForm],
});
