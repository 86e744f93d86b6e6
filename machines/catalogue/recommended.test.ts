import { describe, expect, it } from "vitest";
import { createActor } from "xstate";
import type { CourseCard } from "../../contract/courses/courses";
import { fakeActor, offline, online } from "../testing";
import { recommendedMachine } from "./recommended";

const card: CourseCard = {
  id: 2,
  url: "/academy/courses/keyword-research/",
  title: "Keyword research",
  description: "",
  author: "",
  categories: [],
  timing: 600,
  lessonsCount: 3,
  hasExam: false,
  status: "published",
  background: "#fff",
  previewImage: "",
  altPreviewImage: "",
  listImage: "",
  altListImage: "",
  motif: "search",
  contentType: "base",
  language: "en",
};

function start(slug: string | null = "seo") {
  const loadRecommended = fakeActor<CourseCard[], { locale: string; slug: string | null }>();
  const actor = createActor(recommendedMachine.provide({ actors: { loadRecommended: loadRecommended.logic } }), {
    input: { locale: "en", slug },
  }).start();
  return {
    actor,
    loadRecommended,
    state: () => actor.getSnapshot().value,
    context: () => actor.getSnapshot().context,
    hasTag: (tag: "busy" | "failed" | "empty") => actor.getSnapshot().hasTag(tag),
  };
}

describe("recommended courses", () => {
  it.each(["seo", null])("load for what was learned (%s) and are shown", async (slug) => {
    const { state, context, hasTag, loadRecommended } = start(slug);
    expect([state(), hasTag("busy")]).toEqual(["loading", true]);
    expect(loadRecommended.inputs()).toEqual([{ locale: "en", slug }]);
    await loadRecommended.answer([card]);
    expect([state(), context().cards]).toEqual(["shown", [card]]);
  });

  it("are hidden where none is left", async () => {
    const { state, hasTag, loadRecommended } = start();
    await loadRecommended.answer([]);
    expect([state(), hasTag("empty")]).toEqual(["empty", true]);
  });

  it("load again after a failure, on request and when the network is back", async () => {
    const { actor, state, context, hasTag, loadRecommended } = start();
    await loadRecommended.fail("unavailable", 503);
    expect([state(), hasTag("failed")]).toEqual(["failed", true]);
    expect(context().failure).toEqual({ code: "unavailable", status: 503 });
    actor.send({ type: "recommended.retry" });
    expect(state()).toBe("loading");
    await loadRecommended.fail("network");
    actor.send(offline);
    expect(state()).toBe("failed");
    actor.send(online);
    await loadRecommended.answer([card]);
    expect([state(), context().failure]).toEqual(["shown", null]);
  });
});
