import { describe, expect, it } from "vitest";
import type { Passkey } from "../../contract/account/passkeys";
import { administratorHere, editorHere, offline, online, signedIn, signedOut } from "../testing";
import { problemOf } from "./passkeys/context";
import { listed, listOf, part, passkeyOf } from "./passkeys.testing";

describe("the list of passkeys", () => {
  it("waits for the profile, and has nothing for a visitor", () => {
    const { actor, state, calls } = part();
    expect(state()).toBe("waiting");
    actor.send(signedOut);
    expect([state(), calls.loadPasskeys.calls]).toEqual(["signedOut", []]);
  });

  it.each([
    [administratorHere, true],
    [editorHere, true],
    [signedIn, false],
  ])("knows who is asked for a passkey: %j, %s", async (who, isStaff) => {
    const { actor, context, state } = await listed([passkeyOf(1)], null, who);
    expect(context().isStaff).toBe(isStaff);
    actor.send({ type: "codes.make" });
    expect(state()).toEqual({ listed: isStaff ? "makingCodes" : "settled" });
  });

  it("is not asked for again, whatever the name becomes, and forgets everything for another account", async () => {
    const { actor, calls, context, ids } = await listed();
    actor.send({ ...administratorHere, learner: { ...administratorHere.learner, name: "Boss" } as never });
    expect([ids(), calls.loadPasskeys.calls.length]).toEqual([[2, 1], 1]);
    actor.send(signedIn);
    expect([ids(), context().codesLeft, context().learnerId]).toEqual([[], null, 7]);
    actor.send(signedOut);
    expect([ids(), context().learnerId, context().isStaff]).toEqual([[], null, false]);
  });

  it("is loaded again on request, and when the network is back", async () => {
    const { actor, state, calls } = part();
    actor.send(signedIn);
    await calls.loadPasskeys.fail("internal", 500);
    expect(state()).toBe("failed");
    actor.send({ type: "passkeys.retry" });
    await calls.loadPasskeys.fail("network");
    actor.send(offline);
    actor.send(online);
    await calls.loadPasskeys.answer(listOf([]));
    expect(state()).toEqual({ listed: "settled" });
  });

  it.each(["loadPasskeys", "addPasskey", "removePasskey", "renamePasskey"] as const)(
    "ends where the session has ended: %s",
    async (call) => {
      const opened = part();
      const { actor, calls, state, ids, losses } = opened;
      actor.send(signedIn);
      if (call !== "loadPasskeys") await calls.loadPasskeys.answer(listOf([passkeyOf(1)]));
      if (call === "addPasskey") actor.send({ type: "passkey.add" });
      if (call === "removePasskey") {
        actor.send({ type: "passkey.remove", id: 1 });
        actor.send({ type: "removal.confirm" });
      }
      if (call === "renamePasskey") {
        actor.send({ type: "passkey.rename", id: 1 });
        actor.send({ type: "name.save" });
      }
      await calls[call].fail("signed_out", 401);
      expect([state(), ids(), losses()]).toEqual(["signedOut", [], 1]);
    },
  );
});

describe("a new passkey", () => {
  it("comes first, and is given a name", async () => {
    const { actor, calls, state, context, ids } = await listed();
    actor.send({ type: "passkey.add" });
    await calls.addPasskey.answer({ kind: "added", passkey: passkeyOf(3, "Chrome on Linux") });
    expect([state(), ids(), context().chosenId, context().name]).toEqual([
      { listed: "naming" },
      [3, 2, 1],
      3,
      "Chrome on Linux",
    ]);
    actor.send({ type: "name.change", name: "  Work laptop " });
    actor.send({ type: "name.save" });
    expect(calls.renamePasskey.inputs()).toEqual([{ id: 3, name: "Work laptop" }]);
    await calls.renamePasskey.answer(passkeyOf(3, "Work laptop"));
    expect(state()).toEqual({ listed: "renamed" });
    expect(context().passkeys.map(({ name }) => name)).toEqual(["Work laptop", "Key 2", "Key 1"]);
  });

  it("is listed once, also if the server knew it", async () => {
    const { actor, calls, ids } = await listed();
    actor.send({ type: "passkey.add" });
    await calls.addPasskey.answer({ kind: "added", passkey: passkeyOf(1) });
    expect(ids()).toEqual([1, 2]);
  });

  it.each(["cancelled", "known", "unsupported", "none"] as const)("was not made: %s", async (kind) => {
    const { actor, calls, state, context, ids } = await listed();
    actor.send({ type: "passkey.add" });
    await calls.addPasskey.answer({ kind });
    expect([state(), context().problem, ids()]).toEqual([{ listed: "stopped" }, kind, [2, 1]]);
    actor.send({ type: "passkey.add" });
    expect([state(), context().problem]).toEqual([{ listed: "adding" }, null]);
  });

  it("has no problem once it is made", () => {
    expect(problemOf({ kind: "added", passkey: passkeyOf(1) })).toBeNull();
    expect(problemOf({ kind: "confirmed" })).toBeNull();
    expect(problemOf({ kind: "none" })).toBe("none");
  });
});

describe("the name of a passkey", () => {
  it.each([
    ["   ", "misnamed"],
    ["x".repeat(61), "misnamed"],
    [` ${"x".repeat(60)} `, "renaming"],
    // Characters, not units of UTF-16.
    ["🔑".repeat(60), "renaming"],
  ])("is checked before it is sent: %j, %s", async (name, expected) => {
    const { actor, state, context, calls } = await listed();
    actor.send({ type: "passkey.rename", id: 1 });
    expect(context().name).toBe("Key 1");
    actor.send({ type: "name.change", name });
    actor.send({ type: "name.save" });
    expect([state(), calls.renamePasskey.calls.length]).toEqual([
      { listed: expected },
      Number(expected === "renaming"),
    ]);
  });

  it("of a passkey that is not listed cannot be asked for", async () => {
    const { actor, state } = await listed();
    actor.send({ type: "passkey.rename", id: 9 });
    actor.send({ type: "passkey.remove", id: 9 });
    expect(state()).toEqual({ listed: "settled" });
  });

  it("stays typed after a failure, and goes with a passkey that was removed in another window", async () => {
    const { actor, calls, state, context, ids } = await listed();
    actor.send({ type: "passkey.rename", id: 1 });
    actor.send({ type: "name.change", name: "Phone" });
    actor.send({ type: "name.save" });
    await calls.renamePasskey.fail("network");
    expect([state(), context().name, context().failure?.code]).toEqual([{ listed: "naming" }, "Phone", "network"]);
    actor.send({ type: "name.save" });
    await calls.renamePasskey.fail("not_found", 404);
    expect([state(), ids()]).toEqual([{ listed: "removed" }, [2]]);
  });
});

describe("removing a passkey", () => {
  const remove = async (passkeys: Passkey[], id: number) => {
    const opened = await listed(passkeys);
    opened.actor.send({ type: "passkey.remove", id });
    opened.actor.send({ type: "removal.confirm" });
    expect(opened.calls.removePasskey.inputs()).toEqual([{ id }]);
    return opened;
  };

  it("takes that one, and keeps the codes of the others", async () => {
    const { calls, ids, context, state } = await remove([passkeyOf(2), passkeyOf(1)], 2);
    await calls.removePasskey.answer();
    expect([state(), ids(), context().codesLeft]).toEqual([{ listed: "removed" }, [1], 8]);
  });

  it("takes the codes with the last one", async () => {
    const { calls, ids, context } = await remove([passkeyOf(2)], 2);
    await calls.removePasskey.answer();
    expect([ids(), context().codesLeft]).toEqual([[], null]);
  });

  it("is done if it was removed in another window", async () => {
    const { calls, ids, state } = await remove([passkeyOf(2), passkeyOf(1)], 1);
    await calls.removePasskey.fail("not_found", 404);
    expect([state(), ids()]).toEqual([{ listed: "removed" }, [2]]);
  });

  it("is kept on a failure, which is shown until the next try", async () => {
    const { actor, calls, ids, state, context } = await remove([passkeyOf(2), passkeyOf(1)], 1);
    await calls.removePasskey.fail("internal", 500);
    expect([state(), ids(), context().failure?.code]).toEqual([{ listed: "actionFailed" }, [2, 1], "internal"]);
    actor.send({ type: "passkey.remove", id: 1 });
    expect([state(), context().failure]).toEqual([{ listed: "askingRemoval" }, null]);
    actor.send({ type: "removal.cancel" });
    expect(state()).toEqual({ listed: "settled" });
  });
});

describe("recovery codes", () => {
  it("are counted, saved, and then forgotten", async () => {
    const { actor, calls, state, context, saved } = await listed([passkeyOf(1)], null);
    actor.send({ type: "codes.make" });
    await calls.makeCodes.answer(["AAAA", "BBBB"]);
    expect([state(), context().codes, context().codesLeft]).toEqual([{ listed: "codesShown" }, ["AAAA", "BBBB"], 2]);
    actor.send({ type: "codes.save" });
    expect(saved).toEqual([["AAAA", "BBBB"]]);
    actor.send({ type: "codes.close" });
    expect([state(), context().codes, context().codesLeft]).toEqual([{ listed: "settled" }, [], 2]);
  });

  it("are only for those who have a passkey", async () => {
    const { actor, state } = await listed([]);
    actor.send({ type: "codes.make" });
    expect(state()).toEqual({ listed: "settled" });
  });
});
