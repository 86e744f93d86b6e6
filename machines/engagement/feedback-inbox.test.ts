import { describe, expect, it } from "vitest";
import { createActor, SimulatedClock } from "xstate";
import type { InboxMessage } from "../../contract/engagement/inbox";
import { editorHere, fakeActor, offline, online, signedIn, signedOut } from "../testing";
import { feedbackInboxMachine } from "./feedback-inbox";
import { type Asked, type Filters, type Marking, type Messages, newMessages, queryOf } from "./feedback-inbox/context";

const at = "2026-03-01T12:00:00.000Z";
const message = (id: number, isDone = false): InboxMessage => ({
  id,
  text: `Message ${id}`,
  url: "/academy/courses/seo/",
  language: "en",
  sentAt: at,
  sender: { name: "Lea", email: "lea@example.test" },
  done: isDone ? { at, by: "Edi" } : null,
});
const part = (data: InboxMessage[], more: Partial<Messages> = {}): Messages => ({
  data,
  total: 4,
  next: data.at(-1)?.id ?? null,
  unread: 4,
  ...more,
});
const german: Filters = { ...newMessages, language: "de" };

function inbox() {
  const load = fakeActor<Messages, Asked>();
  const mark = fakeActor<InboxMessage, Marking & { key: string }>();
  const clock = new SimulatedClock();
  const actor = createActor(
    feedbackInboxMachine.provide({ actors: { loadMessages: load.logic, markMessage: mark.logic } }),
    { input: { filters: newMessages, limit: 2 }, clock },
  );
  const queries: unknown[] = [];
  let signInsAsked = 0;
  actor.on("query.changed", ({ query }) => queries.push(query));
  actor.on("signIn.requested", () => {
    signInsAsked += 1;
  });
  actor.start();
  const ids = () => actor.getSnapshot().context.messages.map(({ id }) => id);
  return {
    actor,
    load,
    mark,
    clock,
    queries,
    signInsAsked: () => signInsAsked,
    state: () => actor.getSnapshot().value,
    context: () => actor.getSnapshot().context,
    ids,
  };
}
async function listed() {
  const opened = inbox();
  opened.actor.send(editorHere);
  await opened.load.answer(part([message(9), message(8)]));
  return opened;
}

describe("the inbox", () => {
  it("loads the newest new messages for an editor", async () => {
    const { load, state, ids, context } = await listed();
    expect(load.inputs()).toEqual([{ ...newMessages, before: null, limit: 2 }]);
    expect([state(), ids()]).toEqual([{ open: { listed: "settled" } }, [9, 8]]);
    expect(context()).toMatchObject({ total: 4, unread: 4, next: 8, staff: "editors" });
  });

  it("says who it is for, without a request (R62)", () => {
    const { actor, state, load } = inbox();
    actor.send(signedIn);
    expect([state(), load.calls.length]).toEqual(["forbidden", 0]);
  });

  it("offers a visitor to sign in", () => {
    const { actor, state, signInsAsked } = inbox();
    actor.send(signedOut);
    actor.send({ type: "signIn.open" });
    expect([state(), signInsAsked()]).toEqual(["signedOut", 1]);
  });

  it.each([
    ["signed_out", 401, "signedOut"],
    ["forbidden", 403, "forbidden"],
  ] as const)("shows nothing more once the server says %s", async (code, status, expected) => {
    for (const event of [
      { type: "screen.reopened" },
      { type: "messages.more" },
      { type: "filters.change", filters: german },
    ] as const) {
      const { actor, load, state, ids } = await listed();
      actor.send(event);
      await load.fail(code, status);
      expect([state(), ids()]).toEqual([expected, []]);
    }
    const { actor, mark, state, ids } = await listed();
    actor.send({ type: "message.mark", id: 9, isDone: true });
    await mark.fail(code, status);
    expect([state(), ids()]).toEqual([expected, []]);
  });

  it("appends older messages, from where the last ones ended", async () => {
    const { actor, load, ids, state, context } = await listed();
    actor.send({ type: "messages.more" });
    await load.fail("network");
    expect([state(), ids(), context().failure?.code]).toEqual([{ open: { listed: "moreFailed" } }, [9, 8], "network"]);
    actor.send({ type: "messages.more" });
    expect(load.latest().input).toEqual({ ...newMessages, before: 8, limit: 2 });
    await load.answer(part([message(7)], { next: null }));
    expect(ids()).toEqual([9, 8, 7]);
    actor.send({ type: "messages.more" });
    expect([state(), load.calls.length]).toEqual([{ open: { listed: "settled" } }, 3]);
  });

  it("puts its filters into the address, and takes them from there", async () => {
    const { actor, load, queries, ids } = await listed();
    actor.send({ type: "filters.change", filters: german });
    expect([queries, load.latest().input]).toEqual([[{ language: "de" }], { ...german, before: null, limit: 2 }]);
    // What the address says now is no news.
    actor.send({ type: "address.changed", filters: german });
    actor.send({ type: "filters.change", filters: german });
    expect(load.calls).toHaveLength(2);
    await load.answer(part([message(3)]));
    expect(ids()).toEqual([3]);
    actor.send({ type: "address.changed", filters: newMessages });
    expect([load.latest().input.language, queries.length]).toEqual([null, 1]);
  });

  it("searches after a pause in typing; a late answer changes nothing (R41)", async () => {
    const { actor, load, clock, queries, state, ids } = await listed();
    actor.send({ type: "screen.reopened" });
    actor.send({ type: "words.type", search: "vid" });
    clock.increment(299);
    actor.send({ type: "words.type", search: "video" });
    await load.answer(part([message(1)]));
    expect([ids(), state()]).toEqual([[9, 8], { open: "typing" }]);
    clock.increment(300);
    expect([queries, load.latest().input.search]).toEqual([[{ search: "video" }], "video"]);
    await load.answer(part([], { total: 0, next: null }));
    expect([state(), ids()]).toEqual([{ open: "empty" }, []]);
  });

  it("keeps the filters of an address that came before the profile", () => {
    const { actor, load } = inbox();
    actor.send({ type: "address.changed", filters: german });
    actor.send(editorHere);
    expect(load.inputs()).toEqual([{ ...german, before: null, limit: 2 }]);
  });

  it("is loaded again on request, and when the network is back", async () => {
    const { actor, load, state } = inbox();
    actor.send(editorHere);
    await load.fail("unavailable", 503);
    expect(state()).toEqual({ open: "failed" });
    actor.send({ type: "inbox.retry" });
    await load.fail("network");
    actor.send(offline);
    expect(state()).toEqual({ open: "failed" });
    actor.send(online);
    await load.answer(part([message(9)]));
    expect(state()).toEqual({ open: { listed: "settled" } });
  });

  it("is refreshed when it is shown again, and stays if no answer comes", async () => {
    const { actor, load, state, ids } = await listed();
    actor.send({ type: "messages.more" });
    await load.answer(part([message(7), message(6)]));
    actor.send({ type: "screen.reopened" });
    expect(load.latest().input).toMatchObject({ before: null, limit: 4 });
    await load.fail("network");
    expect([state(), ids()]).toEqual([{ open: { listed: "settled" } }, [9, 8, 7, 6]]);
    actor.send({ type: "screen.reopened" });
    await load.answer(part([message(10), message(9)]));
    expect(ids()).toEqual([10, 9]);
    actor.send({ type: "screen.reopened" });
    await load.answer(part([]));
    expect(state()).toEqual({ open: "empty" });
  });
});

describe("marking a message", () => {
  it("leaves it in the list as done, and can be undone; each mark has its own key", async () => {
    const { actor, mark, state, ids, context } = await listed();
    actor.send({ type: "message.mark", id: 8, isDone: true });
    await mark.answer(message(8, true));
    expect([state(), ids(), context().unread]).toEqual([{ open: { listed: "marked" } }, [9, 8], 3]);
    // It already is.
    actor.send({ type: "message.mark", id: 8, isDone: true });
    expect(mark.calls).toHaveLength(1);
    actor.send({ type: "message.mark", id: 8, isDone: false });
    await mark.answer(message(8));
    expect([context().messages[1]?.done, context().unread]).toEqual([null, 4]);
    expect(mark.inputs()).toEqual([
      { id: 8, isDone: true, key: "seed.mark.0" },
      { id: 8, isDone: false, key: "seed.mark.1" },
    ]);
  });

  it("happens one by one", async () => {
    const { actor, mark, load } = await listed();
    actor.send({ type: "message.mark", id: 8, isDone: true });
    actor.send({ type: "message.mark", id: 9, isDone: true });
    actor.send({ type: "messages.more" });
    expect([mark.calls.length, load.calls.length]).toEqual([1, 1]);
  });

  it("changes nothing when it fails; the next try has the same key", async () => {
    const { actor, mark, state, context } = await listed();
    actor.send({ type: "message.mark", id: 8, isDone: true });
    await mark.fail("network");
    expect([state(), context().messages[1]?.done]).toEqual([{ open: { listed: "markFailed" } }, null]);
    actor.send({ type: "message.mark", id: 8, isDone: true });
    expect(mark.inputs().map(({ key }) => key)).toEqual(["seed.mark.0", "seed.mark.0"]);
  });

  it("takes a message off the list that no longer exists", async () => {
    const { actor, mark, state, ids, context } = await listed();
    actor.send({ type: "message.mark", id: 8, isDone: true });
    await mark.fail("not_found", 404);
    expect([state(), ids(), context().total, context().unread]).toEqual([{ open: { listed: "gone" } }, [9], 3, 3]);
  });

  it("counts only what it changed", async () => {
    const { actor, mark, context } = await listed();
    actor.send({ type: "message.mark", id: 77, isDone: true });
    expect(mark.calls).toEqual([]);
    // A colleague was faster, and reopened it.
    actor.send({ type: "message.mark", id: 8, isDone: true });
    await mark.answer(message(8));
    expect(context().unread).toBe(4);
  });
});

it("has an address that says only what differs from all new messages", () => {
  expect(queryOf(newMessages)).toEqual({});
  expect(queryOf({ state: "all", search: " video ", language: "de", page: "/academy/" })).toEqual({
    state: "all",
    search: "video",
    language: "de",
    page: "/academy/",
  });
});
