import { createActor, SimulatedClock } from "xstate";
import { fakeActor } from "../testing";
import { type FoundPage, type Hit, type Question, searchResultsMachine } from "./search-results";

export const hit = (id: number): Hit => ({
  id: String(id),
  kind: "course",
  url: `/academy/courses/course-${id}/`,
  title: `Course ${id}`,
  language: "en",
  highlights: { title: [], content: [] },
  partOf: null,
  categories: [],
});

export function results(words = "links") {
  const loadHits = fakeActor<FoundPage, Question & { locale: string; limit: number; page: number }>();
  const clock = new SimulatedClock();
  const actor = createActor(searchResultsMachine.provide({ actors: { loadHits: loadHits.logic } }), {
    input: { locale: "de", words, kind: null, limit: 2 },
    clock,
  });
  const announced: Question[] = [];
  actor.on("question.changed", ({ question }) => announced.push(question));
  actor.start();
  return {
    actor,
    clock,
    loadHits,
    announced,
    state: () => actor.getSnapshot().value,
    context: () => actor.getSnapshot().context,
    ids: () => actor.getSnapshot().context.cards.map(({ id }) => Number(id)),
    asked: () => loadHits.inputs().map(({ words: said, kind, page: number }) => [said, kind, number]),
  };
}
