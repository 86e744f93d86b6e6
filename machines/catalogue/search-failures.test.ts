import { describe, expect, it } from "vitest";
import { offline, online, throughJson } from "../testing";
import { box, found, withResults } from "./search.testing";

describe("suggestions that do not arrive", () => {
  it("are requested again by hand; the words stay", async () => {
    const { actor, search, state, has, context, asked, loadSuggestions } = box();
    search("seo");
    await loadSuggestions.fail("timeout");
    expect(state()).toBe("failed");
    expect([has("failed"), has("open")]).toEqual([true, true]);
    expect(context()).toMatchObject({ query: "seo", failure: { code: "timeout", status: 0 }, selected: -1 });
    actor.send({ type: "search.retry" });
    expect(asked()).toEqual(["seo", "seo"]);
    await loadSuggestions.answer(found(1, 1));
    expect(state()).toBe("results");
    expect(context().failure).toBeNull();
  });

  it("remove earlier suggestions, which answered other words", async () => {
    const { search, ids, state, loadSuggestions } = await withResults(1);
    search("ads");
    await loadSuggestions.fail("internal", 500);
    expect(ids()).toEqual([]);
    search("seo");
    expect(state()).toBe("searching");
  });

  it("are requested again when the network is back", async () => {
    const { actor, search, state, loadSuggestions } = box();
    search("seo");
    await loadSuggestions.fail("network");
    actor.send(offline);
    expect(state()).toBe("failed");
    actor.send(online);
    expect(state()).toBe("searching");
  });

  it("are not requested by hand without a network", async () => {
    const { actor, search, state, loadSuggestions } = box();
    search("seo");
    await loadSuggestions.fail("network");
    actor.send(offline);
    actor.send({ type: "search.retry" });
    expect(state()).toBe("offline");
    expect(loadSuggestions.calls).toHaveLength(1);
  });

  it("give way to other words", async () => {
    const { search, type, state, loadSuggestions } = box();
    search("seo");
    await loadSuggestions.fail("network");
    type("ads");
    expect(state()).toBe("typing");
  });
});

describe("without a network", () => {
  it("asks nothing, says so, and searches when it is back", async () => {
    const { actor, search, state, has, context, asked, loadSuggestions } = box();
    actor.send(offline);
    search("seo");
    expect(state()).toBe("offline");
    expect([has("failed"), has("open")]).toEqual([true, true]);
    expect(context()).toMatchObject({ query: "seo", failure: { code: "network", status: 0 } });
    expect(asked()).toEqual([]);
    actor.send(offline);
    expect(state()).toBe("offline");
    actor.send(online);
    expect(asked()).toEqual(["seo"]);
    await loadSuggestions.answer(found(1, 1));
    expect(state()).toBe("results");
    expect(context().failure).toBeNull();
  });

  it("still shows what was answered", async () => {
    const { actor, close, open, state } = await withResults(1);
    actor.send(offline);
    expect(state()).toBe("results");
    close();
    open();
    expect(state()).toBe("results");
  });

  it("searches as usual when the network came back before the pause was over", () => {
    const { actor, type, clock, state } = box();
    actor.send(offline);
    type("seo");
    actor.send(online);
    clock.increment(300);
    expect(state()).toBe("searching");
  });

  it("gives way to other words", () => {
    const { actor, search, type, state } = box();
    actor.send(offline);
    search("seo");
    type("");
    expect(state()).toBe("idle");
  });
});

describe("a box from a snapshot", () => {
  it("continues with its list", async () => {
    const before = await withResults(1, 2);
    before.next();
    const after = box(throughJson(before.actor.getPersistedSnapshot()));
    expect(after.state()).toBe("results");
    after.next();
    after.choose();
    expect(after.opened).toEqual(["/academy/courses/course-2/"]);
  });

  it("begins as the server rendered it", () => {
    const browser = box(throughJson(box().actor.getPersistedSnapshot()));
    browser.search("seo");
    expect(browser.state()).toBe("searching");
  });
});
