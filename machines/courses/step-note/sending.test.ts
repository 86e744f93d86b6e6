import { describe, expect, it } from "vitest";
import { offline, online } from "../../testing";
import { maxNoteLength } from "../note-draft";
import { failed, kept, saving } from "./step-note.testing";

describe("what does not arrive", () => {
  it("is reported, kept on the device and resent automatically, under its key", async () => {
    const { state, has, context, pass, onDevice, saveNote } = await failed();
    expect(state()).toBe("failed");
    expect(has("kept")).toBe(true);
    expect(context().failure).toMatchObject({ code: "network" });
    expect(onDevice()).toMatchObject({ note: "One", sent: { note: "One", bookmarked: false } });
    pass(10_000);
    expect(state()).toEqual({ sending: "saving" });
    await saveNote.answer(kept("One"));
    expect(state()).toEqual({ settled: "saved" });
    expect(context().failure).toBeNull();
    expect(new Set(saveNote.inputs().map(({ key }) => key)).size).toBe(1);
  });

  it("is sent when the network is back, or on request", async () => {
    const { actor, state, saveNote } = await failed();
    actor.send(offline);
    expect(state()).toBe("failed");
    actor.send(online);
    expect(state()).toEqual({ sending: "saving" });
    await saveNote.fail("unavailable", 503);
    actor.send({ type: "note.retry" });
    expect(saveNote.calls).toHaveLength(3);
  });

  it("is sent before what was written since, as it may have arrived", async () => {
    const { write, mark, pass, state, sent, saveNote, onDevice } = await failed("One");
    write("One two");
    mark();
    expect(state()).toBe("failed");
    expect(onDevice()).toMatchObject({ note: "One two", bookmarked: true, sent: { note: "One", bookmarked: false } });
    pass(10_000);
    await saveNote.answer(kept("One"));
    pass(1000);
    await saveNote.answer(kept("One two", true, 1));
    expect(sent()).toEqual(["One", "One", "One two"]);
    expect(state()).toEqual({ settled: "saved" });
  });

  it("waits until it is no longer too long", async () => {
    const { write, pass, state, sent } = await failed();
    write("x".repeat(maxNoteLength + 1));
    expect(state()).toBe("tooLong");
    write("Two");
    pass(1000);
    expect(sent()).toEqual(["One", "One"]);
  });

  it.each(["invalid", "forbidden", "not_found", "not_enrolled"] as const)(
    "because of %s is sent again on request only, as another command",
    async (code) => {
      const { actor, state, has, pass, write, mark, saveNote, context } = await saving();
      await saveNote.fail(code);
      expect(state()).toBe("refused");
      expect(has("kept")).toBe(true);
      expect(context()).toMatchObject({ failure: { code }, sent: null });
      pass(60_000);
      expect(state()).toBe("refused");
      actor.send({ type: "note.retry" });
      await saveNote.fail(code);
      mark();
      expect(saveNote.latest().input).toMatchObject({ bookmarked: true });
      await saveNote.fail(code);
      write("Two");
      pass(1000);
      expect(saveNote.latest().input).toMatchObject({ note: "Two" });
      expect(new Set(saveNote.inputs().map(({ key }) => key)).size).toBe(4);
    },
  );

  it("is not sent when it is too long, even if it was lengthened while it was refused", async () => {
    const { write, state, saveNote } = await saving();
    write("x".repeat(maxNoteLength + 1));
    await saveNote.fail("not_enrolled");
    expect(state()).toBe("tooLong");
  });
});
