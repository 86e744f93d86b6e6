import { describe, expect, it } from "vitest";
import { offline, online, throughJson } from "../../testing";
import { at, deleted, gone, listed, myNotes, note, unsaved } from "./my-notes.testing";

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

describe("a session that has ended", () => {
  it("is reported to the academy", async () => {
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

it("continues from a stored snapshot", async () => {
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
