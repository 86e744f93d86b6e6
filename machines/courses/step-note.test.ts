import { describe, expect, it } from "vitest";
import { createActor, SimulatedClock, type Snapshot } from "xstate";
import { fakeActor, flush, learner, offline, online, signedIn, signedOut, throughJson } from "../testing";
import { type KeptNote, type Loaded, maxNoteLength, type NoteDraft, noNote } from "./note-draft";
import { stepNoteMachine } from "./step-note";
import type { Keeping } from "./step-note/context";

const place = { locale: "en", slug: "seo", stepId: 20, lesson: 1, step: 2, title: "Clip" };
const kept = (note: string, bookmarked = false, at = 0): KeptNote => ({
  note,
  bookmarked,
  updatedAt: `2026-03-01T10:00:0${at}.000Z`,
});
interface OnStep {
  locale: string;
  slug: string;
  stepId: number;
}
interface Saving extends OnStep {
  note: string;
  bookmarked: boolean;
  expectedUpdatedAt: string | null;
  key: string;
}

function noteOn({ snapshot }: { snapshot?: Snapshot<unknown> } = {}) {
  const loadNote = fakeActor<Loaded, OnStep & { learnerId: number }>();
  const saveNote = fakeActor<KeptNote, Saving>();
  const clock = new SimulatedClock();
  const onDevice: (NoteDraft | null)[] = [];
  const keepings: Keeping[] = [];
  const actor = createActor(
    stepNoteMachine.provide({
      actors: { loadNote: loadNote.logic, saveNote: saveNote.logic },
      actions: {
        keepOnDevice: (_, keeping) => {
          keepings.push(keeping);
          onDevice.push(keeping.draft);
        },
      },
    }),
    { input: place, clock, ...(snapshot && { snapshot }) },
  );
  let signInsAsked = 0;
  actor.on("signIn.requested", () => {
    signInsAsked += 1;
  });
  actor.start();
  return {
    actor,
    loadNote,
    saveNote,
    keepings,
    signInsAsked: () => signInsAsked,
    onDevice: () => onDevice.at(-1),
    state: () => actor.getSnapshot().value,
    context: () => actor.getSnapshot().context,
    has: (tag: "pending" | "busy" | "failed" | "saved" | "kept") => actor.getSnapshot().hasTag(tag),
    write: (text: string) => actor.send({ type: "text.change", text }),
    mark: () => actor.send({ type: "bookmark.toggle" }),
    pass: (ms: number) => clock.increment(ms),
    sent: () => saveNote.inputs().map(({ note }) => note),
  };
}
async function opened(note: KeptNote = noNote, draft: NoteDraft | null = null) {
  const one = noteOn();
  one.actor.send(signedIn);
  await one.loadNote.answer({ kept: note, draft });
  return one;
}
async function saving(text = "One") {
  const one = await opened();
  one.write(text);
  one.pass(1000);
  return one;
}
async function failed(text = "One") {
  const one = await saving(text);
  await one.saveNote.fail("network");
  return one;
}

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

  it("are compared again where the other version did not arrive", async () => {
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

describe("who is here", () => {
  it("stays the same, with the unsaved text, under another name", async () => {
    const { actor, state, write, pass, context, saveNote } = await opened();
    write("One");
    actor.send({ ...signedIn, learner: { ...learner, name: "Ada L." }, seed: "other" });
    expect(state()).toBe("editing");
    expect(context().note).toBe("One");
    pass(1000);
    expect(saveNote.latest().input.key).toMatch(/^other\.note\.20\./);
  });

  it("is somebody else: nothing of the previous learner is shown", async () => {
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
    // Also where the device could not keep it.
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

it("goes on from a stored snapshot", async () => {
  const { actor } = await failed();
  const again = noteOn({ snapshot: throughJson(actor.getPersistedSnapshot()) });
  expect(again.state()).toBe("failed");
  again.actor.send(online);
  await again.saveNote.answer(kept("One"));
  await flush();
  expect(again.state()).toEqual({ settled: "saved" });
});
