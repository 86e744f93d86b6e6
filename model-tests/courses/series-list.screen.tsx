import { defineScreenTests } from "statechart-testing/drivers/screen-tests";
import type { Hands } from "statechart-testing/drivers/user";
import { SeriesListPage } from "../../src/courses/series-list/SeriesListPage";
import { alerts } from "../shared/reason";
import { gated } from "./series-gate.screen";
import { seriesListFlow } from "./series-list.model";

const title = { role: "heading", name: "Series" };
const pending = (hands: Hands) => hands.see(title, { busy: true }, { role: "status", text: "Loading" });

const shown = async (hands: Hands) => {
  await hands.see(title, { role: "link", name: "Audits" }, "2 episodes");
  await hands.lack({ busy: true });
};

export const seriesListScreen = defineScreenTests({
  flow: seriesListFlow,
  render: (actor) => <SeriesListPage actor={actor} />,
  does: {
    "series.retry": (hands) => hands.press("button", "Try again"),
    "signIn.open": (hands) => hands.press("button", "Sign in"),
  },
  world: ["screen.reopened", "session.changed", "connection.changed"],
  sees: {
    "seriesList.waiting": pending,
    "seriesList.loading": pending,
    "seriesList.shown": shown,
    "seriesList.refreshing": shown,
    "seriesList.empty": (hands) => hands.see(title, "No series yet", { role: "link", name: "Browse the courses" }),
    "seriesList.signedOut": gated.signedOut,
    "seriesList.forbidden": gated.forbidden,
    "seriesList.failed": (hands, { context }) =>
      hands.see(title, ...alerts("The series could not be loaded", context.failure)),
  },
  ignores: [{ role: "link", why: "leads to other pages" }],
});
