import { describe, expect, it } from "vitest";
import { createActor, type Snapshot } from "xstate";
import { announcedBy, fakeActor, learner, offline, online, signedIn, signedOut, throughJson } from "../testing";
import { ratingMachine } from "./rating";
import { areStars } from "./rating/setup";

interface CourseRef {
  locale: string;
  slug: string;
}
const place = { locale: "en", slug: "seo" };

function rating({ slug = "seo", snapshot }: { slug?: string; snapshot?: Snapshot<unknown> } = {}) {
  const loadRating = fakeActor<number, CourseRef>();
  const rate = fakeActor<number, CourseRef & { rating: number; key: string }>();
  const actor = createActor(ratingMachine.provide({ actors: { loadRating: loadRating.logic, rate: rate.logic } }), {
    input: { locale: "en", slug },
    ...(snapshot && { snapshot }),
  });
  let signInsAsked = 0;
  actor.on("signIn.requested", () => {
    signInsAsked += 1;
  });
  actor.start();
  return {
    actor,
    loadRating,
    rate,
    said: announcedBy(actor),
    signInsAsked: () => signInsAsked,
    state: () => actor.getSnapshot().value,
    context: () => actor.getSnapshot().context,
    hasTag: (tag: "pending" | "busy" | "failed" | "rateable") => actor.getSnapshot().hasTag(tag),
    settle: (enrolled: boolean | null) => actor.send({ type: "progress.settled", enrolled }),
    choose: (stars: number) => actor.send({ type: "rating.choose", stars }),
    save: () => actor.send({ type: "rating.save" }),
    cancel: () => actor.send({ type: "rating.cancel" }),
  };
}
async function rater(stars: number) {
  const opened = rating();
  opened.actor.send(signedIn);
  opened.settle(true);
  await opened.loadRating.answer(stars);
  return opened;
}
async function saving(stars: number, before = 0) {
  const opened = await rater(before);
  opened.choose(stars);
  opened.save();
  return opened;
}

describe("stars", () => {
  it.each([1, 2, 3, 4, 5])("are %s", (stars) => expect(areStars(stars)).toBe(true));
  it.each([0, -1, 6, 2.5, Number.NaN, Number.POSITIVE_INFINITY])("are not %s (R9)", (stars) =>
    expect(areStars(stars)).toBe(false),
  );
});

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

  it("is not somebody outside the course", () => {
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

describe("choosing", () => {
  it("saves nothing by itself; the last stars chosen count", async () => {
    const { choose, save, state, context, rate, hasTag } = await rater(0);
    choose(2);
    expect(state()).toBe("choosing");
    choose(5);
    expect(context()).toMatchObject({ stars: 0, draft: 5 });
    expect(hasTag("rateable")).toBe(true);
    expect(rate.calls).toEqual([]);
    save();
    expect(rate.latest().input.rating).toBe(5);
  });

  it.each([0, 6, 2.5])("rejects %s", async (stars) => {
    const { choose, state, context } = await rater(0);
    choose(stars);
    expect(state()).toBe("unrated");
    choose(3);
    choose(stars);
    expect(context().draft).toBe(3);
    const { choose: chooseAgain, state: stateAgain } = await rater(2);
    chooseAgain(stars);
    expect(stateAgain()).toBe("rated");
  });

  it.each([
    [0, "unrated"],
    [2, "rated"],
  ])("can be canceled: from %s stars back to %s", async (stars, expected) => {
    const { choose, cancel, state, context } = await rater(stars);
    choose(4);
    cancel();
    expect(state()).toBe(expected);
    expect(context()).toMatchObject({ stars, draft: 0 });
  });
});

describe("saving", () => {
  it("sends the stars under a key, busy meanwhile", async () => {
    const { rate, state, context, hasTag, choose, save, said } = await saving(4);
    expect(state()).toBe("saving");
    expect(hasTag("busy")).toBe(true);
    expect(rate.inputs()).toEqual([{ ...place, rating: 4, key: expect.stringMatching(/^seed\.rating\./) }]);
    choose(1);
    save();
    expect(rate.calls).toHaveLength(1);
    await rate.answer(4);
    expect(state()).toBe("rated");
    expect(context()).toMatchObject({ stars: 4, draft: 0, failure: null });
    expect(said).toEqual([{ text: "ratingSaved", params: { count: 4 }, inPlace: true }]);
  });

  it("can be repeated, under another key", async () => {
    const { rate, choose, save, state, context } = await saving(4);
    await rate.answer(4);
    choose(2);
    expect(context()).toMatchObject({ stars: 4, draft: 2 });
    save();
    await rate.answer(2);
    expect(state()).toBe("rated");
    expect(context().stars).toBe(2);
    const [first, second] = rate.inputs();
    expect(second?.key).not.toBe(first?.key);
  });

  it("keeps the chosen stars on a failure, and sends them again under the same key", async () => {
    const { rate, save, state, context, hasTag, signInsAsked } = await saving(4, 2);
    await rate.fail("timeout");
    expect(state()).toBe("failed");
    expect(signInsAsked()).toBe(0);
    expect(hasTag("failed")).toBe(true);
    expect(hasTag("rateable")).toBe(true);
    expect(context()).toMatchObject({ stars: 2, draft: 4, failure: { code: "timeout", status: 0 } });
    save();
    const [first, second] = rate.inputs();
    expect(second).toEqual(first);
    await rate.answer(4);
    expect(state()).toBe("rated");
    expect(context().failure).toBeNull();
  });

  it("has another key with other stars", async () => {
    const { rate, choose, save, state, context } = await saving(4);
    await rate.fail("network");
    choose(0);
    expect(state()).toBe("failed");
    choose(5);
    expect(state()).toBe("choosing");
    expect(context().failure).toBeNull();
    save();
    const [first, second] = rate.inputs();
    expect(second?.rating).toBe(5);
    expect(second?.key).not.toBe(first?.key);
  });

  it.each([
    [0, "unrated"],
    [2, "rated"],
  ])("can be canceled after a failure: back to %s stars, %s, and under another key later", async (before, expected) => {
    const { rate, cancel, choose, save, state, context } = await saving(4, before);
    await rate.fail("network");
    cancel();
    expect(state()).toBe(expected);
    expect(context()).toMatchObject({ stars: before, draft: 0, failure: null });
    choose(1);
    save();
    const [first, second] = rate.inputs();
    expect(second?.key).not.toBe(first?.key);
  });

  it("asks to sign in where the session has ended, the stars still chosen", async () => {
    const { rate, state, context, signInsAsked } = await saving(4);
    await rate.fail("signed_out", 401);
    expect(state()).toBe("failed");
    expect(context()).toMatchObject({ draft: 4, failure: { code: "signed_out" } });
    expect(signInsAsked()).toBe(1);
  });

  it("is refused for a learner who has left the course", async () => {
    const { rate, state, context, signInsAsked } = await saving(4);
    await rate.fail("not_enrolled", 403);
    expect(state()).toBe("unavailable");
    expect(context().failure?.code).toBe("not_enrolled");
    expect(signInsAsked()).toBe(0);
  });

  it("uses a key that the server accepts, however long the address", async () => {
    const { actor, settle, choose, save, loadRating, rate } = rating({ slug: "a".repeat(100) });
    actor.send({ ...signedIn, seed: "123e4567-e89b-12d3-a456-426614174000.123" });
    settle(true);
    await loadRating.answer(0);
    choose(1);
    save();
    expect(rate.latest().input.key.length).toBeLessThanOrEqual(100);
  });
});

describe("somebody else", () => {
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

describe("goes on from its snapshot", () => {
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
