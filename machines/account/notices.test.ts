import { describe, expect, it } from "vitest";
import { createActor, SimulatedClock } from "xstate";
import { throughJson } from "../testing";
import { maxMessages, maxToasts, type Notice, noticesMachine } from "./notices";

const page = { title: "SEO", href: "/academy/courses/seo/" };

function visit() {
  const clock = new SimulatedClock();
  const actor = createActor(noticesMachine, { clock }).start();
  const context = () => actor.getSnapshot().context;
  let at = 0;
  return {
    actor,
    clock,
    context,
    state: () => actor.getSnapshot().value,
    toasts: () => context().toasts,
    unread: () =>
      context()
        .messages.filter(({ isRead }) => !isRead)
        .map(({ id }) => id),
    say: (notice: Partial<Notice> = {}) => {
      at += 1000;
      actor.send({ type: "notice.add", notice: { text: "enrolled", at, page, ...notice } });
    },
  };
}

describe("a toast", () => {
  it("shows what was announced, and leaves after six seconds", () => {
    const { say, state, toasts, clock, unread } = visit();
    say();
    expect(state()).toEqual({ showing: "counting" });
    expect(toasts()).toEqual([1]);
    clock.increment(5999);
    expect(toasts()).toEqual([1]);
    clock.increment(1);
    expect(state()).toBe("quiet");
    expect(toasts()).toEqual([]);
    expect(unread()).toEqual([1]);
  });

  it("restarts the time of those above it", () => {
    const { say, toasts, clock } = visit();
    say();
    clock.increment(5000);
    say();
    clock.increment(5000);
    expect(toasts()).toEqual([1, 2]);
    clock.increment(1000);
    expect(toasts()).toEqual([]);
  });

  it("is not shown if the page itself says it, and does not keep the others longer", () => {
    const { say, state, toasts, clock, unread, context } = visit();
    say({ inPlace: true });
    expect(state()).toBe("quiet");
    expect(unread()).toEqual([]);
    say();
    clock.increment(5000);
    say({ inPlace: true });
    clock.increment(1000);
    expect(toasts()).toEqual([]);
    expect(context().messages.map(({ id }) => id)).toEqual([3, 2, 1]);
  });

  it("takes the place of the oldest if there are three", () => {
    const { say, toasts, context } = visit();
    for (let count = 0; count <= maxToasts; count += 1) say();
    expect(toasts()).toEqual([2, 3, 4]);
    expect(context().messages).toHaveLength(4);
  });

  it("stays while it is pointed at or focused, as do those that arrive then", () => {
    const { actor, say, state, toasts, clock } = visit();
    say();
    clock.increment(3000);
    actor.send({ type: "toasts.hold" });
    clock.increment(60_000);
    say();
    say({ inPlace: true });
    clock.increment(60_000);
    expect(state()).toEqual({ showing: "held" });
    expect(toasts()).toEqual([1, 2]);
    actor.send({ type: "toasts.release" });
    clock.increment(6000);
    expect(toasts()).toEqual([]);
  });

  it("is dismissed alone, counts as read, and releases the others", () => {
    const { actor, say, state, toasts, unread } = visit();
    say();
    say();
    actor.send({ type: "toasts.hold" });
    actor.send({ type: "notice.dismiss", id: 1 });
    expect(toasts()).toEqual([2]);
    expect(unread()).toEqual([2]);
    expect(state()).toEqual({ showing: "counting" });
    actor.send({ type: "notice.dismiss", id: 2 });
    expect(state()).toBe("quiet");
    expect(unread()).toEqual([]);
  });
});

describe("the messages of the visit", () => {
  it("are listed newest first, with time and page, and count as read once the list is open", () => {
    const { actor, say, state, unread, toasts, context } = visit();
    say({ params: { count: 4 }, text: "ratingSaved" });
    say();
    actor.send({ type: "messages.open" });
    expect(state()).toEqual({ open: "listed" });
    expect(toasts()).toEqual([]);
    expect(unread()).toEqual([]);
    expect(context().messages).toEqual([
      { id: 2, text: "enrolled", at: 2000, page, isRead: true },
      { id: 1, text: "ratingSaved", params: { count: 4 }, at: 1000, page, isRead: true },
    ]);
  });

  it("grow while they are read, and no toast says it twice", () => {
    const { actor, say, state, unread } = visit();
    actor.send({ type: "messages.open" });
    expect(state()).toEqual({ open: "empty" });
    say();
    expect(state()).toEqual({ open: "listed" });
    actor.send({ type: "messages.close" });
    expect(state()).toBe("quiet");
    expect(unread()).toEqual([]);
  });

  it("are cleared on request", () => {
    const { actor, say, state, context } = visit();
    say();
    actor.send({ type: "messages.open" });
    actor.send({ type: "messages.clear" });
    expect(state()).toEqual({ open: "empty" });
    expect(context().messages).toEqual([]);
    say();
    expect(context().messages.map(({ id }) => id)).toEqual([2]);
  });

  it("close when another page opens, and leave its toasts alone", () => {
    const { actor, say, state } = visit();
    say();
    actor.send({ type: "page.opened" });
    expect(state()).toEqual({ showing: "counting" });
    actor.send({ type: "messages.open" });
    actor.send({ type: "page.opened" });
    expect(state()).toBe("quiet");
  });

  it.each(["showing", "open"])("go with the learner, also from %s", (from) => {
    const { actor, say, state, context } = visit();
    say();
    if (from === "open") actor.send({ type: "messages.open" });
    actor.send({ type: "profile.settled" });
    expect(state()).toBe("quiet");
    expect(context()).toMatchObject({ messages: [], toasts: [] });
  });

  it("are limited in number, and survive being stored", () => {
    const { actor, say, context } = visit();
    for (let count = 0; count < maxMessages + 5; count += 1) say();
    expect(context().messages).toHaveLength(maxMessages);
    expect(context().messages[0]?.id).toBe(maxMessages + 5);
    expect(throughJson(actor.getPersistedSnapshot())).toEqual(actor.getPersistedSnapshot());
  });
});
