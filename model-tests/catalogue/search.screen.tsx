import { defineScreenTests } from "statechart-testing/drivers/screen-tests";
import type { Control, Matcher, User } from "statechart-testing/drivers/user";
import type { SnapshotFrom } from "xstate";
import type { searchMachine } from "../../machines/catalogue/search";
import type { Suggestion } from "../../machines/catalogue/search/context";
import * as code from "../../src/catalogue/search/search-combobox";
import { SearchForm } from "../../src/shell/SearchForm";
import { alerts } from "../shared/reason";
import { another, searchModel, suggestion } from "./search.model";

type Snapshot = SnapshotFrom<typeof searchMachine>;
const label = "Search Academy";
const all: Control = { role: "button", name: "See all results" };
const textOf = ({ kind, partOf, highlights: { title, content } }: Suggestion): string => {
  const label = kind === "lesson" ? "Lesson" : "Course";
  return [...title, { text: label }, { text: partOf ?? "" }, ...content].map(({ text }) => text).join("");
};
const link = (of: Suggestion): Control => ({ role: "link", name: textOf(of) });
/** The list and the selected option. */
const listed = ({ context: { suggestions, selected } }: Snapshot): Matcher[] =>
  suggestions.map((one, place) => ({ role: "option", text: textOf(one), selected: place === selected }));

/** The field, which shows the typed text regardless of the result. */
const field = (user: User, { context: { query } }: Snapshot) =>
  user.expectVisible({ role: "textbox", name: label, value: query });
/** Presses keys in the field, which ignores unchanged words. */
const inField = (user: User, { context: { query } }: Snapshot) => user.fill(label, query);
const isChosen = ({ context: { selected } }: Snapshot): boolean => selected >= 0;
const press = (key: string) => async (user: User, snapshot: Snapshot) => {
  await inField(user, snapshot);
  await user.key(key);
};
const away = async (user: User, snapshot: Snapshot) => {
  await field(user, snapshot);
  await user.expectAbsent({ role: "listbox" }, all, { role: "alert" }, { busy: true });
};
const busy = async (user: User, snapshot: Snapshot) => {
  await field(user, snapshot);
  await user.expectVisible({ busy: true });
  // Earlier suggestions stay until new ones replace them.
  if (snapshot.context.suggestions.length > 0) await user.expectVisible(...listed(snapshot));
  else await user.expectVisible({ role: "status", text: "Loading" });
  await user.expectAbsent({ role: "alert" });
};
const failed = async (user: User, snapshot: Snapshot) => {
  await field(user, snapshot);
  await user.expectVisible(...alerts("We couldn’t run your search", snapshot.context.failure));
  await user.expectAbsent({ role: "listbox" });
};

export const searchScreen = defineScreenTests({
  testModel: searchModel,
  render: (actor) => <SearchForm live={{ code, actor }} onWake={() => undefined} />,
  does: {
    "query.change": (user, { query }) => user.fill(label, query),
    // Enter also works if there is text and no option is selected.
    "search.submit": (user, _, snapshot) =>
      snapshot.value === "idle" || isChosen(snapshot) ? user.press("button", "Search") : press("Enter")(user, snapshot),
    "search.clear": (user) => user.press("button", "Clear search"),
    "search.retry": (user) => user.press("button", "Try again"),
    "search.close": async (user, _, snapshot) => {
      // If the list is already closed, Escape empties the field instead.
      if (snapshot.hasTag("open")) await press("Escape")(user, snapshot);
    },
    "selection.next": (user, _, snapshot) => press("ArrowDown")(user, snapshot),
    "selection.previous": (user, _, snapshot) => press("ArrowUp")(user, snapshot),
    "selection.choose": async (user, _, snapshot) => {
      if (isChosen(snapshot)) await press("Enter")(user, snapshot);
    },
    "suggestion.choose": (user) => user.press("link", textOf(suggestion)),
  },
  // Clicks into the field; the page object only fills fields.
  world: ["connection.changed", "search.open"],
  sees: {
    "search.idle": away,
    "search.typing": busy,
    "search.searching": busy,
    "search.results": async (user, snapshot) => {
      await field(user, snapshot);
      await user.expectVisible({ role: "status", text: "2 results." }, ...listed(snapshot), all);
      await user.expectAbsent({ role: "alert" });
    },
    "search.closed": away,
    "search.noResults": async (user, snapshot) => {
      await field(user, snapshot);
      await user.expectVisible({ role: "status", text: `No results for “${snapshot.context.query.trim()}”` });
      await user.expectAbsent({ role: "listbox" }, { role: "alert" });
    },
    "search.offline": failed,
    "search.failed": failed,
  },
  also: { "search.submit": [all, { role: "button", name: "Search" }], "suggestion.choose": [link(another)] },
  allowedDifferences: [
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
