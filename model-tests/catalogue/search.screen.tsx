import { defineScreenTests } from "statechart-testing/drivers/screen-tests";
import type { Control, Hands, Sign } from "statechart-testing/drivers/user";
import type { SnapshotFrom } from "xstate";
import type { searchMachine } from "../../machines/catalogue/search";
import type { Suggestion } from "../../machines/catalogue/search/context";
import * as code from "../../src/catalogue/search/search-combobox";
import { SearchForm } from "../../src/shell/SearchForm";
import { alerts } from "../shared/reason";
import { another, searchFlow, suggestion } from "./search.model";

type Snapshot = SnapshotFrom<typeof searchMachine>;
const label = "Search the academy";
const all: Control = { role: "button", name: "All matching courses" };
const textOf = ({ highlights: { title, content } }: Suggestion): string =>
  [...title, ...content].map(({ text }) => text).join("");
const link = (of: Suggestion): Control => ({ role: "link", name: textOf(of) });
/** The list, and the option that the keys have reached. */
const listed = ({ context: { suggestions, selected } }: Snapshot): Sign[] =>
  suggestions.map((one, place) => ({ role: "option", text: textOf(one), selected: place === selected }));

/** The field shows what was typed, whatever the result. */
const field = (hands: Hands, { context: { query } }: Snapshot) =>
  hands.see({ role: "textbox", name: label, value: query });
/** Keys are pressed in the field, which ignores the same words. */
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
  // Earlier suggestions stay until others replace them.
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
    // Enter does it as well, once there is text and as long as the keys have not reached an option.
    "search.submit": (hands, _, snapshot) =>
      snapshot.value === "idle" || isChosen(snapshot)
        ? hands.press("button", "Search")
        : press("Enter")(hands, snapshot),
    "search.clear": (hands) => hands.press("button", "Clear the search"),
    "search.retry": (hands) => hands.press("button", "Try again"),
    "search.close": async (hands, _, snapshot) => {
      // A closed list need not be closed again: then the key empties the field.
      if (snapshot.hasTag("open")) await press("Escape")(hands, snapshot);
    },
    "selection.next": (hands, _, snapshot) => press("ArrowDown")(hands, snapshot),
    "selection.previous": (hands, _, snapshot) => press("ArrowUp")(hands, snapshot),
    "selection.choose": async (hands, _, snapshot) => {
      if (isChosen(snapshot)) await press("Enter")(hands, snapshot);
    },
    "suggestion.choose": (hands) => hands.press("link", textOf(suggestion)),
  },
  // A click into the field; the page object only fills fields.
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
