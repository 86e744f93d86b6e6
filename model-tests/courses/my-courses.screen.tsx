import { defineScreenTests } from "statechart-testing/drivers/screen-tests";
import type { Hands, Sign } from "statechart-testing/drivers/user";
import type { SnapshotFrom } from "xstate";
import type { CourseInProgress } from "../../contract/courses/courses";
import type { myCoursesMachine } from "../../machines/courses/my-courses";
import { MyCourses } from "../../src/courses/my-learning/MyCourses";
import { alerts } from "../shared/reason";
import { myCoursesFlow } from "./my-courses.model";

type Snapshot = SnapshotFrom<typeof myCoursesMachine>;
const failed = "Your courses could not be loaded";
const more = (busy: boolean): Sign => ({ role: "button", name: "Show more courses", busy });

const title = ({ context: { completed } }: Snapshot): Sign => ({
  role: "heading",
  name: completed ? "Completed" : "In progress",
});
/** A course by its name, with its progress and the link to continue. */
function signsOf({ title: name, progress }: CourseInProgress): Sign[] {
  const [words, action] =
    progress === 100
      ? ["Completed", "Go through it again"]
      : [`${progress} % done`, progress === 0 ? "Start" : "Continue"];
  return [{ role: "link", name }, { role: "link", name: `${action}: ${name}` }, words];
}
const shown = async (hands: Hands, snapshot: Snapshot) => {
  await hands.see(title(snapshot), ...snapshot.context.cards.flatMap(signsOf), { busy: false });
  await hands.lack({ role: "link", name: "Browse the courses" });
};
const quiet = async (hands: Hands, snapshot: Snapshot) => {
  await shown(hands, snapshot);
  await hands.lack({ role: "alert" });
};

export const myCoursesScreen = defineScreenTests({
  flow: myCoursesFlow,
  render: (actor) => <MyCourses actor={actor} />,
  does: {
    "courses.more": (hands) => hands.press("button", "Show more courses"),
    "courses.retry": (hands) => hands.press("button", "Try again"),
  },
  world: ["screen.reopened", "connection.changed"],
  sees: {
    "myCourses.loading": async (hands, snapshot) => {
      await hands.see(title(snapshot), { busy: true });
      await hands.lack({ role: "link" }, { role: "alert" });
    },
    "myCourses.shown.settled": quiet,
    "myCourses.shown.refreshing": quiet,
    "myCourses.shown.loadingMore": async (hands, snapshot) => {
      await shown(hands, snapshot);
      await hands.see(more(true));
      await hands.lack({ role: "alert" }, { role: "button", name: "Try again" });
    },
    "myCourses.shown.moreFailed": async (hands, snapshot) => {
      await shown(hands, snapshot);
      await hands.see(...alerts(failed, snapshot.context.failure), more(false));
    },
    "myCourses.empty": async (hands, snapshot) => {
      await hands.see(title(snapshot));
      if (snapshot.context.completed) await hands.see("You have not completed a course yet.");
      else await hands.see("Nothing in progress", { role: "link", name: "Browse the courses" });
    },
    "myCourses.failed": (hands, snapshot) => hands.see(title(snapshot), ...alerts(failed, snapshot.context.failure)),
  },
  ignores: [{ role: "link", why: "leads to other pages" }],
});
