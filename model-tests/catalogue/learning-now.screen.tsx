import { defineScreenTests } from "statechart-testing/drivers/screen-tests";
import type { User } from "statechart-testing/drivers/user";
import type { SnapshotFrom } from "xstate";
import { coursesInView, type learningNowMachine } from "../../machines/catalogue/learning-now";
import { LearningNow } from "../../src/catalogue/learning-now/LearningNow";
import { alerts } from "../shared/reason";
import { learningNowModel } from "./learning-now.model";

type Snapshot = SnapshotFrom<typeof learningNowMachine>;
const title = { role: "heading", name: "Continue learning" };
const more = (busy: boolean) => ({ role: "button", name: "More of my courses", busy });
const filterOf = (completed: boolean) => (completed ? "Completed" : "In progress");

const absent = (user: User) => user.expectAbsent(title, { role: "choice", name: "Completed" }, { role: "link" });
const block = (user: User, { context: { completed } }: Snapshot) =>
  user.expectVisible(title, { role: "choice", name: filterOf(completed), checked: true });
const shown = (isExpanded: boolean) => async (user: User, snapshot: Snapshot) => {
  const { cards } = snapshot.context;
  const inView = coursesInView(cards, isExpanded);
  await block(user, snapshot);
  await user.expectVisible(...inView.map((course) => ({ role: "link", name: course.title })), "50% complete");
  await user.expectAbsent(...cards.slice(inView.length).map((course) => ({ role: "link", name: course.title })));
};
const expanded = shown(true);
const failed = "We couldn’t load your courses";
/** The page without failures. */
const settled = (look: typeof expanded) => async (user: User, snapshot: Snapshot) => {
  await look(user, snapshot);
  await user.expectAbsent({ role: "alert" });
};

export const learningNowScreen = defineScreenTests({
  testModel: learningNowModel,
  render: (actor) => <LearningNow actor={actor} />,
  does: {
    "filter.change": (user, { completed }) => user.check(filterOf(completed)),
    "showAll.toggle": (user, _, snapshot) =>
      user.press("button", snapshot.matches({ shown: "expanded" }) ? "Show fewer" : "Show all"),
    "courses.more": (user) => user.press("button", "More of my courses"),
    "learning.retry": (user) => user.press("button", "Try again"),
  },
  world: ["session.changed", "connection.changed"],
  sees: {
    "learningNow.waiting": absent,
    "learningNow.loading": async (user, snapshot) => {
      const { cards, filterChanged, failure } = snapshot.context;
      if (cards.length === 0 && !filterChanged && !failure) return absent(user);
      await block(user, snapshot);
      await user.expectVisible({ busy: true });
    },
    "learningNow.shown.collapsed": settled(shown(false)),
    "learningNow.shown.expanded.settled": settled(expanded),
    "learningNow.shown.expanded.loadingMore": async (user, snapshot) => {
      await expanded(user, snapshot);
      await user.expectVisible(more(true));
    },
    "learningNow.shown.expanded.moreFailed": async (user, snapshot) => {
      await expanded(user, snapshot);
      await user.expectVisible(...alerts(failed, snapshot.context.failure), more(false));
    },
    "learningNow.empty": async (user, snapshot) => {
      await block(user, snapshot);
      await user.expectVisible({
        role: "status",
        text: snapshot.context.completed ? "You haven’t completed a course yet." : "Nothing in progress right now.",
      });
    },
    "learningNow.hidden": absent,
    "learningNow.failed": async (user, snapshot) => {
      await block(user, snapshot);
      await user.expectVisible(...alerts(failed, snapshot.context.failure));
    },
  },
  also: {
    // The radio button of the selected filter.
    "filter.change": [
      { role: "choice", name: "In progress" },
      { role: "choice", name: "Completed" },
    ],
  },
  allowedDifferences: [
    {
      drift: "missing",
      event: "filter.change",
      in: ["learningNow.loading", "learningNow.hidden"],
      when: (snapshot) => !snapshot.hasTag("busy") || snapshot.context.cards.length === 0,
      why: "before it is known that something was begun, and for those who have begun nothing, the block is not there",
    },
  ],
  ignores: [{ role: "link", why: "leads to other pages" }],
});
