import { defineScreenTests } from "statechart-testing/drivers/screen-tests";
import type { Hands, Sign } from "statechart-testing/drivers/user";
import type { SnapshotFrom } from "xstate";
import { type glossaryMachine, matching } from "../../machines/library/glossary";
import { GlossaryPage } from "../../src/library/glossary/GlossaryPage";
import { alerts } from "../shared/reason";
import { glossaryFlow } from "./glossary.model";

type Snapshot = SnapshotFrom<typeof glossaryMachine>;
const search = "Search the glossary";
const nothing = "No term matches";
const noneYet = "No terms yet";
const link = (name: string): Sign => ({ role: "link", name });

/** The form shows the current search, whatever the result. */
const form = (hands: Hands, { context: { filter } }: Snapshot) =>
  hands.see(
    { role: "heading", name: "Digital marketing glossary" },
    { role: "textbox", name: search, value: filter.search },
  );
/** Every letter links to its terms, and the selected one is marked. */
const letters = (hands: Hands, { context: { filter } }: Snapshot) =>
  hands.see(
    { role: "link", name: "All", current: filter.letter === null },
    { role: "link", name: "A", current: filter.letter === "A" },
    { role: "link", name: "S", current: filter.letter === "S" },
  );
const anyAddress = () => Promise.resolve();

export const glossaryScreen = defineScreenTests({
  flow: glossaryFlow,
  render: (actor) => <GlossaryPage actor={actor} />,
  does: {
    "words.type": async (hands, { search: words }, { context }) => {
      // A field ignores the same words: type others, then the first ones again.
      if (context.filter.search === words) await hands.fill(search, "");
      await hands.fill(search, words);
    },
    "filter.clear": (hands) => hands.press("button", "Show all terms"),
    "glossary.retry": (hands) => hands.press("button", "Try again"),
  },
  world: ["screen.reopened", "address.changed", "connection.changed"],
  sees: {
    "glossary.list.loading": async (hands, snapshot) => {
      await form(hands, snapshot);
      await hands.see({ busy: true }, { role: "status", text: "Loading" });
      await hands.lack(nothing, noneYet, link("A"));
    },
    "glossary.list.shown": shown,
    "glossary.list.refreshing": shown,
    "glossary.list.empty": async (hands, snapshot) => {
      await form(hands, snapshot);
      await letters(hands, snapshot);
      await hands.see({ role: "status", text: nothing }, { role: "button", name: "Show all terms" });
      await hands.lack(link("Anchor text"), link("Search term"), noneYet, { busy: true }, { role: "alert" });
    },
    "glossary.list.none": async (hands, snapshot) => {
      await form(hands, snapshot);
      await hands.see({ role: "heading", name: noneYet }, link("Browse the courses"));
      await hands.lack(nothing, { busy: true }, { role: "alert" });
    },
    "glossary.list.failed": async (hands, snapshot) => {
      await form(hands, snapshot);
      await hands.see(...alerts("The glossary could not be loaded", snapshot.context.failure));
      await hands.lack(nothing, noneYet, { busy: true });
    },
    // Visible in the browser's address.
    "glossary.address.matched": anyAddress,
    "glossary.address.behind": anyAddress,
  },
  ignores: [{ role: "link", why: "leads to other pages, a letter to this one under another address" }],
});

async function shown(hands: Hands, snapshot: Snapshot) {
  const { terms, filter } = snapshot.context;
  const found = matching(terms, filter);
  await form(hands, snapshot);
  await letters(hands, snapshot);
  await hands.see(
    { role: "status", text: `${found.length} term${found.length === 1 ? "" : "s"}` },
    ...found.flatMap(({ term, short, letter }): Sign[] => [link(term), short, { role: "heading", name: letter }]),
  );
  const others = terms.filter((term) => !found.includes(term));
  await hands.lack(nothing, noneYet, { busy: true }, { role: "alert" }, ...others.map(({ term }) => link(term)));
}
