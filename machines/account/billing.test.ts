import { describe, expect, it } from "vitest";
import type { Billing } from "../../contract/account/session";
import { fakeActor, runChild } from "../testing";
import { billingMachine } from "./billing";

const record = (paidStatus: Billing["paidStatus"]): Billing => ({ paidStatus, productGroup: "", trafficType: "" });

function billing() {
  const loadBilling = fakeActor<Billing>();
  const { actor, heard } = runChild(billingMachine.provide({ actors: { loadBilling: loadBilling.logic } }));
  return {
    actor,
    heard,
    loadBilling,
    state: () => actor.getSnapshot().value,
    context: () => actor.getSnapshot().context,
    profileSettled: (id: number | null, told: Billing | null = null) =>
      actor.send({ type: "profile.settled", profile: id === null ? null : { id }, billing: told }),
  };
}

describe("the billing record", () => {
  it("is not asked for without a profile", () => {
    const { state, profileSettled, actor, loadBilling } = billing();
    profileSettled(null);
    profileSettled(0);
    actor.send({ type: "page.opened" });
    expect(state()).toBe("waiting");
    expect(loadBilling.calls).toEqual([]);
  });

  it.each([
    ["paid", "known"],
    ["", "unknown"],
  ] as const)("is not asked for when it comes with the profile: %j is %s", (status, expected) => {
    const { actor, state, profileSettled, loadBilling, heard, context } = billing();
    profileSettled(7, record(status));
    actor.send({ type: "page.opened" });
    expect(state()).toBe(expected);
    expect(context().billing).toEqual(record(status));
    expect(heard).toEqual([{ type: "billing.settled", billing: record(status) }]);
    expect(loadBilling.calls).toEqual([]);
  });

  it("of another profile replaces the earlier one, and a failure", async () => {
    const { state, profileSettled, loadBilling, heard, context } = billing();
    profileSettled(7, record("paid"));
    profileSettled(8, record("free"));
    profileSettled(9);
    await loadBilling.fail("network");
    profileSettled(10, record("trial"));
    expect(state()).toBe("known");
    expect(context()).toEqual({ billing: record("trial"), failure: null });
    expect(heard.map((event) => "billing" in event && event.billing)).toEqual(
      (["paid", "free", "trial"] as const).map(record),
    );
  });

  it("is known, and announced, once it says what is paid for", async () => {
    const { state, profileSettled, loadBilling, heard } = billing();
    profileSettled(7);
    await loadBilling.answer(record("paid"));
    expect(state()).toBe("known");
    expect(heard).toEqual([{ type: "billing.settled", billing: record("paid") }]);
  });

  it.each(["paid", ""] as const)("is not asked for again on the next page when it said %j", async (status) => {
    const { actor, profileSettled, loadBilling } = billing();
    profileSettled(7);
    await loadBilling.answer(record(status));
    actor.send({ type: "page.opened" });
    expect(loadBilling.calls).toHaveLength(1);
  });

  it("is unknown, and settled, when it came back empty", async () => {
    const { actor, state, profileSettled, loadBilling, heard } = billing();
    profileSettled(7);
    await loadBilling.answer(record(""));
    expect(state()).toBe("unknown");
    expect(actor.getSnapshot().hasTag("settled")).toBe(true);
    expect(heard).toHaveLength(1);
  });

  it.each(["page.opened", "billing.retry"] as const)("is requested again after a failure on %s", async (type) => {
    const { actor, state, profileSettled, loadBilling, heard, context } = billing();
    profileSettled(7);
    await loadBilling.fail("network");
    expect(state()).toBe("failed");
    expect(context().failure).toEqual({ code: "network", status: 0 });
    expect(heard).toEqual([]);
    actor.send({ type });
    expect(context().failure).toBeNull();
    await loadBilling.answer(record("free"));
    expect(state()).toBe("known");
  });

  it("is requested again for another profile, and a late answer for the first one is dropped", async () => {
    const { state, profileSettled, loadBilling, context } = billing();
    profileSettled(7);
    const first = loadBilling.latest();
    profileSettled(8);
    await first.answer(record("paid"));
    expect(state()).toBe("checking");
    await loadBilling.answer(record("free"));
    expect(context().billing).toEqual(record("free"));
  });

  it("is forgotten when the learner signs out", async () => {
    const { state, profileSettled, loadBilling, context } = billing();
    profileSettled(7);
    await loadBilling.answer(record("paid"));
    profileSettled(null);
    expect(state()).toBe("waiting");
    expect(context().billing).toBeNull();
  });
});
