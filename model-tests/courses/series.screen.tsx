import { defineScreenTests } from "statechart-testing/drivers/screen-tests";
import type { Sign } from "statechart-testing/drivers/user";
import { SeriesPage } from "../../src/courses/series/SeriesPage";
import { notFoundForm } from "../shared/not-found";
import { alerts } from "../shared/reason";
import { seriesFlow } from "./series.model";
import { gated } from "./series-gate.screen";

const shown: Sign[] = [
  { role: "heading", name: "Audits" },
  { role: "link", name: "First" },
  { role: "link", name: "Start watching" },
];
const count = "0 of 2 watched";

export const seriesScreen = defineScreenTests({
  flow: seriesFlow,
  render: (actor) => <SeriesPage actor={actor} />,
  does: {
    "series.retry": (hands) => hands.press("button", "Try again"),
    "signIn.open": (hands) => hands.press("button", "Sign in"),
  },
  world: ["screen.reopened", "session.changed", "connection.changed"],
  sees: {
    "series.waiting": (hands) => hands.see({ busy: true }, { role: "status", text: "Loading" }),
    "series.loading": (hands) => hands.see({ busy: true }, { role: "status", text: "Loading" }),
    "series.shown.loadingProgress": async (hands, { context }) => {
      if (context.progress) return hands.see(...shown, count);
      await hands.see(...shown, { busy: true });
      await hands.lack(count);
    },
    "series.shown.refreshing": (hands) => hands.see(...shown),
    "series.shown.tracked": async (hands) => {
      await hands.see(...shown, count);
      await hands.lack({ busy: true }, { role: "alert" });
    },
    "series.shown.untracked": async (hands, { context }) => {
      await hands.see(...shown, ...alerts("We could not ask which episodes you have watched", context.failure));
      await hands.lack(count);
    },
    "series.signedOut": gated.signedOut,
    "series.forbidden": gated.forbidden,
    "series.notFound": (hands) => hands.see({ role: "heading", name: "Page not found" }),
    "series.failed": (hands, { context }) =>
      hands.see({ role: "heading", name: "Series" }, ...alerts("The series could not be loaded", context.failure)),
  },
  ignores: [{ role: "link", why: "leads to other pages" }, ...notFoundForm],
});
