import { defineScreenTests } from "statechart-testing/drivers/screen-tests";
import type { Matcher, User } from "statechart-testing/drivers/user";
import type { SnapshotFrom } from "xstate";
import type { CourseInProgress } from "../../contract/courses/courses";
import type { myCoursesMachine } from "../../machines/courses/my-courses";
import { MyCourses } from "../../src/courses/my-learning/MyCourses";
import { alerts } from "../shared/reason";
import { myCoursesModel } from "./my-courses.model";

type Snapshot = SnapshotFrom<typeof myCoursesMachine>;
const failed = "We couldn’t load your courses";
const more = (busy: boolean): Matcher => ({ role: "button", name: "Show more courses", busy });

const title = ({ context: { completed } }: Snapshot): Matcher => ({
  role: "heading",
  name: completed ? "Completed" : "In progress",
});
/** A course by its name, with its progress and the link to continue. */
function signsOf({ title: name, progress }: CourseInProgress): Matcher[] {
  const [words, action] =
    progress === 100
      ? ["Completed", "Review course"]
      : [`${progress}% complete`, progress === 0 ? "Start" : "Continue"];
  return [{ role: "link", name }, { role: "link", name: `${action}: ${name}` }, words];
}
const shown = async (user: User, snapshot: Snapshot) => {
  await user.expectVisible(title(snapshot), ...snapshot.context.cards.flatMap(signsOf), { busy: false });
  await user.expectAbsent({ role: "link", name: "Browse courses" });
};
const quiet = async (user: User, snapshot: Snapshot) => {
  await shown(user, snapshot);
  await user.expectAbsent({ role: "alert" });
};

export const myCoursesScreen = defineScreenTests({
  testModel: myCoursesModel,
  render: (actor) => <MyCourses actor={actor} />,
  does: {
    "courses.more": (user) => user.press("button", "Show more courses"),
    "courses.retry": (user) => user.press("button", "Try again"),
  },
  world: ["screen.reopened", "connection.changed"],
  sees: {
    "myCourses.loading": async (user, snapshot) => {
      await user.expectVisible(title(snapshot), { busy: true });
      await user.expectAbsent({ role: "link" }, { role: "alert" });
    },
    "myCourses.shown.settled": quiet,
    "myCourses.shown.refreshing": quiet,
    "myCourses.shown.loadingMore": async (user, snapshot) => {
      await shown(user, snapshot);
      await user.expectVisible(more(true));
      await user.expectAbsent({ role: "alert" }, { role: "button", name: "Try again" });
    },
    "myCourses.shown.moreFailed": async (user, snapshot) => {
      await shown(user, snapshot);
      await user.expectVisible(...alerts(failed, snapshot.context.failure), more(false));
    },
    "myCourses.empty": async (user, snapshot) => {
      await user.expectVisible(title(snapshot));
      if (snapshot.context.completed) await user.expectVisible("You haven’t completed a course yet.");
      else await user.expectVisible("Nothing in progress", { role: "link", name: "Browse courses" });
    },
    "myCourses.failed": (user, snapshot) =>
      user.expectVisible(title(snapshot), ...alerts(failed, snapshot.context.failure)),
  },
  ignores: [{ role: "link", why: "leads to other pages" }],
});
