import { describe, expect, it } from "vitest";
import { createActor, fromCallback } from "xstate";
import { fakeActor } from "../../testing/fake-actor";
import type { Comment, CommentList, NewComment } from "./comment";
import { type Change, commentsMachine } from "./comments-machine";
import type { Draft, Drafts } from "./drafts";
import { commentOn } from "./testing";

function open(machine: string | null = "door", drafts: Drafts = {}) {
  const calls = {
    loadComments: fakeActor<CommentList, { machine: string }>(),
    loadOpenComments: fakeActor<Record<string, number>>(),
    addComment: fakeActor<Comment, NewComment>(),
    changeComment: fakeActor<Comment, Change>(),
  };
  const kept: Draft[] = [];
  const actor = createActor(
    commentsMachine.provide({
      actors: {
        loadComments: calls.loadComments.logic,
        loadOpenComments: calls.loadOpenComments.logic,
        addComment: calls.addComment.logic,
        changeComment: calls.changeComment.logic,
        drafts: fromCallback<{ type: "draft.keep" } & Draft>(({ sendBack, receive }) => {
          sendBack({ type: "drafts.found", drafts });
          receive(({ place, text }) => kept.push({ place, text }));
        }),
      },
    }),
    { input: { machine } },
  ).start();
  return { actor, calls, kept, value: () => actor.getSnapshot().value, seen: () => actor.getSnapshot().context };
}
const listOf = (...comments: Comment[]): CommentList => ({ comments, total: comments.length, mayComment: true });

/** With the comments on the door loaded. */
async function loaded(list = listOf(), drafts: Drafts = {}) {
  const opened = open("door", drafts);
  await opened.calls.loadComments.calls[0]?.answer(list);
  return opened;
}

describe("the comments on a machine", () => {
  it("are loaded, and loaded again after a failure", async () => {
    const { actor, calls, value, seen } = open();
    expect(calls.loadComments.calls[0]?.input).toEqual({ machine: "door" });
    await calls.loadComments.calls[0]?.fail("unavailable");
    expect(value()).toMatchObject({ list: "failed" });
    expect(seen().failures.list).toEqual({ code: "unavailable" });
    actor.send({ type: "comments.retry" });
    await calls.loadComments.calls[1]?.answer(listOf(commentOn("door.open")));
    expect(value()).toMatchObject({ list: "known" });
    expect(seen()).toMatchObject({ total: 1, mayComment: true });
  });

  it("are replaced by those of another machine, and by none on the list, which counts them again", async () => {
    const { actor, calls, value, seen } = await loaded(listOf(commentOn("door.open")));
    await calls.loadOpenComments.calls[0]?.answer({ door: 1 });
    actor.send({ type: "machine.opened", machine: "gate" });
    expect(seen()).toMatchObject({ machine: "gate", comments: [], mayComment: false });
    expect(calls.loadComments.calls[1]?.input).toEqual({ machine: "gate" });
    expect(calls.loadOpenComments.calls).toHaveLength(1);
    actor.send({ type: "machine.opened", machine: null });
    expect(value()).toMatchObject({ list: "none", open: "loading" });
    expect(seen().open).toEqual({ door: 1 });
    await calls.loadOpenComments.calls[1]?.fail("network");
    expect(value()).toMatchObject({ open: "failed" });
    actor.send({ type: "open.retry" });
    await calls.loadOpenComments.calls[2]?.answer({ gate: 2 });
    expect(seen().open).toEqual({ gate: 2 });
  });
});

describe("a new comment", () => {
  it("is sent without surrounding space, and then listed first, and its draft is gone", async () => {
    const { actor, calls, kept, value, seen } = await loaded(listOf(commentOn("door.open")));
    actor.send({ type: "draft.type", place: "door.closed", text: " Why? " });
    expect(kept).toEqual([{ place: "door.closed", text: " Why? " }]);
    actor.send({ type: "comment.send", place: "door.closed", name: "closed" });
    expect(value()).toMatchObject({ writing: "sending" });
    const sent = { machine: "door", place: "door.closed", name: "closed", text: "Why?" };
    expect(calls.addComment.calls[0]?.input).toEqual(sent);
    const added = { ...commentOn("door.closed"), id: 2 };
    await calls.addComment.calls[0]?.answer(added);
    expect(value()).toMatchObject({ writing: "editing" });
    expect(seen()).toMatchObject({ comments: [added, commentOn("door.open")], total: 2 });
    expect(seen().drafts).toEqual({ "door.closed": "" });
    expect(kept.at(-1)).toEqual({ place: "door.closed", text: "" });
  });

  it("keeps its text if it could not be sent, and is sent again", async () => {
    const { actor, calls, kept, value, seen } = await loaded();
    actor.send({ type: "draft.type", place: "door", text: "Why?" });
    actor.send({ type: "comment.send", place: "door", name: "Door" });
    await calls.addComment.calls[0]?.fail("signedOut");
    expect(value()).toMatchObject({ writing: "failed" });
    expect(seen()).toMatchObject({ failures: { sent: { code: "signedOut" } }, drafts: { door: "Why?" } });
    expect(kept).toHaveLength(1);
    actor.send({ type: "comment.send", place: "door", name: "Door" });
    expect(calls.addComment.calls[1]?.input).toEqual(calls.addComment.calls[0]?.input);
  });

  it("begins with the draft of an earlier visit", async () => {
    const { actor, calls, seen } = await loaded(listOf(), { "door.open": "As I said" });
    expect(seen().drafts).toEqual({ "door.open": "As I said" });
    actor.send({ type: "comment.send", place: "door.open", name: "open" });
    expect(calls.addComment.calls[0]?.input.text).toBe("As I said");
  });

  it("is not sent if it is empty, too long, on its way already, or not allowed", async () => {
    const { actor, calls, value } = await loaded();
    const type = (text: string) => actor.send({ type: "draft.type", place: "door", text });
    const send = () => actor.send({ type: "comment.send", place: "door", name: "Door" });
    send();
    type("  ");
    send();
    type("🦊".repeat(2001));
    send();
    expect(value()).toMatchObject({ writing: "editing" });
    type("🦊".repeat(2000));
    send();
    send();
    expect(calls.addComment.calls).toHaveLength(1);
    const visitor = await loaded({ ...listOf(), mayComment: false });
    visitor.actor.send({ type: "draft.type", place: "door", text: "Why?" });
    visitor.actor.send({ type: "comment.send", place: "door", name: "Door" });
    expect(visitor.calls.addComment.calls).toEqual([]);
  });

  it("is not listed on a machine that was opened while it was sent", async () => {
    const { actor, calls, seen } = await loaded();
    actor.send({ type: "draft.type", place: "door", text: "Why?" });
    actor.send({ type: "comment.send", place: "door", name: "Door" });
    actor.send({ type: "machine.opened", machine: "gate" });
    await calls.loadComments.calls[1]?.answer(listOf());
    await calls.addComment.calls[0]?.answer(commentOn("door"));
    expect(seen()).toMatchObject({ machine: "gate", comments: [], total: 0, drafts: { door: "" } });
  });
});

describe("a comment", () => {
  it("is resolved and reopened, and stays as it is if that fails", async () => {
    const [first, second] = [commentOn("door"), { ...commentOn("door.open"), id: 2 }];
    const { actor, calls, value, seen } = await loaded(listOf(second, first));
    actor.send({ type: "comment.change", id: 1, isResolved: true });
    expect(calls.changeComment.calls[0]?.input).toEqual({ id: 1, isResolved: true });
    actor.send({ type: "comment.change", id: 2, isResolved: true });
    expect(calls.changeComment.calls).toHaveLength(1);
    await calls.changeComment.calls[0]?.fail("hidden");
    expect(value()).toMatchObject({ resolving: "failed" });
    expect(seen()).toMatchObject({ comments: [second, first], failures: { change: { code: "hidden" } } });
    actor.send({ type: "comment.change", id: 1, isResolved: true });
    await calls.changeComment.calls[1]?.answer({ ...first, isResolved: true, changedBy: "Ben" });
    expect(value()).toMatchObject({ resolving: "idle" });
    expect(seen().comments).toEqual([second, { ...first, isResolved: true, changedBy: "Ben" }]);
  });
});
