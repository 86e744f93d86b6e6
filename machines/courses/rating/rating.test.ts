import { describe, expect, it } from "vitest";
import { signedIn } from "../../testing";
import { place, rater, rating, saving } from "./rating.testing";

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

  it("asks to sign in if the session has ended, the stars still chosen", async () => {
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
