import type { SnapshotFrom } from "xstate";
import type { examListMachine } from "../../machines/exams/exam-list";
import { type GroupName, groupsOf, type ListedExam } from "../../machines/exams/standings";
import { ExamListPage } from "../../src/exams/exam-list/ExamListPage";
import type { Hands, Sign } from "../drivers/hands";
import { defineScreenTests } from "../drivers/screen-tests";
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

/** The one button of a card: each standing has words of its own (L9). */
function buttonOf({ exam, standing, certificate }: ListedExam): Sign {
  const action = () => {
    switch (standing?.status) {
      case "startExam":
        return "Start";
      case "examAvailable":
        return "Continue";
      case "certificated":
        return certificate ? "Show certificate" : "Get the certificate";
      case "examPending":
        // The moment stands in the zone of whoever runs the tests.
        return standing.reason === "coolingDown" ? null : "To the course";
      default:
        return "Rules and start";
    }
  };
  const words = action();
  return words === null
    ? "Not passed last time. This page opens the next attempt by itself."
    : { role: "link", name: `${words}: ${exam.title}` };
}
const cards = async (hands: Hands, { context: { exams, standings, now } }: Snapshot) => {
  const groups = groupsOf(exams, standings, now);
  await hands.see(...groups.map(({ name }) => heading(name)));
  await hands.see(...groups.flatMap(({ exams: listed }) => listed.map(buttonOf)));
};
/** The list itself is there; else the page says what is wrong with it. */
const isShown = (snapshot: Snapshot) => snapshot.matches({ exams: "shown" });
const noStandings = "We could not ask where you stand";

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
      // Who is not told of the partners' groups is not told that they are empty either.
      if (isOfAll(snapshot) || snapshot.context.standings)
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
      await hands.see(...alerts(noStandings, snapshot.context.standingsFailure));
      await (isOfAll(snapshot) ? hands.see(heading("all")) : hands.see(...agencyGroups));
    },
  },
  ignores: [{ role: "link", why: "leads to other pages" }],
});

async function shown(hands: Hands, snapshot: Snapshot) {
  const { standings } = snapshot.context;
  await hands.see(titleOf(snapshot), { role: "link", name: "My certificates" });
  await hands.lack("The exams could not be loaded");
  if (isOfAll(snapshot) || (standings && groupsOf(snapshot.context.exams, standings, "").length > 0))
    await cards(hands, snapshot);
  if (isOfAll(snapshot)) await hands.lack({ busy: true });
}

async function pending(hands: Hands, snapshot: Snapshot) {
  if (!isShown(snapshot)) return;
  await hands.lack("Sign in to see", noStandings);
  if (!isOfAll(snapshot)) await hands.see({ busy: true }, { role: "status", text: "Loading" }, ...agencyGroups);
}

async function known(hands: Hands, snapshot: Snapshot) {
  if (!isShown(snapshot)) return;
  await hands.lack("Sign in to see", noStandings, { busy: true });
  // A list of partners' exams may have none of them.
  const { exams, standings } = snapshot.context;
  const isEmpty = groupsOf(exams, standings, "").length === 0;
  if (!isOfAll(snapshot)) await (isEmpty ? hands.see : hands.lack)("No exams yet");
}
