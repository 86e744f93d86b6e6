import { defineScreenTests } from "statechart-testing/drivers/screen-tests";
import type { Matcher, User } from "statechart-testing/drivers/user";
import type { SnapshotFrom } from "xstate";
import type { examListMachine } from "../../machines/exams/exam-list";
import { type GroupName, groupsOf, type ListedExam } from "../../machines/exams/exam-statuses";
import { ExamListPage } from "../../src/exams/exam-list/ExamListPage";
import { alerts } from "../shared/reason";
import { examListModel } from "./exam-list.model";

type Snapshot = SnapshotFrom<typeof examListMachine>;

const isOfAll = ({ context }: Snapshot) => context.list === "all";
const titleOf = (snapshot: Snapshot) => ({
  role: "heading",
  name: isOfAll(snapshot) ? "Certification" : "Agency partner exams",
});
const headings: Record<GroupName, string> = {
  all: "All exams",
  open: "In progress",
  toStart: "Ready to start",
  waiting: "Not open yet",
  certificated: "Certificate earned",
  digitalAgencies: "For digital agencies",
  toolkitProficiency: "Toolkit proficiency",
};
const heading = (name: GroupName): Matcher => ({ role: "heading", name: headings[name] });
const agencyGroups = [heading("digitalAgencies"), heading("toolkitProficiency")];

/** A card's only button; each status has its own label (L9). */
function buttonOf({ exam, entry, certificate }: ListedExam): Matcher {
  const action = () => {
    switch (entry?.status) {
      case "startExam":
        return "Start";
      case "examAvailable":
        return "Continue";
      case "certificated":
        return certificate ? "Show certificate" : "Get certificate";
      case "examPending":
        // The time is in the test machine's time zone.
        return entry.reason === "coolingDown" ? null : "Go to course";
      default:
        return "See rules and start";
    }
  };
  const words = action();
  return words === null
    ? "You didn’t pass last time. Your next attempt opens on this page automatically."
    : { role: "link", name: `${words}: ${exam.title}` };
}
const cards = async (user: User, { context: { exams, statuses, now } }: Snapshot) => {
  const groups = groupsOf(exams, statuses, now);
  await user.expectVisible(...groups.map(({ name }) => heading(name)));
  await user.expectVisible(...groups.flatMap(({ exams: listed }) => listed.map(buttonOf)));
};
/** The list is visible; otherwise, the page shows what is wrong with it. */
const isShown = (snapshot: Snapshot) => snapshot.matches({ exams: "shown" });
const noStatuses = "We couldn’t load your exam status";

export const examListScreen = defineScreenTests({
  testModel: examListModel,
  render: (actor) => <ExamListPage actor={actor} />,
  does: {
    "exams.retry": (user) => user.press("button", "Try again"),
    "signIn.open": (user) => user.press("button", "Sign in"),
  },
  world: ["screen.reopened", "session.changed", "connection.changed"],
  sees: {
    "examList.exams.loading": (user, snapshot) =>
      user.expectVisible(titleOf(snapshot), { busy: true }, { role: "status", text: "Loading" }),
    "examList.exams.shown": shown,
    "examList.exams.refreshing": shown,
    "examList.exams.empty": async (user, snapshot) => {
      await user.expectVisible(titleOf(snapshot));
      // A page without the partners' groups does not report that they are empty either.
      if (isOfAll(snapshot) || snapshot.context.statuses)
        await user.expectVisible("No exams yet", { role: "link", name: "Browse courses" });
    },
    "examList.exams.failed": (user, snapshot) =>
      user.expectVisible(titleOf(snapshot), ...alerts("We couldn’t load the exams", snapshot.context.failure)),
    "examList.learner.unknown": pending,
    "examList.learner.anonymous": async (user, snapshot) => {
      if (!isShown(snapshot)) return;
      if (isOfAll(snapshot)) return user.expectVisible("Sign in to see your status", heading("all"));
      await user.expectVisible("Sign in to see the partner exams", ...agencyGroups);
      await user.expectAbsent({ role: "link", name: "See rules and start: SEO basics exam" }, { busy: true });
    },
    "examList.learner.loading": pending,
    "examList.learner.known.refreshing": known,
    "examList.learner.known.settled": known,
    "examList.learner.known.watching": async (user, snapshot) => {
      await known(user, snapshot);
      if (isShown(snapshot)) await user.expectVisible("You didn’t pass last time.");
    },
    "examList.learner.failed": async (user, snapshot) => {
      if (!isShown(snapshot)) return;
      await user.expectVisible(...alerts(noStatuses, snapshot.context.statusesFailure));
      await (isOfAll(snapshot) ? user.expectVisible(heading("all")) : user.expectVisible(...agencyGroups));
    },
  },
  ignores: [{ role: "link", why: "leads to other pages" }],
});

async function shown(user: User, snapshot: Snapshot) {
  const { statuses } = snapshot.context;
  await user.expectVisible(titleOf(snapshot), { role: "link", name: "My certificates" });
  await user.expectAbsent("We couldn’t load the exams");
  if (isOfAll(snapshot) || (statuses && groupsOf(snapshot.context.exams, statuses, "").length > 0))
    await cards(user, snapshot);
  if (isOfAll(snapshot)) await user.expectAbsent({ busy: true });
}

async function pending(user: User, snapshot: Snapshot) {
  if (!isShown(snapshot)) return;
  await user.expectAbsent("Sign in to see", noStatuses);
  if (!isOfAll(snapshot))
    await user.expectVisible({ busy: true }, { role: "status", text: "Loading" }, ...agencyGroups);
}

async function known(user: User, snapshot: Snapshot) {
  if (!isShown(snapshot)) return;
  await user.expectAbsent("Sign in to see", noStatuses, { busy: true });
  // A list of partner exams may be empty.
  const { exams, statuses } = snapshot.context;
  const isEmpty = groupsOf(exams, statuses, "").length === 0;
  if (!isOfAll(snapshot)) await (isEmpty ? user.expectVisible : user.expectAbsent)("No exams yet");
}
