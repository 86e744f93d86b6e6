import type { SnapshotFrom } from "xstate";
import { type catalogueMachine, sameFilters } from "../../machines/finding/catalogue";
import { CataloguePage } from "../../src/views/catalogue/CataloguePage";
import type { Hands } from "../drivers/hands";
import { defineScreenTests } from "../drivers/screen-tests";
import { catalogueFlow } from "../flows/catalogue";
import { alerts } from "./reason";

type Snapshot = SnapshotFrom<typeof catalogueMachine>;
const search = "Search courses";
const topic = "SEO";
const more = (busy: boolean) => ({ role: "button", name: "Show more courses", busy });

/** What is asked for stands in the form, whatever became of it. */
const form = async (hands: Hands, { context: { filters, topics } }: Snapshot) => {
  await hands.see({ role: "heading", name: "Courses" }, { role: "textbox", name: search, value: filters.search });
  if (topics.length > 0) await hands.see({ role: "choice", name: topic, checked: filters.categories.length > 0 });
};
const busy = async (hands: Hands, snapshot: Snapshot) => {
  await form(hands, snapshot);
  await hands.see({ role: "status", text: "Loading" });
};
const found = async (hands: Hands, snapshot: Snapshot) => {
  const { total, cards } = snapshot.context;
  await form(hands, snapshot);
  await hands.see({ role: "status", text: `${total} course${total === 1 ? "" : "s"}` });
  await hands.see(...cards.map(({ title }) => ({ role: "link", name: title })));
};
/** What is missing beside a list that is there; one that is not says so itself. */
const missing = (text: string) => async (hands: Hands, snapshot: Snapshot) => {
  const sign = { role: "status", text };
  await (snapshot.matches({ list: "failed" }) ? hands.lack(sign) : hands.see(sign));
};
const topicsMissing = "The topics to filter by could not be loaded.";
const progressMissing = "How far you are in your courses could not be loaded.";
const withoutProgress = (hands: Hands) => hands.lack("% done", progressMissing);

export const catalogueScreen = defineScreenTests({
  flow: catalogueFlow,
  render: (actor) => <CataloguePage actor={actor} />,
  does: {
    "filters.change": async (hands, { filters }, { context }) => {
      // Enter sends the form as it stands.
      if (sameFilters(filters, context.filters)) await hands.enter(search);
      else if (filters.categories.length > 0) await hands.check(topic);
      else await hands.uncheck(topic);
    },
    "words.type": async (hands, { search: words }, { context }) => {
      // The same words are no news to a field: others, and back.
      if (context.filters.search === words) await hands.fill(search, "");
      await hands.fill(search, words);
    },
    "cards.more": (hands) => hands.press("button", "Show more courses"),
    "catalogue.retry": (hands) => hands.press("button", "Try again"),
  },
  world: ["address.changed", "session.changed", "connection.changed"],
  sees: {
    "catalogue.list.typing": busy,
    "catalogue.list.loading": busy,
    "catalogue.list.shown": async (hands, snapshot) => {
      await found(hands, snapshot);
      await hands.lack({ role: "alert" });
    },
    "catalogue.list.loadingMore": async (hands, snapshot) => {
      await found(hands, snapshot);
      await hands.see(more(true));
    },
    "catalogue.list.moreFailed": async (hands, snapshot) => {
      await found(hands, snapshot);
      await hands.see(...alerts("The next courses could not be loaded", snapshot.context.failure), more(false));
    },
    "catalogue.list.empty": async (hands, snapshot) => {
      await form(hands, snapshot);
      await hands.see({ role: "status", text: "No course matches" }, { role: "button", name: "Show all courses" });
    },
    "catalogue.list.failed": async (hands, snapshot) => {
      await form(hands, snapshot);
      await hands.see(...alerts("The courses could not be loaded", snapshot.context.failure));
    },
    "catalogue.topics.loading": (hands) => hands.lack(topicsMissing),
    "catalogue.topics.known": async (hands) => {
      await hands.see({ role: "choice", name: topic });
      await hands.lack(topicsMissing);
    },
    "catalogue.topics.failed": async (hands, snapshot) => {
      await hands.lack({ role: "choice", name: topic });
      await missing(topicsMissing)(hands, snapshot);
    },
    "catalogue.learner.unknown": withoutProgress,
    "catalogue.learner.anonymous": withoutProgress,
    "catalogue.learner.loading": (hands) => hands.lack(progressMissing),
    "catalogue.learner.known": async (hands, snapshot) => {
      await hands.lack(progressMissing);
      if (snapshot.context.cards.length > 0 && !snapshot.matches({ list: "failed" })) await hands.see("50 % done");
    },
    "catalogue.learner.failed": missing(progressMissing),
  },
  also: {
    "filters.change": [
      { role: "choice", name: "Any length" },
      { role: "choice", name: "Under 30 min" },
      { role: "choice", name: "30 to 60 min" },
      { role: "choice", name: "Over 1 hour" },
      { role: "button", name: "Show all courses" },
    ],
    "cards.more": [{ role: "button", name: "Try again" }],
  },
  excuses: [
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
