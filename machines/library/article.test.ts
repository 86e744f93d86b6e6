import { describe, expect, it } from "vitest";
import { videoStep } from "../samples";
import { editorHere, learner, offline, online, permissions, signedIn, signedOut, throughJson } from "../testing";
import { type Article, type Asked, endOf } from "./article";
import { askedTerm, askedWebinar, now, page, term, webinar } from "./article.testing";

describe("a page that is only read", () => {
  it.each<Asked>([
    askedTerm,
    askedWebinar,
    { kind: "template", locale: "ja", slug: "plan" },
    { kind: "terms", locale: "en", slug: null },
    { kind: "faq", locale: "en", slug: null },
    { kind: "home", locale: "ja", slug: null },
  ])("is requested by its kind: $kind", (asked) => {
    const { state, tags, loadArticle } = page(asked);
    expect(state()).toBe("loading");
    expect(tags()).toEqual(["busy"]);
    expect(loadArticle.inputs()).toEqual([asked]);
  });

  it("is shown once it has loaded, and time changes nothing about it", async () => {
    const { actor, state, tags, context, loadArticle, waitUntil } = page();
    await loadArticle.answer({ article: term, now });
    expect(state()).toEqual({ shown: "lasting" });
    expect(tags()).toEqual([]);
    expect(context()).toEqual({ asked: askedTerm, article: term, now, failure: null });
    actor.send(online);
    expect(loadArticle.calls).toHaveLength(1);
    expect(waitUntil.calls).toEqual([]);
  });

  it.each([
    ["not_found", 404],
    ["invalid", 400],
  ] as const)("leads to the not-found page if it does not exist (%s)", async (code, status) => {
    const { actor, state, tags, context, loadArticle } = page();
    await loadArticle.fail(code, status);
    expect(state()).toBe("notFound");
    expect(tags()).toEqual(["notFound"]);
    expect(context().failure).toEqual({ code, status });
    actor.send(online);
    expect(loadArticle.calls).toHaveLength(1);
  });

  it("is requested again after a failure, by hand and when the network is back", async () => {
    const { actor, state, tags, context, loadArticle } = page();
    await loadArticle.fail("unavailable", 503);
    expect(state()).toBe("failed");
    expect(tags()).toEqual(["failed"]);
    expect(context().failure).toEqual({ code: "unavailable", status: 503 });
    actor.send({ type: "article.retry" });
    expect(state()).toBe("loading");
    await loadArticle.fail("network");
    actor.send(offline);
    expect(state()).toBe("failed");
    actor.send(online);
    expect(state()).toBe("loading");
    await loadArticle.answer({ article: term, now });
    expect(state()).toEqual({ shown: "lasting" });
    expect(context().failure).toBeNull();
  });

  it.each(["academy.admin", "academy.courses.edit"] as const)(
    "is requested again for readers of drafts: %s",
    async (right) => {
      const { actor, state, loadArticle } = page();
      await loadArticle.fail("not_found", 404);
      actor.send(signedOut);
      actor.send(signedIn);
      expect(state()).toBe("notFound");
      actor.send({ ...signedIn, learner: { ...learner, permissions: { ...permissions, [right]: true } } });
      expect(state()).toBe("loading");
      await loadArticle.answer({ article: term, now });
      expect(state()).toEqual({ shown: "lasting" });
    },
  );

  it("ignores an answer that comes after it was left", async () => {
    const { actor, context, loadArticle } = page();
    actor.stop();
    expect(loadArticle.latest().signal.aborted).toBe(true);
    await loadArticle.answer({ article: term, now });
    expect(context().article).toBeNull();
  });
});

describe("a draft (R10)", () => {
  const draft = { ...term, document: { ...term.document, status: "draft" } } as Article;

  it("is requested again once it is known that an editor is here", async () => {
    const server = page();
    await server.loadArticle.fail("not_found", 404);
    const { actor, loadArticle, state, context } = page(askedTerm, throughJson(server.actor.getPersistedSnapshot()));
    for (const event of [signedOut, signedIn]) actor.send(event);
    expect(state()).toBe("notFound");
    expect(loadArticle.calls).toEqual([]);
    actor.send(editorHere);
    expect(loadArticle.inputs()).toEqual([askedTerm]);
    await loadArticle.answer({ article: draft, now });
    expect(state()).toEqual({ shown: "lasting" });
    expect(context()).toMatchObject({ article: draft, failure: null });
  });

  it.each([
    ["a visitor", signedOut],
    ["a learner", signedIn],
  ])("is removed once the editor has left and %s is here", async (_, event) => {
    const { actor, loadArticle, state, context } = page();
    await loadArticle.answer({ article: draft, now });
    actor.send(editorHere);
    expect(state()).toEqual({ shown: "lasting" });
    actor.send(event);
    expect(state()).toBe("notFound");
    expect(context().article).toBeNull();
  });

  it.each<[string, Article]>([
    ["a published term", term],
    [
      "the terms of use",
      { kind: "terms", document: { title: "", content: "", updatedAt: "2026-01-31", language: "en" } },
    ],
    ["the questions", { kind: "faq", document: [] }],
    ["the home page", { kind: "home", document: { topExperts: [], reviews: [], bannerSettings: { isShown: false } } }],
  ])("is none of %s", async (_, article) => {
    const { actor, loadArticle, state } = page();
    await loadArticle.answer({ article, now });
    actor.send(signedOut);
    expect(state()).toEqual({ shown: "lasting" });
  });
});

describe("a webinar", () => {
  it("that is not over says so, and waits for its end", async () => {
    const { state, tags, loadArticle, waitUntil } = page(askedWebinar);
    await loadArticle.answer({ article: webinar(), now });
    expect(state()).toEqual({ shown: "toCome" });
    expect(tags()).toEqual(["toCome"]);
    expect(waitUntil.inputs()).toEqual([{ at: "2026-03-01T12:00:01.000Z", now }]);
    await waitUntil.answer();
    expect(state()).toEqual({ shown: "over" });
    expect(tags()).toEqual(["over"]);
  });

  it("stays as it is when its end is unknown", async () => {
    const { state, loadArticle, waitUntil } = page(askedWebinar);
    await loadArticle.answer({ article: webinar(), now });
    await waitUntil.fail("internal");
    expect(state()).toEqual({ shown: "lasting" });
  });

  it("that ends at this instant is over", async () => {
    const { state, loadArticle, waitUntil } = page(askedWebinar);
    await loadArticle.answer({ article: webinar({ startsAt: "2026-03-01T11:00:00.000Z" }), now });
    expect(state()).toEqual({ shown: "over" });
    expect(waitUntil.calls).toEqual([]);
  });

  it("with a recording stays, whenever it was", async () => {
    const video = { ...videoStep.video, posterUrl: null, seconds: 60, transcript: "" };
    for (const startsAt of ["2026-01-01T12:00:00.000Z", "2027-01-01T12:00:00.000Z"]) {
      const { state, loadArticle } = page(askedWebinar);
      await loadArticle.answer({ article: webinar({ startsAt, video }), now });
      expect(state()).toEqual({ shown: "lasting" });
    }
  });

  it("ends after its length, even across a change to daylight saving time", () => {
    expect(endOf({ startsAt: "2026-03-29T00:30:00.000Z", timing: 5400 })).toBe("2026-03-29T02:00:00.000Z");
  });
});
