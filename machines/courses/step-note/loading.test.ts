import { describe, expect, it } from "vitest";
import { flush, learner, offline, online, signedIn, signedOut, throughJson } from "../../testing";
import { noNote } from "../note-draft";
import { failed, kept, noteOn, opened, saving } from "./step-note.testing";

describe("opening a step", () => {
  it("waits for the profile, and requests that learner's note", async () => {
    const { actor, state, has, loadNote, context } = noteOn();
    expect(state()).toBe("waiting");
    expect(has("pending")).toBe(true);
    actor.send(signedIn);
    expect(loadNote.inputs()).toEqual([{ locale: "en", slug: "seo", stepId: 20, learnerId: learner.id }]);
    await loadNote.answer({ kept: kept("One", true), draft: null });
    expect(state()).toEqual({ settled: "shown" });
    expect(context()).toMatchObject({ note: "One", bookmarked: true });
  });

  it("has nothing for a visitor, who can sign in", () => {
    const { actor, state, signInsAsked } = noteOn();
    actor.send(signedOut);
    expect(state()).toBe("signedOut");
    actor.send({ type: "signIn.choose" });
    expect(signInsAsked()).toBe(1);
  });

  it("says that the note did not arrive, and asks again on request or with the network", async () => {
    const { actor, state, loadNote, context } = noteOn();
    actor.send(signedIn);
    await loadNote.fail("timeout");
    expect(state()).toBe("loadFailed");
    expect(context().failure).toMatchObject({ code: "timeout" });
    actor.send(offline);
    expect(state()).toBe("loadFailed");
    actor.send(online);
    expect(state()).toBe("loading");
    await loadNote.fail("network");
    actor.send({ type: "note.retry" });
    await loadNote.answer({ kept: noNote, draft: null });
    expect(state()).toEqual({ settled: "shown" });
  });

  it("sends what this device kept", async () => {
    const { state, saveNote, context, onDevice } = await opened(kept("One"), {
      note: "One and two",
      bookmarked: true,
      base: kept("One"),
      sent: null,
    });
    expect(state()).toEqual({ sending: "saving" });
    expect(saveNote.latest().input).toMatchObject({
      note: "One and two",
      bookmarked: true,
      expectedUpdatedAt: kept("One").updatedAt,
    });
    await saveNote.answer(kept("One and two", true, 1));
    expect(state()).toEqual({ settled: "saved" });
    expect(onDevice()).toBeNull();
    expect(context().base).toEqual(kept("One and two", true, 1));
  });

  it("forgets on the device what has arrived without an answer", async () => {
    const sent = { note: "Two", bookmarked: false };
    const { state, onDevice, saveNote } = await opened(kept("Two", false, 1), { ...sent, base: kept("One"), sent });
    expect(state()).toEqual({ settled: "shown" });
    expect(onDevice()).toBeNull();
    expect(saveNote.calls).toEqual([]);
  });
});

describe("the session", () => {
  it("stays the same, with the unsaved text, under another name", async () => {
    const { actor, state, write, pass, context, saveNote } = await opened();
    write("One");
    actor.send({ ...signedIn, learner: { ...learner, name: "Ada L." }, seed: "other" });
    expect(state()).toBe("editing");
    expect(context().note).toBe("One");
    pass(1000);
    expect(saveNote.latest().input.key).toMatch(/^other\.note\.20\./);
  });

  it("is someone else: no data of the previous learner is shown", async () => {
    const { actor, state, context, loadNote, keepings } = await failed();
    const before = keepings.length;
    actor.send({ ...signedIn, learner: { ...learner, id: 8 } });
    expect(state()).toBe("loading");
    expect(context()).toMatchObject({ note: "", bookmarked: false, base: noNote, sent: null, failure: null });
    expect(loadNote.latest().input.learnerId).toBe(8);
    // What was written stays on its author's device.
    expect(keepings).toHaveLength(before);
  });

  it("is nobody after a sign-out", async () => {
    const { actor, state, context } = await failed();
    actor.send(signedOut);
    expect(state()).toBe("signedOut");
    expect(context()).toMatchObject({ note: "", learnerId: 0 });
  });

  it("comes back after the session has ended, and what was written is sent", async () => {
    const { actor, state, context, onDevice, loadNote, saveNote, signInsAsked } = await saving();
    await saveNote.fail("signed_out", 401);
    expect(state()).toBe("signedOut");
    expect(signInsAsked()).toBe(0);
    expect(onDevice()).toMatchObject({ note: "One" });
    actor.send({ ...signedIn, seed: "later" });
    expect(state()).toBe("loading");
    // Even if the device could not store it.
    await loadNote.answer({ kept: noNote, draft: null });
    expect(context().note).toBe("One");
    expect(saveNote.latest().input).toMatchObject({ note: "One", key: expect.stringMatching(/^later\./) });
  });

  it.each(["loading", "refreshing", "comparing"])("is noticed while %s", async (when) => {
    const { actor, state, write, pass, loadNote, saveNote } = noteOn();
    actor.send(signedIn);
    if (when !== "loading") await loadNote.answer({ kept: noNote, draft: null });
    if (when === "refreshing") actor.send({ type: "page.shown" });
    if (when === "comparing") {
      write("One");
      pass(1000);
      await saveNote.fail("conflict");
    }
    await loadNote.fail("signed_out", 401);
    expect(state()).toBe("signedOut");
  });
});

it("continues from a stored snapshot", async () => {
  const { actor } = await failed();
  const again = noteOn({ snapshot: throughJson(actor.getPersistedSnapshot()) });
  expect(again.state()).toBe("failed");
  again.actor.send(online);
  await again.saveNote.answer(kept("One"));
  await flush();
  expect(again.state()).toEqual({ settled: "saved" });
});
