import { describe, expect, it } from "vitest";
import { at, deleted, gone, listed, note } from "./my-notes.testing";

describe("deleting", () => {
  it("removes the version that is shown, and says so in its place", async () => {
    const { state, remove, save, context, ids } = await listed();
    remove(1);
    expect(state()).toEqual({ listed: "deleting" });
    expect(save.inputs()).toEqual([
      {
        locale: "en",
        slug: "seo",
        stepId: 1,
        note: "",
        bookmarked: false,
        expectedUpdatedAt: at(1),
        key: expect.stringMatching(/^seed\.notes\.1\./),
      },
    ]);
    await save.answer(gone);
    expect(state()).toEqual({ listed: "deleted" });
    expect(context().target?.stepId).toBe(1);
    expect(ids()).toEqual([1, 2, 9]);
  });

  it("is undone: everything is restored where it was removed", async () => {
    const { state, restore, save, context } = await deleted(2);
    restore();
    expect(state()).toEqual({ listed: "restoring" });
    expect(save.latest().input).toMatchObject({
      stepId: 2,
      note: "Note 2",
      bookmarked: true,
      expectedUpdatedAt: null,
    });
    // Another body needs another key (R18).
    expect(new Set(save.inputs().map(({ key }) => key)).size).toBe(2);
    await save.answer({ note: "Note 2", bookmarked: true, updatedAt: at(5) });
    expect(state()).toEqual({ listed: "settled" });
    expect(context()).toMatchObject({
      target: null,
      notes: [{ updatedAt: at(1) }, { stepId: 2, updatedAt: at(5) }, { updatedAt: at(9) }],
    });
  });

  it("and again after that knows the newer version", async () => {
    const { restore, remove, save } = await deleted(1);
    restore();
    await save.answer({ note: "Note 1", bookmarked: false, updatedAt: at(5) });
    remove(1);
    expect(save.latest().input.expectedUpdatedAt).toBe(at(5));
    expect(new Set(save.inputs().map(({ key }) => key)).size).toBe(3);
  });

  it("of another one makes the one before final", async () => {
    const { state, remove, restore, save, ids, context } = await deleted(1);
    remove(1);
    expect(state()).toEqual({ listed: "deleted" });
    remove(2);
    expect(ids()).toEqual([2, 9]);
    restore();
    expect(state()).toEqual({ listed: "deleting" });
    await save.answer(gone);
    expect(context().target?.stepId).toBe(2);
  });

  it.each([9, 42])("leaves a read-only note alone (%s)", async (stepId) => {
    const { state, remove, save } = await listed();
    remove(stepId);
    expect(state()).toEqual({ listed: "settled" });
    expect(save.calls).toEqual([]);
  });

  it("that failed says so, and is repeated under the same key", async () => {
    const { state, remove, save, context } = await listed();
    remove(1);
    await save.fail("timeout");
    expect(state()).toEqual({ listed: "deleteFailed" });
    expect(context().failure).toMatchObject({ code: "timeout" });
    remove(1);
    expect(context().failure).toBeNull();
    await save.answer(gone);
    expect(state()).toEqual({ listed: "deleted" });
    expect(new Set(save.inputs().map(({ key }) => key)).size).toBe(1);
  });

  it("that could not be undone says so; it can be retried or replaced by another one", async () => {
    const { state, restore, remove, save, ids } = await deleted(1);
    restore();
    await save.fail("network");
    expect(state()).toEqual({ listed: "restoreFailed" });
    restore();
    await save.fail("network");
    remove(2);
    expect(ids()).toEqual([2, 9]);
    expect(state()).toEqual({ listed: "deleting" });
  });

  it("does nothing when another device wrote meanwhile, and offers to reload", async () => {
    const { state, actor, remove, save, load } = await listed();
    remove(1);
    await save.fail("conflict", 409);
    expect(state()).toEqual({ listed: "outdated" });
    actor.send({ type: "notes.retry" });
    await load.answer({ notes: [note(1, { updatedAt: at(6) })], unsaved: [] });
    remove(1);
    expect(save.latest().input.expectedUpdatedAt).toBe(at(6));
    // The same step with another version under it is another command (R18).
    expect(new Set(save.inputs().map(({ key }) => key)).size).toBe(2);
    await save.answer(gone);
  });

  it("is not undone where another device wrote meanwhile", async () => {
    const { state, restore, save } = await deleted();
    restore();
    await save.fail("conflict", 409);
    expect(state()).toEqual({ listed: "outdated" });
  });
});
