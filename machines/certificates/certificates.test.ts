import { describe, expect, it } from "vitest";
import { createActor } from "xstate";
import type { Certificate } from "../../contract/certificates/certificates";
import { fakeActor, learner, offline, online, signedIn, signedOut } from "../testing";
import { certificateDeletionMachine } from "./certificate-deletion";
import { certificatesMachine, filtered } from "./certificates";

const now = "2026-03-01T10:00:00.000Z";
const certificate = (id: number, dateExpires: string | null): Certificate => ({
  id,
  hash: `hash${id}`,
  url: `/academy/certificates/hash${id}/`,
  title: `Exam ${id}`,
  examSlug: "seo",
  name: "Ada",
  score: 90,
  dateIssued: "2025-03-01T10:00:00.000Z",
  dateExpires,
});
const lasting = certificate(1, null);
const soon = certificate(2, "2026-03-01T11:00:00.000Z");
const later = certificate(3, "2026-03-01T12:00:00.000Z");
const gone = certificate(4, "2026-02-01T00:00:00.000Z");

function page() {
  const loadCertificates = fakeActor<{ certificates: Certificate[]; now: string }>();
  const waitUntil = fakeActor<void, { at: string; now: string }>();
  const removeCertificate = fakeActor<void, { id: number; key: string }>();
  const actor = createActor(
    certificatesMachine.provide({
      actors: {
        loadCertificates: loadCertificates.logic,
        waitUntil: waitUntil.logic,
        certificateDeletion: certificateDeletionMachine.provide({
          actors: { removeCertificate: removeCertificate.logic },
        }),
      },
    }),
  );
  let signInsAsked = 0;
  actor.on("signIn.requested", () => {
    signInsAsked += 1;
  });
  actor.start();
  const deletion = () => actor.getSnapshot().children.certificateDeletion;
  return {
    actor,
    loadCertificates,
    waitUntil,
    removeCertificate,
    signInsAsked: () => signInsAsked,
    state: () => actor.getSnapshot().value,
    ids: () => filtered(actor.getSnapshot().context).map(({ id }) => id),
    deletion,
    deletionState: () => deletion()?.getSnapshot().value,
  };
}
async function listed(...certificates: Certificate[]) {
  const opened = page();
  opened.actor.send(signedIn);
  await opened.loadCertificates.answer({ certificates, now });
  return opened;
}

describe("the learner's certificates", () => {
  it("wait until the profile is known", () => {
    const { state, loadCertificates } = page();
    expect(state()).toBe("waiting");
    expect(loadCertificates.calls).toEqual([]);
  });

  it("ask a visitor to sign in", () => {
    const { actor, state, signInsAsked, loadCertificates } = page();
    actor.send(signedOut);
    expect(state()).toBe("signedOut");
    expect(signInsAsked()).toBe(1);
    expect(loadCertificates.calls).toEqual([]);
  });

  it("are listed", async () => {
    const { state, ids, waitUntil } = await listed(lasting, gone);
    expect(state()).toEqual({ listed: "settled" });
    expect(ids()).toEqual([1, 4]);
    expect(waitUntil.calls).toEqual([]);
  });

  it("may be none yet", async () => {
    const { state, actor } = await listed();
    expect(state()).toBe("empty");
    expect(actor.getSnapshot().hasTag("empty")).toBe(true);
  });

  it("ask to sign in if the session has ended", async () => {
    const { actor, state, loadCertificates, signInsAsked } = page();
    actor.send(signedIn);
    await loadCertificates.fail("signed_out", 401);
    expect(state()).toBe("signedOut");
    expect(signInsAsked()).toBe(1);
  });

  it("recover from a failure on request, and when the network returns", async () => {
    const { actor, state, loadCertificates } = page();
    actor.send(signedIn);
    await loadCertificates.fail("unavailable", 503);
    expect(state()).toBe("failed");
    expect(actor.getSnapshot().context.failure).toEqual({ code: "unavailable", status: 503 });
    actor.send({ type: "certificates.retry" });
    await loadCertificates.fail("network");
    actor.send(offline);
    expect(state()).toBe("failed");
    actor.send(online);
    await loadCertificates.answer({ certificates: [lasting], now });
    expect(state()).toEqual({ listed: "settled" });
    expect(actor.getSnapshot().context.failure).toBeNull();
  });
});

describe("the filter", () => {
  it.each([
    ["all", [1, 2, 4]],
    ["active", [1, 2]],
    ["expired", [4]],
  ] as const)("%s", async (filter, expected) => {
    const { actor, ids } = await listed(lasting, soon, gone);
    actor.send({ type: "filter.change", filter });
    expect(ids()).toEqual(expected);
  });
});

describe("a certificate that expires on the open page", () => {
  it("happens at its time, one after the other", async () => {
    const { state, ids, actor, waitUntil } = await listed(later, soon, lasting);
    actor.send({ type: "filter.change", filter: "expired" });
    expect(state()).toEqual({ listed: "watching" });
    expect(waitUntil.latest().input).toEqual({ at: soon.dateExpires, now });
    expect(ids()).toEqual([]);
    await waitUntil.answer();
    expect(ids()).toEqual([2]);
    expect(waitUntil.latest().input).toEqual({ at: later.dateExpires, now: soon.dateExpires });
    await waitUntil.answer();
    expect(ids()).toEqual([3, 2]);
    expect(state()).toEqual({ listed: "settled" });
    expect(actor.getSnapshot().context.filter).toBe("expired");
  });

  it("leaves the list as it is when the wait fails", async () => {
    const { state, ids, waitUntil } = await listed(soon);
    await waitUntil.fail("internal");
    expect(state()).toEqual({ listed: "settled" });
    expect(ids()).toEqual([2]);
  });
});

describe("deleting a certificate", () => {
  it("asks first, deletes under a key, and removes it from the list", async () => {
    const { actor, state, ids, deletion, deletionState, removeCertificate } = await listed(lasting, gone);
    actor.send({ type: "certificate.delete", id: 4 });
    expect(deletionState()).toBe("confirming");
    deletion()?.send({ type: "deletion.confirm" });
    expect(removeCertificate.latest().input.id).toBe(4);
    await removeCertificate.answer();
    expect(ids()).toEqual([1]);
    expect(state()).toEqual({ listed: "settled" });
    expect(deletionState()).toBe("deleted");
  });

  it("leaves an empty list after the last", async () => {
    const { actor, state, deletion, removeCertificate } = await listed(lasting);
    actor.send({ type: "certificate.delete", id: 1 });
    deletion()?.send({ type: "deletion.confirm" });
    await removeCertificate.answer();
    expect(state()).toBe("empty");
  });

  it("waits for the next expiry when the next one was deleted", async () => {
    const { actor, deletion, removeCertificate, waitUntil } = await listed(soon, later);
    actor.send({ type: "certificate.delete", id: 2 });
    deletion()?.send({ type: "deletion.confirm" });
    await removeCertificate.answer();
    expect(waitUntil.latest().input.at).toBe(later.dateExpires);
  });

  it("is not opened for one that the filter hides or that does not exist", async () => {
    const { actor, deletionState } = await listed(lasting);
    actor.send({ type: "certificate.delete", id: 9 });
    actor.send({ type: "filter.change", filter: "expired" });
    actor.send({ type: "certificate.delete", id: 1 });
    expect(deletionState()).toBe("closed");
  });

  it.each([
    ["ends", signedOut, "signedOut"],
    ["is someone else's", { ...signedIn, learner: { ...learner, id: 8 } }, "loading"],
  ] as const)("is closed when the session %s", async (_, event, state) => {
    const opened = await listed(lasting);
    opened.actor.send({ type: "certificate.delete", id: 1 });
    opened.deletion()?.send({ type: "deletion.confirm" });
    opened.actor.send(event);
    expect(opened.state()).toBe(state);
    expect(opened.deletionState()).toBe("closed");
  });
});

describe("certificates that are shown again", () => {
  const reopened = { type: "screen.reopened" } as const;

  it("stay while they are requested again, and when no answer comes; a question that was open is closed", async () => {
    const { actor, state, ids, deletionState, loadCertificates } = await listed(lasting, gone);
    actor.send({ type: "certificate.delete", id: 1 });
    const open = deletionState();
    actor.send(reopened);
    expect([state(), ids(), deletionState() === open]).toEqual([{ listed: "refreshing" }, [1, 4], false]);
    actor.send(reopened);
    await loadCertificates.fail("network");
    expect([state(), ids()]).toEqual([{ listed: "settled" }, [1, 4]]);
    actor.send(reopened);
    await loadCertificates.answer({ certificates: [soon], now });
    expect([state(), ids()]).toEqual([{ listed: "watching" }, [2]]);
  });

  it("are forgotten once the session turns out to have expired", async () => {
    const { actor, state, ids, loadCertificates, signInsAsked } = await listed(lasting);
    actor.send(reopened);
    await loadCertificates.fail("signed_out", 401);
    expect([state(), ids(), signInsAsked()]).toEqual(["signedOut", [], 1]);
  });
});
