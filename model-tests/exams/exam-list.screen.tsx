import { defineScreenTests } from "statechart-testing/drivers/screen-tests";
import type { Hands, Sign } from "statechart-testing/drivers/user";
import type { SnapshotFrom } from "xstate";
import type { examListMachine } from "../../machines/exams/exam-list";
import { type GroupName, groupsOf, type ListedExam } from "../../machines/exams/exam-statuses";
import { ExamListPage } from "../../src/exams/exam-list/ExamListPage";
import { alerts } from "../shared/reason";
import { examListFlow } from "./exam-list.model";

type Snapshot = SnapshotFrom<typeof examListMachine>;

const isOfAll = ({ context }: Snapshot) => context.list === "all";
const titleOf = (snapshot: Snapshot) => ({
  role: "heading",
  name: isOfAll(snapshot) ? "Certification" : "Agency partner exams",
});
const headings: Record<GroupName, string> = {
  all: "All exams",
  open: "To go on with",
  toStart: "Ready to start",
  waiting: "Not open yet",
  certificated: "Certificate held",
  digitalAgencies: "For digital agencies",
  toolkitProficiency: "Toolkit proficiency",
};
const heading = (name: GroupName): Sign => ({ role: "heading", name: headings[name] });
const agencyGroups = [heading("digitalAgencies"), heading("toolkitProficiency")];

/** The one button of a card: each status has its own words (L9). */
function buttonOf({ exam, entry, certificate }: ListedExam): Sign {
  const action = () => {
    switch (entry?.status) {
      case "startExam":
        return "Start";
      case "examAvailable":
        return "Continue";
      case "certificated":
        return certificate ? "Show certificate" : "Get the certificate";
      case "examPending":
        // The time is in the time zone of the machine that runs the tests.
        return entry.reason === "coolingDown" ? null : "To the course";
      default:
        return "Rules and start";
    }
  };
  const words = action();
  return words === null
    ? "Not passed last time. This page opens the next attempt by itself."
    : { role: "link", name: `${words}: ${exam.title}` };
}
const cards = async (hands: Hands, { context: { exams, statuses, now } }: Snapshot) => {
  const groups = groupsOf(exams, statuses, now);
  await hands.see(...groups.map(({ name }) => heading(name)));
  await hands.see(...groups.flatMap(({ exams: listed }) => listed.map(buttonOf)));
};
/** The list is there; otherwise the page says what is wrong with it. */
const isShown = (snapshot: Snapshot) => snapshot.matches({ exams: "shown" });
const noStatuses = "We could not ask where you stand";

export const examListScreen = defineScreenTests({
  flow: examListFlow,
  render: (actor) => <ExamListPage actor={actor} />,
  does: {
    "exams.retry": (hands) => hands.press("button", "Try again"),
    "signIn.open": (hands) => hands.press("button", "Sign in"),
  },
  world: ["screen.reopened", "session.changed", "connection.changed"],
  sees: {
    "examList.exams.loading": (hands, snapshot) =>
      hands.see(titleOf(snapshot), { busy: true }, { role: "status", text: "Loading" }),
    "examList.exams.shown": shown,
    "examList.exams.refreshing": shown,
    "examList.exams.empty": async (hands, snapshot) => {
      await hands.see(titleOf(snapshot));
      // A page without the partners' groups does not say that they are empty either.
      if (isOfAll(snapshot) || snapshot.context.statuses)
        await hands.see("No exams yet", { role: "link", name: "Browse the courses" });
    },
    "examList.exams.failed": (hands, snapshot) =>
      hands.see(titleOf(snapshot), ...alerts("The exams could not be loaded", snapshot.context.failure)),
    "examList.learner.unknown": pending,
    "examList.learner.anonymous": async (hands, snapshot) => {
      if (!isShown(snapshot)) return;
      if (isOfAll(snapshot)) return hands.see("Sign in to see where you stand", heading("all"));
      await hands.see("Sign in to see the partner exams", ...agencyGroups);
      await hands.lack({ role: "link", name: "Rules and start: Exam 1" }, { busy: true });
    },
    "examList.learner.loading": pending,
    "examList.learner.known.refreshing": known,
    "examList.learner.known.settled": known,
    "examList.learner.known.watching": async (hands, snapshot) => {
      await known(hands, snapshot);
      if (isShown(snapshot)) await hands.see("Not passed last time.");
    },
    "examList.learner.failed": async (hands, snapshot) => {
      if (!isShown(snapshot)) return;
      await hands.see(...alerts(noStatuses, snapshot.context.statusesFailure));
      await (isOfAll(snapshot) ? hands.see(heading("all")) : hands.see(...agencyGroups));
    },
  },
  ignores: [{ role: "link", why: "leads to other pages" }],
});

async function shown(hands: Hands, snapshot: Snapshot) {
  const { statuses } = snapshot.context;
  await hands.see(titleOf(snapshot), { role: "link", name: "My certificates" });
  await hands.lack("The exams could not be loaded");
  if (isOfAll(snapshot) || (statuses && groupsOf(snapshot.context.exams, statuses, "").length > 0))
    await cards(hands, snapshot);
  if (isOfAll(snapshot)) await hands.lack({ busy: true });
}

async function pending(hands: Hands, snapshot: Snapshot) {
  if (!isShown(snapshot)) return;
  await hands.lack("Sign in to see", noStatuses);
  if (!isOfAll(snapshot)) await hands.see({ busy: true }, { role: "status", text: "Loading" }, ...agencyGroups);
}

async function known(hands: Hands, snapshot: Snapshot) {
  if (!isShown(snapshot)) return;
  await hands.lack("Sign in to see", noStatuses, { busy: true });
  // A list of partner exams may be empty.
  const { exams, statuses } = snapshot.context;
  const isEmpty = groupsOf(exams, statuses, "").length === 0;
  if (!isOfAll(snapshot)) await (isEmpty ? hands.see : hands.lack)("No exams yet");
}
