import { describe, expect, it } from "vitest";
import { createActor } from "xstate";
import type { AdminPromoCode } from "../../contract/account/promo-codes";
import { administratorHere, fakeActor, learner, runChild, signedOut } from "../testing";
import { mistakesIn, type PromoCodeForm, promoCodeCreationMachine } from "./promo-code-creation";
import { type PromoCodeEnding, promoCodeEndingMachine } from "./promo-code-ending";
import { promoCodeListMachine } from "./promo-code-list";
import type { ListPage, Query } from "./staff-list";

const form: PromoCodeForm = { code: "SPRING", days: "30", uses: "", expires: "" };
const spring: AdminPromoCode = {
  id: 7,
  code: "SPRING",
  state: "usable",
  plusDays: 30,
  usesLeft: null,
  expiresAt: null,
  redemptions: 2,
  createdAt: "2026-03-01T12:00:00.000Z",
};
const page: ListPage<AdminPromoCode> & { total: number } = { data: [spring], next: null, previous: null, total: 1 };
const question: PromoCodeEnding = { id: 7, code: "SPRING", redemptions: 2, isEnded: true };

describe("the form for a promo code (R12, R58)", () => {
  it.each<[string, Partial<PromoCodeForm>, object]>([
    ["is right with a code and days", {}, {}],
    ["is right with all there is", { uses: " 5 ", expires: "2026-03-02" }, {}],
    ["takes the longest code", { code: ` ${"x".repeat(64)} ` }, {}],
    ["needs a code", { code: "  " }, { code: "missing" }],
    ["takes no longer code", { code: "x".repeat(65) }, { code: "long" }],
    ["counts a code in capitals", { code: "ß".repeat(33) }, { code: "long" }],
    ["needs days", { days: "" }, { days: "range" }],
    ["takes no 0 days", { days: "0" }, { days: "range" }],
    ["takes no part of a day", { days: "1.5" }, { days: "range" }],
    ["takes digits of full width", { days: "３０", uses: "１０００" }, {}],
    ["takes up to 3660 days", { days: "3660" }, {}],
    ["takes no more days", { days: "3661" }, { days: "range" }],
    ["takes no 0 uses", { uses: "0" }, { uses: "range" }],
    ["takes no text as uses", { uses: "many" }, { uses: "range" }],
    ["takes no part of a date", { expires: "?" }, { expires: "invalid" }],
    ["says all at once", { code: "", days: "", uses: "x" }, { code: "missing", days: "range", uses: "range" }],
  ])("%s", (_, own, mistakes) => {
    expect(mistakesIn({ ...form, ...own })).toEqual(mistakes);
  });
});

describe("adding a promo code", () => {
  function opened() {
    const perform = fakeActor<AdminPromoCode, { subject: PromoCodeForm | null; key: string }>();
    const { actor } = runChild(promoCodeCreationMachine.provide({ actors: { perform: perform.logic } }));
    actor.send({ type: "action.open", subject: { ...form, code: "" }, seed: "seed" });
    return { actor, perform, state: () => actor.getSnapshot().value };
  }
  const fill = (code: string) => ({ type: "form.change", subject: { ...form, code } }) as const;

  it("asks the server only once the form is right", () => {
    const { actor, perform, state } = opened();
    actor.send({ type: "action.confirm" });
    expect([state(), perform.calls.length]).toEqual(["incomplete", 0]);
    actor.send(fill("SPRING"));
    expect(state()).toBe("incomplete");
    actor.send({ type: "action.confirm" });
    expect([state(), perform.latest().input.subject?.code]).toEqual(["performing", "SPRING"]);
  });

  it("keeps what was entered if there is such a code, and asks with another key for another one (R11)", async () => {
    const { actor, perform, state } = opened();
    actor.send(fill("SPRING"));
    actor.send({ type: "action.confirm" });
    await perform.fail("promo_exists", 409);
    const { subject, failure } = actor.getSnapshot().context;
    expect([state(), subject?.code, failure?.code]).toEqual(["failed", "SPRING", "promo_exists"]);
    actor.send({ type: "action.confirm" });
    await perform.fail("network");
    actor.send(fill("SUMMER"));
    expect([state(), actor.getSnapshot().context.failure]).toEqual(["asking", null]);
    actor.send({ type: "action.confirm" });
    await perform.answer({ ...spring, code: "SUMMER" });
    expect(state()).toBe("performed");
    const [first, again, other] = perform.inputs().map(({ key }) => key);
    expect(again).toBe(first);
    expect(other).not.toBe(first);
  });
});

describe("ending a promo code", () => {
  it("asks with another key about another code after one that has failed (R11)", async () => {
    const perform = fakeActor<AdminPromoCode, { subject: PromoCodeEnding | null; key: string }>();
    const { actor } = runChild(promoCodeEndingMachine.provide({ actors: { perform: perform.logic } }));
    actor.send({ type: "action.open", subject: question, seed: "seed" });
    actor.send({ type: "action.confirm" });
    await perform.fail("timeout");
    actor.send({ type: "action.cancel" });
    actor.send({ type: "action.open", subject: { ...question, id: 8 }, seed: "seed" });
    actor.send({ type: "action.confirm" });
    expect(new Set(perform.inputs().map(({ key }) => key)).size).toBe(2);
  });

  it("can be taken back", async () => {
    const perform = fakeActor<AdminPromoCode, { subject: PromoCodeEnding | null; key: string }>();
    const { actor } = runChild(promoCodeEndingMachine.provide({ actors: { perform: perform.logic } }));
    actor.send({ type: "action.open", subject: question, seed: "seed" });
    actor.send({ type: "action.confirm" });
    await perform.answer({ ...spring, state: "ended" });
    actor.send({ type: "action.undo" });
    await perform.answer(spring);
    expect(perform.inputs().map(({ subject }) => subject)).toEqual([question, { ...question, isEnded: false }]);
    expect(new Set(perform.inputs().map(({ key }) => key)).size).toBe(2);
  });
});

describe("the list of promo codes", () => {
  function opened() {
    const loadPage = fakeActor<typeof page, { query: Query }>();
    const perform = fakeActor<AdminPromoCode, { subject: PromoCodeEnding | null; key: string }>();
    const ending = promoCodeEndingMachine.provide({ actors: { perform: perform.logic } });
    const actors = { loadPage: loadPage.logic, ...({ promoCodeEnding: ending } as object) };
    const actor = createActor(promoCodeListMachine.provide({ actors }), { input: { query: {} } }).start();
    actor.send(administratorHere);
    const { promoCodeEnding: child } = actor.getSnapshot().children;
    return { actor, loadPage, perform, child, state: () => actor.getSnapshot().value };
  }
  const ask = { type: "action.request", action: "promoCodeEnding", subject: question } as const;

  it("opens what is asked for, and loads again once it is done (R62)", async () => {
    const { actor, loadPage, perform, child, state } = opened();
    await loadPage.answer(page);
    actor.send(ask);
    expect(child?.getSnapshot()).toMatchObject({ value: "asking", context: { subject: question, seed: "seed" } });
    child?.send({ type: "action.confirm" } as never);
    await perform.answer({ ...spring, state: "ended" });
    expect(state()).toEqual({ open: "refreshing" });
    await loadPage.answer({ ...page, data: [{ ...spring, state: "ended" }] });
    expect([state(), actor.getSnapshot().context.page?.data[0]?.state]).toEqual([{ open: "shown" }, "ended"]);
  });

  it("forgets what was done before when something else is asked for", async () => {
    const { actor, loadPage, perform, child } = opened();
    await loadPage.answer(page);
    actor.send(ask);
    child?.send({ type: "action.confirm" } as never);
    await perform.answer({ ...spring, state: "ended" });
    expect(child?.getSnapshot()).toMatchObject({ value: "performed" });
    actor.send({ type: "action.request", action: "promoCodeCreation", subject: form });
    expect(child?.getSnapshot()).toMatchObject({ value: "closed" });
    expect(actor.getSnapshot().children.promoCodeCreation?.getSnapshot()).toMatchObject({ value: "asking" });
  });

  it("loads again what was loading when it was done", async () => {
    const { actor, loadPage, state } = opened();
    actor.send({ type: "action.settled" });
    expect([state(), loadPage.calls.length]).toEqual([{ open: "loading" }, 2]);
    await loadPage.answer(page);
    expect(state()).toEqual({ open: "shown" });
  });

  it.each([
    ["nobody", signedOut],
    ["a learner", { type: "session.changed", learner, seed: "other" } as const],
    ["another administrator", { ...administratorHere, seed: "other" }],
  ])("closes what is asked when %s is signed in", async (_, session) => {
    const { actor, loadPage, child } = opened();
    await loadPage.answer(page);
    actor.send(ask);
    actor.send(session);
    expect(child?.getSnapshot()).toMatchObject({ value: "closed", context: { subject: null } });
  });

  it("closes what is asked when the session has ended", async () => {
    const { actor, loadPage, child, state } = opened();
    actor.send(ask);
    await loadPage.fail("signed_out", 401);
    expect([state(), child?.getSnapshot()]).toMatchObject(["signedOut", { value: "closed" }]);
  });
});
