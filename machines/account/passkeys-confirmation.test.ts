import { describe, expect, it } from "vitest";
import type { Passkey } from "../../contract/account/passkeys";
import { listed } from "./passkeys.testing";
import { problemOf } from "./session-proof";

describe("a confirmation (R60)", () => {
  it("has no problem once it was given", () => {
    expect([problemOf({ kind: "confirmed" }), problemOf({ kind: "cancelled" })]).toEqual([null, "cancelled"]);
  });

  const unconfirmed = async (step: "add" | "remove" | "makeCodes", passkeys?: Passkey[]) => {
    const opened = await listed(passkeys);
    const { actor, calls } = opened;
    if (step === "add") actor.send({ type: "passkey.add" });
    if (step === "makeCodes") actor.send({ type: "codes.make" });
    if (step === "remove") {
      actor.send({ type: "passkey.remove", id: 2 });
      actor.send({ type: "removal.confirm" });
    }
    const call = { add: calls.addPasskey, remove: calls.removePasskey, makeCodes: calls.makeCodes }[step];
    await call.fail("confirmation_needed", 403);
    expect(opened.state()).toEqual({ listed: { confirming: "asked" } });
    return opened;
  };

  it.each([
    ["add", "adding"],
    ["remove", "removing"],
    ["makeCodes", "makingCodes"],
  ] as const)("leads to what waited for it: %s", async (step, goesOn) => {
    const { actor, calls, state, context } = await unconfirmed(step);
    actor.send({ type: "password.submit" });
    expect(calls.confirmSession.calls).toEqual([]);
    actor.send({ type: "password.change", password: "secret" });
    actor.send({ type: "password.submit" });
    expect(calls.confirmSession.inputs()).toEqual([{ password: "secret" }]);
    await calls.confirmSession.answer("2026-03-01T12:15:00.000Z");
    expect([state(), context().password]).toEqual([{ listed: goesOn }, ""]);
  });

  it("takes a passkey too, of those who have one", async () => {
    const without = await unconfirmed("add", []);
    without.actor.send({ type: "passkey.use" });
    expect(without.state()).toEqual({ listed: { confirming: "asked" } });
    const { actor, calls, state, context } = await unconfirmed("add");
    actor.send({ type: "passkey.use" });
    await calls.confirmByPasskey.answer({ kind: "unsupported" });
    expect([state(), context().problem]).toEqual([{ listed: { confirming: "stopped" } }, "unsupported"]);
    actor.send({ type: "passkey.use" });
    expect(context().problem).toBeNull();
    await calls.confirmByPasskey.answer({ kind: "confirmed" });
    expect([state(), context().problem]).toEqual([{ listed: "adding" }, null]);
  });

  it.each([
    ["wrong_confirmation", 403, "wrong", ""],
    ["invalid", 400, "wrong", ""],
    ["network", 0, "failed", "secret"],
  ] as const)(
    "that fails (%s) says so: %s, %s; what was typed is then %j",
    async (code, status, expected, password) => {
      const { actor, calls, state, context } = await unconfirmed("remove");
      actor.send({ type: "password.change", password: "secret" });
      actor.send({ type: "password.submit" });
      // Nothing is typed or sent meanwhile.
      actor.send({ type: "password.change", password: "other" });
      actor.send({ type: "confirmation.cancel" });
      await calls.confirmSession.fail(code, status);
      expect([state(), context().password]).toEqual([{ listed: { confirming: expected } }, password]);
      actor.send({ type: "confirmation.cancel" });
      expect([state(), context().password, context().failure]).toEqual([{ listed: "settled" }, "", null]);
    },
  );

  it("ends with the session", async () => {
    const { actor, calls, state, losses } = await unconfirmed("add");
    actor.send({ type: "passkey.use" });
    await calls.confirmByPasskey.fail("signed_out", 401);
    expect([state(), losses()]).toEqual(["signedOut", 1]);
  });
});
