import { describe, expect, it } from "vitest";
import type { Failure } from "../../contract/errors";
import { fakeActor, offline, online, runChild } from "../testing";
import { accountDeletionMachine } from "./account-deletion";

function dialog() {
  const deleteAccount = fakeActor<void, { confirmation: string; learnerId: number }>();
  const { actor, heard } = runChild(accountDeletionMachine.provide({ actors: { deleteAccount: deleteAccount.logic } }));
  return {
    actor,
    heard,
    deleteAccount,
    state: () => actor.getSnapshot().value,
    context: () => actor.getSnapshot().context,
    hasTag: (tag: "open" | "busy" | "failed") => actor.getSnapshot().hasTag(tag),
    open: (learnerId = 7) => actor.send({ type: "deletion.open", learnerId }),
    write: (confirmation: string) => actor.send({ type: "confirmation.change", confirmation }),
    confirm: () => actor.send({ type: "deletion.confirm" }),
    cancel: () => actor.send({ type: "deletion.cancel" }),
  };
}
/** A dialog that has sent its confirmation. */
function sent(confirmation = "secret") {
  const opened = dialog();
  opened.open();
  opened.write(confirmation);
  opened.confirm();
  return opened;
}

describe("deleting the account", () => {
  it("asks first, and forgets what was typed when it is canceled", () => {
    const { open, hasTag, state, write, cancel, context, deleteAccount } = dialog();
    expect(hasTag("open")).toBe(false);
    open();
    expect(state()).toEqual({ asking: "confirming" });
    expect(hasTag("open")).toBe(true);
    write("secret");
    cancel();
    expect(state()).toBe("closed");
    expect(context().confirmation).toBe("");
    expect(deleteAccount.calls).toEqual([]);
  });

  it("sends nothing without a confirmation", () => {
    const { open, confirm, state, deleteAccount } = dialog();
    open();
    confirm();
    expect(state()).toEqual({ asking: "confirming" });
    expect(deleteAccount.calls).toEqual([]);
  });

  it("deletes, tells the page, and keeps nothing", async () => {
    const { deleteAccount, hasTag, heard, state, context, cancel } = sent();
    expect(hasTag("busy")).toBe(true);
    expect(deleteAccount.inputs()).toEqual([{ confirmation: "secret", learnerId: 7 }]);
    // Once it is sent, canceling can no longer be guaranteed.
    cancel();
    expect(state()).toBe("deleting");
    await deleteAccount.answer();
    expect(heard).toEqual([{ type: "account.deleted" }]);
    expect(state()).toBe("closed");
    expect(context()).toMatchObject({ confirmation: "", failure: null });
  });

  it.each([
    ["wrong_confirmation", 403],
    ["invalid", 400],
  ] as const)("%s: says so, empties the field, and allows another try", async (code, status) => {
    const { deleteAccount, state, hasTag, context, heard, write, confirm } = sent("wrong");
    await deleteAccount.fail(code, status);
    expect(state()).toEqual({ asking: "refused" });
    expect(hasTag("failed") && hasTag("open")).toBe(true);
    expect(context()).toMatchObject({ confirmation: "", failure: { code, status } });
    confirm();
    expect(deleteAccount.calls).toHaveLength(1);
    write("secret");
    confirm();
    expect(deleteAccount.latest().input.confirmation).toBe("secret");
    await deleteAccount.answer();
    expect(heard).toEqual([{ type: "account.deleted" }]);
  });

  it.each<[Failure["code"], number]>([
    ["too_many", 429],
    ["network", 0],
    ["timeout", 0],
    ["unavailable", 503],
    ["internal", 500],
    ["malformed", 200],
  ])("%s: the question stays, with what was typed", async (code, status) => {
    const { deleteAccount, state, hasTag, context, heard, confirm, cancel } = sent();
    await deleteAccount.fail(code, status);
    expect(state()).toEqual({ asking: "failed" });
    expect(hasTag("failed") && hasTag("open")).toBe(true);
    expect(context()).toMatchObject({ confirmation: "secret", failure: { code, status } });
    expect(heard).toEqual([]);
    confirm();
    expect(deleteAccount.inputs()[1]).toEqual(deleteAccount.inputs()[0]);
    await deleteAccount.fail(code, status);
    cancel();
    expect(state()).toBe("closed");
    expect(context()).toMatchObject({ confirmation: "", failure: null, unanswered: false });
  });

  it("an expired session closes it and is reported: nothing was deleted", async () => {
    const { deleteAccount, state, heard } = sent();
    await deleteAccount.fail("signed_out", 401);
    expect(state()).toBe("closed");
    expect(heard).toEqual([{ type: "session.ended", uncertain: false }]);
  });

  it.each<[Failure["code"], number]>([
    ["timeout", 0],
    ["network", 0],
    ["unavailable", 504],
  ])("an expired session after %s: an earlier try may have deleted the account", async (code, status) => {
    const { deleteAccount, heard, confirm } = sent();
    await deleteAccount.fail(code, status);
    confirm();
    await deleteAccount.fail("signed_out", 401);
    expect(heard).toEqual([{ type: "session.ended", uncertain: true }]);
  });

  it("without a network nothing is sent, not even once it is back", async () => {
    const { actor, open, write, confirm, state, hasTag, context, deleteAccount } = dialog();
    actor.send(offline);
    open();
    write("secret");
    confirm();
    expect(state()).toEqual({ asking: "offline" });
    expect(hasTag("failed")).toBe(true);
    expect(context().failure).toEqual({ code: "network", status: 0 });
    confirm();
    actor.send(offline);
    expect(state()).toEqual({ asking: "offline" });
    actor.send(online);
    expect(state()).toEqual({ asking: "confirming" });
    expect(context()).toMatchObject({ confirmation: "secret", failure: null });
    expect(deleteAccount.calls).toEqual([]);
    confirm();
    await deleteAccount.answer();
    expect(state()).toBe("closed");
  });

  it("can be canceled without a network", () => {
    const { actor, open, write, confirm, cancel, state } = dialog();
    open();
    write("secret");
    actor.send(offline);
    confirm();
    cancel();
    expect(state()).toBe("closed");
  });

  it("is another account's the next time", async () => {
    const { open, write, confirm, deleteAccount } = sent();
    await deleteAccount.answer();
    open(8);
    confirm();
    expect(deleteAccount.calls).toHaveLength(1);
    write("other");
    confirm();
    expect(deleteAccount.latest().input).toEqual({ confirmation: "other", learnerId: 8 });
  });
});
