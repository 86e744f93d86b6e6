import { defineScreenTests } from "statechart-testing/drivers/screen-tests";
import type { Matcher, User } from "statechart-testing/drivers/user";
import type { SnapshotFrom } from "xstate";
import { type glossaryMachine, matching } from "../../machines/library/glossary";
import { GlossaryPage } from "../../src/library/glossary/GlossaryPage";
import { terms } from "../shared/demo-content";
import { alerts } from "../shared/reason";
import { glossaryModel } from "./glossary.model";

type Snapshot = SnapshotFrom<typeof glossaryMachine>;
const search = "Search the glossary";
const nothing = "No terms match";
const noneYet = "No terms yet";
const link = (name: string): Matcher => ({ role: "link", name });

/** The form, which shows the current search regardless of the result. */
const form = (user: User, { context: { filter } }: Snapshot) =>
  user.expectVisible(
    { role: "heading", name: "Digital marketing glossary" },
    { role: "textbox", name: search, value: filter.search },
  );
/** Every letter links to its terms, and the selected one is marked. */
const letters = (user: User, { context: { filter } }: Snapshot) =>
  user.expectVisible(
    { role: "link", name: "All", current: filter.letter === null },
    { role: "link", name: "A", current: filter.letter === "A" },
    { role: "link", name: "S", current: filter.letter === "S" },
  );
const anyAddress = () => Promise.resolve();

export const glossaryScreen = defineScreenTests({
  testModel: glossaryModel,
  render: (actor) => <GlossaryPage actor={actor} />,
  does: {
    "words.type": async (user, { search: words }, { context }) => {
      // A field ignores unchanged words, so type others and then the first ones again.
      if (context.filter.search === words) await user.fill(search, "");
      await user.fill(search, words);
    },
    "filter.clear": (user) => user.press("button", "Show all terms"),
    "glossary.retry": (user) => user.press("button", "Try again"),
  },
  world: ["screen.reopened", "address.changed", "connection.changed"],
  sees: {
    "glossary.list.loading": async (user, snapshot) => {
      await form(user, snapshot);
      await user.expectVisible({ busy: true }, { role: "status", text: "Loading" });
      await user.expectAbsent(nothing, noneYet, link("A"));
    },
    "glossary.list.shown": shown,
    "glossary.list.refreshing": shown,
    "glossary.list.empty": async (user, snapshot) => {
      await form(user, snapshot);
      await letters(user, snapshot);
      await user.expectVisible({ role: "status", text: nothing }, { role: "button", name: "Show all terms" });
      await user.expectAbsent(
        link(terms.anchor.term),
        link(terms.intent.term),
        noneYet,
        { busy: true },
        { role: "alert" },
      );
    },
    "glossary.list.none": async (user, snapshot) => {
      await form(user, snapshot);
      await user.expectVisible({ role: "heading", name: noneYet }, link("Browse courses"));
      await user.expectAbsent(nothing, { busy: true }, { role: "alert" });
    },
    "glossary.list.failed": async (user, snapshot) => {
      await form(user, snapshot);
      await user.expectVisible(...alerts("We couldn’t load the glossary", snapshot.context.failure));
      await user.expectAbsent(nothing, noneYet, { busy: true });
    },
    // Visible in the browser's address.
    "glossary.address.matched": anyAddress,
    "glossary.address.behind": anyAddress,
  },
  ignores: [{ role: "link", why: "leads to other pages, a letter to this one under another address" }],
});

async function shown(user: User, snapshot: Snapshot) {
  const { terms, filter } = snapshot.context;
  const found = matching(terms, filter);
  await form(user, snapshot);
  await letters(user, snapshot);
  await user.expectVisible(
    { role: "status", text: `${found.length} term${found.length === 1 ? "" : "s"}` },
    ...found.flatMap(({ term, short, letter }): Matcher[] => [link(term), short, { role: "heading", name: letter }]),
  );
  const others = terms.filter((term) => !found.includes(term));
  await user.expectAbsent(nothing, noneYet, { busy: true }, { role: "alert" }, ...others.map(({ term }) => link(term)));
}
