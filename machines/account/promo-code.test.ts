import { describe, expect, it } from "vitest";
import { learner, signedIn, signedOut, throughJson } from "../testing";
import { codeLength, maxCodeLength } from "./promo-code/context";
import { entering, field, somebodyElse, submitted, typed } from "./promo-code.testing";

const renamed = { ...signedIn, learner: { ...learner, name: "Ada L." } };

describe("redeeming a promo code", () => {
  it("takes the trimmed code, says which one was redeemed, and has the profile asked for again", async () => {
    const { state, context, has, applyPromo, told, said } = submitted(" spring ");
    expect(state()).toBe("applying");
    expect(has("busy")).toBe(true);
    expect(applyPromo.inputs()).toEqual([{ promo: "spring", key: expect.stringMatching(/^seed\.promo\./) }]);
    await applyPromo.answer();
    expect(state()).toBe("applied");
    expect(context()).toMatchObject({ code: "", appliedCode: "spring" });
    expect(told).toEqual(["account.changed", "notice.announced"]);
    expect(said).toEqual([{ text: "promoRedeemed", params: { code: "spring" }, inPlace: true }]);
  });

  it("can be followed by another code, under another key", async () => {
    const { type, submit, state, applyPromo, canSubmit } = submitted();
    await applyPromo.answer();
    expect(canSubmit()).toBe(false);
    type("SUMMER");
    expect(state()).toEqual(entering("ready"));
    submit();
    const [first, second] = applyPromo.inputs();
    expect(second?.promo).toBe("SUMMER");
    expect(second?.key).not.toBe(first?.key);
  });

  it("does not change a code that is being sent", () => {
    const { type, submit, context, applyPromo } = submitted();
    type("SUMMER");
    submit();
    expect(context().code).toBe("SPRING");
    expect(applyPromo.calls).toHaveLength(1);
  });
});

describe("the length of a code", () => {
  it.each([
    ["", "blank"],
    ["   ", "blank"],
    ["x", "ready"],
    [` ${"😀".repeat(64)} `, "ready"],
    ["x".repeat(65), "tooLong"],
  ])("of %j: %s", (code, expected) => {
    const { state, canSubmit, submit, applyPromo } = typed(code);
    expect(state()).toEqual(entering(expected));
    expect(canSubmit()).toBe(expected === "ready");
    submit();
    expect(applyPromo.calls).toHaveLength(expected === "ready" ? 1 : 0);
  });
});

describe("who redeems", () => {
  it("is not known at first; the code may be typed already", () => {
    const { actor, state, has, type, canSubmit, context } = field();
    expect(state()).toBe("waiting");
    expect(has("pending")).toBe(true);
    type("SPRING");
    expect(canSubmit()).toBe(false);
    actor.send(signedIn);
    expect(state()).toEqual(entering("ready"));
    expect(context()).toMatchObject({ code: "SPRING", learnerId: 7, seed: "seed" });
  });

  it("is a visitor: says so, with a way to sign in, and keeps the code", () => {
    const { actor, state, type, canSubmit, told } = field();
    actor.send(signedOut);
    expect(state()).toBe("signedOut");
    type("SPRING");
    expect(canSubmit()).toBe(false);
    actor.send({ type: "signIn.choose" });
    expect(told).toEqual(["signIn.requested"]);
    actor.send(signedIn);
    expect(canSubmit()).toBe(true);
  });

  it("is a visitor once the session turns out to have expired; the academy is notified and the code kept", async () => {
    const { actor, state, context, applyPromo, told } = submitted();
    await applyPromo.fail("signed_out", 401);
    expect(state()).toBe("signedOut");
    expect(context()).toMatchObject({ code: "SPRING", learnerId: null, failure: null });
    expect(told).toEqual(["session.lost"]);
    actor.send(signedOut);
    actor.send(signedIn);
    expect(state()).toEqual(entering("ready"));
  });

  it("is the same under another name: nothing changes", async () => {
    const { actor, state, context, applyPromo } = submitted();
    actor.send({ ...renamed, seed: "other" });
    expect(state()).toBe("applying");
    expect(context().seed).toBe("seed");
    await applyPromo.answer();
    actor.send(renamed);
    expect(state()).toBe("applied");
    expect(context().appliedCode).toBe("SPRING");
  });

  it("leaves and comes back; what was typed stays", () => {
    const { actor, state } = typed();
    actor.send(signedOut);
    expect(state()).toBe("signedOut");
    actor.send(signedIn);
    expect(state()).toEqual(entering("ready"));
  });

  it("is someone else: what the previous learner redeemed is not shown", async () => {
    const { actor, state, context, applyPromo } = submitted();
    await applyPromo.answer();
    actor.send(somebodyElse);
    expect(state()).toEqual(entering("blank"));
    expect(context()).toMatchObject({ appliedCode: "", learnerId: 8 });
  });

  it.each([
    ["nobody", signedOut, "signedOut"],
    ["someone else", somebodyElse, entering("ready")],
  ])("drops the answer that comes when %s is here", async (_, session, expected) => {
    const { actor, state, applyPromo, told } = submitted();
    actor.send(session);
    expect(applyPromo.latest().signal.aborted).toBe(true);
    await applyPromo.answer();
    expect(state()).toEqual(expected);
    expect(told).toEqual([]);
  });
});

describe("a code in a snapshot", () => {
  it("that was being sent is sent again under the same key", async () => {
    const before = submitted();
    const after = field(throughJson(before.actor.getPersistedSnapshot()));
    expect(after.applyPromo.inputs()).toEqual(before.applyPromo.inputs());
    await after.applyPromo.fail("timeout");
    const later = field(throughJson(after.actor.getPersistedSnapshot()));
    later.actor.send({ ...signedIn, seed: "next page" });
    later.submit();
    expect(later.applyPromo.inputs()).toEqual(before.applyPromo.inputs());
  });
});

describe("codeLength", () => {
  it.each([
    ["", 0],
    ["  ", 0],
    [" a b ", 3],
    ["😀".repeat(maxCodeLength), maxCodeLength],
  ])("%#", (code, expected) => {
    expect(codeLength(code)).toBe(expected);
  });
});
