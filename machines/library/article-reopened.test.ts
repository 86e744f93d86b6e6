import { describe, expect, it } from "vitest";
import { flush, throughJson } from "../testing";
import type { Article, Loaded } from "./article";
import { askedTerm, askedWebinar, now, page, term, webinar } from "./article.testing";

describe("a page rendered on the server", () => {
  it("is shown without another request", async () => {
    const server = page();
    await server.loadArticle.answer({ article: term, now });
    const browser = page(askedTerm, throughJson(server.actor.getPersistedSnapshot()));
    expect(browser.state()).toEqual({ shown: "lasting" });
    expect(browser.context().article).toEqual(term);
    expect(browser.loadArticle.calls).toEqual([]);
  });

  it("goes on waiting for the end of its webinar", async () => {
    const server = page(askedWebinar);
    await server.loadArticle.answer({ article: webinar(), now });
    const browser = page(askedWebinar, throughJson(server.actor.getPersistedSnapshot()));
    await browser.waitUntil.answer();
    await flush();
    expect(browser.state()).toEqual({ shown: "over" });
  });

  it("requests it again when the answer had not arrived", async () => {
    const server = page();
    const browser = page(askedTerm, throughJson(server.actor.getPersistedSnapshot()));
    await browser.loadArticle.answer({ article: term, now });
    expect(browser.state()).toEqual({ shown: "lasting" });
  });
});

describe("a page to read that is shown again", () => {
  const reopened = { type: "screen.reopened" } as const;
  const [before, after] = [1, 2].map(
    (id): Loaded => ({
      article: { kind: "faq", document: [{ id }] } as unknown as Article,
      now: "2026-03-01T10:00:00.000Z",
    }),
  ) as [Loaded, Loaded];
  const shown = async () => {
    const opened = page();
    await opened.loadArticle.answer(before);
    opened.actor.send(reopened);
    return opened;
  };

  it("stays while it is requested again, and when no answer comes", async () => {
    const { actor, state, tags, context, loadArticle } = await shown();
    actor.send(reopened);
    expect([state(), tags(), context().article]).toEqual([{ shown: "refreshing" }, [], before.article]);
    await loadArticle.fail("network");
    expect([state(), context().article, context().failure]).toEqual([{ shown: "lasting" }, before.article, null]);
    actor.send(reopened);
    await loadArticle.answer(after);
    expect([state(), context().article]).toEqual([{ shown: "lasting" }, after.article]);
  });

  it("is forgotten once it is gone", async () => {
    const { state, context, loadArticle } = await shown();
    await loadArticle.fail("not_found", 404);
    expect([state(), context().article]).toEqual(["notFound", null]);
  });
});
