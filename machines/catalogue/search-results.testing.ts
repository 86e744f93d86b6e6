import { createActor, SimulatedClock } from "xstate";
import { fakeActor } from "../testing";
import { type Hit, type Question, searchResultsMachine } from "./search-results";

export const hit = (id: number): Hit => ({
  id,
  type: "base",
  url: `/academy/courses/course-${id}/`,
  title: `Course ${id}`,
  language: "en",
  highlights: { title: [], content: [] },
  categories: [],
});

export function results(words = "links") {
  const loadHits = fakeActor<
    { data: Hit[]; total: number },
    Question & { locale: string; limit: number; page: number }
  >();
  const clock = new SimulatedClock();
  const actor = createActor(searchResultsMachine.provide({ actors: { loadHits: loadHits.logic } }), {
    input: { locale: "de", words, app: "academy", limit: 2 },
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
    ids: () => actor.getSnapshot().context.cards.map(({ id }) => id),
    asked: () => loadHits.inputs().map(({ words: said, app, page: number }) => [said, app, number]),
  };
}
