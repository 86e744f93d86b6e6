import { defineScreenTests } from "statechart-testing/drivers/screen-tests";
import type { Sign } from "statechart-testing/drivers/user";
import { SchedulePage } from "../../src/engagement/schedule/SchedulePage";
import { notFoundForm } from "../shared/not-found";
import { alerts } from "../shared/reason";
import { scheduleFlow } from "./schedule.model";

const meeting: Sign[] = [{ role: "heading", name: "Introduction" }, "30 minutes"];
const book: Sign = { role: "link", name: "Choose a time" };
const closed = "No appointments at the moment";

export const scheduleScreen = defineScreenTests({
  flow: scheduleFlow,
  render: (actor) => <SchedulePage actor={actor} />,
  does: { "schedule.retry": (hands) => hands.press("button", "Try again") },
  world: ["connection.changed"],
  sees: {
    "schedule.loading": (hands) => hands.see({ busy: true }, { role: "status", text: "Loading" }),
    "schedule.shown.bookable": async (hands) => {
      await hands.see(...meeting, book);
      await hands.lack(closed);
    },
    "schedule.shown.notBookable": async (hands) => {
      await hands.see(...meeting, closed, { role: "link", name: "Get started with SEO" });
      await hands.lack(book);
    },
    "schedule.notFound": (hands) => hands.see({ role: "heading", name: "Page not found" }),
    "schedule.failed": (hands, { context }) =>
      hands.see(
        { role: "heading", name: "Book a meeting" },
        ...alerts("The meeting could not be loaded", context.failure),
      ),
  },
  ignores: [{ role: "link", why: "leads to other pages" }, ...notFoundForm],
});
