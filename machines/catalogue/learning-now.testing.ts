import { createActor, type Snapshot } from "xstate";
import type { CourseInProgress } from "../../contract/courses/courses";
import type { Page } from "../shared/paged";
import { fakeActor, signedIn } from "../testing";
import { learningNowMachine } from "./learning-now";

export const course = (id: number): CourseInProgress => ({
  id,
  url: `/academy/courses/course-${id}/`,
  title: `Course ${id}`,
  description: "",
  author: "",
  categories: [],
  timing: 0,
  lessonsCount: 0,
  hasExam: false,
  status: "",
  background: "",
  previewImage: "",
  altPreviewImage: "",
  listImage: "",
  altListImage: "",
  motif: "",
  contentType: "base",
  language: "en",
  progress: 40,
  resume: null,
  enrolledAt: "2026-01-05T08:00:00Z",
});
export const page = (total: number, ...ids: number[]): Page<CourseInProgress> => ({ data: ids.map(course), total });

export function block(snapshot?: Snapshot<unknown>) {
  const loadInProgress = fakeActor<
    Page<CourseInProgress>,
    { locale: string; completed: boolean; page: number; limit: number }
  >();
  const actor = createActor(learningNowMachine.provide({ actors: { loadInProgress: loadInProgress.logic } }), {
    input: { locale: "en" },
    ...(snapshot && { snapshot }),
  });
  let losses = 0;
  actor.on("session.lost", () => {
    losses += 1;
  });
  actor.start();
  return {
    actor,
    loadInProgress,
    losses: () => losses,
    state: () => actor.getSnapshot().value,
    context: () => actor.getSnapshot().context,
    ids: () => actor.getSnapshot().context.cards.map(({ id }) => id),
    has: (tag: "pending" | "busy" | "busyMore" | "failed" | "failedMore" | "empty" | "hidden") =>
      actor.getSnapshot().hasTag(tag),
    filter: (completed: boolean) => actor.send({ type: "filter.change", completed }),
    toggle: () => actor.send({ type: "showAll.toggle" }),
    more: () => actor.send({ type: "courses.more" }),
    asked: () => loadInProgress.inputs().map(({ completed, page }) => ({ completed, page })),
  };
}
export async function shown(total: number, ...ids: number[]) {
  const opened = block();
  opened.actor.send(signedIn);
  await opened.loadInProgress.answer(page(total, ...ids));
  return opened;
}
export const expanded = (state: string) => ({ shown: { expanded: state } });
export const collapsed = { shown: "collapsed" };
