import { defineScreenTests } from "statechart-testing/drivers/screen-tests";
import type { User } from "statechart-testing/drivers/user";
import { SeriesListPage } from "../../src/courses/series-list/SeriesListPage";
import { series } from "../shared/demo-content";
import { alerts } from "../shared/reason";
import { gated } from "./series-gate.screen";
import { seriesListModel } from "./series-list.model";

const title = { role: "heading", name: "Series" };
const pending = (user: User) => user.expectVisible(title, { busy: true }, { role: "status", text: "Loading" });

const shown = async (user: User) => {
  await user.expectVisible(title, { role: "link", name: series.title }, "2 episodes");
  await user.expectAbsent({ busy: true });
};

export const seriesListScreen = defineScreenTests({
  testModel: seriesListModel,
  render: (actor) => <SeriesListPage actor={actor} />,
  does: {
    "series.retry": (user) => user.press("button", "Try again"),
    "signIn.open": (user) => user.press("button", "Sign in"),
  },
  world: ["screen.reopened", "session.changed", "connection.changed"],
  sees: {
    "seriesList.waiting": pending,
    "seriesList.loading": pending,
    "seriesList.shown": shown,
    "seriesList.refreshing": shown,
    "seriesList.empty": (user) => user.expectVisible(title, "No series yet", { role: "link", name: "Browse courses" }),
    "seriesList.signedOut": gated.signedOut,
    "seriesList.forbidden": gated.forbidden,
    "seriesList.failed": (user, { context }) =>
      user.expectVisible(title, ...alerts("We couldn’t load the series", context.failure)),
  },
  ignores: [{ role: "link", why: "leads to other pages" }],
});
