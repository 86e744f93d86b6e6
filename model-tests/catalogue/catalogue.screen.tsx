import { defineScreenTests } from "statechart-testing/drivers/screen-tests";
import type { User } from "statechart-testing/drivers/user";
import type { SnapshotFrom } from "xstate";
import type { catalogueMachine } from "../../machines/catalogue/catalogue";
import { sameFilters } from "../../machines/catalogue/catalogue/context";
import { CataloguePage } from "../../src/catalogue/catalogue/CataloguePage";
import { alerts } from "../shared/reason";
import { catalogueModel } from "./catalogue.model";

type Snapshot = SnapshotFrom<typeof catalogueMachine>;
const search = "Search courses";
const topic = "SEO";
/** Each list's own texts. */
const words = {
  courses: {
    title: "Courses",
    one: "course",
    more: "Show more courses",
    none: "No courses match",
    all: "Show all courses",
    failed: "We couldn’t load the courses",
    moreFailed: "We couldn’t load more courses",
  },
  webinars: {
    title: "Webinars",
    one: "webinar",
    more: "Show more webinars",
    none: "No webinars match",
    all: "Show all webinars",
    failed: "We couldn’t load the webinars",
    moreFailed: "We couldn’t load more webinars",
  },
};
const of = ({ shelf }: Snapshot["context"]) => (shelf === "webinars" ? words.webinars : words.courses);
const titleOf = (context: Snapshot["context"]) => (context.topic === null ? of(context).title : "SEO courses");
const more = (context: Snapshot["context"], busy: boolean) => ({ role: "button", name: of(context).more, busy });

/** The form, which shows the current filters regardless of the result. */
const form = async (user: User, { context }: Snapshot) => {
  const { filters, topics, shelf } = context;
  const field = { role: "textbox", name: search };
  await user.expectVisible({ role: "heading", name: titleOf(context) });
  await (shelf === "webinars" ? user.expectAbsent(field) : user.expectVisible({ ...field, value: filters.search }));
  if (topics.length > 0)
    await user.expectVisible({ role: "choice", name: topic, checked: filters.categories.length > 0 });
};
const busy = async (user: User, snapshot: Snapshot) => {
  await form(user, snapshot);
  await user.expectVisible({ role: "status", text: "Loading" });
};
const found = async (user: User, snapshot: Snapshot) => {
  const { total, cards } = snapshot.context;
  await form(user, snapshot);
  await user.expectVisible({ role: "status", text: `${total} ${of(snapshot.context).one}${total === 1 ? "" : "s"}` });
  await user.expectVisible(...cards.map(({ title }) => ({ role: "link", name: title })));
};
const quiet = async (user: User, snapshot: Snapshot) => {
  await found(user, snapshot);
  await user.expectAbsent({ role: "alert" });
};
/** What must be absent when the list is visible. A missing list is reported in its place. */
const missing = (text: string) => async (user: User, snapshot: Snapshot) => {
  const sign = { role: "status", text };
  await (snapshot.matches({ list: "failed" }) ? user.expectAbsent(sign) : user.expectVisible(sign));
};
const topicsMissing = "We couldn’t load the topics to filter by.";
const progressMissing = "We couldn’t load your progress in these courses.";
const withProgress = async (user: User, snapshot: Snapshot) => {
  await user.expectAbsent(progressMissing);
  if (snapshot.context.cards.length > 0 && !snapshot.matches({ list: "failed" }))
    await user.expectVisible("50% complete");
};
const withoutProgress = (user: User) => user.expectAbsent("% complete", progressMissing);

export const catalogueScreen = defineScreenTests({
  testModel: catalogueModel,
  render: (actor) => <CataloguePage actor={actor} />,
  does: {
    "filters.change": async (user, { filters }, { context }) => {
      // Enter submits the form unchanged.
      if (sameFilters(filters, context.filters)) await user.enter(search);
      else if (context.topic !== null) await user.check(filters.duration === null ? "Any length" : "Under 30 min");
      else if (filters.categories.length > 0) await user.check(topic);
      else await user.uncheck(topic);
    },
    "words.type": async (user, { search: words }, { context }) => {
      // A field ignores unchanged words, so type others and then the first ones again.
      if (context.filters.search === words) await user.fill(search, "");
      await user.fill(search, words);
    },
    "cards.more": (user, _, { context }) => user.press("button", of(context).more),
    "catalogue.retry": (user) => user.press("button", "Try again"),
  },
  world: ["address.changed", "screen.reopened", "session.changed", "connection.changed"],
  sees: {
    "catalogue.list.typing": busy,
    "catalogue.list.loading": busy,
    "catalogue.list.shown": quiet,
    "catalogue.list.refreshing": quiet,
    "catalogue.list.loadingMore": async (user, snapshot) => {
      await found(user, snapshot);
      await user.expectVisible(more(snapshot.context, true));
    },
    "catalogue.list.moreFailed": async (user, snapshot) => {
      await found(user, snapshot);
      await user.expectVisible(
        ...alerts(of(snapshot.context).moreFailed, snapshot.context.failure),
        more(snapshot.context, false),
      );
    },
    "catalogue.list.empty": async (user, snapshot) => {
      await form(user, snapshot);
      await user.expectVisible(
        { role: "status", text: of(snapshot.context).none },
        { role: "button", name: of(snapshot.context).all },
      );
    },
    "catalogue.list.failed": async (user, snapshot) => {
      await form(user, snapshot);
      await user.expectVisible(...alerts(of(snapshot.context).failed, snapshot.context.failure));
    },
    "catalogue.topics.fixed": async (user) => {
      await user.expectAbsent({ role: "choice", name: topic }, topicsMissing);
      await user.expectVisible({ role: "heading", name: "Other topics" }, { role: "link", name: "Advertising" });
    },
    "catalogue.topics.loading": (user) => user.expectAbsent(topicsMissing),
    "catalogue.topics.known": async (user) => {
      await user.expectVisible({ role: "choice", name: topic });
      await user.expectAbsent(topicsMissing);
    },
    "catalogue.topics.failed": async (user, snapshot) => {
      await user.expectAbsent({ role: "choice", name: topic });
      await missing(topicsMissing)(user, snapshot);
    },
    "catalogue.learner.unknown": withoutProgress,
    "catalogue.learner.anonymous": withoutProgress,
    "catalogue.learner.loading": (user) => user.expectAbsent(progressMissing),
    "catalogue.learner.known": withProgress,
    "catalogue.learner.refreshing": withProgress,
    "catalogue.learner.failed": missing(progressMissing),
  },
  also: {
    "filters.change": [
      { role: "choice", name: "Any length" },
      { role: "choice", name: "Under 30 min" },
      { role: "choice", name: "30 to 60 min" },
      { role: "choice", name: "Over 1 hour" },
      { role: "button", name: "Show all courses" },
      { role: "button", name: "Show all webinars" },
    ],
    "cards.more": [{ role: "button", name: "Try again" }],
  },
  allowedDifferences: [
    {
      drift: "missing",
      event: "filters.change",
      in: ["catalogue.topics.loading", "catalogue.topics.failed"],
      when: ({ context }) => context.topics.length === 0,
      why: "no topic is known to filter by; lengths and words still filter",
    },
  ],
  ignores: [{ role: "link", why: "leads to other pages" }],
});
