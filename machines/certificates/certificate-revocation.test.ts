import { describe, expect, it } from "vitest";
import type { StaffCertificate } from "../../contract/certificates/administration";
import type { Confirming } from "../account/passkeys/context";
import { fakeActor, runChild } from "../testing";
import { certificateRevocationMachine, type Intent, type Revoking } from "./certificate-revocation";

const held = (revoked: Partial<NonNullable<StaffCertificate["revoked"]>> | null = null): StaffCertificate => ({
  id: 9,
  hash: "hash-9",
  url: "/academy/certificates/hash-9/",
  title: "SEO",
  examSlug: "seo",
  name: "Ada",
  holder: { id: 7, email: "ada@academy.test" },
  isHolderTold: true,
  score: 90,
  dateIssued: "2026-01-01T00:00:00.000Z",
  dateExpires: null,
  revoked: revoked && { at: "2026-03-01T12:00:00.000Z", reason: "mistake", note: "Sorry.", by: "Boss", ...revoked },
});

function dialog(intent: Intent = "revoke", certificate = held()) {
  const change = fakeActor<StaffCertificate, Revoking>();
  const password = fakeActor<string, { password: string }>();
  const passkey = fakeActor<Confirming>();
  const { actor, heard } = runChild(
    certificateRevocationMachine.provide({
      actors: { changeCertificate: change.logic, confirmSession: password.logic, confirmByPasskey: passkey.logic },
    }),
  );
  actor.send({ type: "revocation.open", certificate, intent, seed: "seed" });
  return {
    actor,
    heard,
    change,
    password,
    passkey,
    state: () => actor.getSnapshot().value,
    context: () => actor.getSnapshot().context,
  };
}

describe("revoking a certificate (R62)", () => {
  it("needs a reason, and for another one than those of the list, words", () => {
    const { actor, change, state } = dialog();
    actor.send({ type: "revocation.confirm" });
    expect(state()).toEqual({ asking: "incomplete" });
    actor.send({ type: "reason.choose", reason: "other" });
    expect(state()).toEqual({ asking: "choosing" });
    actor.send({ type: "note.type", note: "  " });
    actor.send({ type: "revocation.confirm" });
    expect([state(), change.calls]).toEqual([{ asking: "incomplete" }, []]);
    actor.send({ type: "note.type", note: " A copy. " });
    actor.send({ type: "revocation.confirm" });
    expect(change.inputs()).toEqual([
      { intent: "revoke", hash: "hash-9", reason: "other", note: "A copy.", key: expect.stringContaining("seed") },
    ]);
  });

  it("takes a reason of the list without words, and only one", () => {
    const { actor, change, context } = dialog();
    actor.send({ type: "reason.choose", reason: "other" });
    actor.send({ type: "reason.choose", reason: "mistake" });
    expect(context().reason).toBe("mistake");
    actor.send({ type: "revocation.confirm" });
    expect(change.inputs()).toMatchObject([{ reason: "mistake", note: "" }]);
  });

  it("tells the list how the certificate is now, and can be undone by another command", async () => {
    const { actor, change, state, heard } = dialog();
    actor.send({ type: "reason.choose", reason: "mistake" });
    actor.send({ type: "revocation.confirm" });
    await change.answer(held({}));
    expect([state(), heard]).toEqual(["changed", [{ type: "revocation.settled", certificate: held({}) }]]);
    actor.send({ type: "revocation.undo" });
    await change.answer(held());
    expect(heard.at(-1)).toEqual({ type: "revocation.settled", certificate: held() });
    actor.send({ type: "revocation.undo" });
    const [first, second, third] = change.inputs();
    expect([second?.intent, third?.intent, third?.reason]).toEqual(["restore", "revoke", "mistake"]);
    expect(new Set([first?.key, second?.key, third?.key]).size).toBe(3);
  });

  it("is retried with the same key, and asks again for another reason", async () => {
    const { actor, change, state } = dialog();
    actor.send({ type: "reason.choose", reason: "mistake" });
    actor.send({ type: "revocation.confirm" });
    await change.fail("network");
    expect(state()).toBe("failed");
    actor.send({ type: "revocation.confirm" });
    expect(change.inputs()[0]?.key).toBe(change.inputs()[1]?.key);
    await change.fail("network");
    actor.send({ type: "reason.choose", reason: "mistake" });
    expect(state()).toBe("failed");
    actor.send({ type: "reason.choose", reason: "cheating" });
    expect(state()).toEqual({ asking: "choosing" });
  });

  it.each([
    ["conflict", 409, "outdated", true],
    ["not_found", 404, "outdated", true],
    ["forbidden", 403, "closed", false],
    ["signed_out", 401, "closed", false],
  ] as const)("that is refused (%s) makes the list look again", async (code, status, expected, isKept) => {
    const { actor, change, state, heard, context } = dialog();
    actor.send({ type: "reason.choose", reason: "mistake" });
    actor.send({ type: "revocation.confirm" });
    await change.fail(code, status);
    expect([state(), heard]).toEqual([expected, [{ type: "revocation.settled", certificate: null }]]);
    expect(context().certificate !== null).toBe(isKept);
    actor.send({ type: "revocation.cancel" });
    expect([state(), context().certificate, context().reason, context().note]).toEqual(["closed", null, null, ""]);
  });

  it("is left without a trace", () => {
    for (const type of ["revocation.cancel", "revocation.close"] as const) {
      const { actor, state, context, heard } = dialog();
      actor.send({ type: "reason.choose", reason: "mistake" });
      actor.send({ type: "note.type", note: "Sorry." });
      actor.send({ type });
      expect([state(), context().certificate, context().reason, context().note, heard]).toEqual([
        "closed",
        null,
        null,
        "",
        [],
      ]);
    }
  });
});

describe("restoring a certificate", () => {
  it("needs no reason, takes none, and keeps the former one for an undo", async () => {
    const { actor, change, state, context } = dialog("restore", held({}));
    expect(context()).toMatchObject({ reason: "mistake", note: "Sorry." });
    actor.send({ type: "reason.choose", reason: "other" });
    actor.send({ type: "note.type", note: "other words" });
    expect(context()).toMatchObject({ reason: "mistake", note: "Sorry." });
    actor.send({ type: "revocation.confirm" });
    await change.fail("internal", 500);
    actor.send({ type: "note.type", note: "other words" });
    actor.send({ type: "reason.choose", reason: "other" });
    expect([state(), context().note]).toEqual(["failed", "Sorry."]);
    actor.send({ type: "revocation.confirm" });
    await change.answer(held());
    actor.send({ type: "revocation.undo" });
    expect(change.inputs().map(({ intent, reason }) => [intent, reason])).toEqual([
      ["restore", "mistake"],
      ["restore", "mistake"],
      ["revoke", "mistake"],
    ]);
  });
});

describe("a confirmation (R60)", () => {
  const unproved = async () => {
    const opened = dialog();
    opened.actor.send({ type: "reason.choose", reason: "mistake" });
    opened.actor.send({ type: "revocation.confirm" });
    await opened.change.fail("confirmation_needed", 403);
    expect(opened.state()).toEqual({ proving: "entering" });
    return opened;
  };

  it("lets the same command go on", async () => {
    const { actor, change, password, context } = await unproved();
    actor.send({ type: "password.change", password: "secret" });
    actor.send({ type: "password.submit" });
    expect(password.inputs()).toEqual([{ password: "secret" }]);
    await password.answer("2026-03-01T12:15:00.000Z");
    expect(context().password).toBe("");
    expect(change.inputs()[0]?.key).toBe(change.inputs()[1]?.key);
  });

  it("by a passkey that was not used says why", async () => {
    const { actor, passkey, state, context } = await unproved();
    actor.send({ type: "passkey.use" });
    await passkey.answer({ kind: "none" });
    expect([state(), context().problem]).toEqual([{ proving: "stopped" }, "none"]);
    actor.send({ type: "revocation.cancel" });
    expect([state(), context().problem]).toEqual(["closed", null]);
  });

  it("ends with the session", async () => {
    const { actor, password, state, heard } = await unproved();
    actor.send({ type: "password.change", password: "secret" });
    actor.send({ type: "password.submit" });
    await password.fail("signed_out", 401);
    expect([state(), heard]).toEqual(["closed", [{ type: "revocation.settled", certificate: null }]]);
  });
});
