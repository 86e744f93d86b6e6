import { createActor, SimulatedClock, type Snapshot } from "xstate";
import type { Category } from "../../contract/primitives";
import { fakeActor } from "../testing";
import { catalogueMachine } from "./catalogue";
import type { Filters, ListedCard, ProgressMap, Shelf } from "./catalogue/context";

export const card = (id: number): ListedCard => ({
  id,
  url: `/academy/courses/course-${id}/`,
  title: `Course ${id}`,
  description: "",
  author: "",
  categories: [],
  timing: 0,
  lessonsCount: 0,
  hasExam: false,
  background: "",
  listImage: "",
  altListImage: "",
  motif: "",
  language: "en",
});
export const page = (total: number, ...ids: number[]) => ({ data: ids.map(card), total });
export const all: Filters = { categories: [], duration: null, search: "" };
export const seo: Filters = { ...all, categories: ["seo"] };

export function catalogue(snapshot?: Snapshot<unknown>, of: { shelf?: Shelf; topic?: string } = {}) {
  const loadPage = fakeActor<
    { data: ListedCard[]; total: number },
    { locale: string; shelf: Shelf; topic: string | null; filters: Filters; limit: number; page: number }
  >();
  const loadTopics = fakeActor<Category[], { locale: string; shelf: Shelf }>();
  const loadProgressMap = fakeActor<ProgressMap, { locale: string }>();
  const clock = new SimulatedClock();
  const actor = createActor(
    catalogueMachine.provide({
      actors: { loadPage: loadPage.logic, loadTopics: loadTopics.logic, loadProgressMap: loadProgressMap.logic },
    }),
    {
      input: { locale: "en", shelf: of.shelf ?? "courses", topic: of.topic ?? null, filters: all, limit: 2 },
      clock,
      ...(snapshot && { snapshot }),
    },
  );
  const announced: Filters[] = [];
  actor.on("filters.changed", ({ filters }) => announced.push(filters));
  actor.start();
  return {
    actor,
    clock,
    announced,
    loadPage,
    loadTopics,
    loadProgressMap,
    list: () => actor.getSnapshot().value.list,
    topics: () => actor.getSnapshot().value.topics,
    learner: () => actor.getSnapshot().value.learner,
    context: () => actor.getSnapshot().context,
    ids: () => actor.getSnapshot().context.cards.map(({ id }) => id),
    asked: () => loadPage.inputs().map(({ filters, page }) => ({ filters, page })),
  };
}
export async function shown(total = 4, ...ids: number[]) {
  const opened = catalogue();
  await opened.loadPage.answer(page(total, ...(ids.length > 0 ? ids : [1, 2])));
  return opened;
}
