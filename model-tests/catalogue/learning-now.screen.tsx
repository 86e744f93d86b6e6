import { defineScreenTests } from "statechart-testing/drivers/screen-tests";
import type { Hands } from "statechart-testing/drivers/user";
import type { SnapshotFrom } from "xstate";
import { coursesInView, type learningNowMachine } from "../../machines/catalogue/learning-now";
import { LearningNow } from "../../src/catalogue/learning-now/LearningNow";
import { alerts } from "../shared/reason";
import { learningNowFlow } from "./learning-now.model";

type Snapshot = SnapshotFrom<typeof learningNowMachine>;
const title = { role: "heading", name: "Continue learning" };
const more = (busy: boolean) => ({ role: "button", name: "More of my courses", busy });
const filterOf = (completed: boolean) => (completed ? "Completed" : "In progress");

const absent = (hands: Hands) => hands.lack(title, { role: "choice", name: "Completed" }, { role: "link" });
const block = (hands: Hands, { context: { completed } }: Snapshot) =>
  hands.see(title, { role: "choice", name: filterOf(completed), checked: true });
const shown = (isExpanded: boolean) => async (hands: Hands, snapshot: Snapshot) => {
  const { cards } = snapshot.context;
  const inView = coursesInView(cards, isExpanded);
  await block(hands, snapshot);
  await hands.see(...inView.map((course) => ({ role: "link", name: course.title })), "50 % done");
  await hands.lack(...cards.slice(inView.length).map((course) => ({ role: "link", name: course.title })));
};
const expanded = shown(true);
const failed = "Your courses could not be loaded";
/** The page without failures. */
const settled = (look: typeof expanded) => async (hands: Hands, snapshot: Snapshot) => {
  await look(hands, snapshot);
  await hands.lack({ role: "alert" });
};

export const learningNowScreen = defineScreenTests({
  flow: learningNowFlow,
  render: (actor) => <LearningNow actor={actor} />,
  does: {
    "filter.change": (hands, { completed }) => hands.check(filterOf(completed)),
    "showAll.toggle": (hands, _, snapshot) =>
      hands.press("button", snapshot.matches({ shown: "expanded" }) ? "Show fewer" : "Show all"),
    "courses.more": (hands) => hands.press("button", "More of my courses"),
    "learning.retry": (hands) => hands.press("button", "Try again"),
  },
  world: ["session.changed", "connection.changed"],
  sees: {
    "learningNow.waiting": absent,
    "learningNow.loading": async (hands, snapshot) => {
      const { cards, filterChanged, failure } = snapshot.context;
      if (cards.length === 0 && !filterChanged && !failure) return absent(hands);
      await block(hands, snapshot);
      await hands.see({ busy: true });
    },
    "learningNow.shown.collapsed": settled(shown(false)),
    "learningNow.shown.expanded.settled": settled(expanded),
    "learningNow.shown.expanded.loadingMore": async (hands, snapshot) => {
      await expanded(hands, snapshot);
      await hands.see(more(true));
    },
    "learningNow.shown.expanded.moreFailed": async (hands, snapshot) => {
      await expanded(hands, snapshot);
      await hands.see(...alerts(failed, snapshot.context.failure), more(false));
    },
    "learningNow.empty": async (hands, snapshot) => {
      await block(hands, snapshot);
      await hands.see({
        role: "status",
        text: snapshot.context.completed ? "You have not completed a course yet." : "Nothing in progress right now.",
      });
    },
    "learningNow.hidden": absent,
    "learningNow.failed": async (hands, snapshot) => {
      await block(hands, snapshot);
      await hands.see(...alerts(failed, snapshot.context.failure));
    },
  },
  also: {
    // The radio button of the selected filter.
    "filter.change": [
      { role: "choice", name: "In progress" },
      { role: "choice", name: "Completed" },
    ],
  },
  excuses: [
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
