import { describe, expect, it } from "vitest";
import { online } from "../../testing";
import { maxNoteLength } from "../note-draft";
import { kept, opened } from "./step-note.testing";

describe("two devices", () => {
  const overtaken = async (text = "Mine") => {
    const one = await opened(kept("One"));
    one.write(text);
    one.pass(1000);
    await one.saveNote.fail("conflict");
    return one;
  };
  const contested = async () => {
    const one = await overtaken();
    await one.loadNote.answer({ kept: kept("Theirs", false, 1), draft: null });
    return one;
  };

  it("are compared: if only the bookmark was changed there, both changes are kept without a question", async () => {
    const { state, loadNote, saveNote } = await overtaken();
    expect(state()).toEqual({ sending: "comparing" });
    await loadNote.answer({ kept: kept("One", true, 1), draft: null });
    expect(saveNote.latest().input).toMatchObject({
      note: "Mine",
      bookmarked: true,
      expectedUpdatedAt: kept("One", true, 1).updatedAt,
    });
    // Another body needs another key (R18).
    expect(new Set(saveNote.inputs().map(({ key }) => key)).size).toBe(2);
  });

  it("count as one when the other version is what was sent from here", async () => {
    const { state, write, loadNote, saveNote, pass } = await overtaken();
    write("Mine too");
    await loadNote.answer({ kept: kept("Mine", false, 1), draft: null });
    expect(state()).toEqual({ sending: "saving" });
    await saveNote.answer(kept("Mine too", false, 2));
    expect(state()).toEqual({ settled: "saved" });
    pass(60_000);
    expect(saveNote.calls).toHaveLength(2);
  });

  it("leave the choice to the learner; until then nothing is sent, and the device keeps both", async () => {
    const { actor, state, has, context, write, mark, pass, saveNote, onDevice } = await contested();
    expect(state()).toBe("conflict");
    expect(has("kept")).toBe(true);
    expect(context()).toMatchObject({ note: "Mine", theirs: kept("Theirs", false, 1) });
    expect(onDevice()).toMatchObject({ note: "Mine", base: kept("One") });
    write("Other");
    mark();
    actor.send(online);
    pass(60_000);
    expect(context()).toMatchObject({ note: "Mine", bookmarked: false });
    expect(saveNote.calls).toHaveLength(1);
  });

  it.each([
    ["mine", "Mine"],
    ["both", "Theirs\n\nMine"],
  ] as const)("keep %s", async (version, note) => {
    const { actor, state, saveNote, onDevice } = await contested();
    actor.send({ type: "version.choose", version });
    expect(state()).toEqual({ sending: "saving" });
    expect(onDevice()).toMatchObject({ note, base: kept("Theirs", false, 1) });
    expect(saveNote.latest().input).toMatchObject({ note, expectedUpdatedAt: kept("Theirs", false, 1).updatedAt });
    await saveNote.answer(kept(note, false, 2));
    expect(state()).toEqual({ settled: "saved" });
  });

  it("keep theirs without sending anything", async () => {
    const { actor, state, context, saveNote, onDevice } = await contested();
    actor.send({ type: "version.choose", version: "theirs" });
    expect(state()).toEqual({ settled: "shown" });
    expect(context()).toMatchObject({ note: "Theirs", base: kept("Theirs", false, 1), theirs: null });
    expect(onDevice()).toBeNull();
    expect(saveNote.calls).toHaveLength(1);
  });

  it("keep both only if they fit", async () => {
    const { actor, state, loadNote } = await overtaken("x".repeat(maxNoteLength));
    await loadNote.answer({ kept: kept("Theirs", false, 1), draft: null });
    actor.send({ type: "version.choose", version: "both" });
    expect(state()).toBe("tooLong");
  });

  it("are compared again if the other version did not arrive", async () => {
    const { state, loadNote, saveNote, pass } = await overtaken();
    await loadNote.fail("network");
    expect(state()).toBe("failed");
    pass(10_000);
    await saveNote.fail("conflict");
    expect(state()).toEqual({ sending: "comparing" });
  });

  it("are both shown again after a reload", async () => {
    const { keepings } = await contested();
    const again = await opened(kept("Theirs", false, 1), keepings.at(-1)?.draft ?? null);
    expect(again.state()).toBe("conflict");
    expect(again.saveNote.calls).toEqual([]);
  });

  it("show what the other one wrote when the learner comes back to the page", async () => {
    const { actor, state, context, loadNote } = await opened(kept("One"));
    actor.send({ type: "page.shown" });
    expect(state()).toEqual({ settled: "refreshing" });
    await loadNote.answer({ kept: kept("Theirs", true, 1), draft: null });
    expect(state()).toEqual({ settled: "shown" });
    expect(context()).toMatchObject({ note: "Theirs", bookmarked: true });
    actor.send({ type: "page.shown" });
    await loadNote.fail("network");
    expect(state()).toEqual({ settled: "shown" });
    expect(context().note).toBe("Theirs");
  });

  it("do not remove what is begun meanwhile", async () => {
    const { actor, write, state, context, loadNote } = await opened(kept("One"));
    actor.send({ type: "page.shown" });
    write("Mine");
    await loadNote.answer({ kept: kept("Theirs", false, 1), draft: null });
    expect(state()).toBe("editing");
    expect(context().note).toBe("Mine");
  });
});
