import { describe, expect, it } from "vitest";
import { createActor } from "xstate";
import type { PublicCertificate } from "../../contract/certificates/certificates";
import { fakeActor, offline, online } from "../testing";
import { publicCertificateMachine } from "./public-certificate";

const now = "2026-03-01T10:00:00.000Z";
const issued = (dateExpires: string | null): PublicCertificate => ({
  state: "issued",
  hash: "hash",
  name: "Ada",
  title: "SEO",
  examSlug: "seo",
  dateIssued: "2025-03-01T10:00:00.000Z",
  dateExpires,
  now,
});

function check() {
  const loadCertificate = fakeActor<PublicCertificate, { hash: string }>();
  const waitUntil = fakeActor<void, { at: string; now: string }>();
  const actor = createActor(
    publicCertificateMachine.provide({
      actors: { loadCertificate: loadCertificate.logic, waitUntil: waitUntil.logic },
    }),
    { input: { hash: "hash" } },
  ).start();
  return { actor, loadCertificate, waitUntil, state: () => actor.getSnapshot().value };
}

describe("checking someone's certificate", () => {
  it.each([
    ["without an end", issued(null), { valid: "unlimited" }],
    ["before its end", issued("2026-03-01T10:00:00.001Z"), { valid: "limited" }],
    ["at the instant of its end", issued(now), "expired"],
    ["after its end", issued("2026-03-01T09:59:59.999Z"), "expired"],
    ["in another zone's words", issued("2026-03-01T10:30:00.000+01:00"), "expired"],
    ["deleted by its owner", { state: "deleted", hash: "hash" } as const, "deleted"],
  ])("%s", async (_, certificate, expected) => {
    const { loadCertificate, state } = check();
    expect(loadCertificate.inputs()).toEqual([{ hash: "hash" }]);
    await loadCertificate.answer(certificate);
    expect(state()).toEqual(expected);
  });

  it.each(["not_found", "invalid"] as const)("unknown, if the server answers %s", async (code) => {
    const { loadCertificate, state, actor } = check();
    await loadCertificate.fail(code);
    expect(state()).toBe("unknown");
    expect(actor.getSnapshot().hasTag("notFound")).toBe(true);
  });

  it("expires on the open page", async () => {
    const { loadCertificate, waitUntil, state } = check();
    await loadCertificate.answer(issued("2026-03-01T11:00:00.000Z"));
    expect(waitUntil.latest().input).toEqual({ at: "2026-03-01T11:00:00.000Z", now });
    await waitUntil.answer();
    expect(state()).toBe("expired");
  });

  it("stays valid when the wait fails", async () => {
    const { loadCertificate, waitUntil, state } = check();
    await loadCertificate.answer(issued("2026-03-01T11:00:00.000Z"));
    await waitUntil.fail("internal");
    expect(state()).toEqual({ valid: "unlimited" });
  });

  it("recovers from a failure on request, and when the network returns", async () => {
    const { actor, loadCertificate, state } = check();
    await loadCertificate.fail("network");
    expect(state()).toBe("failed");
    expect(actor.getSnapshot().context.failure?.code).toBe("network");
    actor.send({ type: "certificate.retry" });
    await loadCertificate.fail("network");
    actor.send(offline);
    expect(state()).toBe("failed");
    actor.send(online);
    await loadCertificate.answer(issued(null));
    expect(state()).toEqual({ valid: "unlimited" });
    expect(actor.getSnapshot().context.failure).toBeNull();
  });
});
