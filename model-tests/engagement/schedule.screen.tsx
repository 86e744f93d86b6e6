import { defineScreenTests } from "statechart-testing/drivers/screen-tests";
import type { Matcher } from "statechart-testing/drivers/user";
import { SchedulePage } from "../../src/engagement/schedule/SchedulePage";
import { meeting as demo } from "../shared/demo-content";
import { notFoundForm } from "../shared/not-found";
import { alerts } from "../shared/reason";
import { scheduleModel } from "./schedule.model";

const meeting: Matcher[] = [{ role: "heading", name: demo.title }, "30 minutes"];
const book: Matcher = { role: "link", name: "Choose a time" };
const closed = "No appointments available";

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
        ...alerts("We couldn’t load the meeting", context.failure),
      ),
  },
  ignores: [{ role: "link", why: "leads to other pages" }, ...notFoundForm],
});
