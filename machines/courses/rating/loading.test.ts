import { describe, expect, it } from "vitest";
import { learner, offline, online, signedIn, signedOut, throughJson } from "../../testing";
import { place, rater, rating, saving } from "./rating.testing";

describe("who may rate", () => {
  it("is not known before the page has said so", () => {
    const { actor, state, hasTag, choose, settle, loadRating } = rating();
    expect(state()).toBe("unknown");
    expect(hasTag("pending")).toBe(true);
    choose(4);
    actor.send(signedIn);
    settle(null);
    expect(state()).toBe("unknown");
    expect(loadRating.calls).toEqual([]);
  });

  it("is not someone outside the course", () => {
    const { actor, state, hasTag, settle, choose } = rating();
    actor.send(signedIn);
    settle(false);
    expect(state()).toBe("unavailable");
    expect(hasTag("rateable")).toBe(false);
    choose(4);
    settle(null);
    expect(state()).toBe("unavailable");
  });

  it("is not a visitor", () => {
    const { actor, state } = rating();
    actor.send(signedOut);
    expect(state()).toBe("unavailable");
  });

  it("is a learner of the course, also one who enrols on this page", () => {
    const { actor, state, settle, loadRating, hasTag } = rating();
    actor.send(signedIn);
    settle(false);
    settle(true);
    expect(state()).toBe("loading");
    expect(hasTag("pending")).toBe(true);
    expect(loadRating.inputs()).toEqual([place]);
  });

  it("is no longer a learner who leaves the course", async () => {
    const { settle, state } = await rater(3);
    settle(true);
    settle(null);
    expect(state()).toBe("rated");
    settle(false);
    expect(state()).toBe("unavailable");
  });

  it.each(["not_enrolled", "signed_out"] as const)("is decided by the server: %s", async (code) => {
    const { actor, settle, state, loadRating } = rating();
    actor.send(signedIn);
    settle(true);
    await loadRating.fail(code);
    expect(state()).toBe("unavailable");
  });
});

describe("an earlier rating", () => {
  it.each([
    [0, "unrated"],
    [4, "rated"],
  ])("%s is %s", async (stars, expected) => {
    const { state, context, hasTag } = await rater(stars);
    expect(state()).toBe(expected);
    expect(context().stars).toBe(stars);
    expect(hasTag("rateable")).toBe(true);
  });

  it("that did not arrive is requested again, by hand and when the network is back", async () => {
    const { actor, settle, state, loadRating, hasTag, context } = rating();
    actor.send(signedIn);
    settle(true);
    await loadRating.fail("unavailable", 503);
    expect(state()).toBe("loadFailed");
    expect(hasTag("failed")).toBe(true);
    expect(context().failure).toEqual({ code: "unavailable", status: 503 });
    actor.send({ type: "rating.retry" });
    await loadRating.fail("network");
    actor.send(offline);
    expect(state()).toBe("loadFailed");
    actor.send(online);
    await loadRating.answer(5);
    expect(state()).toBe("rated");
    expect(context().failure).toBeNull();
  });
});

describe("someone else", () => {
  it("does not see the previous learner's stars", async () => {
    const { actor, rate, state, context } = await saving(5, 3);
    await rate.fail("network");
    actor.send({ ...signedIn, learner: { ...learner, id: 8 } });
    expect(state()).toBe("unknown");
    expect(context()).toMatchObject({ stars: 0, draft: 0, failure: null });
  });

  it("is a visitor after signing out", async () => {
    const { actor, state, context } = await rater(3);
    actor.send(signedOut);
    expect(state()).toBe("unavailable");
    expect(context().stars).toBe(0);
  });

  it("stays the same learner with another name: what is chosen stays", async () => {
    const { actor, choose, save, state, context, rate } = await rater(3);
    choose(5);
    actor.send({ ...signedIn, learner: { ...learner, name: "Ada L." }, seed: "other" });
    expect(state()).toBe("choosing");
    expect(context()).toMatchObject({ stars: 3, draft: 5 });
    save();
    expect(rate.latest().input.key).toMatch(/^other\./);
  });
});

describe("continues from its snapshot", () => {
  it("rendered on the server", async () => {
    const browser = rating({ snapshot: throughJson(rating().actor.getPersistedSnapshot()) });
    expect(browser.state()).toBe("unknown");
    browser.actor.send(signedIn);
    browser.settle(true);
    await browser.loadRating.answer(0);
    expect(browser.state()).toBe("unrated");
  });

  it("with a save in progress, under the same key", async () => {
    const before = await saving(4);
    const after = rating({ snapshot: throughJson(before.actor.getPersistedSnapshot()) });
    expect(after.rate.latest().input).toEqual(before.rate.latest().input);
    await after.rate.answer(4);
    expect(after.state()).toBe("rated");
  });
});
