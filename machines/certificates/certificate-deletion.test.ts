import { describe, expect, it } from "vitest";
import { announcedBy, fakeActor, runChild } from "../testing";
import { certificateDeletionMachine } from "./certificate-deletion";

function dialog() {
  const removeCertificate = fakeActor<void, { id: number; key: string }>();
  const { actor, heard } = runChild(
    certificateDeletionMachine.provide({ actors: { removeCertificate: removeCertificate.logic } }),
  );
  return {
    actor,
    heard,
    said: announcedBy(actor),
    removeCertificate,
    state: () => actor.getSnapshot().value,
    context: () => actor.getSnapshot().context,
    isOpen: () => actor.getSnapshot().hasTag("open"),
    open: (id: number) => actor.send({ type: "deletion.open", id, seed: "seed" }),
  };
}

describe("deleting a certificate", () => {
  it("is open while an id is set, and closed when it is emptied", () => {
    const { actor, isOpen, context, open, state } = dialog();
    expect(isOpen()).toBe(false);
    open(3);
    expect(isOpen()).toBe(true);
    expect(context().id).toBe(3);
    actor.send({ type: "deletion.cancel" });
    expect(state()).toBe("closed");
    expect(context().id).toBeNull();
  });

  it("deletes, tells the list which one, and closes", async () => {
    const { actor, heard, said, removeCertificate, state, isOpen, context, open } = dialog();
    open(3);
    actor.send({ type: "deletion.confirm" });
    expect(actor.getSnapshot().hasTag("busy")).toBe(true);
    expect(said).toEqual([]);
    await removeCertificate.answer();
    expect(said).toEqual([{ text: "certificateDeleted" }]);
    expect(heard).toEqual([{ type: "certificate.deleted", id: 3 }]);
    expect(state()).toBe("deleted");
    expect(isOpen()).toBe(false);
    expect(context().id).toBeNull();
    actor.send({ type: "deletion.dismiss" });
    expect(state()).toBe("closed");
  });

  it("treats a certificate that is already gone as deleted", async () => {
    const { actor, heard, removeCertificate, open, state } = dialog();
    open(3);
    actor.send({ type: "deletion.confirm" });
    await removeCertificate.fail("not_found", 404);
    expect(state()).toBe("deleted");
    expect(heard).toEqual([{ type: "certificate.deleted", id: 3 }]);
  });

  it("keeps the question after a failure and tries again under the same key", async () => {
    const { actor, heard, removeCertificate, open, state, isOpen, context } = dialog();
    open(3);
    actor.send({ type: "deletion.confirm" });
    await removeCertificate.fail("timeout");
    expect(state()).toBe("failed");
    expect(isOpen()).toBe(true);
    expect(context()).toMatchObject({ id: 3, failure: { code: "timeout", status: 0 } });
    expect(heard).toEqual([]);
    actor.send({ type: "deletion.confirm" });
    const [first, second] = removeCertificate.inputs();
    expect(second).toEqual(first);
  });

  it("can be canceled after a failure", async () => {
    const { actor, removeCertificate, open, state, context } = dialog();
    open(3);
    actor.send({ type: "deletion.confirm" });
    await removeCertificate.fail("network");
    actor.send({ type: "deletion.cancel" });
    expect(state()).toBe("closed");
    expect(context()).toMatchObject({ id: null, failure: null });
  });

  it("deletes the next one under another key", async () => {
    const { actor, removeCertificate, open } = dialog();
    for (const id of [3, 4]) {
      open(id);
      actor.send({ type: "deletion.confirm" });
      await removeCertificate.answer();
    }
    const [first, second] = removeCertificate.inputs();
    expect(second?.id).toBe(4);
    expect(second?.key).not.toBe(first?.key);
  });

  it("is closed by its list, from any state", async () => {
    const { actor, open, state, context, heard, removeCertificate } = dialog();
    open(3);
    actor.send({ type: "deletion.confirm" });
    await removeCertificate.fail("network");
    actor.send({ type: "deletion.close" });
    expect(state()).toBe("closed");
    expect(context()).toMatchObject({ id: null, failure: null });
    open(4);
    actor.send({ type: "deletion.confirm" });
    actor.send({ type: "deletion.close" });
    await removeCertificate.answer();
    expect(state()).toBe("closed");
    expect(heard).toEqual([]);
  });
});
