import { defineScreenTests } from "statechart-testing/drivers/screen-tests";
import type { Matcher } from "statechart-testing/drivers/user";
import { SchedulePage } from "../../src/engagement/schedule/SchedulePage";
import { notFoundForm } from "../shared/not-found";
import { alerts } from "../shared/reason";
import { scheduleModel } from "./schedule.model";

const meeting: Matcher[] = [{ role: "heading", name: "Introduction" }, "30 minutes"];
const book: Matcher = { role: "link", name: "Choose a time" };
const closed = "No appointments at the moment";

export const scheduleScreen = defineScreenTests({
  testModel: scheduleModel,
  render: (actor) => <SchedulePage actor={actor} />,
  does: { "schedule.retry": (user) => user.press("button", "Try again") },
  world: ["connection.changed"],
  sees: {
    "schedule.loading": (user) => user.expectVisible({ busy: true }, { role: "status", text: "Loading" }),
    "schedule.shown.bookable": async (user) => {
      await user.expectVisible(...meeting, book);
      await user.expectAbsent(closed);
    },
    "schedule.shown.notBookable": async (user) => {
      await user.expectVisible(...meeting, closed, { role: "link", name: "Get started with SEO" });
      await user.expectAbsent(book);
    },
    "schedule.notFound": (user) => user.expectVisible({ role: "heading", name: "Page not found" }),
    "schedule.failed": (user, { context }) =>
      user.expectVisible(
        { role: "heading", name: "Book a meeting" },
        ...alerts("The meeting could not be loaded", context.failure),
      ),
  },
  ignores: [{ role: "link", why: "leads to other pages" }, ...notFoundForm],
});
