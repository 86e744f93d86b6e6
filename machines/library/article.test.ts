import { describe, expect, it } from "vitest";
import { createActor, type Snapshot } from "xstate";
import {
  editorHere,
  fakeActor,
  flush,
  learner,
  offline,
  online,
  permissions,
  signedIn,
  signedOut,
  throughJson,
} from "../testing";
import { type Article, type Asked, articleMachine, endOf, type Loaded, type WebinarDocument } from "./article";

const now = "2026-03-01T12:00:00.000Z";
const term: Article = {
  kind: "term",
  document: {
    id: 1,
    slug: "serp",
    url: "/academy/digital-marketing-glossary/serp/",
    term: "SERP",
    short: "The page of results.",
    letter: "S",
    language: "en",
    status: "published",
    body: "",
    synonyms: [],
    categories: [],
    related: [],
  },
};
const webinar = (overrides: Partial<WebinarDocument> = {}): Article => ({
  kind: "webinar",
  document: {
    id: 2,
    cardType: "webinar",
    slug: "answers",
    url: "/academy/webinars/answers/",
    title: "Answers",
    description: "",
    motif: "",
    background: "",
    categories: [],
    timing: 3600,
    speakers: [],
    startDatetime: "2026-02-01T12:00:00.000Z",
    startsAt: "2026-03-01T11:00:01.000Z",
    isRecorded: false,
    language: "en",
    status: "published",
    about: "",
    outcomes: [],
    speakersInFull: [],
    video: null,
    ...overrides,
  },
});
const askedTerm: Asked = { kind: "term", locale: "de", slug: "serp" };
const askedWebinar: Asked = { kind: "webinar", locale: "de", slug: "answers" };

function page(asked: Asked = askedTerm, snapshot?: Snapshot<unknown>) {
  const loadArticle = fakeActor<Loaded, Asked>();
  const waitUntil = fakeActor<void, { at: string; now: string }>();
  const actor = createActor(
    articleMachine.provide({ actors: { loadArticle: loadArticle.logic, waitUntil: waitUntil.logic } }),
    { input: asked, ...(snapshot && { snapshot }) },
  ).start();
  return {
    actor,
    loadArticle,
    waitUntil,
    state: () => actor.getSnapshot().value,
    context: () => actor.getSnapshot().context,
    tags: () => [...actor.getSnapshot().tags],
  };
}

describe("a page that is only read", () => {
  it.each<Asked>([
    askedTerm,
    askedWebinar,
    { kind: "template", locale: "ja", slug: "plan" },
    { kind: "terms", locale: "en", slug: null },
    { kind: "faq", locale: "en", slug: null },
    { kind: "home", locale: "ja", slug: null },
  ])("is asked for by what it is: $kind", (asked) => {
    const { state, tags, loadArticle } = page(asked);
    expect(state()).toBe("loading");
    expect(tags()).toEqual(["busy"]);
    expect(loadArticle.inputs()).toEqual([asked]);
  });

  it("stands once it has come, and time changes nothing about it", async () => {
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
  ] as const)("leads to the not-found page where it does not exist (%s)", async (code, status) => {
    const { actor, state, tags, context, loadArticle } = page();
    await loadArticle.fail(code, status);
    expect(state()).toBe("notFound");
    expect(tags()).toEqual(["notFound"]);
    expect(context().failure).toEqual({ code, status });
    actor.send(online);
    expect(loadArticle.calls).toHaveLength(1);
  });

  it("is asked for again after a failure, by hand and when the network is back", async () => {
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
    "is asked for again by who may read drafts: %s",
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

  it("does not hear of an answer that comes after it was left", async () => {
    const { actor, context, loadArticle } = page();
    actor.stop();
    expect(loadArticle.latest().signal.aborted).toBe(true);
    await loadArticle.answer({ article: term, now });
    expect(context().article).toBeNull();
  });
});

describe("a draft (R10)", () => {
  const draft = { ...term, document: { ...term.document, status: "draft" } } as Article;

  it("is asked for again once it is known that an editor is here", async () => {
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
  ])("is put away once the editor has gone and %s is here", async (_, event) => {
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

  it("stays as it is where nobody can tell when it ends", async () => {
    const { state, loadArticle, waitUntil } = page(askedWebinar);
    await loadArticle.answer({ article: webinar(), now });
    await waitUntil.fail("internal");
    expect(state()).toEqual({ shown: "lasting" });
  });

  it("that ends at this very instant is over", async () => {
    const { state, loadArticle, waitUntil } = page(askedWebinar);
    await loadArticle.answer({ article: webinar({ startsAt: "2026-03-01T11:00:00.000Z" }), now });
    expect(state()).toEqual({ shown: "over" });
    expect(waitUntil.calls).toEqual([]);
  });

  it("with a recording stays, whenever it was", async () => {
    const video = { url: "/clip.mp4", captionsUrl: null, posterUrl: null };
    for (const startsAt of ["2026-01-01T12:00:00.000Z", "2027-01-01T12:00:00.000Z"]) {
      const { state, loadArticle } = page(askedWebinar);
      await loadArticle.answer({ article: webinar({ startsAt, video }), now });
      expect(state()).toEqual({ shown: "lasting" });
    }
  });

  it("ends after its length, also over a night of which an hour is missing somewhere", () => {
    expect(endOf({ startsAt: "2026-03-29T00:30:00.000Z", timing: 5400 })).toBe("2026-03-29T02:00:00.000Z");
  });
});

describe("a page that the server shipped", () => {
  it("stands without asking again", async () => {
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

  it("asks anew where the answer had not arrived", async () => {
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

  it("stays while it is asked for again, and where no answer comes", async () => {
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
