import { defineScreenTests } from "statechart-testing/drivers/screen-tests";
import type { Matcher, User } from "statechart-testing/drivers/user";
import type { SnapshotFrom } from "xstate";
import type { quizReportsMachine } from "../../machines/engagement/quiz-reports";
import { ReportsPage } from "../../src/engagement/reports/ReportsPage";
import { alerts } from "../shared/reason";
import { quizReportsModel } from "./quiz-reports.model";

type Snapshot = SnapshotFrom<typeof quizReportsMachine>;

const heading = (name: string): Matcher => ({ role: "heading", name });
const title = heading("Quiz reports");
const signIn = { role: "button", name: "Sign in" } as const;
const more = { role: "button", name: "Show more reports" } as const;
const kinds = { all: "Quizzes and exams", quiz: "Quizzes", exam: "Exams" };

/** The filters, as they are now. */
const form = async (user: User, { context }: Snapshot) => {
  await user.expectVisible(
    title,
    { role: "combobox", name: "What", value: context.filters.kind },
    { role: "combobox", name: "Order", value: context.filters.sort },
    { role: "link", name: "Download as CSV" },
  );
  await user.expectAbsent(signIn);
};
const list = async (user: User, snapshot: Snapshot) => {
  const { cards, total } = snapshot.context;
  await form(user, snapshot);
  await user.expectVisible({ role: "status", text: total === 1 ? "1 quiz or exam" : `${total} quizzes and exams` });
  await user.expectVisible(...cards.map(({ title: name }) => ({ role: "link", name })));
  await user.expectVisible("SEO basics", "40 attempts", "75% passed", "Hardest question: 35% right", "3 questions");
};
const quiet = async (user: User, snapshot: Snapshot) => {
  await list(user, snapshot);
  await user.expectAbsent({ role: "alert" }, { busy: true });
};

export const quizReportsScreen = defineScreenTests({
  testModel: quizReportsModel,
  render: (actor) => <ReportsPage actor={actor} />,
  does: {
    "filters.change": (user, { filters }) => user.choose("What", kinds[filters.kind]),
    "reports.more": (user) => user.press("button", more.name),
    "reports.retry": (user) => user.press("button", "Try again"),
    "signIn.open": (user) => user.press("button", "Sign in"),
  },
  world: ["address.changed", "screen.reopened", "session.changed", "connection.changed"],
  sees: {
    "quizReports.waiting": async (user) => {
      await user.expectVisible(title, { busy: true }, { role: "status", text: "Loading" });
      await user.expectAbsent(signIn, { role: "combobox", name: "What" });
    },
    "quizReports.open.loading": async (user, snapshot) => {
      await form(user, snapshot);
      await user.expectVisible({ busy: true }, { role: "status", text: "Loading" });
      await user.expectAbsent(more);
    },
    "quizReports.open.shown": quiet,
    "quizReports.open.refreshing": quiet,
    "quizReports.open.loadingMore": async (user, snapshot) => {
      await list(user, snapshot);
      await user.expectVisible({ ...more, busy: true });
    },
    "quizReports.open.moreFailed": async (user, snapshot) => {
      await list(user, snapshot);
      await user.expectVisible(...alerts("We couldn’t load more reports", snapshot.context.failure), more);
    },
    "quizReports.open.empty": async (user, snapshot) => {
      await form(user, snapshot);
      await user.expectVisible({ role: "status", text: "Nothing has been answered yet." });
      await user.expectAbsent({ busy: true }, more, { role: "alert" });
    },
    "quizReports.open.failed": async (user, snapshot) => {
      await form(user, snapshot);
      await user.expectVisible(...alerts("We couldn’t load the reports", snapshot.context.failure));
    },
    "quizReports.signedOut": async (user) => {
      await user.expectVisible(heading("Sign in to open the administration"), signIn);
      await user.expectAbsent(title, { busy: true });
    },
    "quizReports.forbidden": async (user) => {
      await user.expectVisible(heading("Your account has no administration rights"));
      await user.expectAbsent(title, signIn, { busy: true });
    },
  },
  also: {
    "filters.change": ["Language", "Period", "Order"].map((name) => ({ role: "combobox", name }) as const),
  },
  ignores: [
    { role: "link", why: "leads to other pages, or to a file" },
    { role: "summary", why: "unfolds the questions, which are there already" },
  ],
});
