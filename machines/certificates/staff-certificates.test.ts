import { describe, expect, it } from "vitest";
import { createActor, SimulatedClock } from "xstate";
import type { StaffCertificate } from "../../contract/certificates/administration";
import { administratorHere, editorHere, fakeActor, offline, online, signedIn, signedOut } from "../testing";
import { allCertificates, type Filters } from "./certificate-filters";
import { type Asked, type CertificatesPage, staffCertificatesMachine } from "./staff-certificates";

const heldBy = (id: number, isRevoked = false): StaffCertificate =>
  ({
    id,
    hash: `hash-${id}`,
    name: "Ada",
    revoked: isRevoked ? { at: "2026-03-01T12:00:00.000Z", reason: "mistake", note: "", by: "Boss" } : null,
  }) as StaffCertificate;
const pageOf = (...data: StaffCertificate[]): CertificatesPage => ({ data, next: null, exams: [], now: "2026-03-01" });
const ofSeo: Filters = { ...allCertificates, exam: "seo" };

function list(filters = allCertificates) {
  const load = fakeActor<CertificatesPage, Asked>();
  const clock = new SimulatedClock();
  const logic = staffCertificatesMachine.provide({ actors: { loadCertificates: load.logic } });
  const actor = createActor(logic, { input: { filters, limit: 20 }, clock });
  const announced: unknown[] = [];
  actor.on("query.changed", (event) => announced.push(event));
  actor.start();
  return {
    actor,
    load,
    clock,
    announced,
    state: () => actor.getSnapshot().value,
    page: () => actor.getSnapshot().context.page,
    question: () => actor.getSnapshot().children.certificateRevocation?.getSnapshot(),
  };
}
async function listed(...data: StaffCertificate[]) {
  const opened = list();
  opened.actor.send(administratorHere);
  await opened.load.answer(pageOf(...(data.length > 0 ? data : [heldBy(9), heldBy(8, true)])));
  return opened;
}
const settled = { open: { listed: "settled" } };

describe("the certificates that an administrator looks for (R62)", () => {
  it.each([
    [editorHere, "forbidden"],
    [signedIn, "forbidden"],
    [signedOut, "signedOut"],
  ])("are for nobody else", (session, expected) => {
    const { actor, state, load } = list();
    actor.send(session);
    expect([state(), load.calls]).toEqual([expected, []]);
  });

  it("are those of the address, also if it changes before it is known who is here", async () => {
    const { actor, load, state } = list();
    actor.send({ type: "address.changed", filters: ofSeo });
    actor.send(administratorHere);
    expect(load.inputs()).toEqual([{ ...ofSeo, limit: 20 }]);
    await load.answer(pageOf());
    expect(state()).toEqual({ open: "empty" });
    actor.send({ type: "address.changed", filters: ofSeo });
    expect(load.calls.length).toBe(1);
  });

  it("are asked for again with other filters only, which the address then says", async () => {
    const { actor, load, announced } = await listed();
    actor.send({ type: "filters.change", filters: allCertificates });
    expect([load.calls.length, announced]).toEqual([1, []]);
    actor.send({ type: "filters.change", filters: ofSeo });
    expect([load.inputs().at(-1), announced]).toEqual([
      { ...ofSeo, limit: 20 },
      [{ type: "query.changed", query: { exam: "seo" }, replace: true }],
    ]);
    // An echo of our own change is ignored; Back is not.
    actor.send({ type: "address.changed", filters: ofSeo });
    expect(load.calls.length).toBe(2);
    actor.send({ type: "address.changed", filters: allCertificates });
    expect([load.inputs().at(-1), announced.length]).toEqual([{ ...allCertificates, limit: 20 }, 1]);
  });

  it("are searched after a pause in typing, from the newest on", async () => {
    const { actor, load, clock, state, announced } = await listed();
    actor.send({ type: "filters.change", filters: { ...ofSeo, before: 40 } });
    await load.answer(pageOf(heldBy(9)));
    actor.send({ type: "words.type", search: "a" });
    clock.increment(299);
    actor.send({ type: "words.type", search: "ad" });
    clock.increment(299);
    expect([state(), load.calls.length]).toEqual([{ open: "typing" }, 2]);
    clock.increment(1);
    expect(load.inputs().at(-1)).toEqual({ ...ofSeo, search: "ad", limit: 20 });
    expect(announced.at(-1)).toMatchObject({ query: { exam: "seo", search: "ad" } });
  });

  it.each([
    ["forbidden", 403, "forbidden"],
    ["signed_out", 401, "signedOut"],
  ] as const)("are forgotten when it is over: %s", async (code, status, expected) => {
    const first = list();
    first.actor.send(administratorHere);
    await first.load.fail(code, status);
    expect(first.state()).toBe(expected);
    const { actor, load, state, page, question } = await listed();
    actor.send({ type: "certificate.change", hash: "hash-9", intent: "revoke" });
    actor.send({ type: "screen.reopened" });
    await load.fail(code, status);
    expect([state(), page(), question()?.value]).toEqual([expected, null, "closed"]);
  });

  it("can be asked for again after a failure: on request, when the network is back, and when they are shown again", async () => {
    const { actor, load, state } = list();
    actor.send(administratorHere);
    await load.fail("internal", 500);
    actor.send({ type: "list.retry" });
    await load.fail("network");
    actor.send(offline);
    actor.send(online);
    await load.fail("network");
    actor.send({ type: "screen.reopened" });
    await load.answer(pageOf());
    expect([state(), load.calls.length]).toEqual([{ open: "empty" }, 4]);
    actor.send({ type: "screen.reopened" });
    await load.answer(pageOf(heldBy(9)));
    expect(state()).toEqual(settled);
  });

  it("stay if no answer comes when they are shown again", async () => {
    const { actor, load, state, page } = await listed();
    actor.send({ type: "screen.reopened" });
    actor.send({ type: "screen.reopened" });
    expect(load.calls.length).toBe(3);
    await load.fail("network");
    expect([state(), page()?.data.length]).toEqual([settled, 2]);
    actor.send({ type: "screen.reopened" });
    await load.answer(pageOf());
    expect(state()).toEqual({ open: "empty" });
  });
});

describe("a certificate of the list", () => {
  it.each([
    ["hash-9", "revoke", true],
    ["hash-9", "restore", false],
    ["hash-8", "restore", true],
    ["hash-8", "revoke", false],
    ["hash-7", "revoke", false],
  ] as const)("%s can be asked to %s: %s", async (hash, intent, can) => {
    const { actor, question } = await listed();
    actor.send({ type: "certificate.change", hash, intent });
    expect(question()?.matches("asking")).toBe(can);
    if (can) expect(question()?.context).toMatchObject({ certificate: { hash }, intent, seed: "seed" });
  });

  it("is replaced by what it has become; if that is unknown, all are asked for again", async () => {
    const { actor, load, state, page } = await listed();
    actor.send({ type: "revocation.settled", certificate: heldBy(9, true) });
    expect([state(), page()?.data, load.calls.length]).toEqual([settled, [heldBy(9, true), heldBy(8, true)], 1]);
    actor.send({ type: "revocation.settled", certificate: heldBy(5) });
    expect(page()?.data).toEqual([heldBy(9, true), heldBy(8, true)]);
    actor.send({ type: "revocation.settled", certificate: null });
    expect([state(), load.calls.length]).toEqual([{ open: { listed: "refreshing" } }, 2]);
  });

  it("is no longer asked about when somebody else is here", async () => {
    for (const session of [administratorHere, signedOut, editorHere]) {
      const { actor, question, page } = await listed();
      actor.send({ type: "certificate.change", hash: "hash-9", intent: "revoke" });
      actor.send(session);
      expect([question()?.value, page()]).toEqual(["closed", null]);
    }
  });
});
