import { describe, expect, it } from "vitest";
import { createActor, fromPromise, SimulatedClock, type Snapshot } from "xstate";
import type { Failure } from "../../contract/errors";
import { flush, offline, online, signedIn, throughJson } from "../testing";
import { promoCodeMachine } from "./promo-code";
import { entering, somebodyElse, submitted, typed } from "./promo-code.testing";

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

describe("a server that fails to answer", () => {
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
  /** Refused with a wait, then simply refused. */
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

  it("have to wait a minute if the server does not say how long", async () => {
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

  it("restart the wait in a page that was opened from a snapshot", async () => {
    const before = await limited(90);
    const after = await limited(90, throughJson(before.actor.getPersistedSnapshot()));
    expect(after.state()).toBe("limited");
    after.actor.send(signedIn);
    after.clock.increment(89_999);
    expect(after.state()).toBe("limited");
    after.clock.increment(1);
    expect(after.state()).toEqual(entering("ready"));
  });

  it("belong to this account: another one does not wait", async () => {
    const { actor, state } = await limited(90);
    actor.send(somebodyElse);
    expect(state()).toEqual(entering("ready"));
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

  it("typing can continue", () => {
    const { actor, submit, type, state, context } = typed();
    actor.send(offline);
    submit();
    type("SUMMER");
    expect(state()).toEqual(entering("ready"));
    expect(context().code).toBe("SUMMER");
  });
});
