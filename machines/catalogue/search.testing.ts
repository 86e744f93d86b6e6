import { createActor, SimulatedClock, type Snapshot } from "xstate";
import { fakeActor } from "../testing";
import { searchMachine } from "./search";
import type { Suggestion } from "./search/context";

export const hit = (id: number): Suggestion => ({
  id: String(id),
  kind: "course",
  url: `/academy/courses/course-${id}/`,
  title: `Course ${id}`,
  language: "en",
  highlights: { title: [{ text: `Course ${id}`, hit: true }], content: [] },
  partOf: null,
});
export const found = (total: number, ...ids: number[]) => ({ data: ids.map(hit), total });

export function box(snapshot?: Snapshot<unknown>) {
  const loadSuggestions = fakeActor<
    { data: Suggestion[]; total: number },
    { locale: string; query: string; limit: number }
  >();
  const clock = new SimulatedClock();
  const actor = createActor(searchMachine.provide({ actors: { loadSuggestions: loadSuggestions.logic } }), {
    input: { locale: "en", resultsPath: "/academy/search/" },
    clock,
    ...(snapshot && { snapshot }),
  });
  const opened: string[] = [];
  actor.on("navigation.requested", ({ href }) => opened.push(href));
  actor.start();
  const type = (query: string) => actor.send({ type: "query.change", query });
  return {
    actor,
    clock,
    opened,
    loadSuggestions,
    type,
    /** Types and pauses. */
    search: (query: string) => {
      type(query);
      clock.increment(300);
    },
    next: () => actor.send({ type: "selection.next" }),
    previous: () => actor.send({ type: "selection.previous" }),
    choose: () => actor.send({ type: "selection.choose" }),
    submit: () => actor.send({ type: "search.submit" }),
    close: () => actor.send({ type: "search.close" }),
    open: () => actor.send({ type: "search.open" }),
    state: () => actor.getSnapshot().value,
    context: () => actor.getSnapshot().context,
    selected: () => actor.getSnapshot().context.selected,
    ids: () => actor.getSnapshot().context.suggestions.map(({ id }) => Number(id)),
    has: (tag: "open" | "busy" | "failed" | "empty") => actor.getSnapshot().hasTag(tag),
    asked: () => loadSuggestions.inputs().map(({ query }) => query),
  };
}
export async function withResults(...ids: number[]) {
  const searched = box();
  searched.search("seo");
  await searched.loadSuggestions.answer(found(ids.length, ...ids));
  return searched;
}
export const emptied = { query: "", suggestions: [], total: 0, answered: null, selected: -1, failure: null };
