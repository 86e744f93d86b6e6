import { describe, expect, it } from "vitest";
import { createActor, type Snapshot } from "xstate";
import type { SeriesCard } from "../../contract/courses/series";
import { fakeActor, offline, online, signedIn, signedOut, throughJson } from "../testing";
import { seriesListMachine } from "./series-list";

const card: SeriesCard = {
  id: 1,
  slug: "site-audit",
  url: "/academy/series/site-audit/",
  title: "Site audit",
  description: "",
  episodesCount: 4,
  timing: 200,
  background: "#fff",
  motif: "layers",
  listImage: "",
  altListImage: "",
  language: "en",
};

function list(snapshot?: Snapshot<unknown>) {
  const loadSeriesList = fakeActor<SeriesCard[], { locale: string }>();
  const actor = createActor(seriesListMachine.provide({ actors: { loadSeriesList: loadSeriesList.logic } }), {
    input: { locale: "en" },
    ...(snapshot && { snapshot }),
  });
  let signInsAsked = 0;
  actor.on("signIn.requested", () => {
    signInsAsked += 1;
  });
  actor.start();
  return {
    actor,
    loadSeriesList,
    signInsAsked: () => signInsAsked,
    state: () => actor.getSnapshot().value,
    context: () => actor.getSnapshot().context,
    hasTag: (tag: "pending" | "failed" | "empty" | "forbidden" | "signedOut") => actor.getSnapshot().hasTag(tag),
  };
}
function asked() {
  const opened = list();
  opened.actor.send(signedIn);
  return opened;
}

describe("the list of series", () => {
  it("waits until the profile is known", () => {
    const { state, hasTag, context, loadSeriesList } = list();
    expect(state()).toBe("waiting");
    expect(context()).toEqual({ locale: "en", cards: [], failure: null });
    expect(hasTag("pending")).toBe(true);
    expect(loadSeriesList.calls).toEqual([]);
  });

  it("is shown", async () => {
    const { state, hasTag, loadSeriesList, context } = asked();
    expect(state()).toBe("loading");
    expect(hasTag("pending")).toBe(true);
    expect(loadSeriesList.inputs()).toEqual([{ locale: "en" }]);
    await loadSeriesList.answer([card]);
    expect(state()).toBe("shown");
    expect(context().cards).toEqual([card]);
  });

  it("may be empty", async () => {
    const { state, hasTag, loadSeriesList } = asked();
    await loadSeriesList.answer([]);
    expect(state()).toBe("empty");
    expect(hasTag("empty")).toBe(true);
  });

  it("says who series are for when an account cannot see them (R10)", async () => {
    const { actor, state, hasTag, loadSeriesList } = asked();
    await loadSeriesList.fail("forbidden", 403);
    expect(state()).toBe("forbidden");
    expect(hasTag("forbidden")).toBe(true);
    actor.send(signedIn);
    expect(state()).toBe("loading");
  });

  it("recovers from a failure on request, and when the network returns", async () => {
    const { actor, state, hasTag, loadSeriesList, context } = asked();
    await loadSeriesList.fail("unavailable", 503);
    expect(state()).toBe("failed");
    expect(hasTag("failed")).toBe(true);
    expect(context().failure).toEqual({ code: "unavailable", status: 503 });
    actor.send({ type: "series.retry" });
    expect(state()).toBe("loading");
    await loadSeriesList.fail("network");
    actor.send(offline);
    expect(state()).toBe("failed");
    actor.send(online);
    await loadSeriesList.answer([card]);
    expect(state()).toBe("shown");
    expect(context().failure).toBeNull();
  });
});

describe("a visitor", () => {
  it("is offered to sign in, and comes back", async () => {
    const { actor, state, hasTag, signInsAsked, loadSeriesList } = list();
    actor.send(signedOut);
    expect(state()).toBe("signedOut");
    expect(hasTag("signedOut")).toBe(true);
    expect(loadSeriesList.calls).toEqual([]);
    expect(signInsAsked()).toBe(0);
    actor.send({ type: "signIn.open" });
    expect(signInsAsked()).toBe(1);
    actor.send(signedIn);
    await loadSeriesList.answer([card]);
    expect(state()).toBe("shown");
  });

  it("is anyone whom the server treats as one", async () => {
    const { loadSeriesList, state } = asked();
    await loadSeriesList.fail("signed_out", 401);
    expect(state()).toBe("signedOut");
  });

  it("removes all data of a learner who has signed out", async () => {
    const { actor, loadSeriesList, state, context } = asked();
    await loadSeriesList.answer([card]);
    actor.send(signedOut);
    expect(state()).toBe("signedOut");
    expect(context().cards).toEqual([]);
  });
});

it("forgets an old failure and old cards when someone else is here", async () => {
  const { actor, loadSeriesList, context } = asked();
  await loadSeriesList.answer([card]);
  actor.send(signedIn);
  expect(context().cards).toEqual([]);
  await loadSeriesList.fail("network");
  actor.send(signedIn);
  expect(context().failure).toBeNull();
});

it("continues from the server's HTML, and from what was shown", async () => {
  const browser = list(throughJson(list().actor.getPersistedSnapshot()));
  expect(browser.state()).toBe("waiting");
  browser.actor.send(signedIn);
  await browser.loadSeriesList.answer([card]);
  const later = list(throughJson(browser.actor.getPersistedSnapshot()));
  expect(later.state()).toBe("shown");
  expect(later.loadSeriesList.calls).toEqual([]);
});

describe("a list of series that is shown again", () => {
  const reopened = { type: "screen.reopened" } as const;
  const shown = async () => {
    const opened = asked();
    await opened.loadSeriesList.answer([card]);
    opened.actor.send(reopened);
    return opened;
  };

  it("stays while it is requested again, and when no answer comes", async () => {
    const { actor, state, context, loadSeriesList } = await shown();
    actor.send(reopened);
    expect(loadSeriesList.inputs()).toEqual([{ locale: "en" }, { locale: "en" }, { locale: "en" }]);
    expect([state(), context().cards]).toEqual(["refreshing", [card]]);
    await loadSeriesList.fail("network");
    expect([state(), context().cards, context().failure]).toEqual(["shown", [card], null]);
    actor.send(reopened);
    const other = { ...card, id: 2 };
    await loadSeriesList.answer([other]);
    expect([state(), context().cards]).toEqual(["shown", [other]]);
  });

  it.each(["signed_out", "forbidden"] as const)("is forgotten once it turns out to be %s", async (code) => {
    const { state, context, loadSeriesList } = await shown();
    await loadSeriesList.fail(code, code === "forbidden" ? 403 : 401);
    expect([state(), context().cards]).toEqual([code === "forbidden" ? "forbidden" : "signedOut", []]);
  });

  it("may have become empty", async () => {
    const { state, context, loadSeriesList } = await shown();
    await loadSeriesList.answer([]);
    expect([state(), context().cards]).toEqual(["empty", []]);
  });
});
