import { describe, expect, it } from "vitest";
import { createActor, fromPromise, SimulatedClock, type Snapshot } from "xstate";
import type { Failure } from "../../contract/errors";
import { announcedBy, fakeActor, flush, learner, offline, online, signedIn, signedOut, throughJson } from "../testing";
import { codeLength, longestCode, promoCodeMachine } from "./promo-code";

const renamed = { ...signedIn, learner: { ...learner, name: "Ada L." } };
const somebodyElse = { ...signedIn, learner: { ...learner, id: 8 } };

function field(snapshot?: Snapshot<unknown>) {
  const applyPromo = fakeActor<void, { promo: string; key: string }>();
  const clock = new SimulatedClock();
  const actor = createActor(promoCodeMachine.provide({ actors: { applyPromo: applyPromo.logic } }), {
    clock,
    ...(snapshot && { snapshot }),
  });
  const told: string[] = [];
  actor.on("*", ({ type }) => told.push(type));
  actor.start();
  return {
    actor,
    clock,
    applyPromo,
    told,
    said: announcedBy(actor),
    type: (code: string) => actor.send({ type: "code.change", code }),
    submit: () => actor.send({ type: "code.submit" }),
    state: () => actor.getSnapshot().value,
    context: () => actor.getSnapshot().context,
    has: (tag: "pending" | "busy" | "failed") => actor.getSnapshot().hasTag(tag),
    canSubmit: () => actor.getSnapshot().can({ type: "code.submit" }),
  };
}
function typed(code = "SPRING") {
  const opened = field();
  opened.actor.send(signedIn);
  opened.type(code);
  return opened;
}
function submitted(code?: string) {
  const opened = typed(code);
  opened.submit();
  return opened;
}
const entering = (state: string) => ({ entering: state });

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

  it("does not change a code that is on its way", () => {
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

describe("a code that is refused", () => {
  it.each([
    ["promo_unknown", 400],
    ["promo_expired", 409],
    ["promo_used_up", 409],
  ] as const)("says why and stays: %s", async (code, status) => {
    const { state, has, context, applyPromo } = submitted();
    await applyPromo.fail(code, status);
    expect(state()).toBe("refused");
    expect(has("failed")).toBe(true);
    expect(context()).toMatchObject({ code: "SPRING", failure: { code, status } });
  });

  it("is corrected", async () => {
    const { type, submit, state, context, applyPromo } = submitted("SPRIN");
    await applyPromo.fail("promo_unknown", 400);
    type("SPRING");
    expect(state()).toEqual(entering("ready"));
    expect(context()).toMatchObject({ code: "SPRING", failure: null });
    submit();
    await applyPromo.answer();
    expect(state()).toBe("applied");
  });

  it("may be tried again as it is", async () => {
    const { submit, state, context, applyPromo } = submitted();
    await applyPromo.fail("promo_used_up", 409);
    submit();
    expect(state()).toBe("applying");
    expect(context().failure).toBeNull();
  });
});

describe("a server that cannot say", () => {
  it.each([
    ["timeout", 0],
    ["network", 0],
    ["unavailable", 503],
    // A 200 is a failure (R38).
    ["malformed", 200],
    ["invalid", 400],
  ] as const)("leaves the code to be sent again under the same key: %s", async (code, status) => {
    const { submit, state, has, context, applyPromo, told } = submitted();
    await applyPromo.fail(code, status);
    expect(state()).toBe("failed");
    expect(has("failed")).toBe(true);
    expect(context()).toMatchObject({ code: "SPRING", failure: { code, status } });
    expect(told).toEqual([]);
    submit();
    const [first, second] = applyPromo.inputs();
    expect(second).toEqual(first);
    await applyPromo.answer();
    expect(state()).toBe("applied");
    expect(context().failure).toBeNull();
  });

  it("gets another code under another key", async () => {
    const { type, submit, state, context, applyPromo } = submitted();
    await applyPromo.fail("timeout");
    type("SUMMER");
    expect(state()).toEqual(entering("ready"));
    expect(context().code).toBe("SUMMER");
    type("SPRING");
    submit();
    const [first, second] = applyPromo.inputs();
    expect(second?.promo).toBe(first?.promo);
    expect(second?.key).not.toBe(first?.key);
  });
});

describe("too many tries", () => {
  /** Refused with a wait, and then nothing but refused. */
  async function limited(retryAfter?: number, snapshot?: Snapshot<unknown>) {
    const refusal: Failure = { code: "too_many", status: 429, ...(retryAfter && { retryAfter }) };
    const clock = new SimulatedClock();
    const applyPromo = fromPromise<void, { promo: string; key: string }>(() => Promise.reject(refusal));
    const actor = createActor(promoCodeMachine.provide({ actors: { applyPromo } }), {
      clock,
      ...(snapshot && { snapshot }),
    }).start();
    if (!snapshot) {
      actor.send(signedIn);
      actor.send({ type: "code.change", code: "SPRING" });
      actor.send({ type: "code.submit" });
      await flush();
    }
    return { actor, clock, state: () => actor.getSnapshot().value, context: () => actor.getSnapshot().context };
  }

  it("have to wait as long as the server says; then the code can be redeemed", async () => {
    const { actor, clock, state, context } = await limited(90);
    expect(state()).toBe("limited");
    expect(actor.getSnapshot().hasTag("failed")).toBe(true);
    expect(context()).toMatchObject({ code: "SPRING", failure: { code: "too_many", retryAfter: 90 } });
    actor.send({ type: "code.submit" });
    clock.increment(89_999);
    expect(state()).toBe("limited");
    clock.increment(1);
    expect(state()).toEqual(entering("ready"));
    expect(context().failure).toBeNull();
  });

  it("have to wait a minute where the server does not say how long", async () => {
    const { clock, state } = await limited();
    clock.increment(59_999);
    expect(state()).toBe("limited");
    clock.increment(1);
    expect(state()).toEqual(entering("ready"));
  });

  it("let the code be corrected meanwhile; that does not shorten the wait", async () => {
    const { actor, clock, state, context } = await limited(90);
    clock.increment(80_000);
    actor.send({ type: "code.change", code: "SUMMER" });
    expect(state()).toBe("limited");
    expect(context()).toMatchObject({ code: "SUMMER", failure: { retryAfter: 90 } });
    clock.increment(10_000);
    expect(state()).toEqual(entering("ready"));
  });

  it("wait anew in a page that was opened from a snapshot", async () => {
    const before = await limited(90);
    const after = await limited(90, throughJson(before.actor.getPersistedSnapshot()));
    expect(after.state()).toBe("limited");
    after.actor.send(signedIn);
    after.clock.increment(89_999);
    expect(after.state()).toBe("limited");
    after.clock.increment(1);
    expect(after.state()).toEqual(entering("ready"));
  });

  it("are this account's: another one does not wait", async () => {
    const { actor, state } = await limited(90);
    actor.send(somebodyElse);
    expect(state()).toEqual(entering("ready"));
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

  it("is nobody: said, with the way to sign in, the code kept", () => {
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

  it("is nobody any more where the session turns out to be over; the academy is told and the code kept", async () => {
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

  it("is somebody else: what the one before redeemed is not told", async () => {
    const { actor, state, context, applyPromo } = submitted();
    await applyPromo.answer();
    actor.send(somebodyElse);
    expect(state()).toEqual(entering("blank"));
    expect(context()).toMatchObject({ appliedCode: "", learnerId: 8 });
  });

  it.each([
    ["nobody", signedOut, "signedOut"],
    ["somebody else", somebodyElse, entering("ready")],
  ])("drops the answer that comes when %s is here", async (_, session, expected) => {
    const { actor, state, applyPromo, told } = submitted();
    actor.send(session);
    expect(applyPromo.latest().signal.aborted).toBe(true);
    await applyPromo.answer();
    expect(state()).toEqual(expected);
    expect(told).toEqual([]);
  });
});

describe("without a network", () => {
  it("nothing is sent; the code stays, and can be redeemed when it is back", async () => {
    const { actor, submit, state, has, context, applyPromo } = typed();
    actor.send(offline);
    submit();
    expect(state()).toBe("offline");
    expect(has("failed")).toBe(true);
    expect(context()).toMatchObject({ code: "SPRING", failure: { code: "network", status: 0 } });
    actor.send(offline);
    expect(state()).toBe("offline");
    expect(applyPromo.calls).toEqual([]);
    actor.send(online);
    expect(state()).toEqual(entering("ready"));
    expect(context().failure).toBeNull();
    submit();
    expect(state()).toBe("applying");
  });

  it.each([
    ["network", 0],
    ["promo_used_up", 409],
  ] as const)("nothing is sent again either, after %s", async (code, status) => {
    const { actor, submit, state, applyPromo } = submitted();
    await applyPromo.fail(code, status);
    actor.send(offline);
    submit();
    expect(state()).toBe("offline");
    expect(applyPromo.calls).toHaveLength(1);
  });

  it("one may go on typing", () => {
    const { actor, submit, type, state, context } = typed();
    actor.send(offline);
    submit();
    type("SUMMER");
    expect(state()).toEqual(entering("ready"));
    expect(context().code).toBe("SUMMER");
  });
});

describe("a code in a snapshot", () => {
  it("that was on its way is sent again under the same key", async () => {
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
    ["😀".repeat(longestCode), longestCode],
  ])("%#", (code, expected) => {
    expect(codeLength(code)).toBe(expected);
  });
});
