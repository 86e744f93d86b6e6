import { describe, expect, it } from "vitest";
import { learner } from "../../testing";
import { maxNoteLength, noNote } from "../note-draft";
import { kept, opened, place, saving } from "./step-note.testing";

describe("writing", () => {
  it("is kept on the device with every key, and saved a second after the last one", async () => {
    const { write, pass, state, has, onDevice, keepings, saveNote, sent } = await opened();
    write("O");
    pass(900);
    write("On");
    expect(onDevice()).toMatchObject({ note: "On", base: noNote, sent: null });
    expect(keepings.at(-1)).toMatchObject({ learnerId: learner.id, place });
    pass(900);
    expect(state()).toBe("editing");
    expect(has("busy")).toBe(true);
    pass(100);
    expect(state()).toEqual({ sending: "saving" });
    expect(onDevice()).toMatchObject({ note: "On", sent: { note: "On", bookmarked: false } });
    await saveNote.answer(kept("On"));
    expect(state()).toEqual({ settled: "saved" });
    expect(has("saved")).toBe(true);
    expect(onDevice()).toBeNull();
    expect(sent()).toEqual(["On"]);
  });

  it.each(["note.leave", "page.hidden"] as const)("is saved at once on %s", async (type) => {
    const { actor, write, state } = await opened();
    actor.send({ type });
    expect(state()).toEqual({ settled: "shown" });
    write("One");
    actor.send({ type });
    expect(state()).toEqual({ sending: "saving" });
  });

  it("sends nothing when it was undone", async () => {
    const { write, pass, state, saveNote, onDevice } = await opened(kept("One"));
    write("One t");
    write("One ");
    pass(1000);
    expect(state()).toEqual({ settled: "shown" });
    expect(saveNote.calls).toEqual([]);
    expect(onDevice()).toBeNull();
  });

  it("continues while something is being sent, and is saved after the next pause, replacing what arrived", async () => {
    const { write, mark, pass, state, saveNote, onDevice } = await saving("One");
    write("One two");
    mark();
    expect(state()).toEqual({ sending: "saving" });
    expect(onDevice()).toEqual({
      note: "One two",
      bookmarked: true,
      base: noNote,
      sent: { note: "One", bookmarked: false },
    });
    await saveNote.answer(kept("One", false, 1));
    expect(state()).toBe("editing");
    expect(onDevice()).toMatchObject({ note: "One two", base: kept("One", false, 1), sent: null });
    pass(1000);
    expect(saveNote.latest().input).toMatchObject({
      note: "One two",
      bookmarked: true,
      expectedUpdatedAt: kept("One", false, 1).updatedAt,
    });
    expect(new Set(saveNote.inputs().map(({ key }) => key)).size).toBe(2);
  });

  it("is sent as the server keeps it, and is saved although it ends in a space", async () => {
    const { saveNote, state, context } = await saving("One\r\ntwo \u0000");
    expect(saveNote.latest().input.note).toBe("One\ntwo");
    await saveNote.answer(kept("One\ntwo"));
    expect(state()).toEqual({ settled: "saved" });
    expect(context().note).toBe("One\r\ntwo \u0000");
  });

  it("is not sent while it is too long, and is kept on the device", async () => {
    const { write, mark, pass, state, has, saveNote, onDevice } = await opened();
    write("x".repeat(maxNoteLength + 1));
    pass(1000);
    expect(state()).toBe("tooLong");
    expect(has("kept")).toBe(true);
    mark();
    expect(onDevice()).toMatchObject({ bookmarked: true });
    expect(saveNote.calls).toEqual([]);
    write("x".repeat(maxNoteLength));
    pass(1000);
    expect(state()).toEqual({ sending: "saving" });
  });
});

describe("a bookmark", () => {
  it("is saved at once, and taken away as well", async () => {
    const { mark, state, saveNote, onDevice } = await opened(kept("One"));
    mark();
    expect(state()).toEqual({ sending: "saving" });
    expect(onDevice()).toMatchObject({ note: "One", bookmarked: true });
    expect(saveNote.latest().input).toMatchObject({ note: "One", bookmarked: true });
    await saveNote.answer(kept("One", true, 1));
    mark();
    await saveNote.answer(kept("One", false, 2));
    expect(state()).toEqual({ settled: "saved" });
  });

  it("is saved with what is being written", async () => {
    const { write, mark, saveNote } = await opened();
    write("One");
    mark();
    expect(saveNote.latest().input).toMatchObject({ note: "One", bookmarked: true });
  });
});
