import type { SnapshotFrom } from "xstate";
import type { Suggestion, searchMachine } from "../../machines/catalogue/search";
import * as code from "../../src/catalogue/search/code";
import { SearchForm } from "../../src/shell/SearchForm";
import type { Control, Hands, Sign } from "../drivers/hands";
import { defineScreenTests } from "../drivers/screen-tests";
import { alerts } from "../shared/reason";
import { another, searchFlow, suggestion } from "./search.model";

type Snapshot = SnapshotFrom<typeof searchMachine>;
const label = "Search the academy";
const all: Control = { role: "button", name: "All matching courses" };
const textOf = ({ highlights: { title, content } }: Suggestion): string =>
  [...title, ...content].map(({ text }) => text).join("");
const link = (of: Suggestion): Control => ({ role: "link", name: textOf(of) });
/** The list, and in it what keys have come to. */
const listed = ({ context: { suggestions, selected } }: Snapshot): Sign[] =>
  suggestions.map((one, place) => ({ role: "option", text: textOf(one), selected: place === selected }));

/** What was typed stands in the field, whatever became of it. */
const field = (hands: Hands, { context: { query } }: Snapshot) =>
  hands.see({ role: "textbox", name: label, value: query });
/** Keys are pressed in the field: the same words once more are nothing to it. */
const inField = (hands: Hands, { context: { query } }: Snapshot) => hands.fill(label, query);
const isChosen = ({ context: { selected } }: Snapshot): boolean => selected >= 0;
const press = (key: string) => async (hands: Hands, snapshot: Snapshot) => {
  await inField(hands, snapshot);
  await hands.key(key);
};
const away = async (hands: Hands, snapshot: Snapshot) => {
  await field(hands, snapshot);
  await hands.lack({ role: "listbox" }, all, { role: "alert" }, { busy: true });
};
const busy = async (hands: Hands, snapshot: Snapshot) => {
  await field(hands, snapshot);
  await hands.see({ busy: true });
  // Earlier suggestions stay until others take their place.
  if (snapshot.context.suggestions.length > 0) await hands.see(...listed(snapshot));
  else await hands.see({ role: "status", text: "Loading" });
  await hands.lack({ role: "alert" });
};
const failed = async (hands: Hands, snapshot: Snapshot) => {
  await field(hands, snapshot);
  await hands.see(...alerts("The search did not work", snapshot.context.failure));
  await hands.lack({ role: "listbox" });
};

export const searchScreen = defineScreenTests({
  flow: searchFlow,
  render: (actor) => <SearchForm live={{ code, actor }} onWake={() => undefined} />,
  does: {
    "query.change": (hands, { query }) => hands.fill(label, query),
    // Enter does it as well, once something is written and as long as keys have come to nothing in the list.
    "search.submit": (hands, _, snapshot) =>
      snapshot.value === "idle" || isChosen(snapshot)
        ? hands.press("button", "Search")
        : press("Enter")(hands, snapshot),
    "search.clear": (hands) => hands.press("button", "Clear the search"),
    "search.retry": (hands) => hands.press("button", "Try again"),
    "search.close": async (hands, _, snapshot) => {
      // What is put away need not be put away again: there the key empties the field.
      if (snapshot.hasTag("open")) await press("Escape")(hands, snapshot);
    },
    "selection.next": (hands, _, snapshot) => press("ArrowDown")(hands, snapshot),
    "selection.previous": (hands, _, snapshot) => press("ArrowUp")(hands, snapshot),
    "selection.choose": async (hands, _, snapshot) => {
      if (isChosen(snapshot)) await press("Enter")(hands, snapshot);
    },
    "suggestion.choose": (hands) => hands.press("link", textOf(suggestion)),
  },
  // A click into the field: hands only fill fields.
  world: ["connection.changed", "search.open"],
  sees: {
    "search.idle": away,
    "search.typing": busy,
    "search.searching": busy,
    "search.results": async (hands, snapshot) => {
      await field(hands, snapshot);
      await hands.see({ role: "status", text: "2 results." }, ...listed(snapshot), all);
      await hands.lack({ role: "alert" });
    },
    "search.closed": away,
    "search.noResults": async (hands, snapshot) => {
      await field(hands, snapshot);
      await hands.see({ role: "status", text: `Nothing found for “${snapshot.context.query.trim()}”` });
      await hands.lack({ role: "listbox" }, { role: "alert" });
    },
    "search.offline": failed,
    "search.failed": failed,
  },
  also: { "search.submit": [all, { role: "button", name: "Search" }], "suggestion.choose": [link(another)] },
  excuses: [
    {
      drift: "missing",
      event: "search.clear",
      in: ["search.idle"],
      when: ({ context }) => context.query === "",
      why: "there is nothing to clear in an empty field",
    },
    {
      drift: "missing",
      event: "suggestion.choose",
      in: ["search.closed"],
      why: "the list is put away",
    },
  ],
});
