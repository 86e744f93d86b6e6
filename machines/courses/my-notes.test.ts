import { describe, expect, it } from "vitest";
import { createActor, type Snapshot } from "xstate";
import type { PlacedNote } from "../../contract/courses/notes";
import { fakeActor, offline, online, throughJson } from "../testing";
import { myNotesMachine } from "./my-notes";
import { groupsOf } from "./my-notes/context";
import type { KeptNote, NoteLocation } from "./note-draft";

interface Change {
  locale: string;
  slug: string;
  stepId: number;
  note: string;
  bookmarked: boolean;
  expectedUpdatedAt: string | null;
  key: string;
}
interface Found {
  notes: PlacedNote[];
  unsaved: NoteLocation[];
}
const at = (second: number) => `2026-03-01T10:00:0${second}.000Z`;
const note = (stepId: number, more: Partial<PlacedNote> = {}): PlacedNote => ({
  stepId,
  note: `Note ${stepId}`,
  bookmarked: false,
  updatedAt: at(stepId),
  url: `/academy/courses/seo/lessons/lesson-1/?step=${stepId}`,
  course: { slug: "seo", url: "/academy/courses/seo/", title: "SEO", language: "en" },
  lesson: { number: 1, title: "One" },
  step: { number: stepId, title: `Step ${stepId}` },
  ...more,
});
const ads = { slug: "ads", url: "/academy/courses/ads/", title: "Ads", language: "en" } as const;
const withdrawn = note(9, { url: null, course: null, lesson: null, step: null });
const unsaved: NoteLocation = { locale: "en", slug: "seo", stepId: 5, lesson: 1, step: 5, title: "Step 5" };
const gone: KeptNote = { note: "", bookmarked: false, updatedAt: null };

function myNotes({ snapshot }: { snapshot?: Snapshot<unknown> } = {}) {
  const load = fakeActor<Found, { locale: string; learnerId: number }>();
  const save = fakeActor<KeptNote, Change>();
  const actor = createActor(myNotesMachine.provide({ actors: { loadNotes: load.logic, saveNote: save.logic } }), {
    input: { locale: "en", learnerId: 7, seed: "seed" },
    ...(snapshot && { snapshot }),
  });
  let lost = 0;
  actor.on("session.lost", () => {
    lost += 1;
  });
  actor.start();
  return {
    actor,
    load,
    save,
    lost: () => lost,
    state: () => actor.getSnapshot().value,
    context: () => actor.getSnapshot().context,
    ids: () => actor.getSnapshot().context.notes.map(({ stepId }) => stepId),
    remove: (stepId: number) => actor.send({ type: "note.delete", stepId }),
    restore: () => actor.send({ type: "note.restore" }),
  };
}
async function listed(notes: PlacedNote[] = [note(1), note(2, { bookmarked: true }), withdrawn]) {
  const opened = myNotes();
  await opened.load.answer({ notes, unsaved: [] });
  return opened;
}
async function deleted(stepId = 1) {
  const opened = await listed();
  opened.remove(stepId);
  await opened.save.answer(gone);
  return opened;
}

describe("groups of notes", () => {
  const notes = [
    note(1, { course: ads }),
    note(2, { note: "", bookmarked: true }),
    note(3, { course: ads, bookmarked: true }),
    withdrawn,
  ];
  const idsOf = (filter: Parameters<typeof groupsOf>[1]) =>
    groupsOf(notes, filter).map((group) => [group.course?.slug, group.notes.map(({ stepId }) => stepId)]);

  it("are courses, the one with the newest note first, and removed courses in a separate group", () => {
    expect(idsOf("all")).toEqual([
      ["ads", [1, 3]],
      ["seo", [2]],
      [undefined, [9]],
    ]);
  });

  it("have what matches the filter", () => {
    expect(idsOf("bookmarked")).toEqual([
      ["seo", [2]],
      ["ads", [3]],
    ]);
    expect(idsOf("written")).toEqual([
      ["ads", [1, 3]],
      [undefined, [9]],
    ]);
    expect(groupsOf([], "all")).toEqual([]);
  });
});

describe("notes and bookmarks", () => {
  it("are asked for once, and listed", async () => {
    const { state, load, ids } = await listed();
    expect(load.inputs()).toEqual([{ locale: "en", learnerId: 7 }]);
    expect(state()).toEqual({ listed: "settled" });
    expect(ids()).toEqual([1, 2, 9]);
  });

  it("may be empty, or exist on this device only", async () => {
    expect((await listed([])).state()).toBe("empty");
    const { load, state, context } = myNotes();
    await load.answer({ notes: [], unsaved: [unsaved] });
    expect(state()).toEqual({ listed: "settled" });
    expect(context().unsaved).toEqual([unsaved]);
  });

  it("that did not arrive are requested again on request or with the network", async () => {
    const { state, load, actor } = myNotes();
    await load.fail("network");
    expect(state()).toBe("failed");
    actor.send(offline);
    expect(state()).toBe("failed");
    actor.send(online);
    await load.fail("timeout");
    actor.send({ type: "notes.retry" });
    await load.answer({ notes: [note(1)], unsaved: [] });
    expect(state()).toEqual({ listed: "settled" });
  });

  it("are filtered, whatever is in progress", async () => {
    const { actor, context, remove } = await listed();
    actor.send({ type: "filter.change", filter: "bookmarked" });
    remove(2);
    actor.send({ type: "filter.change", filter: "written" });
    expect(context().filter).toBe("written");
  });
});

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

  it("is undone: everything is restored where nothing is", async () => {
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
    expect(context()).toMatchObject({ target: null, notes: [{}, { stepId: 2, updatedAt: at(5) }, {}] });
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

describe("a session that has ended", () => {
  it("is told to the academy", async () => {
    const first = myNotes();
    await first.load.fail("signed_out", 401);
    expect([first.state(), first.lost()]).toEqual(["failed", 1]);

    const second = await listed();
    second.remove(1);
    await second.save.fail("signed_out", 401);
    expect([second.state(), second.lost()]).toEqual([{ listed: "deleteFailed" }, 1]);

    const third = await deleted();
    third.restore();
    await third.save.fail("signed_out", 401);
    expect([third.state(), third.lost()]).toEqual([{ listed: "restoreFailed" }, 1]);
  });
});

it("goes on from a stored snapshot", async () => {
  const { actor } = await deleted();
  const again = myNotes({ snapshot: throughJson(actor.getPersistedSnapshot()) });
  again.restore();
  await again.save.answer({ note: "Note 1", bookmarked: false, updatedAt: at(7) });
  expect(again.state()).toEqual({ listed: "settled" });
});

describe("notes that are shown again", () => {
  const reopened = { type: "screen.reopened" } as const;

  it("stay while they are requested again, and when no answer comes", async () => {
    const { actor, state, load, ids } = await listed([note(1)]);
    actor.send(reopened);
    actor.send(reopened);
    expect([state(), ids()]).toEqual([{ listed: "refreshing" }, [1]]);
    await load.fail("network");
    expect([state(), ids()]).toEqual([{ listed: "settled" }, [1]]);
    actor.send(reopened);
    await load.answer({ notes: [note(2)], unsaved: [] });
    expect([state(), ids()]).toEqual([{ listed: "settled" }, [2]]);
    actor.send(reopened);
    await load.answer({ notes: [], unsaved: [] });
    expect([state(), ids()]).toEqual(["empty", []]);
    actor.send(reopened);
    expect(state()).toBe("loading");
    await load.fail("network");
    actor.send(reopened);
    expect(state()).toBe("loading");
  });

  it("can be deleted meanwhile, and one that can be restored stays so", async () => {
    const { actor, state, save, remove } = await listed();
    actor.send(reopened);
    remove(9);
    expect(state()).toEqual({ listed: "refreshing" });
    remove(1);
    await save.answer(gone);
    actor.send(reopened);
    expect(state()).toEqual({ listed: "deleted" });
  });

  it("are fetched again when another device had changed one, and report that the session has ended", async () => {
    const { actor, state, save, remove } = await listed();
    remove(1);
    await save.fail("conflict", 409);
    actor.send(reopened);
    expect(state()).toBe("loading");
    const other = await listed();
    other.actor.send(reopened);
    await other.load.fail("signed_out", 401);
    expect([other.state(), other.lost()]).toEqual([{ listed: "settled" }, 1]);
  });
});
