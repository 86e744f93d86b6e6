import type { ComponentPropsWithRef, KeyboardEvent } from "react";
import type { ActorRefFrom, SnapshotFrom } from "xstate";
import { searchMachine } from "../../../machines/catalogue/search";
import { definePart } from "../../screens/screen";
import { searchActors } from "../actors";
import { Clear, listId, optionId, Suggestions } from "./Suggestions";

export { Clear, Suggestions };

type Actor = ActorRefFrom<typeof searchMachine>;
type Snapshot = SnapshotFrom<typeof searchMachine>;

/** The machine of the search, and the list below its field. */
export const part = definePart({
  logic: (get) => searchMachine.provide(searchActors(get)),
  View: Suggestions,
  area: "search",
});

/**
 * Sends the machine what was typed before it loaded, and updates the field from the machine; returns a function to
 * stop.
 */
export function syncField(field: HTMLInputElement, actor: Actor): () => void {
  actor.send({ type: "query.change", query: field.value });
  const { unsubscribe } = actor.subscribe(({ context: { query } }) => {
    field.value = query;
  });
  return unsubscribe;
}

/** What the machine adds to the plain form: a combobox with a list, for keyboard and pointer. */
export function getComboboxProps(snapshot: Snapshot, actor: Actor): { form: FormProps; field: FieldProps } {
  const { suggestions, selected } = snapshot.context;
  const isListed = snapshot.hasTag("open") && suggestions.length > 0;
  return {
    form: {
      onSubmit: (event) => {
        event.preventDefault();
        actor.send({ type: "search.submit" });
      },
      onKeyDown: (event) => closeFromBeside(event, snapshot, actor),
      onBlur: ({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) actor.send({ type: "search.close" });
      },
    },
    field: {
      role: "combobox",
      "aria-autocomplete": "list",
      "aria-expanded": isListed,
      "aria-controls": isListed ? listId : undefined,
      "aria-activedescendant": isListed && selected >= 0 ? optionId(selected) : undefined,
      onInput: ({ currentTarget }) => actor.send({ type: "query.change", query: currentTarget.value }),
      onClick: () => actor.send({ type: "search.open" }),
      onKeyDown: (event) => press(event, snapshot, actor),
    },
  };
}
type FormProps = ComponentPropsWithRef<"form">;
type FieldProps = ComponentPropsWithRef<"input">;

function press(event: KeyboardEvent, snapshot: Snapshot, actor: Actor): void {
  const meant = meaningOf(event.key, snapshot);
  // While an input method composes a word, it handles the keys.
  if (!meant || event.nativeEvent.isComposing) return;
  event.preventDefault();
  actor.send({ type: meant });
}

/** Escape also closes the suggestions from the buttons beside and below the field, which then has the focus. */
function closeFromBeside(event: KeyboardEvent<HTMLFormElement>, snapshot: Snapshot, actor: Actor): void {
  if (event.key !== "Escape" || event.defaultPrevented || event.nativeEvent.isComposing || !snapshot.hasTag("open"))
    return;
  event.preventDefault();
  event.currentTarget.querySelector("input")?.focus();
  actor.send({ type: "search.close" });
}

/** The event for a key; the field handles all other keys, and the form handles Enter without a selection. */
function meaningOf(key: string, snapshot: Snapshot) {
  switch (key) {
    case "ArrowDown":
      return "selection.next";
    case "ArrowUp":
      return "selection.previous";
    case "Enter":
      return snapshot.can({ type: "selection.choose" }) ? "selection.choose" : null;
    case "Escape":
      return snapshot.hasTag("open") ? "search.close" : "search.clear";
    default:
      return null;
  }
}
